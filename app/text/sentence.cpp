// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/sentence.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

QString asSentence(const QString &words)
{
    const QString trimmed = words.trimmed();
    const bool isEnded = trimmed.isEmpty() || u".!?…؟。"_s.contains(trimmed.back());
    return isEnded ? trimmed : trimmed + u'.';
}

} // namespace Hiwar

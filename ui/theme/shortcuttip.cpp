// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/shortcuttip.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

QList<QKeySequence> keySequences(ShortcutId id)
{
    QList<QKeySequence> sequences;
    const QStringList keys = keysOf(id);
    for (const QString &key : keys)
        sequences.append(QKeySequence::fromString(key, QKeySequence::PortableText));
    return sequences;
}

QString shownKey(ShortcutId id)
{
    return keySequences(id).value(0).toString(QKeySequence::NativeText);
}

QString withKeys(const QString &name, ShortcutId id)
{
    return u"%1 (%2)"_s.arg(name, shownKey(id));
}

} // namespace Hiwar

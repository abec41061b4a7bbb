// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

#include <algorithm>

namespace Hiwar {

/// Whether it is empty, or of blanks and line ends only, in any script.
inline bool isBlank(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

/// Whether a word begins there; `at` is within the text.
inline bool isWordStart(QStringView text, qsizetype at)
{
    return at == 0 || !text.at(at - 1).isLetterOrNumber();
}

} // namespace Hiwar

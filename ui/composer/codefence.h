// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of a text are code between fences, line by line, as CommonMark has it. Pure.
#pragma once

#include <QStringView>

namespace Hiwar {

/// What is open: the length of its fence, negative for one of tildes; 0: no code.
using CodeFence = int;

/// After this line.
[[nodiscard]] inline CodeFence fenceAfter(CodeFence before, QStringView line)
{
    constexpr qsizetype mostIndent = 3; // more is code by itself
    constexpr int leastFence = 3;
    qsizetype at = 0;
    while (at < line.size() && line[at] == u' ')
        ++at;
    if (at > mostIndent || at == line.size() || (line[at] != u'`' && line[at] != u'~'))
        return before;
    const QChar mark = line[at];
    int length = 0;
    while (at + length < line.size() && line[at + length] == mark)
        ++length;
    if (length < leastFence)
        return before;
    const QStringView rest = line.sliced(at + length);
    const CodeFence here = mark == u'`' ? length : -length;
    if (before == 0)
        return mark == u'`' && rest.contains(mark) ? 0 : here;
    const bool ends =
        (before > 0) == (here > 0) && length >= qAbs(before) && rest.trimmed().isEmpty();
    return ends ? 0 : before;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/textparts.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype nearBy = 2'000;
constexpr qsizetype step = partLetters - nearBy; // so that none is longer than partLetters

/// Where the part begins: at most `nearBy` before its place.
qsizetype beginOf(const QString &text, int part)
{
    const qsizetype place = part * step;
    if (place <= 0)
        return 0;
    if (place >= text.size())
        return text.size();
    const qsizetype line = text.lastIndexOf(u'\n', place - 1);
    if (line >= place - nearBy)
        return line + 1;
    return text.at(place).isLowSurrogate() ? place - 1 : place;
}

} // namespace

int partCount(const QString &text)
{
    return int(std::max<qsizetype>((text.size() + step - 1) / step, 1));
}

QString partOf(const QString &text, int part)
{
    const qsizetype begin = beginOf(text, part);
    const qsizetype end = part + 1 >= partCount(text) ? text.size() : beginOf(text, part + 1);
    return text.mid(begin, end - begin);
}

} // namespace Hiwar

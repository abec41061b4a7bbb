// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/guessedwidth.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace Hiwar {

qreal guessedLineWidth(QStringView line, qreal letter)
{
    static constexpr QChar firstWide(0x2E80);
    const auto wide = std::count_if(line.begin(), line.end(),
                                    [](QChar c) { return c >= firstWide && !c.isSurrogate(); });
    return letter * qreal(line.size() + wide);
}

qreal guessedLines(QStringView text, const QFont &font, qreal width)
{
    const qreal letter = QFontMetricsF(font).averageCharWidth();
    qreal lines = 0;
    for (const QStringView line : text.tokenize(QChar(QChar::LineSeparator)))
        lines += std::max(1.0, std::ceil(guessedLineWidth(line, letter) / std::max(width, letter)));
    return lines;
}

qreal guessedWidth(QStringView text, const QFont &font)
{
    const qreal letter = QFontMetricsF(font).averageCharWidth();
    qreal widest = 0;
    for (const QStringView line : text.tokenize(QChar(QChar::LineSeparator)))
        widest = std::max(widest, guessedLineWidth(line, letter));
    return widest;
}

} // namespace Hiwar

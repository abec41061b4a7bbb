// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/guessedwidth.h"

#include "ui/block/blocktext.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace Hiwar {

namespace {

template<typename Visitor>
void visitLines(QStringView text, Visitor visit)
{
    for (auto begin = text.begin();;) {
        const auto end = std::find_if(begin, text.end(), isLineBreak);
        visit(QStringView(begin, end));
        if (end == text.end())
            return;
        begin = end + 1;
    }
}

} // namespace

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
    visitLines(text, [&](QStringView line) {
        lines += std::max(1.0, std::ceil(guessedLineWidth(line, letter) / std::max(width, letter)));
    });
    return lines;
}

qreal guessedWidth(QStringView text, const QFont &font)
{
    const qreal letter = QFontMetricsF(font).averageCharWidth();
    qreal widest = 0;
    visitLines(
        text, [&](QStringView line) { widest = std::max(widest, guessedLineWidth(line, letter)); });
    return widest;
}

} // namespace Hiwar

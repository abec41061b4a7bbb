// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the letters of a TextRun look like.
#include "ui/block/emoji.h"
#include "ui/block/textrun.h"
#include "ui/theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace Hiwar {

void TextRun::setUp(QTextLayout &layout, const Part &part) const
{
    QTextOption option;
    option.setTextDirection(m_text.direction);
    // Lines are put on their side by hand in placeLine(): Qt's alignment would be of the text's
    // direction.
    option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(m_breaksWords ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                     : QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    option.setTabStopDistance(4 * QFontMetricsF(m_font).horizontalAdvance(u'0'));
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    const QString text = m_pictures.laidOut(m_text.text, part.from, part.to);
    layout.setText(text);
    layout.setFormats(formats(part, text));
}

bool TextRun::looksLikeCode(const TextRange &range) const
{
    return range.styles.testFlag(SpanStyle::Code) ||
           (range.styles.testFlag(SpanStyle::Formula) && !m_pictures.at(range.start));
}

QTextCharFormat TextRun::formatOf(const TextRange &range) const
{
    QTextCharFormat format;
    if (looksLikeCode(range)) {
        QFont code = m_theme->codeFont;
        code.setPointSizeF(m_font.pointSizeF() * m_theme->codeFont.pointSizeF() /
                           m_theme->font.pointSizeF());
        code.setWeight(m_font.weight());
        format.setFont(code);
        format.setForeground(m_style.codeText);
    }
    if (range.styles.testFlag(SpanStyle::Bold))
        format.setFontWeight(QFont::Bold);
    if (range.styles.testFlag(SpanStyle::Italic) || range.styles.testFlag(SpanStyle::Image))
        format.setFontItalic(true);
    if (range.styles.testFlag(SpanStyle::Strike))
        format.setFontStrikeOut(true);
    if (range.styles.testFlag(SpanStyle::Note))
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    if (!range.link.isEmpty()) {
        format.setFontUnderline(true);
        if (!range.styles.testFlag(SpanStyle::Code))
            format.setForeground(m_style.link);
    }
    return format;
}

std::pair<qsizetype, qsizetype> TextRun::rangesIn(int from, int to) const
{
    const auto begin = m_text.ranges.cbegin();
    const auto first = std::partition_point(begin, m_text.ranges.cend(), [from](const auto &range) {
        return range.start + range.length <= from;
    });
    const auto end = std::partition_point(first, m_text.ranges.cend(),
                                          [to](const auto &range) { return range.start < to; });
    return {first - begin, end - begin};
}

QList<QTextLayout::FormatRange> TextRun::formats(const Part &part, const QString &laidOut) const
{
    QList<QTextLayout::FormatRange> out;
    const auto append = [&](QTextLayout::FormatRange range) {
        const int begin = std::max(range.start, part.from);
        const int end = std::min(range.start + range.length, part.to);
        if (begin >= end)
            return;
        range.start = begin - part.from;
        range.length = end - begin;
        out.append(range);
    };
    if (m_colours) {
        for (const QTextLayout::FormatRange &range : *m_colours)
            append(range);
        return out;
    }
    const auto [first, end] = rangesIn(part.from, part.to);
    for (qsizetype i = first; i < end; ++i) {
        const TextRange &range = m_text.ranges.at(i);
        if (const TextPicture *picture = m_pictures.at(range.start))
            append(m_pictures.format(*picture, m_style.text));
        else
            append({range.start, range.length, formatOf(range)});
    }
    for (const auto &[from, to] : emojiIn(laidOut))
        out.append({from, to - from, emojiFormat()});
    return out;
}

} // namespace Hiwar

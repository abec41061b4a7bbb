// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textformats.h"

#include "ui/block/emoji.h"
#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

namespace {

void appendCut(QList<QTextLayout::FormatRange> &out, QTextLayout::FormatRange range, int from,
               int to)
{
    const int begin = std::max(range.start, from);
    const int end = std::min(range.start + range.length, to);
    if (begin >= end)
        return;
    range.start = begin - from;
    range.length = end - begin;
    out.append(range);
}

} // namespace

TextFormats::TextFormats(const RunText &text, const TextPictures &pictures, const TextStyle &style,
                         const QFont &font, const Theme &theme)
    : m_text(text)
    , m_pictures(pictures)
    , m_style(style)
    , m_font(font)
    , m_theme(theme)
{
}

bool TextFormats::looksLikeCode(const TextRange &range) const
{
    return range.styles.testFlag(SpanStyle::Code) ||
           (range.styles.testFlag(SpanStyle::Formula) && !m_pictures.at(range.start));
}

QTextCharFormat TextFormats::formatOf(const TextRange &range) const
{
    QTextCharFormat format;
    if (looksLikeCode(range)) {
        QFont code = m_theme.codeFont;
        code.setPointSizeF(m_font.pointSizeF() * m_theme.codeFont.pointSizeF() /
                           m_theme.font.pointSizeF());
        code.setWeight(m_font.weight());
        format.setFont(code);
        format.setForeground(m_style.codeText);
    }
    if (range.styles.testFlag(SpanStyle::Key)) {
        format.setFontPointSize(m_font.pointSizeF() * m_theme.captionFont().pointSizeF() /
                                m_theme.font.pointSizeF());
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

std::span<const TextRange> TextFormats::rangesIn(int from, int to) const
{
    const auto begin = m_text.ranges.cbegin();
    const auto first = std::partition_point(begin, m_text.ranges.cend(), [from](const auto &range) {
        return range.start + range.length <= from;
    });
    const auto end = std::partition_point(first, m_text.ranges.cend(),
                                          [to](const auto &range) { return range.start < to; });
    return {first, end};
}

QList<QTextLayout::FormatRange> TextFormats::within(int from, int to, const QString &laidOut) const
{
    QList<QTextLayout::FormatRange> out;
    for (const TextRange &range : rangesIn(from, to)) {
        if (const TextPicture *picture = m_pictures.at(range.start))
            appendCut(out, m_pictures.format(*picture, m_style.text), from, to);
        else
            appendCut(out, {range.start, range.length, formatOf(range)}, from, to);
        if (!range.styles.testFlag(SpanStyle::Key))
            continue;
        // Room for the sides of its cap.
        QTextCharFormat room;
        room.setFontLetterSpacingType(QFont::AbsoluteSpacing);
        room.setFontLetterSpacing(m_theme.px(Space::xs));
        appendCut(out, {range.start + range.length - 1, 1, room}, from, to);
        if (range.start > 0)
            appendCut(out, {range.start - 1, 1, room}, from, to);
    }
    for (const auto &[first, end] : emojiIn(laidOut))
        out.append({first, end - first, emojiFormat()});
    return out;
}

QList<QTextLayout::FormatRange> cutFormats(const QList<QTextLayout::FormatRange> &formats, int from,
                                           int to)
{
    QList<QTextLayout::FormatRange> out;
    for (const QTextLayout::FormatRange &range : formats)
        appendCut(out, range, from, to);
    return out;
}

} // namespace Hiwar

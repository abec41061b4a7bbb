// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/textpiece.h"

#include "ui/theme/theme.h"

#include <QFontInfo>
#include <QGlyphRun>
#include <QPainter>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qreal endless = 1e6;

} // namespace

TextPiece::TextPiece(PieceText text, const QFont &font, const Theme &theme, const TextInk &ink)
    : m_text(std::move(text))
    , m_ink(ink)
    , m_layout(std::make_unique<QTextLayout>(m_text.text, font))
    , m_pitch(QFontInfo(font).pixelSize() * Theme::lineHeight)
{
    QTextOption option;
    option.setTextDirection(m_text.direction);
    // Lines are put on their side by hand in layOut(): Qt's alignment would be of the text's
    // direction.
    option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    option.setTabStopDistance(4 * QFontMetricsF(font).horizontalAdvance(u'0'));
    m_layout->setTextOption(option);
    m_layout->setFormats(formats(font, theme));
    m_layout->setCacheEnabled(true);
}

QList<QTextLayout::FormatRange> TextPiece::formats(const QFont &font, const Theme &theme) const
{
    QList<QTextLayout::FormatRange> out;
    for (const TextRange &range : m_text.ranges) {
        QTextCharFormat format;
        if (range.styles.testFlag(SpanStyle::Code)) {
            QFont code = theme.codeFont;
            code.setPointSizeF(font.pointSizeF() * theme.codeFont.pointSizeF() /
                               theme.font.pointSizeF());
            code.setWeight(font.weight());
            format.setFont(code);
            format.setForeground(m_ink.codeText);
        }
        if (range.styles.testFlag(SpanStyle::Bold))
            format.setFontWeight(QFont::Bold);
        if (range.styles.testFlag(SpanStyle::Italic) || range.styles.testFlag(SpanStyle::Image))
            format.setFontItalic(true);
        if (range.styles.testFlag(SpanStyle::Strike))
            format.setFontStrikeOut(true);
        if (!range.link.isEmpty()) {
            format.setFontUnderline(true);
            if (!range.styles.testFlag(SpanStyle::Code))
                format.setForeground(m_ink.link);
        }
        out.append({range.start, range.length, format});
    }
    return out;
}

void TextPiece::layOut(qreal width, Qt::Alignment side)
{
    if (width == m_width && side == m_side)
        return;
    m_width = width;
    m_side = side;
    m_tops.clear();
    qreal y = 0;
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine()) {
        line.setLineWidth(width);
        const qreal pitch = std::max(m_pitch, line.height());
        const qreal spare = std::max(0.0, width - line.naturalTextWidth());
        const qreal x = side.testFlag(Qt::AlignRight)     ? spare
                        : side.testFlag(Qt::AlignHCenter) ? spare / 2
                                                          : 0;
        line.setPosition({x, y + (pitch - line.height()) / 2});
        m_tops.push_back(y);
        y += pitch;
    }
    m_layout->endLayout();
    m_tops.push_back(y);
    m_height = y;
}

qreal TextPiece::naturalWidth() const
{
    qreal widest = 0;
    for (int i = 0; i < m_layout->lineCount(); ++i)
        widest = std::max(widest, m_layout->lineAt(i).naturalTextWidth());
    return widest;
}

qreal TextPiece::firstBaseline() const
{
    const QTextLine line = m_layout->lineAt(0);
    return m_place.y() + line.y() + line.ascent();
}

qreal TextPiece::measureLongestWord()
{
    // With breaks allowed anywhere, Qt's minimum would be one letter.
    QTextOption option = m_layout->textOption();
    const auto usual = option.wrapMode();
    option.setWrapMode(QTextOption::WordWrap);
    m_layout->setTextOption(option);
    m_width = -1;
    layOut(endless, Qt::AlignLeft);
    const qreal longest = m_layout->minimumWidth();
    option.setWrapMode(usual);
    m_layout->setTextOption(option);
    return longest;
}

int TextPiece::lineAt(qreal y) const
{
    const auto next = std::upper_bound(m_tops.begin(), m_tops.end() - 1, y);
    return std::clamp(int(next - m_tops.begin()) - 1, 0, m_layout->lineCount() - 1);
}

QList<QRectF> TextPiece::rectsOf(int from, int to) const
{
    QList<QRectF> out;
    from = std::max(from - m_text.start, 0);
    to = std::min(to - m_text.start, int(m_text.text.size()));
    for (int i = 0; i < m_layout->lineCount() && from < to; ++i) {
        const QTextLine line = m_layout->lineAt(i);
        const int begin = std::max(from, line.textStart());
        const int end = std::min(to, line.textStart() + line.textLength());
        if (begin >= end)
            continue;
        QList<QRectF> extents;
        // Not cursorToX(): at the border of two directions it gives the caret's place beside the
        // neighbour, so the first character of an isolated run would have no width
        // (tst_messagelayout: coversEveryCharacterOfMixedText).
        for (const QGlyphRun &run : line.glyphRuns(begin, end - begin))
            extents.append(run.boundingRect());
        for (int at = begin; at < end; ++at) { // a tab has no glyph
            if (m_text.text.at(at) == u'\t') {
                const qreal a = line.cursorToX(at, QTextLine::Leading);
                const qreal b = line.cursorToX(at, QTextLine::Trailing);
                extents.append(QRectF(std::min(a, b), 0, std::abs(a - b), 1));
            }
        }
        appendLine(out, extents, size_t(i));
    }
    return out;
}

void TextPiece::appendLine(QList<QRectF> &out, QList<QRectF> extents, size_t line) const
{
    std::sort(extents.begin(), extents.end(),
              [](const QRectF &a, const QRectF &b) { return a.left() < b.left(); });
    const qreal top = m_place.y() + m_tops[line];
    const qreal height = m_tops[line + 1] - m_tops[line];
    for (const QRectF &extent : extents) {
        const QRectF rect(m_place.x() + extent.left(), top, extent.width(), height);
        if (rect.isEmpty())
            continue;
        // Neighbours on the line become one; a jump in mixed text begins another.
        if (!out.isEmpty() && out.last().top() == top && rect.left() <= out.last().right() + 1)
            out.last() |= rect;
        else
            out.append(rect);
    }
}

int TextPiece::offsetAt(QPointF point) const
{
    return offsetOnLine(lineAt(point.y() - m_place.y()), point.x());
}

int TextPiece::offsetOnLine(int line, qreal x) const
{
    const QTextLine laidOut = m_layout->lineAt(line);
    const int at = laidOut.xToCursor(x - m_place.x(), QTextLine::CursorBetweenCharacters);
    return std::min(m_text.start + at, lineSpan(line).to);
}

int TextPiece::lineWith(int offset, bool atLineEnd) const
{
    const int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    const QTextLine line = m_layout->lineForTextPosition(local);
    if (!line.isValid())
        return 0;
    const bool meets =
        local > 0 && line.textStart() == local && m_text.text.at(local - 1) != QChar::LineSeparator;
    return line.lineNumber() - (atLineEnd && meets ? 1 : 0);
}

LineSpan TextPiece::lineSpan(int line) const
{
    const QTextLine laidOut = m_layout->lineAt(line);
    int to = laidOut.textStart() + laidOut.textLength();
    const bool isLast = line + 1 >= m_layout->lineCount();
    // The break at a line's end belongs to the line, as does the blank it was broken at: the caret
    // stays before it.
    if (to > laidOut.textStart() && (m_text.text.at(to - 1) == QChar::LineSeparator ||
                                     (!isLast && m_text.text.at(to - 1).isSpace())))
        --to;
    const bool meetsNext = !isLast && to == m_layout->lineAt(line + 1).textStart();
    return {m_text.start + laidOut.textStart(), m_text.start + to, meetsNext};
}

QRectF TextPiece::caretRect(int offset, bool atLineEnd) const
{
    const int local = std::clamp(offset - m_text.start, 0, int(m_text.text.size()));
    const QTextLine line = m_layout->lineAt(lineWith(offset, atLineEnd));
    return {m_place.x() + line.cursorToX(local), m_place.y() + line.y(), 0, line.height()};
}

const TextRange *TextPiece::linkAt(QPointF point) const
{
    for (const TextRange &range : m_text.ranges) {
        if (range.link.isEmpty())
            continue;
        const int from = m_text.start + range.start;
        for (const QRectF &rect : rectsOf(from, from + range.length)) {
            if (rect.contains(point))
                return &range;
        }
    }
    return nullptr;
}

void TextPiece::drawCodeBackgrounds(QPainter &painter, QPointF origin) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ink.codeBackground);
    for (const TextRange &range : m_text.ranges) {
        if (!range.styles.testFlag(SpanStyle::Code))
            continue;
        const int from = m_text.start + range.start;
        for (const QRectF &rect : rectsOf(from, from + range.length)) {
            const qreal inset = rect.height() / 8;
            painter.drawRoundedRect(
                rect.translated(origin).adjusted(-inset / 2, inset, inset / 2, -inset), inset,
                inset);
        }
    }
}

void TextPiece::draw(QPainter &painter, QPointF origin, const QRectF &clip,
                     const SelectedRange &selected) const
{
    drawCodeBackgrounds(painter, origin);
    QList<QTextLayout::FormatRange> selections;
    const int from = std::max(selected.from - m_text.start, 0);
    const int to = std::min(selected.to - m_text.start, int(m_text.text.size()));
    if (from < to) {
        // Qt's own selection would leave the space between the lines unmarked.
        for (const QRectF &rect : rectsOf(m_text.start + from, m_text.start + to))
            painter.fillRect(rect.translated(origin), selected.background);
        QTextLayout::FormatRange range{from, to - from, {}};
        range.format.setForeground(selected.text);
        selections.append(range);
    }
    painter.setPen(m_ink.text);
    m_layout->draw(&painter, origin + m_place, selections, clip);
}

} // namespace Hiwar

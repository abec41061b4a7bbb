// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textpiece.h"

#include "ui/block/emoji.h"
#include "ui/block/paper.h"
#include "ui/markdown/direction.h"
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
    , m_theme(&theme)
    , m_pictures(m_text, font, theme, ink.pictures)
    , m_layout(std::make_unique<QTextLayout>(QString(), font))
    , m_mixed(m_text.direction == Qt::RightToLeft || hasRightToLeft(m_text.text))
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
    m_layout->setCacheEnabled(true);
    setUpLayout();
}

void TextPiece::setUpLayout()
{
    m_layout->setText(m_pictures.laidOut(m_text.text));
    m_layout->setFormats(formats());
}

bool TextPiece::looksLikeCode(const TextRange &range) const
{
    return range.styles.testFlag(SpanStyle::Code) ||
           (range.styles.testFlag(SpanStyle::Formula) && !m_pictures.at(range.start));
}

QTextCharFormat TextPiece::formatOf(const TextRange &range) const
{
    const QFont font = m_layout->font();
    QTextCharFormat format;
    if (looksLikeCode(range)) {
        QFont code = m_theme->codeFont;
        code.setPointSizeF(font.pointSizeF() * m_theme->codeFont.pointSizeF() /
                           m_theme->font.pointSizeF());
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
    if (range.styles.testFlag(SpanStyle::Note))
        format.setVerticalAlignment(QTextCharFormat::AlignSuperScript);
    if (!range.link.isEmpty()) {
        format.setFontUnderline(true);
        if (!range.styles.testFlag(SpanStyle::Code))
            format.setForeground(m_ink.link);
    }
    return format;
}

QList<QTextLayout::FormatRange> TextPiece::formats() const
{
    QList<QTextLayout::FormatRange> out;
    for (const TextRange &range : m_text.ranges) {
        if (const TextPicture *picture = m_pictures.at(range.start))
            out.append(m_pictures.format(*picture, m_ink.text));
        else
            out.append({range.start, range.length, formatOf(range)});
    }
    for (const auto &[from, to] : emojiIn(m_layout->text()))
        out.append({from, to - from, emojiFormat()});
    return out;
}

void TextPiece::layOut(qreal width, Qt::Alignment side)
{
    if (width == m_width && side == m_side)
        return;
    // What fits into less room breaks at the same words: a bubble that shrinks to its text is laid
    // out once.
    const bool sameLines = !m_tops.empty() && width <= m_width && naturalWidth() <= width;
    m_width = width;
    m_side = side;
    const bool samePictures = !m_pictures.fit(width);
    if (!samePictures)
        setUpLayout();
    if (!sameLines || !samePictures)
        breakLines();
    placeLines();
}

void TextPiece::setColours(const QList<QTextLayout::FormatRange> &colours)
{
    m_layout->setFormats(colours);
    if (m_width < 0)
        return;
    // A line is cut where formats change when it is laid out, not when it is painted.
    breakLines();
    placeLines();
}

void TextPiece::breakLines()
{
    m_layout->beginLayout();
    for (QTextLine line = m_layout->createLine(); line.isValid(); line = m_layout->createLine())
        line.setLineWidth(m_width);
    m_layout->endLayout();
}

void TextPiece::placeLines()
{
    m_tops.clear();
    qreal y = 0;
    for (int i = 0; i < m_layout->lineCount(); ++i) {
        m_tops.push_back(y);
        y += placeLine(m_layout->lineAt(i), y);
    }
    m_tops.push_back(y);
    m_height = y;
}

qreal TextPiece::placeLine(QTextLine line, qreal y) const
{
    const qreal spare = std::max(0.0, m_width - line.naturalTextWidth());
    const bool isCentred = m_side.testFlag(Qt::AlignHCenter) || m_pictures.isDisplay();
    const qreal x = isCentred ? spare / 2 : m_side.testFlag(Qt::AlignRight) ? spare : 0;
    // A line with a tall formula in it is higher by what reaches out of it, and by some air.
    const qreal pitch = std::max(m_pitch, line.height());
    const qreal air = (pitch - line.height()) / 2;
    const PictureSize reach =
        m_pictures.reach(line.textStart(), line.textStart() + line.textLength());
    const qreal above = std::max(air + line.ascent(), reach.ascent + air / 2);
    const qreal below = std::max(pitch - air - line.ascent(), reach.descent + air / 2);
    line.setPosition({x, y + above - line.ascent()});
    return above + below;
}

qreal TextPiece::naturalWidth() const
{
    qreal widest = 0;
    for (int i = 0; i < m_layout->lineCount(); ++i)
        widest = std::max(widest, m_layout->lineAt(i).naturalTextWidth());
    return widest;
}

qreal TextPiece::firstMiddle() const
{
    const QTextLine line = m_layout->lineAt(0);
    return m_place.y() + line.y() + line.height() / 2;
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
    if (from < to) { // a picture is covered or not
        const TextPicture *first = m_pictures.at(from);
        const TextPicture *last = m_pictures.at(to - 1);
        from = first ? first->start : from;
        to = last ? last->end() : to;
    }
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

QString TextPiece::formulaAt(QPointF point) const
{
    for (const TextPicture &picture : m_pictures.all()) {
        if (picture.isShown() && picture.picture.key.kind != PictureKey::Kind::Address &&
            rectOf(picture).translated(m_place).contains(point))
            return m_text.text.mid(picture.start, picture.length);
    }
    return {};
}

QRectF TextPiece::pictureButton(int offset) const
{
    const TextPicture *picture = m_pictures.at(offset - m_text.start);
    if (!picture || !picture->frame)
        return {};
    const QPointF baseline = rectOf(*picture).topLeft() + QPointF(0, picture->ascent());
    return picture->frame->button().translated(m_place + baseline);
}

void TextPiece::drawCodeBackgrounds(QPainter &painter, QPointF origin) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_ink.codeBackground);
    for (const TextRange &range : m_text.ranges) {
        if (!looksLikeCode(range))
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

void TextPiece::drawPictures(QPainter &painter, QPointF origin, const QRectF &clip,
                             const SelectedRange &selected) const
{
    for (const TextPicture &picture : m_pictures.all()) {
        if (!picture.isShown())
            continue;
        const QRectF rect = rectOf(picture).translated(origin + m_place);
        if (!rect.intersects(clip))
            continue;
        const bool isSelected = selected.from < m_text.start + picture.end() &&
                                selected.to > m_text.start + picture.start;
        const QPointF baseline = rect.topLeft() + QPointF(0, picture.ascent());
        if (picture.frame)
            picture.frame->paint(painter, baseline, *m_theme, isSelected);
        else
            m_pictures.painter().paint(painter, baseline, picture.picture,
                                       isSelected ? selected.text : m_ink.text, picture.scale);
    }
}

/// What of the text is drawn in the selection's colour: all but the letters under the pictures,
/// which would show.
QList<QTextLayout::FormatRange> TextPiece::selections(const SelectedRange &selected) const
{
    QList<QTextLayout::FormatRange> out;
    const auto append = [&](int from, int to) {
        if (from >= to)
            return;
        QTextLayout::FormatRange range{from, to - from, {}};
        range.format.setForeground(selected.text);
        out.append(range);
    };
    int from = std::max(selected.from - m_text.start, 0);
    const int to = std::min(selected.to - m_text.start, int(m_text.text.size()));
    for (const TextPicture &picture : m_pictures.all()) {
        if (!picture.isShown() || picture.end() <= from || picture.start >= to)
            continue;
        append(from, picture.start);
        from = picture.end();
    }
    append(from, to);
    return out;
}

void TextPiece::draw(QPainter &painter, QPointF origin, const QRectF &clip,
                     const SelectedRange &selected) const
{
    drawCodeBackgrounds(painter, origin);
    // Qt's own selection would leave the space between the lines unmarked.
    if (selected.from < selected.to) {
        for (const QRectF &rect : rectsOf(selected.from, selected.to))
            painter.fillRect(rect.translated(origin), selected.background);
    }
    painter.setPen(m_ink.text);
    if (isPaper(painter))
        drawOnPaper(painter, origin, clip);
    else
        m_layout->draw(&painter, origin + m_place, selections(selected), clip);
    drawPictures(painter, origin, clip, selected);
}

} // namespace Hiwar

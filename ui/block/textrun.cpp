// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textrun.h"

#include "ui/block/guessedwidth.h"
#include "ui/block/textparts.h"
#include "ui/block/textrunpainter.h"
#include "ui/markdown/direction.h"
#include "ui/theme/theme.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QGlyphRun>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Hiwar {

namespace {

constexpr qreal endlessLine = 1e6;

} // namespace

qreal TextRun::pitchOf(const QFont &font, const Theme &theme)
{
    return QFontInfo(font).pixelSize() * theme.lineShare;
}

TextRun::TextRun(RunText text, const QFont &font, const Theme &theme, const TextStyle &style)
    : m_text(std::move(text))
    , m_style(&style)
    , m_theme(&theme)
    , m_font(font)
    , m_pictures(m_text, font, theme, style.pictures)
    , m_mixed(m_text.direction == Qt::RightToLeft || hasRightToLeft(m_text.text))
    , m_pitch(pitchOf(font, theme))
{
    int from = 0;
    for (const int end : partEnds(m_text)) {
        TextPart part;
        part.from = std::exchange(from, end);
        part.to = end;
        m_parts.push_back(std::move(part));
    }
}

void TextRun::setUp(TextPart &part) const
{
    QTextLayout &layout = part.lines->layout;
    QTextOption option;
    option.setTextDirection(m_text.direction);
    // placeLine() aligns the lines itself: Qt's alignment would follow the text's direction.
    option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(m_breaksWords ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                     : QTextOption::WordWrap);
    option.setUseDesignMetrics(true);
    option.setTabStopDistance(4 * QFontMetricsF(m_font).horizontalAdvance(u'0'));
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    QString text = m_pictures.laidOut(m_text.text, part.from, part.to);
    if (m_text.isView) // the layout outlives it
        text = QStringView(text).toString().replace(u'\n', QChar::LineSeparator);
    part.lines->cells = emojiCellsIn(text, m_font);
    blankOut(text, part.lines->cells);
    layout.setText(text);
    layout.setFormats(formatsOf(part, text));
}

QList<QTextLayout::FormatRange> TextRun::formatsOf(const TextPart &part,
                                                   const QString &laidOut) const
{
    QList<QTextLayout::FormatRange> out = m_colours ? cutFormats(*m_colours, part.from, part.to)
                                                    : formats().within(part.from, part.to, laidOut);
    return out + Hiwar::formatsOf(part.lines->cells, m_font, m_style->text);
}

void TextRun::breakAt(qreal width, Qt::Alignment side, const Extent &nearby)
{
    if (width != m_width || side != m_side) {
        const bool isNarrower = width <= m_width;
        m_width = width;
        m_side = side;
        const bool samePictures = !m_pictures.fit(width);
        for (TextPart &part : m_parts) {
            // Lines that also fit into the smaller width break at the same words: a bubble that
            // shrinks to its text is laid out only once.
            const bool sameLines =
                samePictures && part.lines && isNarrower && naturalWidth(part) <= width;
            if (sameLines)
                placeLines(part);
            else
                part.lines.reset();
            part.isMeasured = sameLines;
            part.height = sameLines ? part.lines->tops.back() : 0;
        }
    }
    placeParts(nearby);
}

void TextRun::placeParts(const Extent &nearby)
{
    dropLines(nearby); // first: with the new lines they would take twice the memory
    qreal y = 0;
    for (TextPart &part : m_parts) {
        part.top = y;
        if (part.height <= 0)
            part.height = estimatedHeight(part);
        const bool isNear = nearby.meets(y, y + part.height);
        if (isNear && !isReady(part)) {
            layOut(part);
            part.height = part.lines->tops.back();
            part.isMeasured = true;
        }
        if (!isNear || !m_keepsLines)
            part.lines.reset();
        y += part.height;
    }
    m_height = y;
    // Colours take more memory than the text and are set again when it comes near the view.
    if (std::none_of(m_parts.begin(), m_parts.end(),
                     [](const TextPart &part) { return part.lines != nullptr; }))
        m_colours.reset();
}

qreal TextRun::estimatedHeight(const TextPart &part) const
{
    return m_pitch * guessedLines(textOf(part), m_font, m_width);
}

bool TextRun::isLaidOut(const Extent &nearby) const
{
    return std::all_of(m_parts.begin(), m_parts.end(), [&](const TextPart &part) {
        return part.lines || isReady(part) || !nearby.meets(part.top, part.top + part.height);
    });
}

Extent TextRun::partAround(int offset) const
{
    const TextPart &part = m_parts[partWith(offset - m_text.start)];
    return {m_place.y() + part.top, m_place.y() + part.top + part.height};
}

void TextRun::layOut(TextPart &part) const
{
    if (!part.lines) {
        part.lines = std::make_unique<TextLines>(m_font);
        setUp(part);
    }
    breakLines(part);
    placeLines(part);
}

TextPart &TextRun::laidOut(size_t index) const
{
    TextPart &part = m_parts[index];
    if (!part.lines)
        layOut(part);
    return part;
}

void TextRun::setColours(const QList<QTextLayout::FormatRange> &colours)
{
    m_colours = colours;
    for (TextPart &part : m_parts) {
        if (!part.lines)
            continue;
        part.lines->layout.setFormats(formatsOf(part, {}));
        // QTextLayout splits a line at format changes when laying it out, not when painting it.
        breakLines(part);
        placeLines(part);
    }
}

void TextRun::breakLines(TextPart &part) const
{
    part.lines->layout.beginLayout();
    for (QTextLine line = part.lines->layout.createLine(); line.isValid();) {
        line.setLineWidth(m_width);
        // After a break at the end, Qt adds an empty line; the next part starts a line anyway.
        const bool isEnd = line.textStart() + line.textLength() >= part.size();
        if (isEnd && part.to < int(m_text.text.size()))
            break;
        line = part.lines->layout.createLine();
    }
    part.lines->layout.endLayout();
}

void TextRun::placeLines(TextPart &part) const
{
    part.lines->tops.clear();
    qreal y = 0;
    for (int i = 0; i < part.lines->layout.lineCount(); ++i) {
        part.lines->tops.push_back(y);
        y += placeLine(part, part.lines->layout.lineAt(i), y);
    }
    part.lines->tops.push_back(y);
}

qreal TextRun::placeLine(const TextPart &part, QTextLine line, qreal y) const
{
    const qreal spare = std::max(0.0, m_width - line.naturalTextWidth());
    const bool isCentred = m_side.testFlag(Qt::AlignHCenter) || m_pictures.isDisplay();
    const qreal x = isCentred ? spare / 2 : m_side.testFlag(Qt::AlignRight) ? spare : 0;
    // A line with a tall formula is higher, by what extends beyond the text and by some space.
    const qreal pitch = std::max(m_pitch, line.height());
    const qreal air = (pitch - line.height()) / 2;
    const int start = part.from + line.textStart();
    const PictureSize reach = m_pictures.reach(start, start + line.textLength());
    const qreal above = std::max(air + line.ascent(), reach.ascent + air / 2);
    const qreal below = std::max(pitch - air - line.ascent(), reach.descent + air / 2);
    line.setPosition({x, y + above - line.ascent()});
    return above + below;
}

qreal TextRun::naturalWidth(const TextPart &part)
{
    qreal widest = 0;
    for (int i = 0; i < part.lines->layout.lineCount(); ++i)
        widest = std::max(widest, part.lines->layout.lineAt(i).naturalTextWidth());
    return widest;
}

qreal TextRun::naturalWidth() const
{
    qreal widest = 0;
    for (TextPart &part : m_parts) {
        if (part.lines) {
            widest = std::max(widest, naturalWidth(part));
            continue;
        }
        if (part.guessed < 0)
            part.guessed = guessedWidth(textOf(part), m_font);
        widest = std::max(widest, std::min(part.guessed, m_width));
    }
    return widest;
}

std::vector<qreal> TextRun::lineTops() const
{
    std::vector<qreal> out;
    for (const TextPart &part : m_parts) {
        if (!part.lines)
            continue;
        for (size_t line = 0; line + 1 < part.lines->tops.size(); ++line)
            out.push_back(part.top + part.lines->tops[line]);
    }
    return out;
}

qreal TextRun::firstMiddle() const
{
    const QTextLine line = laidOut(0).lines->layout.lineAt(0);
    return m_place.y() + line.y() + line.height() / 2;
}

qreal TextRun::firstBaseline() const
{
    const QTextLine line = laidOut(0).lines->layout.lineAt(0);
    return m_place.y() + line.y() + line.ascent();
}

qreal TextRun::measureLongestWord()
{
    // If breaks were allowed anywhere, Qt's minimum would be one letter.
    m_breaksWords = false;
    m_width = -1;
    layOut(endlessLine, Qt::AlignLeft, {0, 1});
    m_breaksWords = true;
    qreal longest = 0;
    for (TextPart &part : m_parts) {
        if (!part.lines)
            continue;
        longest = std::max(longest, part.lines->layout.minimumWidth());
        QTextOption option = part.lines->layout.textOption();
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        part.lines->layout.setTextOption(option);
    }
    return longest;
}

void TextRun::dropLines(const Extent &nearby)
{
    for (TextPart &part : m_parts) {
        if (!nearby.meets(part.top, part.top + part.height))
            part.lines.reset();
    }
}

size_t TextRun::partAt(qreal y) const
{
    const auto next =
        std::upper_bound(m_parts.begin() + 1, m_parts.end(), y,
                         [](qreal at, const TextPart &part) { return at < part.top; });
    return size_t(next - m_parts.begin()) - 1;
}

size_t TextRun::partWith(int local) const
{
    const auto next = std::upper_bound(m_parts.begin() + 1, m_parts.end(), local,
                                       [](int at, const TextPart &part) { return at < part.from; });
    return size_t(next - m_parts.begin()) - 1;
}

LineNumber TextRun::lineAt(qreal y) const
{
    const size_t index = partAt(y);
    const TextPart &part = laidOut(index);
    const auto next =
        std::upper_bound(part.lines->tops.begin(), part.lines->tops.end() - 1, y - part.top);
    return {int(index), std::clamp(int(next - part.lines->tops.begin()) - 1, 0,
                                   part.lines->layout.lineCount() - 1)};
}

QTextLine TextRun::textLine(LineNumber line) const
{
    return laidOut(size_t(line.part)).lines->layout.lineAt(line.line);
}

QList<QRectF> TextRun::rectsOf(int from, int to) const
{
    QList<QRectF> out;
    from = std::max(from - m_text.start, 0);
    to = std::min(to - m_text.start, int(m_text.text.size()));
    if (from >= to)
        return out;
    // A picture is selected as a whole or not at all.
    const TextPicture *first = m_pictures.at(from);
    const TextPicture *last = m_pictures.at(to - 1);
    from = first ? first->start : from;
    to = last ? last->end() : to;
    for (size_t i = partWith(from); i < m_parts.size() && m_parts[i].from < to; ++i) {
        const TextPart &part = m_parts[i];
        if (part.lines) // a part without a layout is out of sight: its whole area
            appendRects(out, part, from, to);
        else
            out.append({m_place.x(), m_place.y() + part.top, m_width, part.height});
    }
    return out;
}

void TextRun::appendRects(QList<QRectF> &out, const TextPart &part, int from, int to) const
{
    for (int i = 0; i < part.lines->layout.lineCount(); ++i) {
        const QTextLine line = part.lines->layout.lineAt(i);
        const int begin = std::max(from - part.from, line.textStart());
        const int end = std::min(to - part.from, line.textStart() + line.textLength());
        if (begin < end)
            appendLine(out, extentsOn(part, line, begin, end), part, size_t(i));
    }
}

/// The extents of the part's characters [from, to).
QList<QRectF> TextRun::extentsOn(const TextPart &part, const QTextLine &line, int from,
                                 int to) const
{
    QList<QRectF> extents;
    // Not cursorToX(): at the border of two directions it returns the caret's position beside the
    // neighbour, so the first character of an isolated run would have no width (tst_messagelayout:
    // coversEveryCharacterOfMixedText).
    for (const QGlyphRun &run : line.glyphRuns(from, to - from))
        extents.append(run.boundingRect());
    for (int at = from; at < to; ++at) { // a tab has no glyph
        if (m_text.text.at(part.from + at) == u'\t') {
            const qreal a = line.cursorToX(at, QTextLine::Leading);
            const qreal b = line.cursorToX(at, QTextLine::Trailing);
            extents.append(QRectF(std::min(a, b), 0, std::abs(a - b), 1));
        }
    }
    return extents;
}

void TextRun::appendLine(QList<QRectF> &out, QList<QRectF> extents, const TextPart &part,
                         size_t line) const
{
    std::sort(extents.begin(), extents.end(),
              [](const QRectF &a, const QRectF &b) { return a.left() < b.left(); });
    const qreal top = m_place.y() + part.top + part.lines->tops[line];
    const qreal height = part.lines->tops[line + 1] - part.lines->tops[line];
    for (const QRectF &extent : extents) {
        const QRectF rect(m_place.x() + extent.left(), top, extent.width(), height);
        if (rect.isEmpty())
            continue;
        // Adjacent rectangles on a line are joined; a gap in mixed text starts another.
        if (!out.isEmpty() && out.last().top() == top && rect.left() <= out.last().right() + 1)
            out.last() |= rect;
        else
            out.append(rect);
    }
}

const TextRange *TextRun::linkAt(QPointF point) const
{
    const TextPart &part = m_parts[partAt(point.y() - m_place.y())];
    for (const TextRange &range : formats().rangesIn(part.from, part.to)) {
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

QString TextRun::formulaAt(QPointF point) const
{
    const TextPart &part = m_parts[partAt(point.y() - m_place.y())];
    for (const TextPicture &picture : m_pictures.in(part.from, part.to)) {
        if (picture.isShown() && picture.picture.key.kind != PictureKey::Kind::Address &&
            rectOf(picture).translated(m_place).contains(point))
            return m_text.text.mid(picture.start, picture.length);
    }
    return {};
}

QRectF TextRun::pictureButton(int offset) const
{
    const TextPicture *picture = m_pictures.at(offset - m_text.start);
    if (!picture || !picture->frame)
        return {};
    const QPointF baseline = rectOf(*picture).topLeft() + QPointF(0, picture->ascent());
    return picture->frame->button().translated(m_place + baseline);
}

QList<QRectF> TextRun::rectsIn(const TextPart &part, int from, int to) const
{
    QList<QRectF> out;
    appendRects(out, part, from, to);
    return out;
}

void TextRun::draw(QPainter &painter, QPointF origin, const QRectF &clip,
                   const SelectedRange &selected) const
{
    const TextRunPainter drawn(*this, selected);
    const QPointF at = origin + m_place;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        const QRectF part(at.x(), at.y() + m_parts[i].top, std::max(m_width, 1.0),
                          std::max(m_parts[i].height, 1.0));
        if (clip.intersects(part))
            drawn.paint(painter, origin, clip, laidOut(i));
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textrunpainter.h"

#include "ui/block/paper.h"
#include "ui/block/textrun.h"
#include "ui/theme/theme.h"

#include <QGlyphRun>
#include <QPainter>
#include <QRawFont>

#include <algorithm>
#include <cmath>
#include <utility>

namespace Hiwar {

namespace {

/// Pixels of an emoji's picture per pixel of the layout.
constexpr int fineness = 4;

bool mayHoldPictures(QStringView text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.isSurrogate() || (c >= u'\u200d' && c < u'\u3300');
    });
}

/// Its glyphs are coloured pictures: Qt omits them from a PDF (tst_printing: printsEmoji).
bool isPictorial(const QRawFont &font)
{
    return !font.fontTable("CBLC").isEmpty() || !font.fontTable("COLR").isEmpty() ||
           font.familyName() == QStringLiteral("Apple Color Emoji");
}

/// Also draws the underline and similar lines: QPainter's lines for glyphs end before the words do
/// (tst_printing: underlinesBesideEmoji).
void drawLetters(QPainter &painter, QPointF at, qreal baseline, QGlyphRun run)
{
    const QRawFont font = run.rawFont();
    const QRectF bounds = run.boundingRect().translated(at);
    const qreal thickness = std::max(font.lineThickness(), 0.5);
    const auto drawLine = [&](qreal y) {
        painter.fillRect(QRectF(bounds.left(), y - thickness / 2, bounds.width(), thickness),
                         painter.pen().color());
    };
    if (run.underline())
        drawLine(baseline + font.underlinePosition());
    if (run.strikeOut())
        drawLine(baseline - font.xHeight() / 2);
    run.setUnderline(false);
    run.setStrikeOut(false);
    painter.drawGlyphRun(at, run);
}

void drawAsPicture(QPainter &painter, QPointF at, const QGlyphRun &run)
{
    const QRectF bounds = run.boundingRect().translated(at);
    const QRectF box(QPointF(std::floor(bounds.left()), std::floor(bounds.top())),
                     QPointF(std::ceil(bounds.right()), std::ceil(bounds.bottom())));
    if (box.isEmpty())
        return;
    QImage image((box.size() * fineness).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter onImage(&image);
    onImage.setRenderHint(QPainter::SmoothPixmapTransform);
    onImage.scale(fineness, fineness);
    onImage.translate(-box.topLeft());
    onImage.drawGlyphRun(at, run);
    onImage.end();
    painter.drawImage(box, image);
}

} // namespace

TextRunPainter::TextRunPainter(const TextRun &run, const SelectedRange &selected)
    : m_run(run)
    , m_text(run.text())
    , m_style(run.style())
    , m_pictures(run.pictures())
    , m_formats(run.formats())
    , m_selected(selected)
{
}

void TextRunPainter::paint(QPainter &painter, QPointF origin, const QRectF &clip,
                           const TextPart &part) const
{
    drawCodeBackgrounds(painter, origin, part);
    // Qt's own selection would leave gaps between the lines.
    if (m_selected.from < m_selected.to) {
        const int from = m_selected.from - m_text.start;
        for (const QRectF &rect : m_run.rectsIn(part, from, m_selected.to - m_text.start))
            painter.fillRect(rect.translated(origin), m_selected.background);
    }
    painter.setPen(m_style.text);
    const QPointF corner = origin + m_run.rect().topLeft() + QPointF(0, part.top);
    if (isPaper(painter))
        drawOnPaper(painter, corner, clip, part);
    else
        part.lines->layout.draw(&painter, corner, selections(part), clip);
    drawPictures(painter, origin, clip, part);
    drawCells(painter, corner, clip, part);
}

void TextRunPainter::drawCodeBackgrounds(QPainter &painter, QPointF origin,
                                         const TextPart &part) const
{
    for (const TextRange &range : m_formats.rangesIn(part.from, part.to)) {
        const bool isKey = range.styles.testFlag(SpanStyle::Key);
        if (!isKey && !m_formats.looksLikeCode(range))
            continue;
        const int end = range.start + range.length;
        for (const QRectF &rect : m_run.rectsIn(part, range.start, end)) {
            const qreal inset = rect.height() / 8;
            const QRectF placed = rect.translated(origin).adjusted(0, inset, 0, -inset);
            if (isKey) { // its last letter has room behind it, as has the one before it
                drawKey(painter, placed.adjusted(1 - m_run.theme().px(Space::xs), 0, -1, 0), inset);
                continue;
            }
            const QRectF ground = placed.adjusted(-inset / 2, 0, inset / 2, 0);
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_style.codeBackground);
            painter.drawRoundedRect(ground, inset, inset);
        }
    }
}

/// A cap with an edge at its foot.
void TextRunPainter::drawKey(QPainter &painter, const QRectF &ground, qreal radius) const
{
    const Palette &palette = m_run.theme().palette;
    const QRectF cap = ground.adjusted(0.5, 0.5, -0.5, -1.5);
    painter.setPen(palette.outline);
    painter.setBrush(palette.outline);
    painter.drawRoundedRect(cap.translated(0, 1), radius, radius);
    painter.setBrush(palette.surface);
    painter.drawRoundedRect(cap, radius, radius);
}

void TextRunPainter::drawPictures(QPainter &painter, QPointF origin, const QRectF &clip,
                                  const TextPart &part) const
{
    for (const TextPicture &picture : m_pictures.in(part.from, part.to)) {
        if (!picture.isShown())
            continue;
        const QRectF rect = m_run.rectOf(picture).translated(origin + m_run.rect().topLeft());
        if (!rect.intersects(clip))
            continue;
        const bool isSelected = m_selected.from < m_text.start + picture.end() &&
                                m_selected.to > m_text.start + picture.start;
        const QPointF baseline = rect.topLeft() + QPointF(0, picture.ascent());
        if (picture.frame)
            picture.frame->paint(painter, baseline, m_run.theme(), isSelected);
        else
            m_pictures.painter().paint(painter, baseline, picture.picture,
                                       {isSelected ? m_selected.text : m_style.text, picture.scale,
                                        qreal(m_run.theme().px(Theme::controlRadius)),
                                        m_style.ground});
    }
}

/// The parts of the text drawn in the selection's colour: everything except the letters under the
/// pictures, which would become visible.
QList<QTextLayout::FormatRange> TextRunPainter::selections(const TextPart &part) const
{
    QList<QTextLayout::FormatRange> out;
    const auto append = [&](int from, int to) {
        if (from >= to)
            return;
        QTextLayout::FormatRange range{from - part.from, to - from, {}};
        range.format.setForeground(m_selected.text);
        out.append(range);
    };
    int from = std::max(m_selected.from - m_text.start, part.from);
    const int to = std::min(m_selected.to - m_text.start, part.to);
    for (const auto &[begin, end] : hidden(part, from, to)) {
        append(from, begin);
        from = end;
    }
    append(from, to);
    return out;
}

/// The letters within [from, to) that keep the place of a picture or an emoji, in order.
QList<std::pair<int, int>> TextRunPainter::hidden(const TextPart &part, int from, int to) const
{
    QList<std::pair<int, int>> out;
    const auto append = [&](int begin, int end) {
        if (end > from && begin < to)
            out.append({begin, end});
    };
    for (const TextPicture &picture : m_pictures.in(part.from, part.to)) {
        if (picture.isShown())
            append(picture.start, picture.end());
    }
    for (const EmojiCell &cell : part.lines->cells) {
        if (!out.isEmpty() && out.last().second == part.from + cell.from)
            out.last().second = part.from + cell.to;
        else
            append(part.from + cell.from, part.from + cell.to);
    }
    std::sort(out.begin(), out.end());
    return out;
}

void TextRunPainter::drawCells(QPainter &painter, QPointF at, const QRectF &clip,
                               const TextPart &part) const
{
    if (part.lines->cells.empty())
        return;
    const qreal pixels = isPaper(painter) ? fineness : painter.device()->devicePixelRatioF();
    painter.setPen(m_style.text);
    EmojiPainter emoji(painter, m_run.font(), pixels);
    auto cell = part.lines->cells.begin();
    for (int i = 0; i < part.lines->layout.lineCount(); ++i) {
        const QTextLine line = part.lines->layout.lineAt(i);
        const QRectF area(at.x(), at.y() + part.lines->tops[size_t(i)],
                          std::max(m_run.rect().width(), 1.0),
                          part.lines->tops[size_t(i) + 1] - part.lines->tops[size_t(i)]);
        const int end = line.textStart() + line.textLength();
        int known = -1; // where the cell before this one ends: each search reads the whole line
        qreal x = 0;
        for (; cell != part.lines->cells.end() && cell->from < end; ++cell) {
            if (!area.intersects(clip))
                continue;
            const qreal begin = cell->from == known ? x : line.cursorToX(cell->from);
            known = cell->to;
            x = line.cursorToX(known);
            emoji.draw(
                at + QPointF(std::min(begin, x), line.y() + line.ascent()),
                QStringView(m_text.text).sliced(part.from + cell->from, cell->to - cell->from));
        }
    }
}

/// Draws only the lines in the clip: QTextLayout would also draw lines beside it, which are
/// invisible but could be found in a PDF (tst_printing: hasEveryWordOnce). A line counts if its
/// middle is in the clip, because pages end between two pixels.
void TextRunPainter::drawOnPaper(QPainter &painter, QPointF at, const QRectF &clip,
                                 const TextPart &part) const
{
    for (int i = 0; i < part.lines->layout.lineCount(); ++i) {
        const qreal middle =
            at.y() + (part.lines->tops[size_t(i)] + part.lines->tops[size_t(i) + 1]) / 2;
        if (middle > clip.top() && middle < clip.bottom())
            drawLineOnPaper(painter, at, part, part.lines->layout.lineAt(i));
    }
}

void TextRunPainter::drawLineOnPaper(QPainter &painter, QPointF at, const TextPart &part,
                                     const QTextLine &line) const
{
    const auto pictures = m_pictures.in(part.from, part.to);
    const bool hasFormulas =
        !part.lines->cells.empty() ||
        std::any_of(pictures.begin(), pictures.end(),
                    [](const TextPicture &picture) { return picture.isShown(); });
    QList<QGlyphRun> emoji =
        mayHoldPictures(QStringView(m_text.text).sliced(part.from, part.size()))
            ? line.glyphRuns()
            : QList<QGlyphRun>();
    emoji.removeIf([](const QGlyphRun &run) { return !isPictorial(run.rawFont()); });
    if (hasFormulas || !emoji.isEmpty())
        drawAroundPictures(painter, at, part, line);
    else
        line.draw(&painter, at);
    for (const QGlyphRun &run : std::as_const(emoji))
        drawAsPicture(painter, at, run);
}

/// Omits the invisible letters that keep the place of formulas, because they could be found in a
/// PDF, and the emoji: a PDF cannot contain them, and after an attempt the emoji font has wrong
/// widths until the program ends (tst_printing: leavesEmojiAsTheyWere).
void TextRunPainter::drawAroundPictures(QPainter &painter, QPointF at, const TextPart &part,
                                        const QTextLine &line) const
{
    const auto drawShown = [&](int from, int to, const QColor &style) {
        from = std::max(from - part.from, line.textStart());
        to = std::min(to - part.from, line.textStart() + line.textLength());
        if (from >= to)
            return;
        painter.setPen(style);
        for (const QGlyphRun &run : line.glyphRuns(from, to - from)) {
            if (!isPictorial(run.rawFont()))
                drawLetters(painter, at, at.y() + line.y() + line.ascent(), run);
        }
    };
    const auto draw = [&](int from, int to, const QColor &style) {
        for (const auto &[begin, end] : hidden(part, from, to)) {
            drawShown(from, begin, style);
            from = end;
        }
        drawShown(from, to, style);
    };
    int from = part.from;
    for (const TextRange &range : m_formats.rangesIn(part.from, part.to)) {
        draw(from, range.start, m_style.text);
        from = range.start + range.length;
        const QTextCharFormat format = m_formats.formatOf(range);
        if (!m_pictures.at(range.start))
            draw(range.start, from,
                 format.hasProperty(QTextFormat::ForegroundBrush) ? format.foreground().color()
                                                                  : m_style.text);
    }
    draw(from, part.to, m_style.text);
}

} // namespace Hiwar

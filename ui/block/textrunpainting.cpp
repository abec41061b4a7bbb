// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a TextRun is painted on a screen.
#include "ui/block/paper.h"
#include "ui/block/textrun.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace Hiwar {

void TextRun::drawCodeBackgrounds(QPainter &painter, QPointF origin, const Part &part) const
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.codeBackground);
    const auto [first, end] = rangesIn(part.from, part.to);
    for (qsizetype i = first; i < end; ++i) {
        const TextRange &range = m_text.ranges.at(i);
        if (!looksLikeCode(range))
            continue;
        QList<QRectF> rects;
        appendRects(rects, part, range.start, range.start + range.length);
        for (const QRectF &rect : std::as_const(rects)) {
            const qreal inset = rect.height() / 8;
            painter.drawRoundedRect(
                rect.translated(origin).adjusted(-inset / 2, inset, inset / 2, -inset), inset,
                inset);
        }
    }
}

void TextRun::drawPictures(QPainter &painter, QPointF origin, const QRectF &clip,
                           const SelectedRange &selected, const Part &part) const
{
    for (const TextPicture &picture : m_pictures.in(part.from, part.to)) {
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
                                       isSelected ? selected.text : m_style.text, picture.scale);
    }
}

/// What of the part's text is drawn in the selection's colour: all but the letters under the
/// pictures, which would show.
QList<QTextLayout::FormatRange> TextRun::selections(const SelectedRange &selected,
                                                    const Part &part) const
{
    QList<QTextLayout::FormatRange> out;
    const auto append = [&](int from, int to) {
        if (from >= to)
            return;
        QTextLayout::FormatRange range{from - part.from, to - from, {}};
        range.format.setForeground(selected.text);
        out.append(range);
    };
    int from = std::max(selected.from - m_text.start, part.from);
    const int to = std::min(selected.to - m_text.start, part.to);
    for (const TextPicture &picture : m_pictures.in(part.from, part.to)) {
        if (!picture.isShown() || picture.end() <= from || picture.start >= to)
            continue;
        append(from, picture.start);
        from = picture.end();
    }
    append(from, to);
    return out;
}

void TextRun::draw(QPainter &painter, QPointF origin, const QRectF &clip,
                   const SelectedRange &selected) const
{
    const QPointF at = origin + m_place;
    for (size_t i = 0; i < m_parts.size(); ++i) {
        if (!clip.intersects({at.x(), at.y() + m_parts[i].top, std::max(m_width, 1.0),
                              std::max(m_parts[i].height, 1.0)}))
            continue;
        const Part &part = laidOut(i);
        drawCodeBackgrounds(painter, origin, part);
        // Qt's own selection would leave the space between the lines unmarked.
        if (selected.from < selected.to) {
            QList<QRectF> marked;
            appendRects(marked, part, selected.from - m_text.start, selected.to - m_text.start);
            for (const QRectF &rect : std::as_const(marked))
                painter.fillRect(rect.translated(origin), selected.background);
        }
        painter.setPen(m_style.text);
        const QPointF corner = at + QPointF(0, part.top);
        if (isPaper(painter))
            drawOnPaper(painter, corner, clip, part);
        else
            part.layout->draw(&painter, corner, selections(selected, part), clip);
        drawPictures(painter, origin, clip, selected, part);
    }
}

} // namespace Hiwar

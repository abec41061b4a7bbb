// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws what a TextRun has laid out: on a screen through QTextLayout, on paper so that letters stay
// letters. GUI thread.
#pragma once

#include "ui/block/textformats.h"
#include "ui/block/textpart.h"

#include <QList>

#include <utility>

class QPainter;

namespace Hiwar {

class TextRun;
struct SelectedRange;

class TextRunPainter
{
public:
    /// Both must outlive it.
    TextRunPainter(const TextRun &run, const SelectedRange &selected);

    /// Paints a part that is laid out. `origin` is the block's.
    void paint(QPainter &painter, QPointF origin, const QRectF &clip, const TextPart &part) const;

private:
    void drawCodeBackgrounds(QPainter &painter, QPointF origin, const TextPart &part) const;
    void drawKey(QPainter &painter, const QRectF &ground, qreal radius) const;
    void drawPictures(QPainter &painter, QPointF origin, const QRectF &clip,
                      const TextPart &part) const;
    void drawOnPaper(QPainter &painter, QPointF at, const QRectF &clip, const TextPart &part) const;
    void drawLineOnPaper(QPainter &painter, QPointF at, const TextPart &part,
                         const QTextLine &line) const;
    void drawAroundPictures(QPainter &painter, QPointF at, const TextPart &part,
                            const QTextLine &line) const;
    void drawCells(QPainter &painter, QPointF at, const QRectF &clip, const TextPart &part) const;
    [[nodiscard]] QList<std::pair<int, int>> hidden(const TextPart &part, int from, int to) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> selections(const TextPart &part) const;

    const TextRun &m_run;
    const RunText &m_text;
    const TextStyle &m_style;
    const TextPictures &m_pictures;
    const TextFormats m_formats;
    const SelectedRange &m_selected;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The laid-out runs of one body in reading order, and the functions that every body with text
// needs. A text that grows keeps the runs that have not changed. The owner sets their positions.
// GUI thread.
#pragma once

#include "ui/block/blockbody.h"

namespace Hiwar {

class TextRuns
{
public:
    using RunMaker = std::function<TextRun(const RunText &text, size_t index)>;

    /// Keeps the unchanged runs at the beginning, makes the others, and returns how many it kept.
    size_t take(const QList<RunText> &texts, const RunMaker &make);

    /// Discards the layouts outside this extent, before others are made.
    void dropLines(const Extent &nearby);

    [[nodiscard]] const std::vector<TextRun> &all() const { return m_runs; }
    [[nodiscard]] size_t size() const { return m_runs.size(); }
    [[nodiscard]] TextRun &operator[](size_t index) { return m_runs[index]; }
    [[nodiscard]] const TextRun &operator[](size_t index) const { return m_runs[index]; }

    [[nodiscard]] BlockHit hitTest(QPointF point) const;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    void draw(QPainter &painter, QPointF at, const QRectF &clip,
              const SelectedRange &selected) const;
    /// The y of each border between two lines, from top to bottom.
    [[nodiscard]] QList<int> cuts() const;

private:
    [[nodiscard]] const TextRun *runNear(QPointF point) const;

    std::vector<TextRun> m_runs;
};

/// The side on which lines begin by default.
[[nodiscard]] Qt::Alignment naturalSide(Qt::LayoutDirection side);
/// The next whole number of pixels.
[[nodiscard]] int roundedUp(qreal length);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text: a paragraph or a heading, which are one run, or typed text, whose runs are one below the
// other. GUI thread.
#pragma once

#include "ui/block/textruns.h"

namespace Hiwar {

class TextBody : public BlockBody
{
public:
    TextBody(const Block &block, const QFont &font, const Theme &theme, const TextStyle &style);

    void grow(const Block &block) override;
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override;
    [[nodiscard]] BlockHit hitTest(QPoint point) const override;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const override;
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] std::optional<qreal> firstBaseline() const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] const std::vector<TextRun> *runs() const override { return &m_runs.all(); }
    [[nodiscard]] QList<int> cuts() const override { return m_runs.cuts(); }

private:
    const QFont m_font;
    const Theme &m_theme;
    const TextStyle m_style;
    const Qt::LayoutDirection m_side;
    const bool m_sidesDiffer; // each run is aligned by its own direction
    TextRuns m_runs;
};

} // namespace Hiwar

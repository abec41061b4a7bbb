// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What code, tables and formulas share: text that may be wider than its block, is clipped to it and
// scrolls sideways. It fades where it is cut; while the mouse is over it, a bar shows, which stays
// in view as long as the block does. Does not know what its runs contain. GUI thread.
#pragma once

#include "ui/block/sidescroll.h"
#include "ui/block/textruns.h"

namespace Hiwar {

class SideScrollingBody : public BlockBody
{
public:
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const override;
    [[nodiscard]] const std::vector<TextRun> *runs() const override { return &m_runs.all(); }
    [[nodiscard]] QPoint runsAt() const override { return {-m_scroll.offset(), 0}; }
    void setInView(const InView &inView) override;
    [[nodiscard]] QRegion floating() const override;
    [[nodiscard]] const SideScroll *sideScroll() const override { return &m_scroll; }
    bool scrollTo(int offset) override { return m_scroll.scrollTo(offset); }
    bool reveal(int offset) override;

protected:
    /// `inset`: from the edge to the content. `fromRight`: the content begins on the right.
    SideScrollingBody(const Theme &theme, const TextStyle &style, int inset, bool fromRight);

    /// Where its content is drawn, and the topmost and lowest position of the bar below.
    [[nodiscard]] virtual QRect contentArea() const = 0;
    [[nodiscard]] virtual std::pair<int, int> barPositions() const = 0;
    void placeBar();
    [[nodiscard]] int barHeight() const;
    /// The strip of a bar that is shown above content which goes on below it; else empty.
    [[nodiscard]] QRect floatingBar() const;
    /// contentArea() without that strip.
    [[nodiscard]] QRect shownContent() const;
    /// Shades both ends of an area where there is more.
    void paintFades(QPainter &painter, const QRect &area) const;
    [[nodiscard]] BlockHit hitContent(QPoint point) const;
    void drawContent(QPainter &painter, QPoint at, const QRect &clip,
                     const SelectedRange &selected) const;

    const Theme &m_theme;
    const TextStyle m_style;
    const int m_inset;
    int m_gutter = 0; ///< room before the content that does not scroll
    TextRuns m_runs;
    SideScroll m_scroll;
    InView m_inView;
    int m_width = 0;
};

} // namespace Hiwar

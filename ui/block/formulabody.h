// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A formula on lines of its own. Its picture keeps its size: a picture wider than the block scrolls
// inside it. While there is no picture, the source is shown, wrapped like text. GUI thread.
#pragma once

#include "ui/block/sidescrollingbody.h"

namespace Hiwar {

class FormulaBody : public SideScrollingBody
{
public:
    FormulaBody(const Block &block, const Theme &theme, const TextStyle &style);

    void grow(const Block &block) override;
    int resizeGetHeight(int width, const Extent &nearby) override;
    [[nodiscard]] int naturalWidth() const override;
    [[nodiscard]] BlockHit hitTest(QPoint point) const override { return hitContent(point); }
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const override;
    [[nodiscard]] std::optional<qreal> firstBaseline() const override;
    [[nodiscard]] int markMiddle() const override;
    [[nodiscard]] QList<int> cuts() const override { return m_runs.cuts(); }

private:
    [[nodiscard]] QRect contentArea() const override { return {0, 0, m_width, m_bottom}; }
    [[nodiscard]] std::pair<int, int> barPositions() const override { return {m_bottom, m_bottom}; }

    const Qt::LayoutDirection m_side;
    int m_bottom = 0; // bottom edge of the formula; the scroll bar is below it
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/formulabody.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

FormulaBody::FormulaBody(const Block &block, const Theme &theme, const TextStyle &style)
    : SideScrollingBody(theme, style, 0, false) // it begins on the left in any text
    , m_side(block.side)
{
    FormulaBody::grow(block);
}

void FormulaBody::grow(const Block &block)
{
    m_runs.take(blockRuns(block), [this](const RunText &run, size_t) {
        return TextRun(run, m_theme.font, m_theme, m_style);
    });
}

int FormulaBody::resizeGetHeight(int width, const Extent &nearby)
{
    m_width = width;
    TextRun &run = m_runs[0];
    const int wanted = roundedUp(run.lonePictureWidth());
    run.layOut(std::max(width, wanted), naturalSide(m_side), nearby);
    m_bottom = roundedUp(run.height());
    m_scroll.setExtent(wanted, width);
    placeBar();
    return m_bottom + (m_scroll.isNeeded() ? barHeight() : 0);
}

int FormulaBody::naturalWidth() const
{
    return std::min(roundedUp(m_runs[0].naturalWidth()) + 1, m_width);
}

void FormulaBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                        const SelectedRange &selected) const
{
    drawContent(painter, at, clip, selected);
}

std::optional<qreal> FormulaBody::firstBaseline() const
{
    return m_runs[0].firstBaseline();
}

int FormulaBody::markMiddle() const
{
    return int(m_runs[0].firstMiddle());
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/tablebody.h"

#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <numeric>
#include <utility>

namespace Hiwar {

namespace {

/// The cells that keep the lines with which they were measured: more than are in view.
constexpr size_t keptCells = 2000;

} // namespace

TableBody::TableBody(const Block &block, const Theme &theme, const TextStyle &style)
    : SideScrollingBody(theme, style, 0, block.side == Qt::RightToLeft)
    , m_side(block.side)
    , m_aligns(block.table.columns)
{
    grow(block);
}

void TableBody::grow(const Block &block)
{
    QFont heading = m_theme.font;
    heading.setBold(true);
    m_runs.take(blockRuns(block), [&](const RunText &run, size_t index) {
        return TextRun(run, index < size_t(m_aligns.size()) ? heading : m_theme.font, m_theme,
                       m_style);
    });
    m_plannedFor = -1;
}

Qt::Alignment TableBody::alignmentOf(ColumnAlign align) const
{
    switch (align) {
    case ColumnAlign::Left:
        return Qt::AlignLeft;
    case ColumnAlign::Centre:
        return Qt::AlignHCenter;
    case ColumnAlign::Right:
        return Qt::AlignRight;
    case ColumnAlign::Natural:
        break;
    }
    return naturalSide(m_side);
}

int TableBody::resizeGetHeight(int width, const Extent &nearby)
{
    m_width = width;
    if (width != m_plannedFor)
        planFor(width);
    m_scroll.setExtent(tableWidth(), width);
    m_runs.dropLines(nearby);
    m_nearby = nearby;
    m_rowTops.assign(1, 0);
    for (size_t first = 0; first < m_runs.size(); first += m_columns.size())
        placeRow(first);
    placeBar();
    return gridHeight() + (m_scroll.isNeeded() ? barHeight() : 0);
}

void TableBody::planFor(int width)
{
    m_plannedFor = width;
    std::vector<ColumnBounds> words(size_t(m_aligns.size()));
    for (size_t column = 0; column < words.size(); ++column) {
        ColumnBounds &of = words[column];
        for (const size_t cell : measuredCells(column)) {
            TextRun &run = m_runs[cell];
            of.least = std::max(of.least, roundedUp(run.measureLongestWord()) + 1);
            of.most = std::max(of.most, roundedUp(run.naturalWidth()) + 1);
            if (cell >= keptCells)
                run.dropLines();
        }
    }
    const int usual = m_theme.px(Space::s);
    m_columns = plannedFor(words, width, m_padding = usual);
    if (m_isOnPaper || tableWidth() <= width)
        return;
    // Less padding is better than to scroll by a few pixels.
    m_columns = plannedFor(words, width, m_padding = m_theme.px(Space::xs));
    if (tableWidth() > width)
        m_columns = plannedFor(words, width, m_padding = usual);
}

/// The widths of the columns for these words with this padding on both sides.
std::vector<int> TableBody::plannedFor(std::vector<ColumnBounds> bounds, int width,
                                       int padding) const
{
    for (ColumnBounds &of : bounds) {
        of.least += 2 * padding;
        of.most += 2 * padding;
    }
    if (m_breaksWords)
        return squeezeColumns(bounds, width, 2 * padding + m_theme.px(Space::xxxl));
    if (m_isOnPaper)
        return planColumns(bounds, width);
    return planColumns(bounds, width,
                       {m_theme.px(Theme::leastTextColumn), m_theme.px(Theme::mostTextColumn)});
}

/// All cells; in a very long table, those of its first rows, of fewer where there are many columns,
/// and the longest of the others.
std::vector<size_t> TableBody::measuredCells(size_t column) const
{
    constexpr size_t mostCells = 6000; // of the table
    constexpr size_t longest = 20;
    const auto columns = size_t(m_aligns.size());
    const size_t mostRows = std::clamp(mostCells / columns, longest, size_t(200));
    std::vector<size_t> cells;
    for (size_t cell = column; cell < m_runs.size(); cell += columns)
        cells.push_back(cell);
    if (cells.size() <= mostRows)
        return cells;
    const auto rest = cells.begin() + std::ptrdiff_t(mostRows);
    const auto end = rest + std::ptrdiff_t(std::min(longest, cells.size() - mostRows));
    std::partial_sort(rest, end, cells.end(), [this](size_t a, size_t b) {
        return m_runs[a].text().text.size() > m_runs[b].text().text.size();
    });
    cells.erase(end, cells.end());
    return cells;
}

bool TableBody::setCodeLook(const CodeLook &look)
{
    const bool isSame = m_breaksWords == look.wrapped && m_isOnPaper == look.onPaper;
    m_breaksWords = look.wrapped;
    m_isOnPaper = look.onPaper;
    if (isSame)
        return false;
    m_plannedFor = -1;
    return true;
}

QList<int> TableBody::cuts() const
{
    return {m_rowTops.begin() + 1, m_rowTops.end() - 1};
}

int TableBody::tableWidth() const
{
    return std::accumulate(m_columns.begin(), m_columns.end(), 0);
}

void TableBody::placeRow(size_t first)
{
    const int padX = m_padding;
    const int padY = m_theme.px(Space::xs);
    const int right = std::max(m_width, tableWidth());
    int x = isMirrored() ? right : 0;
    qreal height = 0;
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (isMirrored())
            x -= m_columns[column];
        layOutCell(first + column, x, m_rowTops.back());
        TextRun &run = m_runs[first + column];
        run.place(QPointF(x + padX, m_rowTops.back() + padY));
        if (!isMirrored())
            x += m_columns[column];
        height = std::max(height, run.height());
    }
    m_rowTops.push_back(m_rowTops.back() + roundedUp(height) + 2 * padY);
}

/// In a very wide table, most columns are out of sight: of these only the heights are kept.
void TableBody::layOutCell(size_t cell, int left, int top)
{
    const size_t column = cell % m_columns.size();
    const int width = std::max(m_columns[column] - 2 * m_padding, 1);
    const Qt::Alignment side = alignmentOf(m_aligns.at(qsizetype(column)));
    const Extent around = m_nearby.seenFrom(top + m_theme.px(Space::xs));
    if (m_nearby == Extent() || isInView(left, m_columns[column]))
        m_runs[cell].layOut(width, side, around);
    else
        m_runs[cell].measure(width, side, around);
}

bool TableBody::isInView(int left, int width) const
{
    return left < m_scroll.offset() + m_width && left + width > m_scroll.offset();
}

/// After it was scrolled sideways. No height changes.
void TableBody::layOutColumnsInView()
{
    for (size_t row = 0; row + 1 < m_rowTops.size(); ++row) {
        if (!m_nearby.meets(m_rowTops[row], m_rowTops[row + 1]))
            continue;
        for (size_t column = 0; column < m_columns.size(); ++column) {
            const size_t cell = row * m_columns.size() + column;
            const int left = int(m_runs[cell].rect().left()) - m_padding;
            if (isInView(left, m_columns[column]))
                layOutCell(cell, left, m_rowTops[row]);
        }
    }
}

bool TableBody::scrollTo(int offset)
{
    const bool isScrolled = SideScrollingBody::scrollTo(offset);
    if (isScrolled)
        layOutColumnsInView();
    return isScrolled;
}

bool TableBody::reveal(int offset)
{
    const bool isScrolled = SideScrollingBody::reveal(offset);
    if (isScrolled)
        layOutColumnsInView();
    return isScrolled;
}

void TableBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                      const SelectedRange &selected) const
{
    painter.save();
    if (m_scroll.isNeeded())
        painter.setClipRect(shownContent().translated(at), Qt::IntersectClip);
    paintGrid(painter, at + runsAt(), clip);
    painter.restore();
    drawContent(painter, at, clip, selected);
    if (m_scroll.isNeeded())
        paintEdges(painter, at);
}

/// The table ends at the block's sides, also where a column goes on behind them.
void TableBody::paintEdges(QPainter &painter, QPoint at) const
{
    const QRect area = shownContent().translated(at);
    for (const int x : {area.left(), area.right()})
        painter.fillRect(QRect(x, area.top(), 1, area.height()), m_theme.palette.hairline);
}

void TableBody::paintGrid(QPainter &painter, QPoint at, const QRect &clip) const
{
    const int width = tableWidth();
    const int left = at.x() + (isMirrored() ? std::max(m_width, width) - width : 0);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRect(left, at.y(), width, m_rowTops.at(1)), m_theme.palette.codeBackground);
    painter.setPen(m_theme.palette.hairline);
    const auto firstSeen =
        std::lower_bound(m_rowTops.begin(), m_rowTops.end(), clip.top() - at.y());
    for (auto top = firstSeen; top != m_rowTops.end() && *top <= clip.bottom() - at.y(); ++top)
        painter.drawLine(left, at.y() + *top, left + width - 1, at.y() + *top);
    painter.drawLine(left, at.y(), left, at.y() + m_rowTops.back());
    int x = left;
    for (size_t i = 0; i < m_columns.size(); ++i) {
        x += m_columns[isMirrored() ? m_columns.size() - 1 - i : i];
        painter.drawLine(x - 1, at.y(), x - 1, at.y() + m_rowTops.back());
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

std::optional<qreal> TableBody::firstBaseline() const
{
    return m_runs[0].firstBaseline();
}

int TableBody::markMiddle() const
{
    return m_theme.linePitch() / 2;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textbody.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

TextBody::TextBody(const Block &block, const QFont &font, const Theme &theme,
                   const TextStyle &style)
    : m_font(font)
    , m_theme(theme)
    , m_style(style)
    , m_side(block.side)
    , m_sidesDiffer(block.kind == Block::Kind::Typed)
{
    grow(block);
}

void TextBody::grow(const Block &block)
{
    m_runs.take(blockRuns(block), [this](const RunText &run, size_t) {
        return TextRun(run, m_font, m_theme, m_style);
    });
}

int TextBody::resizeGetHeight(int width, const Extent &nearby)
{
    qreal y = 0;
    for (size_t i = 0; i < m_runs.size(); ++i) {
        TextRun &run = m_runs[i];
        run.layOut(width, naturalSide(m_sidesDiffer ? run.text().direction : m_side),
                   nearby.seenFrom(y));
        run.place({0, y});
        y += run.height();
    }
    return roundedUp(y);
}

int TextBody::naturalWidth() const
{
    qreal widest = 0;
    for (const TextRun &run : m_runs.all())
        widest = std::max(widest, run.naturalWidth());
    return roundedUp(widest) + 1;
}

BlockHit TextBody::hitTest(QPoint point) const
{
    return m_runs.hitTest(point);
}

QList<QRectF> TextBody::rectsOf(int from, int to) const
{
    return m_runs.rectsOf(from, to);
}

void TextBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                     const SelectedRange &selected) const
{
    m_runs.draw(painter, at, clip, selected);
}

std::optional<qreal> TextBody::firstBaseline() const
{
    return m_runs[0].firstBaseline();
}

int TextBody::markMiddle() const
{
    return int(m_runs[0].firstMiddle());
}

} // namespace Hiwar

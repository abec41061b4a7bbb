// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blocklayout.h"

#include "ui/block/blockmarks.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

BlockLayout::BlockLayout(const Block &block, const Theme &theme, const TextStyle &style)
    : m_block(block)
    , m_theme(theme)
    , m_style(style)
{
    const BlockText text = blockText(block);
    m_text = text.whole;
    m_body = makeBody(block, text, theme, style);
    for (const Container &container : block.containers)
        m_wantedIndent += markIndent(container, theme);
}

bool BlockLayout::grow(const Block &block)
{
    const bool sameFrame = block.kind == m_block.kind && block.containers == m_block.containers &&
                           block.side == m_block.side && block.level == m_block.level &&
                           block.tight == m_block.tight && block.language == m_block.language &&
                           block.table.columns == m_block.table.columns;
    if (!sameFrame)
        return false;
    const BlockText text = blockText(block);
    m_block = block;
    m_text = text.whole;
    m_body->grow(block, text);
    m_width = -1;
    m_most = -1;
    return true;
}

bool BlockLayout::isOutdated() const
{
    const std::vector<TextRun> *runs = m_body->runs();
    return runs && std::any_of(runs->begin(), runs->end(),
                               [](const TextRun &run) { return run.isOutdated(); });
}

int BlockLayout::resizeGetHeight(int width, const Extent &nearby)
{
    if (width == m_width && nearby == m_nearby)
        return m_height;
    m_width = width;
    m_nearby = nearby;
    // Even in a deep list some width is left for the words.
    const int indent = std::min(m_wantedIndent, width * 2 / 3);
    m_bodyAt = QPoint(isMirrored() ? 0 : indent, 0);
    m_height = m_body->resizeGetHeight(std::max(width - indent, 1), nearby);
    m_indent = indent;
    return m_height;
}

bool BlockLayout::isLaidOut(const Extent &nearby) const
{
    if (m_width < 0)
        return false;
    const std::vector<TextRun> *runs = m_body->runs();
    return !runs || !nearby.meets(0, m_height) ||
           std::all_of(runs->begin(), runs->end(), [&nearby](const TextRun &run) {
               return run.isLaidOut(nearby.seenFrom(run.rect().top()));
           });
}

Extent BlockLayout::partAround(int offset) const
{
    if (!hasCaretPositions())
        return {0, qreal(m_height)};
    return runWith(*m_body->runs(), offset).partAround(offset);
}

int BlockLayout::widthWithin(int most)
{
    if (most != m_most) {
        resizeGetHeight(most);
        m_most = most;
        m_needed = std::min(m_indent + m_body->naturalWidth(), most);
    }
    return m_needed;
}

BlockHit BlockLayout::hitTest(QPoint point) const
{
    return m_body->hitTest(point - m_bodyAt);
}

QList<QRectF> BlockLayout::rectsOf(int from, int to) const
{
    QList<QRectF> rects = m_body->rectsOf(from, to);
    for (QRectF &rect : rects)
        rect.translate(m_bodyAt);
    return rects;
}

bool BlockLayout::hasCaretPositions() const
{
    return m_body->runs() && !m_body->runs()->empty();
}

QRectF BlockLayout::caretRect(const BlockCaret &blockCaret) const
{
    return Hiwar::caretRect(*m_body->runs(), blockCaret).translated(runsAt());
}

LineSpan BlockLayout::lineOf(const BlockCaret &blockCaret) const
{
    return Hiwar::lineOf(*m_body->runs(), blockCaret);
}

std::optional<BlockCaret> BlockLayout::besideLine(const BlockCaret &blockCaret, int direction,
                                                  qreal x) const
{
    return Hiwar::besideLine(*m_body->runs(), blockCaret, direction, x - runsAt().x());
}

BlockCaret BlockLayout::enteredAt(int direction, qreal x) const
{
    return Hiwar::enteredAt(*m_body->runs(), direction, x - runsAt().x());
}

QRect BlockLayout::codeButton(CodeAction action) const
{
    const QRect button = m_body->codeButton(action);
    return button.isEmpty() ? QRect() : button.translated(m_bodyAt);
}

QRectF BlockLayout::pictureButton(int offset) const
{
    if (!m_body->runs())
        return {};
    for (const TextRun &run : *m_body->runs()) {
        if (offset < run.text().start || offset >= run.end())
            continue;
        const QRectF button = run.pictureButton(offset);
        return button.isEmpty() ? QRectF() : button.translated(runsAt());
    }
    return {};
}

void BlockLayout::setCodeLook(const CodeLook &look)
{
    m_codeLook = look;
    if (m_body->setCodeLook(look))
        m_width = m_most = -1;
}

void BlockLayout::setInView(const InView &inView)
{
    m_body->setInView(inView);
}

QRegion BlockLayout::floating() const
{
    return m_body->floating().translated(m_bodyAt);
}

void BlockLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                        const SelectedRange &selected) const
{
    // A mirrored window must not reverse "1." or "C++": each text has its own direction.
    const Qt::LayoutDirection window = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_block.containers.isEmpty())
        paintMarks(painter,
                   {.block = m_block,
                    .theme = m_theme,
                    .colour = m_style.text,
                    .size = {m_width, m_height},
                    .gapAbove = m_gapAbove,
                    .markMiddle = m_body->markMiddle(),
                    .firstBaseline = m_body->firstBaseline()},
                   at, clip);
    m_body->paint(painter, at + m_bodyAt, clip, selected);
    painter.setLayoutDirection(window);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/codecontrols.h"

#include "ui/block/sidescroll.h"
#include "ui/conversation/interaction/copysign.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/highlight/codelanguage.h"

#include <QClipboard>
#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QMenu>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace Hiwar {

namespace {

/// Of a frame's sixteen; the rest of the code is highlighted in the next frame.
constexpr std::chrono::milliseconds colouringTime{4};
constexpr qreal pixelsPerEighthDegree = 0.4; // for a wheel without pixelDelta()

} // namespace

CodeControls::CodeControls(ConversationViewport &viewport, CopySign &copySign)
    : m_viewport(viewport)
    , m_copySign(copySign)
{
}

bool CodeControls::prepare(const PointerHit &hover)
{
    const QDeadlineTimer deadline(colouringTime);
    const RowRange rows = m_viewport.visibleRows();
    const int height = m_viewport.height();
    bool isDone = true;
    for (int row = rows.first; row <= rows.last; ++row) {
        MessageLayout &layout = m_viewport.rows().layout(row);
        const int top = m_viewport.rowRect(row).top();
        PointedParts pointed{.copiedCode = m_copySign.codeOf(layout.message().id)};
        if (hover.row == row && hover.hit.part == MessageHit::Part::CodeAction)
            pointed.marked = MarkedCode{hover.hit.position.block, hover.hit.codeAction};
        if (hover.row == row && hover.hit.isOnWide)
            pointed.wide = hover.hit.position.block;
        if (m_isDragging && m_row == row)
            pointed.wide = m_block;
        layout.setInView(-top, height - top, pointed);
        isDone = layout.colour(m_highlighting, deadline) && isDone;
    }
    return isDone;
}

void CodeControls::trigger(int row, int block, CodeAction action)
{
    const ShownMessage message = m_viewport.rows().message(row);
    const ShownBlocks shown = shownBlocks(message);
    if (block < 0 || block >= shown.size() || shown.at(block).kind != Block::Kind::Code)
        return;
    const Block &code = shown.at(block);
    switch (action) {
    case CodeAction::Copy:
        // For a message's source: the text as it was received, not as it is displayed.
        QGuiApplication::clipboard()->setText(message.unfolded.testFlag(Fold::Source) ? message.text
                                                                                      : code.code);
        m_copySign.copiedCode(message.id, block);
        break;
    case CodeAction::Save:
        emit saveRequested(code.code, fileNameFor(code.language));
        break;
    case CodeAction::Wrap:
    case CodeAction::Fold:
        choose(row, block, action);
        break;
    }
}

void CodeControls::choose(int row, int block, CodeAction action)
{
    const MessageLayout &layout = m_viewport.rows().layout(row);
    CodeLook look = layout.block(block).codeLook();
    if (action == CodeAction::Wrap)
        look.wrapped = !look.wrapped;
    else
        look.folded = !look.folded;
    // The top of the block stays in place; if it was above the view, it moves to the view's top.
    const int rowTop = m_viewport.rows().geometry().top(row);
    const int blockTop = layout.blockRect(block).top();
    m_viewport.growBelow({row, std::min(m_viewport.y() - rowTop, blockTop)}, [&] {
        m_viewport.rows().chooseCode(row, layout.codeNumber(block), {look.wrapped, look.folded});
    });
}

QString CodeControls::nameOf(int row, const MessageHit &hit) const
{
    const BlockLayout &code = m_viewport.rows().layout(row).block(hit.position.block);
    return codeActionName(hit.codeAction, code.block(), code.codeLook());
}

void CodeControls::addActions(QMenu &menu, int row, int block)
{
    const MessageLayout &layout = m_viewport.rows().layout(row);
    const QString id = layout.message().id;
    for (int i = 0; i < layout.blockCount(); ++i) {
        if (block >= 0 && i != block)
            continue;
        const BlockLayout &code = layout.block(i);
        for (const CodeAction action : codeActionsFor(code.block())) {
            menu.addAction(codeActionName(action, code.block(), code.codeLook()), this,
                           [this, id, i, action] {
                               if (const int now = m_viewport.rows().rowOf(id); now >= 0)
                                   trigger(now, i, action);
                           });
        }
    }
}

void CodeControls::scrollBlock(int row, int block, int offset)
{
    MessageLayout &layout = m_viewport.rows().layout(row);
    if (layout.scrollBlock(block, offset))
        m_viewport.update(layout.blockRect(block).translated(m_viewport.rowRect(row).topLeft()));
}

bool CodeControls::wheel(QWheelEvent *event)
{
    const auto pointed = m_viewport.hitAt(event->position().toPoint());
    const bool isAside = event->modifiers().testFlag(Qt::ShiftModifier);
    const QPointF turned = event->pixelDelta().isNull()
                               ? QPointF(event->angleDelta()) * pixelsPerEighthDegree
                               : QPointF(event->pixelDelta());
    const bool isAcross = std::abs(turned.x()) > std::abs(turned.y());
    const qreal distance = isAcross ? turned.x() : turned.y();
    if (pointed.row < 0 || distance == 0 || (!isAcross && !isAside))
        return false;
    const MessageLayout &layout = m_viewport.rows().layout(pointed.row);
    const int block = pointed.hit.position.block;
    if (block < 0 || block >= layout.blockCount())
        return false;
    const SideScroll *scroll = layout.block(block).sideScroll();
    if (!scroll || !scroll->isNeeded())
        return false;
    if (pointed.row != m_row || block != m_block)
        m_turned = 0;
    m_row = pointed.row;
    m_block = block;
    m_turned -= distance;
    const int whole = int(m_turned);
    m_turned -= whole;
    scrollBlock(m_row, m_block, scroll->offset() + whole);
    event->accept();
    return true;
}

bool CodeControls::press(int row, const MessageHit &hit, QPoint point)
{
    if (hit.part != MessageHit::Part::SideBar)
        return false;
    m_isDragging = true;
    m_row = row;
    m_block = hit.position.block;
    const MessageLayout &layout = m_viewport.rows().layout(row);
    const QRect thumb = layout.block(m_block).sideScroll()->thumb();
    const int x = point.x() - layout.blockRect(m_block).left() - layout.block(m_block).bodyAt().x();
    // A press beside the thumb moves the thumb's middle to the mouse.
    m_grip = x >= thumb.left() && x <= thumb.right() ? x - thumb.left() : thumb.width() / 2;
    return move(point);
}

bool CodeControls::move(QPoint point)
{
    if (!m_isDragging)
        return false;
    if (m_row >= m_viewport.rows().count())
        return true;
    const MessageLayout &layout = m_viewport.rows().layout(m_row);
    if (m_block >= layout.blockCount() || !layout.block(m_block).sideScroll())
        return true;
    const int x = point.x() - layout.blockRect(m_block).left() - layout.block(m_block).bodyAt().x();
    scrollBlock(m_row, m_block, layout.block(m_block).sideScroll()->offsetFor(x - m_grip));
    return true;
}

bool CodeControls::release()
{
    return std::exchange(m_isDragging, false);
}

bool CodeControls::follow(QPoint point)
{
    const auto pointed = m_viewport.hitAt(point);
    const MessageLayout &layout = m_viewport.rows().layout(std::max(pointed.row, 0));
    const int block = pointed.hit.position.block;
    if (block >= layout.blockCount() || !layout.block(block).sideScroll())
        return false;
    const SideScroll *scroll = layout.block(block).sideScroll();
    const QRect box = layout.blockRect(block);
    const int beyond = point.x() < box.left()    ? point.x() - box.left()
                       : point.x() > box.right() ? point.x() - box.right()
                                                 : 0;
    if (beyond == 0 || !scroll->isNeeded())
        return false;
    const int before = scroll->offset();
    scrollBlock(pointed.row, block, before + beyond / 2);
    return scroll->offset() != before;
}

void CodeControls::reveal(const ConversationPosition &position)
{
    if (position.row < 0 || position.row >= m_viewport.rows().count())
        return;
    const MessageLayout &layout = m_viewport.rows().layout(position.row);
    if (position.text.block >= layout.blockCount())
        return;
    if (layout.block(position.text.block).isHidden(position.text.offset))
        choose(position.row, position.text.block, CodeAction::Fold);
    MessageLayout &shown = m_viewport.rows().layout(position.row);
    if (shown.reveal(position.text))
        m_viewport.update(m_viewport.rowRect(position.row));
}

} // namespace Hiwar

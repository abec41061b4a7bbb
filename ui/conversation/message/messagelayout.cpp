// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagelayout.h"

#include "ui/block/sidescroll.h"
#include "ui/conversation/message/messageplacement.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// The first block whose place or height differs; the number of blocks: none.
size_t firstMoved(const MessageGeometry &before, const MessageGeometry &now)
{
    const auto [old, moved] = std::mismatch(before.blocks.begin(), before.blocks.end(),
                                            now.blocks.begin(), now.blocks.end());
    const bool isSame =
        old == before.blocks.end() && moved == now.blocks.end() && before.bubble == now.bubble;
    const auto index = size_t(moved - now.blocks.begin());
    return isSame ? index : std::max<size_t>(index, 1) - 1; // the one before has another height
}

} // namespace

MessageLayout::MessageLayout(const Theme &theme, Qt::LayoutDirection window,
                             const InlinePictures *pictures)
    : m_content(theme, window, pictures)
{
}

bool MessageLayout::setMessage(const ShownMessage &message)
{
    const ContentChange change = m_content.setMessage(message);
    if (!change.isAny)
        return false;
    m_framesChanged = m_framesChanged || !change.isOnlyText;
    forgetFocusTargets(change.kept);
    m_width = -1;
    return true;
}

bool MessageLayout::takePictures()
{
    if (!m_content.takePictures())
        return false;
    m_width = -1;
    return true;
}

int MessageLayout::resizeGetHeight(int viewWidth, const Extent &nearby)
{
    if (viewWidth == m_width && nearby == m_nearby)
        return m_geometry.height;
    m_framesChanged = m_framesChanged || (m_width >= 0 && m_width != viewWidth);
    m_width = viewWidth;
    const MessageGeometry before =
        std::exchange(m_geometry, MessagePlacement(m_content, m_frame, nearby).place(viewWidth));
    // What is nearby now was not in view before: it changes the picture only where it moves others.
    if (std::exchange(m_nearby, nearby) != nearby)
        m_content.noteChange(firstMoved(before, m_geometry));
    noteChange(before);
    return m_geometry.height;
}

void MessageLayout::setFrame(const RowFrame &frame)
{
    if (frame == m_frame)
        return;
    m_frame = frame;
    m_framesChanged = true;
    m_width = -1;
}

int MessageLayout::takeChangedFrom()
{
    return std::exchange(m_changedFrom, std::numeric_limits<int>::max());
}

void MessageLayout::noteChange(const MessageGeometry &before)
{
    const QRect &was = before.bubble;
    const QRect &is = m_geometry.bubble;
    const bool sameFrame =
        !m_framesChanged && was.topLeft() == is.topLeft() && was.width() == is.width();
    const size_t firstChanged = m_content.takeFirstChanged();
    int from = 0;
    if (sameFrame) {
        from = std::min(was.bottom(), is.bottom()) - theme().px(Theme::bubbleRadius);
        if (firstChanged < m_content.blockCount()) {
            const int top = m_geometry.blocks.at(qsizetype(firstChanged)).y();
            from = std::min(from, top - m_content.gapBefore(firstChanged));
        }
    }
    m_changedFrom = std::min(m_changedFrom, std::max(from, 0));
    m_framesChanged = false;
}

MessageHit MessageLayout::hitTest(QPoint point) const
{
    MessageHit hit;
    for (const PlacedAction &action : m_geometry.actions) {
        if (action.rect.contains(point)) {
            hit.part = MessageHit::Part::Action;
            hit.action = action.action;
            return hit;
        }
    }
    if (m_geometry.bubble.contains(point))
        hit.part = MessageHit::Part::Bubble;
    else if (m_geometry.caption.contains(point))
        hit.part = MessageHit::Part::Caption;
    if (m_content.blockCount() == 0)
        return hit;
    size_t nearest = 0;
    while (nearest + 1 < m_content.blockCount() &&
           m_geometry.blocks.at(qsizetype(nearest) + 1).y() <= point.y())
        ++nearest;
    const BlockLayout &block = m_content.block(nearest);
    const BlockHit inside = block.hitTest(point - m_geometry.blocks.at(qsizetype(nearest)));
    hit.position = {int(nearest), inside.offset};
    hit.isOnWide = block.sideScroll() && block.sideScroll()->isNeeded() &&
                   blockRect(int(nearest)).contains(point);
    hit.codeAction = inside.codeAction.value_or(CodeAction::Copy);
    if (inside.codeAction)
        hit.part = MessageHit::Part::CodeAction;
    else if (inside.onSideBar)
        hit.part = MessageHit::Part::SideBar;
    else if (inside.onPictureButton)
        hit.part = MessageHit::Part::PictureButton;
    else if (!inside.link.isEmpty() && !inside.isNamedOnly)
        hit.part = MessageHit::Part::Link;
    else if (inside.onText)
        hit.part = MessageHit::Part::Text;
    hit.formula = inside.formula;
    hit.link = inside.link;
    hit.isPicture = inside.isPicture;
    hit.linkStart = inside.linkStart;
    takeAttachment(hit, point);
    return hit;
}

/// The whole frame is one button.
void MessageLayout::takeAttachment(MessageHit &hit, QPoint point) const
{
    for (qsizetype i = 0; i < m_geometry.attachments.size(); ++i) {
        const int index = int(m_content.textEnd()) + int(i);
        const FocusTargets focusTargets = focusTargetsOf(block(index).block(), index);
        if (!m_geometry.attachments.at(i).contains(point) || focusTargets.isEmpty())
            continue;
        if (hit.position.block != index)
            hit.position = {index, 0};
        hit.part = MessageHit::Part::Attachment;
        hit.link = focusTargets.first().link.target;
    }
}

QList<QRectF> MessageLayout::rectsOf(TextPosition from, TextPosition to) const
{
    QList<QRectF> out;
    for (int i = std::max(from.block, 0); i <= to.block && i < blockCount(); ++i) {
        const int begin = i == from.block ? from.offset : 0;
        const int end = i == to.block ? to.offset : block(i).textSize();
        for (const QRectF &rect : block(i).rectsOf(begin, end))
            out.append(rect.translated(m_geometry.blocks.at(i)));
    }
    return out;
}

std::pair<int, int> MessageLayout::blocksIn(int top, int bottom) const
{
    const auto begin = m_geometry.blocks.begin();
    const auto first =
        std::partition_point(begin, m_geometry.blocks.end(), [&](const QPoint &corner) {
            return corner.y() + m_content.heightOf(size_t(&corner - &*begin)) < top;
        });
    const auto end = std::partition_point(first, m_geometry.blocks.end(),
                                          [bottom](QPoint corner) { return corner.y() <= bottom; });
    return {int(first - begin), int(end - begin)};
}

bool MessageLayout::isLaidOut(const Extent &seen) const
{
    const auto [first, end] =
        blocksIn(int(std::max(seen.from, 0.0)), int(std::min(seen.to, qreal(m_geometry.height))));
    for (int i = first; i < end; ++i) {
        if (!m_content.isLaidOut(size_t(i), seen.seenFrom(m_geometry.blocks.at(i).y())))
            return false;
    }
    return true;
}

Extent MessageLayout::partAround(const TextPosition &position) const
{
    const int top = m_geometry.blocks.at(position.block).y();
    return block(position.block).partAround(position.offset).seenFrom(-top);
}

template<typename Visitor>
void MessageLayout::visitBlocksInView(Visitor visit)
{
    const auto [first, end] = blocksIn(m_viewTop, m_viewBottom);
    for (int i = first; i < end; ++i)
        visit(m_content.block(size_t(i)), i, m_geometry.blocks.at(i));
}

void MessageLayout::setInView(int top, int bottom, const PointedParts &pointed)
{
    m_viewTop = top;
    m_viewBottom = bottom;
    visitBlocksInView([&](BlockLayout &layout, int index, QPoint at) {
        InView inView{.top = top - at.y(), .bottom = bottom - at.y()};
        inView.copied = pointed.copiedCode == index;
        inView.pointed = pointed.wide == index;
        if (pointed.marked && pointed.marked->block == index)
            inView.marked = pointed.marked->action;
        layout.setInView(inView);
    });
}

QRegion MessageLayout::floating()
{
    QRegion region;
    visitBlocksInView([&](const BlockLayout &layout, int, QPoint at) {
        region += layout.floating().translated(at);
    });
    return region;
}

bool MessageLayout::colour(Highlighting &highlighting, const QDeadlineTimer &deadline)
{
    bool isDone = true;
    visitBlocksInView([&](BlockLayout &layout, int, QPoint at) {
        const Colouring result = layout.colour(highlighting, deadline);
        isDone = isDone && result.isDone;
        if (result.hasChanged)
            m_changedFrom = std::min(m_changedFrom, at.y());
    });
    return isDone;
}

bool MessageLayout::scrollBlock(int block, int offset)
{
    return block >= 0 && block < blockCount() && m_content.block(size_t(block)).scrollTo(offset);
}

bool MessageLayout::reveal(const TextPosition &position)
{
    return position.block >= 0 && position.block < blockCount() &&
           m_content.block(size_t(position.block)).reveal(position.offset);
}

QRect MessageLayout::blockRect(int index) const
{
    return {m_geometry.blocks.at(index),
            QSize(m_content.widthOf(size_t(index)), m_content.heightOf(size_t(index)))};
}

const FocusTargets &MessageLayout::focusTargets() const
{
    for (; m_focusTargetsEnd < m_content.blockCount(); ++m_focusTargetsEnd)
        m_focusTargets +=
            focusTargetsOf(block(int(m_focusTargetsEnd)).block(), int(m_focusTargetsEnd));
    return m_focusTargets;
}

void MessageLayout::forgetFocusTargets(size_t fromBlock)
{
    m_focusTargetsEnd = std::min(m_focusTargetsEnd, fromBlock);
    while (!m_focusTargets.isEmpty() && size_t(m_focusTargets.last().block()) >= m_focusTargetsEnd)
        m_focusTargets.removeLast();
}

QList<QRectF> MessageLayout::rectsOf(const FocusTarget &focusTarget) const
{
    if (focusTarget.block() >= blockCount())
        return {};
    if (const QRectF button = pictureButton(focusTarget.link.from);
        focusTarget.link.isPicture && !button.isEmpty())
        return {button};
    if (const QRect frame = attachmentFrame(focusTarget.block()); !frame.isNull())
        return {frame};
    if (!focusTarget.code)
        return rectsOf(focusTarget.link.from, focusTarget.link.to);
    const QRect button = block(focusTarget.block()).codeButton(*focusTarget.code);
    if (button.isEmpty())
        return {};
    return {QRectF(button.translated(m_geometry.blocks.at(focusTarget.block())))};
}

QRectF MessageLayout::pictureButton(TextPosition position) const
{
    if (position.block < 0 || position.block >= blockCount())
        return {};
    const QRectF button = block(position.block).pictureButton(position.offset);
    return button.isEmpty() ? QRectF() : button.translated(m_geometry.blocks.at(position.block));
}

QRect MessageLayout::attachmentFrame(int block) const
{
    return m_geometry.attachments.value(block - int(m_content.textEnd()));
}

QRect MessageLayout::thumbnailRect(qsizetype attachment) const
{
    const int side = m_content.thumbnailSide(attachment);
    const QRect frame = m_geometry.attachments.value(attachment);
    if (side == 0 || frame.isEmpty())
        return {};
    const int pad = theme().px(Space::m);
    const int left =
        window() == Qt::RightToLeft ? frame.right() + 1 - pad - side : frame.left() + pad;
    return {left, frame.top() + (frame.height() - side) / 2, side, side};
}

QList<QRectF> MessageLayout::ringsOf(const FocusTarget &focusTarget) const
{
    QList<QRectF> rings = rectsOf(focusTarget);
    const qreal ring = theme().px(Theme::ringWidth);
    const qreal edge = theme().px(Space::xs);
    for (QRectF &rect : rings) {
        if (focusTarget.code)
            rect.adjust(edge, edge, -edge, -edge);
        else if (focusTarget.link.isPicture || attachmentIndex(focusTarget.link.target))
            rect.adjust(-ring, -ring, ring, ring);
        else // a line is higher than its words
            rect.adjust(-ring, ring, ring, -ring);
    }
    return rings;
}

} // namespace Hiwar

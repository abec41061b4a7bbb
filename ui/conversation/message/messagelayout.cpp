// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagelayout.h"

#include "ui/conversation/message/messageactions.h"

#include "ui/theme/theme.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

int madeSoFar = 0;

/// Nothing but its text is another one.
bool onlyTextDiffers(const ShownMessage &a, ShownMessage b)
{
    b.text = a.text;
    b.quietSince = a.quietSince;
    return a == b;
}

} // namespace

QRect columnIn(int viewWidth, const Theme &theme)
{
    const int margin = theme.px(Space::l);
    const int width = std::clamp(viewWidth - 2 * margin, 1, theme.px(Theme::columnWidth));
    return {(viewWidth - width) / 2, 0, width, 0};
}

MessageLayout::MessageLayout(const Theme &theme, Qt::LayoutDirection window,
                             const InlinePictures *pictures)
    : m_theme(theme)
    , m_window(window)
    , m_pictures(pictures)
{
}

int MessageLayout::blocksMade()
{
    return madeSoFar;
}

Blocks MessageLayout::placedAttachments() const
{
    Blocks blocks = attachmentBlocks(m_message.attachments);
    for (Block &block : blocks)
        block.side = block.direction = m_window; // a row of the window, whatever its name is
    return blocks;
}

Blocks MessageLayout::placedNotice() const
{
    Blocks blocks = m_notice ? noticeBlocks(*m_notice) : Blocks();
    for (Block &block : blocks) {
        // Sentences stand beside their icon, whatever language they are in.
        if (block.kind == Block::Kind::Paragraph && block.containers.isEmpty())
            block.side = m_window;
    }
    return blocks;
}

TextStyle MessageLayout::styleOf(size_t index, const Block &block) const
{
    const Palette &palette = m_theme.palette;
    TextStyle style{isOwn() ? palette.ownBubbleText : palette.text, palette.accent,
                    palette.codeBackground, palette.text, m_pictures};
    const bool isAside =
        m_notice && block.containers.isEmpty() && (index > noticeBegin() || !m_notice->isError);
    const bool isAttachment = index >= textEnd() && index < noticeBegin();
    if (index < textBegin() || isAttachment || (index >= noticeBegin() && isAside))
        style.text = palette.secondary;
    return style;
}

/// Lays out a section of the blocks, and keeps those of `old` that have not changed: the first ones
/// are known to be `unchanged` and not even compared.
void MessageLayout::renew(size_t first, const Blocks &wanted, qsizetype unchanged, BlockLayouts old)
{
    const auto count = size_t(wanted.size());
    const size_t comparable = std::min(old.size(), count);
    size_t keep = std::min(comparable, size_t(unchanged));
    while (keep < comparable && old[keep]->block() == wanted.at(qsizetype(keep)))
        ++keep;
    // The first block that differs is most often the one that grew.
    const bool grown = keep < comparable && old[keep]->grow(wanted.at(qsizetype(keep)));
    if (grown) {
        ++keep;
        ++madeSoFar;
    }
    if (grown || keep < count || old.size() != count)
        m_firstChanged = std::min(m_firstChanged, first + keep - (grown ? 1 : 0));
    old.resize(keep);
    for (size_t i = keep; i < count; ++i, ++madeSoFar)
        old.push_back(std::make_unique<BlockLayout>(wanted.at(qsizetype(i)), m_theme,
                                                    styleOf(first + i, wanted.at(qsizetype(i)))));
    std::move(old.begin(), old.end(), std::back_inserter(m_blocks));
}

bool MessageLayout::setMessage(const ShownMessage &message)
{
    if (message == m_message)
        return false;
    m_framesChanged = m_framesChanged || !onlyTextDiffers(m_message, message);
    const auto cut = [this](size_t first, size_t end) {
        return std::vector(std::make_move_iterator(m_blocks.begin() + qsizetype(first)),
                           std::make_move_iterator(m_blocks.begin() + qsizetype(end)));
    };
    auto thoughts = cut(0, textBegin());
    auto texts = cut(textBegin(), textEnd());
    m_blocks.clear();
    const size_t thoughtBefore = textBegin();
    m_message = message;
    m_notice = noticeFor(message);
    m_actions = actionsFor(message, m_notice);
    m_reasoning.read(shownReasoning(message), reasoningOptions(message));
    m_text.read(message.text, textOptions(message));
    renew(0, m_reasoning.blocks(), m_reasoning.unchanged(), std::move(thoughts));
    renew(textBegin(), m_text.blocks(), m_text.unchanged(), std::move(texts));
    renew(textEnd(), placedAttachments(), 0, {});
    renew(noticeBegin(), placedNotice(), 0, {});
    const bool sameThoughts =
        textBegin() == thoughtBefore && size_t(m_reasoning.unchanged()) == textBegin();
    forgetFocusTargets(sameThoughts ? textBegin() + size_t(m_text.unchanged())
                                    : size_t(m_reasoning.unchanged()));
    applyCodeLooks();
    m_width = -1;
    return true;
}

bool MessageLayout::takePictures()
{
    bool isChanged = false;
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        if (!m_blocks[i]->isOutdated())
            continue;
        const Block &block = m_blocks[i]->block();
        m_blocks[i] = std::make_unique<BlockLayout>(block, m_theme, styleOf(i, block));
        ++madeSoFar;
        m_firstChanged = std::min(m_firstChanged, i);
        m_width = -1;
        isChanged = true;
    }
    return isChanged;
}

void MessageLayout::setGap(int gap)
{
    if (gap == m_gap)
        return;
    m_gap = gap;
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
    int from = 0;
    if (sameFrame) {
        from = std::min(was.bottom(), is.bottom()) - m_theme.px(Theme::bubbleRadius);
        if (m_firstChanged < m_blocks.size()) {
            const int top = m_geometry.blocks.at(qsizetype(m_firstChanged)).y();
            from = std::min(from, top - gapBefore(m_firstChanged));
        }
    }
    m_changedFrom = std::min(m_changedFrom, std::max(from, 0));
    m_firstChanged = std::numeric_limits<size_t>::max();
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
    if (m_blocks.empty())
        return hit;
    size_t nearest = 0;
    while (nearest + 1 < m_blocks.size() &&
           m_geometry.blocks.at(qsizetype(nearest) + 1).y() <= point.y())
        ++nearest;
    const BlockLayout &block = *m_blocks[nearest];
    const BlockHit inside = block.hitTest(point - m_geometry.blocks.at(qsizetype(nearest)));
    hit.position = {int(nearest), inside.offset};
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

/// All of its frame is one button.
void MessageLayout::takeAttachment(MessageHit &hit, QPoint point) const
{
    for (qsizetype i = 0; i < m_geometry.attachments.size(); ++i) {
        const int index = int(textEnd()) + int(i);
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
        const int end = i == to.block ? to.offset : int(block(i).text().size());
        for (const QRectF &rect : block(i).rectsOf(begin, end))
            out.append(rect.translated(m_geometry.blocks.at(i)));
    }
    return out;
}

} // namespace Hiwar

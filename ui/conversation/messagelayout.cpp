// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/messagelayout.h"

#include "ui/theme/theme.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

int s_blocksMade = 0;

bool isVersionStep(MessageAction action)
{
    return action == MessageAction::PreviousVersion || action == MessageAction::NextVersion;
}

} // namespace

QRect columnIn(int viewWidth, const Theme &theme)
{
    const int margin = theme.px(Space::l);
    const int width = std::clamp(viewWidth - 2 * margin, 1, theme.px(Theme::columnWidth));
    return {(viewWidth - width) / 2, 0, width, 0};
}

MessageLayout::MessageLayout(const Theme &theme, Qt::LayoutDirection window)
    : m_theme(theme)
    , m_window(window)
{
}

int MessageLayout::blocksMade()
{
    return s_blocksMade;
}

TextInk MessageLayout::textInk() const
{
    const Palette &palette = m_theme.palette;
    return {isOwn() ? palette.ownBubbleText : palette.text, palette.accent, palette.codeBackground,
            palette.text};
}

TextInk MessageLayout::noticeInk(bool first) const
{
    TextInk ink = textInk();
    if (!first || !m_notice->isError)
        ink.text = m_theme.palette.secondary;
    return ink;
}

bool MessageLayout::setMessage(const ShownMessage &message)
{
    if (message == m_message)
        return false;
    const size_t oldTexts = textBlocks();
    m_message = message;
    m_notice = noticeFor(message);
    const ShownBlocks shown = shownBlocks(message);
    const size_t wanted = size_t(shown.blocks.size());
    const size_t texts = wanted - size_t(shown.notices);
    const size_t comparable = std::min(oldTexts, texts);
    size_t keep = 0;
    while (keep < comparable && m_blocks[keep]->block() == shown.blocks.at(qsizetype(keep)))
        ++keep;
    // The first block that differs is most often the one that grew.
    if (keep < comparable && m_blocks[keep]->grow(shown.blocks.at(qsizetype(keep)))) {
        ++keep;
        ++s_blocksMade;
    }
    m_blocks.resize(keep);
    m_notices = 0;
    for (size_t i = keep; i < wanted; ++i, ++s_blocksMade) {
        Block block = shown.blocks.at(qsizetype(i));
        if (i >= texts) // beside its icon, whatever language it is in
            block.side = m_window;
        const TextInk ink = i < texts ? textInk() : noticeInk(i == texts);
        m_blocks.push_back(std::make_unique<BlockLayout>(block, m_theme, ink));
    }
    m_notices = size_t(shown.notices);
    m_width = -1;
    return true;
}

void MessageLayout::setGap(int gap)
{
    if (gap == m_gap)
        return;
    m_gap = gap;
    m_width = -1;
}

int MessageLayout::gapBefore(size_t block) const
{
    if (block == 0)
        return 0;
    const Block &now = m_blocks[block]->block();
    if (now.tight)
        return m_theme.px(Space::xs);
    return m_theme.px(now.kind == Block::Kind::Heading ? Space::l : Space::m);
}

int MessageLayout::noticeIndent() const
{
    return m_theme.px(Space::xxl);
}

int MessageLayout::wantedInnerWidth(int most)
{
    int width = 0;
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        const int indent = i < textBlocks() ? 0 : noticeIndent();
        width = std::max(width, indent + m_blocks[i]->widthWithin(most - indent));
    }
    if (m_message.state == MessageState::Waiting) {
        const QDateTime longest = m_message.waitingSince.addSecs(999);
        width = std::max(
            width, QFontMetrics(m_theme.font).horizontalAdvance(waitingText(m_message, longest)) +
                       m_theme.px(Space::xs));
    }
    return std::clamp(width, std::min(m_theme.px(Space::xxl), most), most);
}

int MessageLayout::resizeGetHeight(int viewWidth)
{
    if (viewWidth == m_width)
        return m_geometry.height;
    m_width = viewWidth;
    m_geometry = MessageGeometry();
    m_geometry.column = columnIn(viewWidth, m_theme);
    const QRect &column = m_geometry.column;
    const int padX = m_theme.px(Space::l);
    const int padY = m_theme.px(Space::m);
    const int most = isOwn() ? int(column.width() * Theme::ownBubbleShare) : column.width();
    const int inner = wantedInnerWidth(std::max(most - 2 * padX, 1));
    const int width = inner + 2 * padX;
    const int left = isOwn() ? column.right() + 1 - width : column.left();
    const int bottom = placeBlocks({left + padX, m_gap + padY}, inner) + padY;
    m_geometry.bubble = QRect(left, m_gap, width, bottom - m_gap);
    placeCaption(bottom);
    m_geometry.height = bottom + m_theme.px(Space::xxl) + m_theme.px(Space::xs);
    if (m_window == Qt::RightToLeft)
        mirror(viewWidth);
    return m_geometry.height;
}

int MessageLayout::placeBlocks(QPoint at, int width)
{
    int y = at.y();
    if (m_message.state == MessageState::Waiting && m_blocks.empty()) {
        const int line = int(QFontInfo(m_theme.font).pixelSize() * Theme::lineHeight);
        m_geometry.waiting = QRect(at.x(), y, width, line);
        return y + line;
    }
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        m_blocks[i]->setGapAbove(gapBefore(i));
        y += gapBefore(i);
        const bool notice = i >= textBlocks();
        const int indent = notice ? noticeIndent() : 0;
        if (notice && m_geometry.noticeIcon.isNull())
            m_geometry.noticeIcon = QRect(at.x(), y + m_theme.px(Space::xs), m_theme.px(Space::l),
                                          m_theme.px(Space::l));
        m_geometry.blocks.append({at.x() + indent, y});
        y += m_blocks[i]->resizeGetHeight(std::max(width - indent, 1));
    }
    if (m_blocks.empty()) // an empty message is a bubble of one line
        y += int(QFontInfo(m_theme.font).pixelSize() * Theme::lineHeight);
    return placeRemedy({at.x() + noticeIndent(), y});
}

int MessageLayout::placeRemedy(QPoint at)
{
    if (!m_notice || !m_notice->remedy)
        return at.y();
    const int height = m_theme.px(Theme::controlHeight);
    const int text = QFontMetrics(m_theme.font).horizontalAdvance(actionName(*m_notice->remedy));
    const int width = text + m_theme.px(Space::l) * 2 + m_theme.px(Space::xxl);
    const int top = at.y() + m_theme.px(Space::m);
    m_geometry.actions.append({*m_notice->remedy, QRect(at.x(), top, width, height), true});
    return top + height;
}

void MessageLayout::placeCaption(int top)
{
    const QRect column = m_geometry.column;
    const int cell = m_theme.px(Space::xxl);
    const int gap = m_theme.px(Space::s);
    const QFontMetrics metrics(m_theme.captionFont());
    int buttons = 0;
    for (const MessageAction action : actionsFor(m_message)) {
        const bool placed = m_notice && m_notice->remedy == action;
        buttons += placed || isVersionStep(action) ? 0 : cell;
    }
    const QString version = versionText(m_message);
    const int versionWidth =
        version.isEmpty() ? 0 : metrics.horizontalAdvance(version) + m_theme.px(Space::xs);
    buttons += version.isEmpty() ? 0 : versionWidth + 2 * cell;
    const int text = metrics.horizontalAdvance(captionFor(m_message, QDate::currentDate()));
    const int captionWidth = std::clamp(column.width() - buttons - 2 * gap, 0, text + 1);
    const int inset = gap; // the caption begins where the bubble's corner ends
    m_geometry.version = QRect(0, top, versionWidth, cell);
    if (isOwn()) {
        m_geometry.caption =
            QRect(column.right() + 1 - inset - captionWidth, top, captionWidth, cell);
        placeButtons(m_geometry.caption.left() - gap - buttons, top);
    } else {
        m_geometry.caption = QRect(column.left() + inset, top, captionWidth, cell);
        placeButtons(m_geometry.caption.right() + 1 + gap, top);
    }
}

void MessageLayout::placeButtons(int x, int top)
{
    const int cell = m_theme.px(Space::xxl);
    const auto put = [&](MessageAction action) {
        m_geometry.actions.append({action, QRect(x, top, cell, cell), false});
    };
    bool versionsPlaced = false;
    for (const MessageAction action : actionsFor(m_message)) {
        if (m_notice && m_notice->remedy == action)
            continue;
        if (!isVersionStep(action)) {
            put(action);
            x += cell;
            continue;
        }
        if (versionsPlaced) // Next: its place was left free by Previous
            continue;
        versionsPlaced = true;
        if (m_message.versionIndex > 0)
            put(MessageAction::PreviousVersion);
        x += cell;
        m_geometry.version.moveLeft(x);
        x += m_geometry.version.width();
        if (m_message.versionIndex + 1 < m_message.versionCount)
            put(MessageAction::NextVersion);
        x += cell;
    }
}

void MessageLayout::mirror(int viewWidth)
{
    const auto flip = [viewWidth](QRect &rect) {
        if (!rect.isNull())
            rect.moveLeft(viewWidth - rect.right() - 1);
    };
    flip(m_geometry.bubble);
    flip(m_geometry.waiting);
    flip(m_geometry.noticeIcon);
    flip(m_geometry.caption);
    flip(m_geometry.version);
    for (PlacedAction &action : m_geometry.actions)
        flip(action.rect);
    for (size_t i = 0; i < m_blocks.size(); ++i) {
        QPoint &at = m_geometry.blocks[qsizetype(i)];
        at.setX(viewWidth - at.x() - m_blocks[i]->width());
    }
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
    if (m_blocks.empty())
        return hit;
    size_t nearest = 0;
    while (nearest + 1 < m_blocks.size() &&
           m_geometry.blocks.at(qsizetype(nearest) + 1).y() <= point.y())
        ++nearest;
    const BlockLayout &block = *m_blocks[nearest];
    const BlockHit inside = block.hitTest(point - m_geometry.blocks.at(qsizetype(nearest)));
    hit.place = {int(nearest), inside.offset};
    if (inside.onCopy)
        hit.part = MessageHit::Part::CopyCode;
    else if (!inside.link.isEmpty())
        hit.part = MessageHit::Part::Link;
    else if (inside.onText)
        hit.part = MessageHit::Part::Text;
    hit.link = inside.link;
    return hit;
}

QList<QRectF> MessageLayout::rectsOf(TextPlace from, TextPlace to) const
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

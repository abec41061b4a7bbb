// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messageplacement.h"

#include "net/values/utc.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagecontent.h"
#include "ui/theme/column.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Room is laid out for counts on screen up to this many seconds.
constexpr qint64 longestCount = 999;

bool isVersionStep(MessageAction action)
{
    return action == MessageAction::PreviousVersion || action == MessageAction::NextVersion;
}

QString longestStatus(const ShownMessage &shown)
{
    if (shown.retry)
        return statusText(shown, shown.retry->at.addSecs(-longestCount));
    ShownMessage message = shown;
    const QDateTime begin(QDate(2000, 1, 1), QTime(), utc);
    message.waitingSince = message.quietSince = begin;
    return statusText(message, begin.addSecs(longestCount));
}

} // namespace

MessagePlacement::MessagePlacement(MessageContent &content, const RowFrame &frame,
                                   const Extent &nearby)
    : m_content(content)
    , m_theme(content.theme())
    , m_message(content.message())
    , m_isOwn(m_message.author == Role::User)
    , m_frame(frame)
    , m_nearby(nearby)
{
}

MessageGeometry MessagePlacement::place(int viewWidth)
{
    m_geometry = MessageGeometry();
    // Its margin is wider than the scroll bar, so that the column is never below it.
    m_geometry.column =
        columnIn(viewWidth + std::min(m_frame.scrollBar, m_theme.px(Space::l)), m_theme);
    placeBubble(placeUnsent(placeDay()));
    const int bottom = m_geometry.bubble.bottom() + 1;
    placeCaption(bottom);
    m_geometry.height = bottom + m_theme.px(Space::xxl) + m_theme.px(Space::xs);
    if (m_content.window() == Qt::RightToLeft)
        mirror(viewWidth);
    return m_geometry;
}

/// Returns the top of the message.
int MessagePlacement::placeDay()
{
    if (m_frame.day.isEmpty())
        return m_frame.gap;
    const QRect &column = m_geometry.column;
    m_geometry.day = QRect(column.left(), m_frame.gap, column.width(), m_theme.px(Space::xxl));
    return m_geometry.day.bottom() + 1 + m_theme.px(Space::m);
}

/// Returns the top of the message.
int MessagePlacement::placeUnsent(int top)
{
    if (m_message.unsentBefore == 0)
        return top;
    const QRect &column = m_geometry.column;
    const QRect line(column.left(), top, column.width(), m_theme.px(Space::xxl));
    m_geometry.actions.append({MessageAction::ShowContext, line, true, true});
    return line.bottom() + 1 + m_theme.px(Space::m);
}

void MessagePlacement::placeBubble(int top)
{
    const QRect &column = m_geometry.column;
    if (m_message.isPlain) { // across the column; one's own words beside a bar
        const int indent = m_isOwn ? m_theme.px(Space::m) : 0;
        const int bottom =
            placeContents({column.left() + indent, top}, std::max(column.width() - indent, 1));
        m_geometry.bubble = QRect(column.left(), top, column.width(), bottom - top);
        if (m_isOwn)
            m_geometry.ownBar =
                QRect(column.left(), top, m_theme.px(Theme::ringWidth), bottom - top);
        return;
    }
    const int padX = m_theme.px(Space::l);
    const int padY = m_theme.px(Space::m);
    const int most = m_isOwn ? int(column.width() * Theme::ownBubbleShare) : column.width();
    const int inner = wantedInnerWidth(std::max(most - 2 * padX, 1));
    const int width = inner + 2 * padX;
    const int left = m_isOwn ? column.right() + 1 - width : column.left();
    const int bottom = placeContents({left + padX, top + padY}, inner) + padY;
    m_geometry.bubble = QRect(left, top, width, bottom - top);
}

int MessagePlacement::buttonWidth(MessageAction action) const
{
    return QFontMetrics(m_theme.font).horizontalAdvance(actionName(action)) +
           m_theme.px(Space::l) * 2 + m_theme.px(Space::xxl);
}

int MessagePlacement::wantedInnerWidth(int most)
{
    // While it thinks, its lines change: the bubble keeps its full width. In a long message some
    // line fills the width.
    if (m_content.isLong() || (isRunning(m_message) && !m_message.reasoning.isEmpty()))
        return most;
    int width = 0;
    for (size_t i = 0; i < m_content.blockCount(); ++i) {
        const bool isFramed = i >= m_content.textEnd() && i < m_content.noticeBegin();
        const int besides = m_content.indentOf(i) + (isFramed ? 2 * m_theme.px(Space::m) : 0);
        width =
            std::max(width, besides + m_content.block(i).widthWithin(std::max(most - besides, 1)));
    }
    const QFontMetrics metrics(m_theme.font);
    if (hasStatus(m_message)) {
        const int indent = m_content.notice() ? m_theme.px(Space::xxl) : 0;
        width = std::max(width, indent + metrics.horizontalAdvance(longestStatus(m_message)) +
                                    m_theme.px(Space::xs));
    }
    if (!m_message.reasoning.isEmpty())
        width = std::max(width, metrics.horizontalAdvance(thoughtText(m_message, {})) +
                                    2 * m_theme.px(Space::xl));
    if (m_content.notice()) { // in one row if there is room
        int row = m_theme.px(Space::xxl) - m_theme.px(Space::s);
        for (const MessageAction action : m_content.notice()->remedies)
            row += buttonWidth(action) + m_theme.px(Space::s);
        width = std::max(width, m_content.notice()->remedies.isEmpty() ? 0 : row);
    }
    return std::clamp(width, std::min(m_theme.px(Space::xxl), most), most);
}

int MessagePlacement::placeContents(QPoint at, int width)
{
    const int top = at.y();
    const auto goOn = [&](int y) { at.setY(y); };
    // The gap after what was placed above, if anything.
    const auto gap = [&] { return at.y() > top ? m_theme.px(Space::m) : 0; };
    goOn(placeReasoning(at, width));
    if (m_content.textEnd() > m_content.textBegin())
        goOn(placeBlocks(m_content.textBegin(), m_content.textEnd(), {at.x(), at.y() + gap()},
                         width));
    if (m_content.noticeBegin() > m_content.textEnd())
        goOn(placeAttachments({at.x(), at.y() + gap()}, width));
    // Unfolded code is below the button that unfolded it, so that the button keeps its place.
    const size_t codes = m_content.notice() ? size_t(m_content.notice()->codes.size()) : 0;
    if (m_content.notice()) {
        const int y = at.y() + gap();
        m_geometry.noticeIcon =
            QRect(at.x(), y + m_theme.px(Space::xs), m_theme.px(Space::l), m_theme.px(Space::l));
        goOn(placeBlocks(m_content.noticeBegin(), m_content.blockCount() - codes, {at.x(), y},
                         width));
    }
    goOn(placeStatus(at, width));
    goOn(placeRemedies(at, width));
    if (codes > 0)
        goOn(placeBlocks(m_content.blockCount() - codes, m_content.blockCount(),
                         {at.x(), at.y() + gap()}, width));
    return at.y() > top ? at.y()
                        : top + m_theme.linePitch(); // an empty message is a bubble of one line
}

int MessagePlacement::placeReasoning(QPoint at, int width)
{
    if (m_message.reasoning.isEmpty())
        return at.y();
    // As wide as its longest text, so that the width does not change while it counts.
    const QString longest = thoughtText(m_message, m_message.thinkingSince.addSecs(longestCount));
    const int heading = QFontMetrics(m_theme.font).horizontalAdvance(longest) +
                        m_theme.px(Space::l) + m_theme.px(Space::m);
    const QRect header(at.x(), at.y(), std::min(heading, width), m_theme.px(Space::xxl));
    m_geometry.actions.append({MessageAction::Reasoning, header, true, true});
    int y = header.bottom() + 1;
    if (m_content.textBegin() > 0) {
        const int top = y + m_theme.px(Space::xs);
        y = placeBlocks(0, m_content.textBegin(), {at.x(), top}, width);
        m_geometry.thoughtBar = QRect(at.x(), top, m_theme.px(Theme::ringWidth), y - top);
    } else if (isThinking(m_message)) {
        m_geometry.newestThought = QRect(at.x(), y, width, m_theme.linePitch());
        y += m_theme.linePitch();
    }
    return y;
}

int MessagePlacement::placeBlocks(size_t first, size_t end, QPoint at, int width)
{
    int y = at.y();
    for (size_t i = first; i < end; ++i) {
        const int gap = i == first ? 0 : m_content.gapBefore(i);
        y += gap;
        m_geometry.blocks.append({at.x() + m_content.indentOf(i), y});
        y += m_content.resizeGetHeight(i, std::max(width - m_content.indentOf(i), 1), gap,
                                       m_nearby.seenFrom(y));
    }
    return y;
}

/// One below the other, in frames of the same width.
int MessagePlacement::placeAttachments(QPoint at, int width)
{
    const int pad = m_theme.px(Space::m);
    const int edge = m_theme.px(Space::s);
    const size_t first = m_content.textEnd();
    const size_t end = m_content.noticeBegin();
    int inner = 1;
    for (size_t i = first; i < end; ++i) {
        const int beside = m_content.indentOf(i);
        inner = std::max(
            inner, beside + m_content.block(i).widthWithin(std::max(width - 2 * pad - beside, 1)));
    }
    int y = at.y();
    for (size_t i = first; i < end; ++i) {
        y += i == first ? 0 : edge;
        const int beside = m_content.indentOf(i);
        m_content.block(i).setGapAbove(0);
        const int words = m_content.block(i).resizeGetHeight(std::max(inner - beside, 1));
        const int height = std::max(words, m_content.thumbnailSide(qsizetype(i - first)));
        m_geometry.blocks.append({at.x() + pad + beside, y + edge + (height - words) / 2});
        m_geometry.attachments.append({at.x(), y, inner + 2 * pad, height + 2 * edge});
        y += height + 2 * edge;
    }
    return y;
}

int MessagePlacement::placeStatus(QPoint at, int width)
{
    if (!hasStatus(m_message))
        return at.y();
    const int indent = m_content.notice() ? m_theme.px(Space::xxl) : 0;
    m_geometry.status = QRect(at.x() + indent, at.y(), width - indent, m_theme.linePitch());
    return m_geometry.status.bottom() + 1;
}

int MessagePlacement::placeRemedies(QPoint at, int width)
{
    if (!m_content.notice() || m_content.notice()->remedies.isEmpty())
        return at.y();
    const int height = m_theme.px(Theme::controlHeight);
    const int gap = m_theme.px(Space::s);
    const int left = at.x() + m_theme.px(Space::xxl);
    const int right = at.x() + width;
    int x = left;
    int top = at.y() + m_theme.px(Space::m);
    for (const MessageAction action : m_content.notice()->remedies) {
        const int wanted = std::min(buttonWidth(action), std::max(right - left, 1));
        if (x > left && x + wanted > right) {
            x = left;
            top += height + gap;
        }
        m_geometry.actions.append({action, QRect(x, top, wanted, height), true});
        x += wanted + gap;
    }
    return top + height;
}

int MessagePlacement::captionTextWidth() const
{
    const QFontMetrics metrics(m_theme.captionFont());
    const int text = metrics.horizontalAdvance(captionFor(m_message));
    if (m_message.state != MessageState::Arriving || m_message.versionCount > 1)
        return text;
    // The caption may become quietText().
    const QDateTime longest = m_message.quietSince.addSecs(longestCount);
    return std::max(text, metrics.horizontalAdvance(quietText(m_message, longest)));
}

/// The versions are beside the caption, and the other buttons beside them.
void MessagePlacement::placeCaption(int top)
{
    const QRect column = m_geometry.column;
    const int cell = m_theme.px(Space::xxl);
    const int gap = m_theme.px(Space::s);
    const QString version = versionText(m_message);
    const int versionWidth = version.isEmpty()
                                 ? 0
                                 : QFontMetrics(m_theme.captionFont()).horizontalAdvance(version) +
                                       m_theme.px(Space::xs);
    const int versions = version.isEmpty() ? 0 : versionWidth + 2 * cell;
    int buttons = 0;
    for (const MessageAction action : m_content.actions())
        buttons += m_content.isInBubble(action) || isVersionStep(action) ? 0 : cell;
    const int captionWidth =
        std::clamp(column.width() - versions - buttons - 2 * gap, 0, captionTextWidth() + 1);
    // The caption begins where the bubble's corner ends, or at the text's edge.
    const int inset = !m_message.isPlain ? gap : m_isOwn ? m_theme.px(Space::m) : 0;
    m_geometry.version = QRect(0, top, versionWidth, cell);
    if (isTrailing()) {
        m_geometry.caption =
            QRect(column.right() + 1 - inset - captionWidth, top, captionWidth, cell);
        const int left = m_geometry.caption.left() - versions - (versions > 0 ? 0 : gap);
        placeButtons(left - buttons, top);
        placeVersions(left, top);
    } else {
        m_geometry.caption = QRect(column.left() + inset, top, captionWidth, cell);
        const int left = m_geometry.caption.right() + 1;
        placeButtons(versions > 0 ? placeVersions(left, top) : left + gap, top);
    }
}

/// Returns their right end.
int MessagePlacement::placeVersions(int x, int top)
{
    const int cell = m_theme.px(Space::xxl);
    if (m_geometry.version.width() == 0)
        return x;
    m_geometry.version.moveLeft(x + cell);
    const int next = m_geometry.version.right() + 1;
    for (const MessageAction action : m_content.actions()) {
        if (isVersionStep(action))
            m_geometry.actions.append(
                {action,
                 QRect(action == MessageAction::PreviousVersion ? x : next, top, cell, cell)});
    }
    return next + cell;
}

void MessagePlacement::placeButtons(int x, int top)
{
    const int cell = m_theme.px(Space::xxl);
    for (const MessageAction action : m_content.actions()) {
        if (m_content.isInBubble(action) || isVersionStep(action))
            continue;
        m_geometry.actions.append({action, QRect(x, top, cell, cell)});
        x += cell;
    }
}

void MessagePlacement::mirror(int viewWidth)
{
    const auto flip = [viewWidth](QRect &rect) {
        if (!rect.isNull())
            rect.moveLeft(viewWidth - rect.right() - 1);
    };
    flip(m_geometry.column);
    flip(m_geometry.day);
    flip(m_geometry.bubble);
    flip(m_geometry.ownBar);
    flip(m_geometry.thoughtBar);
    flip(m_geometry.newestThought);
    flip(m_geometry.status);
    flip(m_geometry.noticeIcon);
    flip(m_geometry.caption);
    flip(m_geometry.version);
    for (PlacedAction &action : m_geometry.actions)
        flip(action.rect);
    for (QRect &frame : m_geometry.attachments)
        flip(frame);
    for (size_t i = 0; i < m_content.blockCount(); ++i) {
        QPoint &at = m_geometry.blocks[qsizetype(i)];
        at.setX(viewWidth - at.x() - m_content.widthOf(i));
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a MessageLayout paints itself.
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagelayout.h"
#include "ui/conversation/message/roundedbox.h"
#include "ui/markdown/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

void MessageLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                          const MessageLook &look) const
{
    painter.save();
    painter.translate(at);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect local = clip.translated(-at);
    paintBubble(painter, local, look);
    paintReasoning(painter);
    paintAttachments(painter);
    paintBlocks(painter, local, look);
    paintPointedAt(painter, look);
    paintRings(painter, look);
    paintCaret(painter, look);
    paintStatus(painter, look);
    paintNotice(painter);
    paintCaption(painter, look);
    painter.restore();
}

void MessageLayout::paintBlocks(QPainter &painter, const QRect &clip, const MessageLook &look) const
{
    const auto [first, end] = blocksIn(clip.top(), clip.bottom());
    for (int i = first; i < end; ++i) {
        const QPoint where = m_geometry.blocks.at(i);
        const QRect rect(where, QSize(block(i).width(), block(i).height()));
        if (!rect.intersects(clip))
            continue;
        SelectedRange selected{0, 0, m_theme.palette.selection, m_theme.palette.selectionText};
        if (look.selectedFrom < look.selectedTo && i >= look.selectedFrom.block &&
            i <= look.selectedTo.block) {
            selected.from = i == look.selectedFrom.block ? look.selectedFrom.offset : 0;
            selected.to =
                i == look.selectedTo.block ? look.selectedTo.offset : int(block(i).text().size());
        }
        block(i).paint(painter, where, clip, selected);
    }
}

void MessageLayout::paintCaret(QPainter &painter, const MessageLook &look) const
{
    if (!look.caret || look.caret->position.block >= blockCount())
        return;
    const TextPosition &position = look.caret->position;
    if (!block(position.block).hasCaretPositions())
        return;
    QRectF rect = block(position.block).caretRect({position.offset, look.caret->atLineEnd});
    rect.translate(m_geometry.blocks.at(position.block));
    const int width = std::max(1, m_theme.px(Theme::caretWidth));
    const int left = qRound(rect.x()) - width / 2; // on a whole pixel, so that it is sharp
    painter.fillRect(QRectF(left, rect.y(), width, rect.height()), m_theme.palette.caret);
}

void MessageLayout::paintPointedAt(QPainter &painter, const MessageLook &look) const
{
    if (look.pointedAt.isEmpty())
        return;
    const int radius = m_theme.px(Theme::controlRadius);
    painter.setPen(m_theme.palette.text);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(look.pointedAt.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void MessageLayout::paintRings(QPainter &painter, const MessageLook &look) const
{
    painter.setPen(QPen(m_theme.palette.focusRing, m_theme.px(Theme::ringWidth)));
    painter.setBrush(Qt::NoBrush);
    const int radius = m_theme.px(Space::xs);
    for (const QRectF &ring : look.rings)
        painter.drawRoundedRect(ring, radius, radius);
}

void MessageLayout::paintReasoning(QPainter &painter) const
{
    if (!m_geometry.thoughtBar.isNull())
        painter.fillRect(m_geometry.thoughtBar, m_theme.palette.hairline);
    if (m_geometry.newestThought.isNull())
        return;
    painter.setFont(m_theme.font);
    painter.setPen(m_theme.palette.secondary);
    const QString line = newestThought(m_message.reasoning);
    const bool toLeft = directionOf(line) == Qt::RightToLeft;
    painter.setLayoutDirection(toLeft ? Qt::RightToLeft : Qt::LeftToRight);
    // Its end is what is new.
    const QString shown =
        painter.fontMetrics().elidedText(line, Qt::ElideLeft, m_geometry.newestThought.width());
    painter.drawText(m_geometry.newestThought, Qt::AlignVCenter | Qt::AlignLeading, shown);
    painter.setLayoutDirection(Qt::LeftToRight);
}

void MessageLayout::paintStatus(QPainter &painter, const MessageLook &look) const
{
    if (m_geometry.status.isNull())
        return;
    painter.setFont(m_theme.font);
    painter.setPen(m_theme.palette.secondary);
    painter.setLayoutDirection(m_window);
    painter.drawText(m_geometry.status, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextDontClip,
                     statusText(m_message, look.now));
    painter.setLayoutDirection(Qt::LeftToRight);
}

void MessageLayout::paintBubble(QPainter &painter, const QRect &clip, const MessageLook &look) const
{
    const Palette &palette = m_theme.palette;
    const int radius = m_theme.px(Theme::bubbleRadius);
    const QRectF bubble(m_geometry.bubble);
    const bool bordered = !isOwn() || m_theme.scheme == ColourScheme::HighContrast;
    painter.setPen(bordered ? QPen(palette.hairline) : QPen(Qt::NoPen));
    painter.setBrush(isOwn() ? palette.ownBubble : palette.surface);
    paintRoundedBox(painter, bubble.adjusted(0.5, 0.5, -0.5, -0.5), radius, clip);
    if (!look.current)
        return;
    const qreal ring = m_theme.px(Theme::ringWidth);
    painter.setPen(QPen(palette.focusRing, ring));
    painter.setBrush(Qt::NoBrush);
    paintRoundedBox(painter, bubble.adjusted(-ring, -ring, ring, ring), radius + ring, clip);
}

void MessageLayout::paintAttachments(QPainter &painter) const
{
    const int radius = m_theme.px(Theme::controlRadius);
    const qreal middle = m_theme.px(Space::m) + m_theme.px(Space::l) / 2.0; // of the icon
    for (qsizetype i = 0; i < m_geometry.attachments.size(); ++i) {
        const QRect frame = m_geometry.attachments.at(i);
        const ShownAttachment &attachment = m_message.attachments.at(i);
        painter.setPen(attachment.isMissing ? m_theme.palette.hairline : m_theme.palette.outline);
        painter.setBrush(m_theme.palette.surface);
        painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        const bool mirrored = m_window == Qt::RightToLeft;
        const qreal x = mirrored ? frame.right() + 1 - middle : frame.left() + middle;
        const int y = m_geometry.blocks.at(qsizetype(textEnd()) + i).y();
        paintIcon(painter, isPicture(attachment) ? Icon::Picture : Icon::File,
                  {x, y + m_theme.linePitch() / 2.0}, m_theme, m_theme.palette.secondary);
    }
}

void MessageLayout::paintNotice(QPainter &painter) const
{
    if (!m_notice)
        return;
    const Palette &palette = m_theme.palette;
    const QColor colour = m_notice->isError                 ? palette.error
                          : m_notice->icon == Icon::Warning ? palette.warning
                                                            : palette.secondary;
    paintIcon(painter, m_notice->icon, QRectF(m_geometry.noticeIcon).center(), m_theme, colour);
}

void MessageLayout::paintCaption(QPainter &painter, const MessageLook &look) const
{
    painter.setFont(m_theme.captionFont());
    painter.setPen(m_theme.palette.secondary);
    const QString quiet = quietText(m_message, look.now);
    const QString text =
        quiet.isEmpty() ? captionFor(m_message, look.now.toLocalTime().date()) : quiet;
    // At the end of the room it has: its place was made for the longest it may have to say.
    const bool toRight = isOwn() == (m_window == Qt::LeftToRight);
    painter.drawText(
        m_geometry.caption,
        Qt::AlignVCenter | Qt::AlignAbsolute | (toRight ? Qt::AlignRight : Qt::AlignLeft),
        painter.fontMetrics().elidedText(text, Qt::ElideRight, m_geometry.caption.width()));
    painter.drawText(m_geometry.version, Qt::AlignCenter, versionText(m_message));
    for (const PlacedAction &action : m_geometry.actions) {
        // Which version this is, and that there are others, is no secret until somebody points
        // there.
        const bool isState = action.action == MessageAction::PreviousVersion ||
                             action.action == MessageAction::NextVersion;
        if (action.inBubble || isState || look.showActions)
            paintAction(painter, action, look);
    }
}

Icon MessageLayout::iconFor(MessageAction action, const MessageLook &look) const
{
    if (look.copied == action)
        return Icon::Check;
    Icon icon = iconOf(action);
    if (const auto fold = foldOf(action); fold && !m_message.unfolded.testFlag(*fold))
        icon = Icon::Next;
    if (m_window == Qt::LeftToRight)
        return icon;
    if (icon == Icon::Previous)
        return Icon::Next;
    return icon == Icon::Next ? Icon::Previous : icon;
}

void MessageLayout::paintAction(QPainter &painter, const PlacedAction &action,
                                const MessageLook &look) const
{
    const Palette &palette = m_theme.palette;
    const bool marked = look.marked == action.action;
    const QRectF rect = QRectF(action.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = m_theme.px(Theme::controlRadius);
    const bool ringed = marked && look.markedByKeyboard;
    const bool edged = action.inBubble && !action.isHeading;
    painter.setBrush(marked ? QBrush(palette.codeBackground) : QBrush(Qt::NoBrush));
    painter.setPen(ringed  ? QPen(palette.focusRing, m_theme.px(Theme::ringWidth))
                   : edged ? QPen(palette.outline)
                           : QPen(Qt::NoPen));
    if (marked || edged)
        painter.drawRoundedRect(rect, radius, radius);
    if (action.inBubble) {
        paintLabel(painter, action, look);
        return;
    }
    paintIcon(painter, iconFor(action.action, look), rect.center(), m_theme,
              marked ? palette.text : palette.secondary);
}

/// An icon and words beside it.
void MessageLayout::paintLabel(QPainter &painter, const PlacedAction &action,
                               const MessageLook &look) const
{
    const bool marked = look.marked == action.action;
    const QColor colour =
        action.isHeading && !marked ? m_theme.palette.secondary : m_theme.palette.text;
    const QString label =
        action.isHeading ? thoughtText(m_message, look.now) : actionName(action.action);
    const QRectF rect(action.rect);
    const int size = m_theme.px(Space::l);
    const int pad = action.isHeading ? 0 : m_theme.px(Space::l);
    const bool mirrored = m_window == Qt::RightToLeft;
    const qreal middle = pad + size / 2.0;
    const qreal x = mirrored ? rect.right() - middle : rect.left() + middle;
    paintIcon(painter, iconFor(action.action, look), {x, rect.center().y()}, m_theme, colour);
    painter.setFont(m_theme.font);
    painter.setPen(colour);
    const int besides = pad + size + m_theme.px(action.isHeading ? Space::xs : Space::s);
    const QRectF words =
        mirrored ? rect.adjusted(0, 0, -besides, 0) : rect.adjusted(besides, 0, 0, 0);
    painter.drawText(
        words, Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
        painter.fontMetrics().elidedText(label, Qt::ElideRight, int(words.width())));
    painter.setFont(m_theme.captionFont());
}

} // namespace Hiwar

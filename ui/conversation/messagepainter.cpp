// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a MessageLayout paints itself.
#include "ui/conversation/messagelayout.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace Hiwar {

void MessageLayout::paint(QPainter &painter, QPoint at, const QRect &clip,
                          const MessageLook &look) const
{
    painter.save();
    painter.translate(at);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect local = clip.translated(-at);
    paintBubble(painter, look);
    if (!m_geometry.waiting.isNull()) {
        painter.setFont(m_theme.font);
        painter.setPen(m_theme.palette.secondary);
        painter.setLayoutDirection(m_window);
        painter.drawText(m_geometry.waiting, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextDontClip,
                         waitingText(m_message, look.now));
        painter.setLayoutDirection(Qt::LeftToRight);
    }
    for (int i = 0; i < blockCount(); ++i) {
        const QPoint where = m_geometry.blocks.at(i);
        const QRect rect(where, QSize(block(i).width(), block(i).height()));
        if (!rect.intersects(local))
            continue;
        SelectedRange selected{0, 0, m_theme.palette.selection, m_theme.palette.selectionText};
        if (look.selectedFrom < look.selectedTo && i >= look.selectedFrom.block &&
            i <= look.selectedTo.block) {
            selected.from = i == look.selectedFrom.block ? look.selectedFrom.offset : 0;
            selected.to =
                i == look.selectedTo.block ? look.selectedTo.offset : int(block(i).text().size());
        }
        block(i).paint(painter, where, local, selected);
    }
    paintNotice(painter);
    paintCaption(painter, look);
    painter.restore();
}

void MessageLayout::paintBubble(QPainter &painter, const MessageLook &look) const
{
    const Palette &palette = m_theme.palette;
    const int radius = m_theme.px(Theme::bubbleRadius);
    const QRectF bubble(m_geometry.bubble);
    const bool bordered = !isOwn() || m_theme.scheme == ColourScheme::HighContrast;
    painter.setPen(bordered ? QPen(palette.hairline) : QPen(Qt::NoPen));
    painter.setBrush(isOwn() ? palette.ownBubble : palette.surface);
    painter.drawRoundedRect(bubble.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (!look.current)
        return;
    const qreal ring = m_theme.px(Theme::ringWidth);
    painter.setPen(QPen(palette.focusRing, ring));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bubble.adjusted(-ring, -ring, ring, ring), radius + ring,
                            radius + ring);
}

void MessageLayout::paintNotice(QPainter &painter) const
{
    if (!m_notice)
        return;
    const Palette &palette = m_theme.palette;
    const QColor colour = m_notice->isError                        ? palette.error
                          : m_notice->icon == MessageIcon::Warning ? palette.warning
                                                                   : palette.secondary;
    paintIcon(painter, m_notice->icon, m_geometry.noticeIcon, colour);
}

void MessageLayout::paintCaption(QPainter &painter, const MessageLook &look) const
{
    painter.setFont(m_theme.captionFont());
    painter.setPen(m_theme.palette.secondary);
    const QString text = captionFor(m_message, look.now.toLocalTime().date());
    painter.drawText(
        m_geometry.caption, Qt::AlignVCenter | Qt::AlignLeft,
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

void MessageLayout::paintAction(QPainter &painter, const PlacedAction &action,
                                const MessageLook &look) const
{
    const Palette &palette = m_theme.palette;
    const bool marked = look.marked == action.action;
    const QRectF rect = QRectF(action.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = m_theme.px(Theme::controlRadius);
    const bool ringed = marked && look.markedByKeyboard;
    painter.setBrush(marked ? QBrush(palette.codeBackground) : QBrush(Qt::NoBrush));
    painter.setPen(ringed            ? QPen(palette.focusRing, m_theme.px(Theme::ringWidth))
                   : action.inBubble ? QPen(palette.outline)
                                     : QPen(Qt::NoPen));
    if (marked || action.inBubble)
        painter.drawRoundedRect(rect, radius, radius);
    MessageIcon icon = iconOf(action.action);
    if (m_window == Qt::RightToLeft && icon == MessageIcon::Previous)
        icon = MessageIcon::Next;
    else if (m_window == Qt::RightToLeft && icon == MessageIcon::Next)
        icon = MessageIcon::Previous;
    const int size = m_theme.px(Space::l);
    if (!action.inBubble) {
        const QRectF place(rect.center() - QPointF(size, size) / 2, QSizeF(size, size));
        paintIcon(painter, icon, place, marked ? palette.text : palette.secondary);
        return;
    }
    const int pad = m_theme.px(Space::l);
    const bool mirrored = m_window == Qt::RightToLeft;
    const qreal x = mirrored ? rect.right() - pad - size : rect.left() + pad;
    paintIcon(painter, icon, QRectF(x, rect.center().y() - size / 2.0, size, size), palette.text);
    painter.setFont(m_theme.font);
    painter.setPen(palette.text);
    const int besides = size + m_theme.px(Space::s);
    const QRectF words = mirrored ? rect.adjusted(pad, 0, -pad - besides, 0)
                                  : rect.adjusted(pad + besides, 0, -pad, 0);
    painter.drawText(words, Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                     actionName(action.action));
    painter.setFont(m_theme.captionFont());
}

} // namespace Hiwar

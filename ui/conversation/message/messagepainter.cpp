// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/messagepainter.h"

#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/message/messagelayout.h"
#include "ui/conversation/message/roundedbox.h"
#include "ui/markdown/direction.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

MessagePainter::MessagePainter(const MessageLayout &layout, const MessageLook &look)
    : m_layout(layout)
    , m_look(look)
    , m_theme(layout.theme())
    , m_isOwn(layout.message().author == Role::User)
{
}

void MessagePainter::paint(QPainter &painter, QPoint at, const QRect &clip) const
{
    painter.save();
    painter.translate(at);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect local = clip.translated(-at);
    paintDay(painter, local);
    paintBubble(painter, local);
    paintReasoning(painter);
    paintAttachments(painter, local);
    paintBlocks(painter, local);
    paintPointedAt(painter);
    paintRings(painter);
    paintCaret(painter);
    paintStatus(painter);
    paintNotice(painter);
    paintCaption(painter);
    painter.restore();
}

void MessagePainter::paintBlocks(QPainter &painter, const QRect &clip) const
{
    const auto [first, end] = m_layout.blocksIn(clip.top(), clip.bottom());
    for (int i = first; i < end; ++i) {
        const QPoint where = m_layout.geometry().blocks.at(i);
        const QRect rect = m_layout.blockRect(i);
        if (!rect.intersects(clip))
            continue;
        SelectedRange selected{0, 0, m_theme.palette.selection, m_theme.palette.selectionText};
        if (m_look.selectedFrom < m_look.selectedTo && i >= m_look.selectedFrom.block &&
            i <= m_look.selectedTo.block) {
            selected.from = i == m_look.selectedFrom.block ? m_look.selectedFrom.offset : 0;
            selected.to = i == m_look.selectedTo.block ? m_look.selectedTo.offset
                                                       : m_layout.block(i).textSize();
        }
        m_layout.block(i).paint(painter, where, clip, selected);
    }
}

void MessagePainter::paintCaret(QPainter &painter) const
{
    if (!m_look.caret || m_look.caret->position.block >= m_layout.blockCount())
        return;
    const TextPosition &position = m_look.caret->position;
    if (!m_layout.block(position.block).hasCaretPositions())
        return;
    QRectF rect =
        m_layout.block(position.block).caretRect({position.offset, m_look.caret->atLineEnd});
    rect.translate(m_layout.geometry().blocks.at(position.block));
    const int width = std::max(1, m_theme.px(Theme::caretWidth));
    const int left = qRound(rect.x()) - width / 2; // on a whole pixel, so that it is sharp
    painter.fillRect(QRectF(left, rect.y(), width, rect.height()), m_theme.palette.caret);
}

void MessagePainter::paintPointedAt(QPainter &painter) const
{
    if (m_look.pointedAt.isEmpty())
        return;
    const int radius = m_theme.px(Theme::controlRadius);
    painter.setPen(m_theme.palette.text);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(m_look.pointedAt.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

void MessagePainter::paintRings(QPainter &painter) const
{
    painter.setPen(QPen(m_theme.palette.focusRing, m_theme.px(Theme::ringWidth)));
    painter.setBrush(Qt::NoBrush);
    const int radius = m_theme.px(Space::xs);
    for (const QRectF &ring : m_look.rings)
        painter.drawRoundedRect(ring, radius, radius);
}

void MessagePainter::paintReasoning(QPainter &painter) const
{
    if (!m_layout.geometry().thoughtBar.isNull())
        painter.fillRect(m_layout.geometry().thoughtBar, m_theme.palette.hairline);
    if (m_layout.geometry().newestThought.isNull())
        return;
    painter.setFont(m_theme.font);
    painter.setPen(m_theme.palette.secondary);
    const QString &line = m_layout.newestThought();
    const bool toLeft = directionOf(line) == Qt::RightToLeft;
    painter.setLayoutDirection(toLeft ? Qt::RightToLeft : Qt::LeftToRight);
    // Its end is the new part.
    const QString shown = painter.fontMetrics().elidedText(
        line, Qt::ElideLeft, m_layout.geometry().newestThought.width());
    painter.drawText(m_layout.geometry().newestThought, Qt::AlignVCenter | Qt::AlignLeading, shown);
    painter.setLayoutDirection(Qt::LeftToRight);
}

void MessagePainter::paintStatus(QPainter &painter) const
{
    if (m_layout.geometry().status.isNull())
        return;
    painter.setFont(m_theme.font);
    painter.setPen(m_theme.palette.secondary);
    painter.setLayoutDirection(m_layout.window());
    const QRect room = m_layout.geometry().status;
    // Its end counts the seconds.
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextDontClip,
                     painter.fontMetrics().elidedText(statusText(m_layout.message(), m_look.now),
                                                      Qt::ElideMiddle, room.width()));
    painter.setLayoutDirection(Qt::LeftToRight);
}

void MessagePainter::paintDay(QPainter &painter, const QRect &clip) const
{
    const QRect where = m_layout.geometry().day;
    if (where.isNull() || !where.intersects(clip))
        return;
    painter.setFont(m_theme.captionFont());
    painter.setPen(m_theme.palette.secondary);
    painter.setLayoutDirection(m_layout.window());
    painter.drawText(where, Qt::AlignCenter, m_layout.day());
    painter.setLayoutDirection(Qt::LeftToRight);
}

void MessagePainter::paintBubble(QPainter &painter, const QRect &clip) const
{
    const Palette &palette = m_theme.palette;
    const bool isPlain = m_layout.message().isPlain;
    const int radius = m_theme.px(Theme::bubbleRadius);
    const QRectF bubble(m_layout.geometry().bubble);
    if (isPlain) {
        painter.fillRect(m_layout.geometry().ownBar, palette.accent);
    } else {
        // Its tone is its edge; where that may not be seen, there is a line.
        const bool bordered = m_theme.scheme == ColourScheme::HighContrast;
        const qreal inset = bordered ? 0.5 : 0;
        painter.setPen(bordered ? QPen(palette.hairline) : QPen(Qt::NoPen));
        painter.setBrush(m_isOwn ? palette.ownBubble : palette.surface);
        paintRoundedBox(painter, bubble.adjusted(inset, inset, -inset, -inset), radius, clip);
    }
    if (!m_look.current)
        return;
    const qreal ring = m_theme.px(Theme::ringWidth);
    const qreal beyond = isPlain ? ring + m_theme.px(Space::xs) : ring;
    painter.setPen(QPen(palette.focusRing, ring));
    painter.setBrush(Qt::NoBrush);
    paintRoundedBox(painter, bubble.adjusted(-beyond, -beyond, beyond, beyond),
                    isPlain ? m_theme.px(Theme::controlRadius) : radius + ring, clip);
}

void MessagePainter::paintAttachments(QPainter &painter, const QRect &clip) const
{
    const int radius = m_theme.px(Theme::controlRadius);
    const qreal middle = m_theme.px(Space::m) + m_theme.px(Space::l) / 2.0; // of the icon
    for (qsizetype i = 0; i < m_layout.geometry().attachments.size(); ++i) {
        const QRect frame = m_layout.geometry().attachments.at(i);
        if (!frame.intersects(clip)) // nor are its pictures made
            continue;
        const ShownAttachment &attachment = m_layout.message().attachments.at(i);
        painter.setPen(isGone(attachment) ? m_theme.palette.hairline : m_theme.palette.outline);
        painter.setBrush(m_theme.palette.surface);
        painter.drawRoundedRect(QRectF(frame).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
        if (const QRect square = m_layout.thumbnailRect(i); !square.isEmpty()) {
            paintThumbnail(painter, square, m_layout.thumbnail(i));
            continue;
        }
        const bool mirrored = m_layout.window() == Qt::RightToLeft;
        const qreal x = mirrored ? frame.right() + 1 - middle : frame.left() + middle;
        const int y = m_layout.geometry().blocks.at(qsizetype(m_layout.attachmentsBegin()) + i).y();
        paintIcon(painter, isPicture(attachment) ? Icon::Picture : Icon::File,
                  {x, y + m_theme.linePitch() / 2.0}, m_theme, m_theme.palette.secondary);
    }
}

/// In the middle of its square, whole.
void MessagePainter::paintThumbnail(QPainter &painter, const QRect &square,
                                    const QPixmap &picture) const
{
    const int radius = m_theme.px(Space::xs);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.palette.codeBackground);
    painter.drawRoundedRect(square, radius, radius);
    if (picture.isNull()) {
        paintIcon(painter, Icon::Picture, QRectF(square).center(), m_theme,
                  m_theme.palette.secondary);
        return;
    }
    const QSizeF size =
        QSizeF(picture.size()).scaled(square.size(), Qt::KeepAspectRatio); // never empty
    QRectF room({}, size);
    room.moveCenter(QRectF(square).center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(room, picture, QRectF(picture.rect()));
}

void MessagePainter::paintNotice(QPainter &painter) const
{
    if (!m_layout.notice())
        return;
    const Palette &palette = m_theme.palette;
    const QColor colour = m_layout.notice()->isError                 ? palette.error
                          : m_layout.notice()->icon == Icon::Warning ? palette.warning
                                                                     : palette.secondary;
    paintIcon(painter, m_layout.notice()->icon, QRectF(m_layout.geometry().noticeIcon).center(),
              m_theme, colour);
}

void MessagePainter::paintCaption(QPainter &painter) const
{
    painter.setFont(m_theme.captionFont());
    painter.setPen(m_theme.palette.secondary);
    const QString quiet = quietText(m_layout.message(), m_look.now);
    const QString text = quiet.isEmpty() ? captionFor(m_layout.message()) : quiet;
    // At the message's side of a rectangle that is wide enough for the longest caption.
    const bool isTrailing = m_isOwn && !m_layout.message().isPlain;
    const bool toRight = isTrailing == (m_layout.window() == Qt::LeftToRight);
    QRect room = m_layout.geometry().caption;
    // Beside versions no room is kept for the words of silence: they are shown in their place.
    const bool coversVersion =
        !quiet.isEmpty() && m_layout.message().versionCount > 1 && !m_look.showActions;
    if (coversVersion && toRight)
        room.setLeft(m_layout.geometry().column.left());
    else if (coversVersion)
        room.setRight(m_layout.geometry().column.right());
    painter.drawText(
        room, Qt::AlignVCenter | Qt::AlignAbsolute | (toRight ? Qt::AlignRight : Qt::AlignLeft),
        painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    if (!coversVersion)
        paintVersion(painter);
    for (const PlacedAction &action : m_layout.geometry().actions) {
        // These buttons also show that there are other versions, so they are always visible.
        const bool isState = !coversVersion && (action.action == MessageAction::PreviousVersion ||
                                                action.action == MessageAction::NextVersion);
        if (action.inBubble || isState || m_look.showActions || m_look.copied == action.action)
            paintAction(painter, action);
    }
}

/// "2/3" between two arrows. Where there is no other version, an arrow is only hinted at, so that
/// the number does not float.
void MessagePainter::paintVersion(QPainter &painter) const
{
    const QRect number = m_layout.geometry().version;
    if (number.width() == 0)
        return;
    painter.drawText(number, Qt::AlignCenter, versionText(m_layout.message()));
    if (m_theme.scheme == ColourScheme::HighContrast)
        return; // nothing is faint there: it would look like an arrow that can be pressed
    const QList<PlacedAction> &actions = m_layout.geometry().actions;
    for (const bool isLeft : {true, false}) {
        const QRect cell(isLeft ? number.left() - number.height() : number.right() + 1,
                         number.top(), number.height(), number.height());
        const auto isHere = [&cell](const PlacedAction &action) { return action.rect == cell; };
        if (std::none_of(actions.begin(), actions.end(), isHere))
            paintIcon(painter, isLeft ? Icon::Previous : Icon::Next, QRectF(cell).center(), m_theme,
                      m_theme.palette.hairline);
    }
}

Icon MessagePainter::iconFor(MessageAction action) const
{
    if (m_look.copied == action)
        return Icon::Check;
    Icon icon = iconOf(action);
    if (const auto fold = foldOf(action); fold && !m_layout.message().unfolded.testFlag(*fold))
        icon = Icon::Next;
    if (m_layout.window() == Qt::LeftToRight)
        return icon;
    if (icon == Icon::Previous)
        return Icon::Next;
    return icon == Icon::Next ? Icon::Previous : icon;
}

void MessagePainter::paintAction(QPainter &painter, const PlacedAction &action) const
{
    const Palette &palette = m_theme.palette;
    const bool marked = m_look.marked == action.action;
    const QRectF rect = QRectF(action.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = m_theme.px(Theme::controlRadius);
    const bool ringed = marked && m_look.markedByKeyboard;
    const bool edged = action.inBubble && !action.isHeading;
    painter.setBrush(marked ? QBrush(palette.codeBackground) : QBrush(Qt::NoBrush));
    painter.setPen(ringed  ? QPen(palette.focusRing, m_theme.px(Theme::ringWidth))
                   : edged ? QPen(palette.outline)
                           : QPen(Qt::NoPen));
    if (marked || edged)
        painter.drawRoundedRect(rect, radius, radius);
    if (action.action == MessageAction::ShowContext) {
        paintUnsent(painter, action.rect);
        return;
    }
    if (action.inBubble) {
        paintLabel(painter, action);
        return;
    }
    const QColor colour = m_look.copied == action.action ? palette.success
                          : marked                       ? palette.text
                                                         : palette.secondary;
    paintIcon(painter, iconFor(action.action), rect.center(), m_theme, colour);
}

/// Quiet words between two lines.
void MessagePainter::paintUnsent(QPainter &painter, const QRect &where) const
{
    const int gap = m_theme.px(Space::s);
    painter.setFont(m_theme.captionFont());
    const QString words = painter.fontMetrics().elidedText(unsentText(m_layout.message()),
                                                           Qt::ElideRight, where.width());
    const int width = painter.fontMetrics().horizontalAdvance(words);
    const int side = (where.width() - width) / 2 - gap;
    if (side > gap) {
        painter.fillRect(QRect(where.left(), where.center().y(), side, 1),
                         m_theme.palette.hairline);
        painter.fillRect(QRect(where.right() + 1 - side, where.center().y(), side, 1),
                         m_theme.palette.hairline);
    }
    painter.setPen(m_theme.palette.secondary);
    painter.setLayoutDirection(m_layout.window());
    painter.drawText(where, Qt::AlignCenter, words);
    painter.setLayoutDirection(Qt::LeftToRight);
}

/// An icon and words beside it.
void MessagePainter::paintLabel(QPainter &painter, const PlacedAction &action) const
{
    const bool marked = m_look.marked == action.action;
    const QColor colour =
        action.isHeading && !marked ? m_theme.palette.secondary : m_theme.palette.text;
    const QString label =
        action.isHeading ? thoughtText(m_layout.message(), m_look.now) : actionName(action.action);
    const QRectF rect(action.rect);
    const int size = m_theme.px(Space::l);
    const int pad = action.isHeading ? 0 : m_theme.px(Space::l);
    const bool mirrored = m_layout.window() == Qt::RightToLeft;
    const qreal middle = pad + size / 2.0;
    const qreal x = mirrored ? rect.right() - middle : rect.left() + middle;
    paintIcon(painter, iconFor(action.action), {x, rect.center().y()}, m_theme, colour);
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

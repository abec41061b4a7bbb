// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Paints a message as its layout has placed it. GUI thread.
#pragma once

#include "ui/conversation/message/shownmessage.h"
#include "ui/conversation/message/textposition.h"
#include "ui/theme/icon.h"

#include <QDateTime>
#include <QPoint>
#include <QRect>

#include <optional>

class QPainter;

namespace Hiwar {

class MessageLayout;
struct PlacedAction;
struct Theme;

/// A caret to be painted; see BlockCaret.
struct ShownCaret
{
    TextPosition position;
    bool atLineEnd = false;
};

/// The state that changes from frame to frame without a new layout.
struct MessageLook
{
    QDateTime now;
    bool showActions = false;
    bool current = false;                ///< has the keyboard: gets the ring
    std::optional<MessageAction> marked; ///< under the mouse or the keyboard
    bool markedByKeyboard = false;
    std::optional<MessageAction> copied; ///< just now
    TextPosition selectedFrom;
    TextPosition selectedTo; ///< nothing is selected unless it is after selectedFrom
    std::optional<ShownCaret> caret;
    QList<QRectF> rings; ///< around the target that has the keyboard, see ringsOf()
    QRectF pointedAt;    ///< a button in it that is under the mouse
};

class MessagePainter
{
public:
    /// Both must outlive it.
    MessagePainter(const MessageLayout &layout, const MessageLook &look);

    void paint(QPainter &painter, QPoint at, const QRect &clip) const;

private:
    void paintBlocks(QPainter &painter, const QRect &clip) const;
    void paintCaret(QPainter &painter) const;
    void paintPointedAt(QPainter &painter) const;
    void paintRings(QPainter &painter) const;
    void paintReasoning(QPainter &painter) const;
    void paintStatus(QPainter &painter) const;
    void paintDay(QPainter &painter, const QRect &clip) const;
    void paintBubble(QPainter &painter, const QRect &clip) const;
    void paintAttachments(QPainter &painter, const QRect &clip) const;
    void paintThumbnail(QPainter &painter, const QRect &square, const QPixmap &picture) const;
    void paintNotice(QPainter &painter) const;
    void paintCaption(QPainter &painter) const;
    void paintVersion(QPainter &painter) const;
    [[nodiscard]] Icon iconFor(MessageAction action) const;
    void paintAction(QPainter &painter, const PlacedAction &action) const;
    void paintUnsent(QPainter &painter, const QRect &where) const;
    void paintLabel(QPainter &painter, const PlacedAction &action) const;

    const MessageLayout &m_layout;
    const MessageLook &m_look;
    const Theme &m_theme;
    bool m_isOwn;
};

} // namespace Hiwar

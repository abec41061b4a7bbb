// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The positions of all parts of a message: height, painting, hit test and keyboard all use one
// struct of rectangles. Lays out the blocks to the width they get. Row coordinates. GUI thread.
#pragma once

#include "ui/block/extent.h"
#include "ui/conversation/message/shownmessage.h"

#include <QList>
#include <QPoint>
#include <QRect>
#include <QString>

namespace Hiwar {

class MessageContent;
struct Theme;

struct PlacedAction
{
    MessageAction action = MessageAction::Copy;
    QRect rect;
    bool inBubble = false;  ///< a labelled button that always shows
    bool isHeading = false; ///< … without an edge: the heading of a fold, or the line above

    bool operator==(const PlacedAction &) const = default;
};

/// What a row has around its message.
struct RowFrame
{
    int gap = 0;       ///< above the message
    QString day;       ///< the words of the divider above the gap; empty: there is none
    int scrollBar = 0; ///< the width beside the view that the column also counts

    bool operator==(const RowFrame &) const = default;
};

struct MessageGeometry
{
    int height = 0;
    QRect column;
    QRect day;                ///< the words of the divider
    QRect bubble;             ///< in the plain layout: around the message, and not painted
    QRect ownBar;             ///< beside one's own words in the plain layout
    QList<QPoint> blocks;     ///< their top left corners
    QRect thoughtBar;         ///< beside the reasoning while it is unfolded
    QRect newestThought;      ///< its newest line while it arrives and is folded
    QRect status;             ///< the line shown where text is expected
    QList<QRect> attachments; ///< the frames around them
    QRect noticeIcon;
    QRect caption;               ///< its text
    QRect version;               ///< "2/3", between its two buttons
    QList<PlacedAction> actions; ///< in the order of actionsFor()

    bool operator==(const MessageGeometry &) const = default;
};

class MessagePlacement
{
public:
    /// The height may be a guess for what is not `nearby`.
    MessagePlacement(MessageContent &content, const RowFrame &frame, const Extent &nearby);

    [[nodiscard]] MessageGeometry place(int viewWidth);

private:
    [[nodiscard]] int buttonWidth(MessageAction action) const;
    [[nodiscard]] int wantedInnerWidth(int most);
    int placeDay();
    int placeUnsent(int top);
    void placeBubble(int top);
    int placeContents(QPoint at, int width);
    int placeReasoning(QPoint at, int width);
    int placeBlocks(size_t first, size_t end, QPoint at, int width);
    int placeAttachments(QPoint at, int width);
    int placeStatus(QPoint at, int width);
    int placeRemedies(QPoint at, int width);
    [[nodiscard]] bool isTrailing() const { return m_isOwn && !m_message.isPlain; }
    [[nodiscard]] int captionTextWidth() const;
    void placeCaption(int top);
    int placeVersions(int x, int top);
    void placeButtons(int x, int top);
    void mirror(int viewWidth);

    MessageContent &m_content;
    const Theme &m_theme;
    const ShownMessage &m_message;
    const bool m_isOwn;
    const RowFrame m_frame;
    const Extent m_nearby;
    MessageGeometry m_geometry;
};

} // namespace Hiwar

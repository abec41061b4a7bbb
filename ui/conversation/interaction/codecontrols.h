// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's actions on the code blocks and wide tables of the conversation: the header's buttons,
// the same in the menu, scrolling sideways; and what these blocks need in every frame: the
// positions of floating parts, and highlighting, a few milliseconds at a time. GUI thread.
#pragma once

#include "ui/block/codelook.h"
#include "ui/conversation/conversationviewport.h"
#include "ui/highlight/highlighter.h"

class QMenu;
class QMouseEvent;
class QWheelEvent;

namespace Hiwar {

class CopySign;

class CodeControls : public QObject
{
    Q_OBJECT

public:
    CodeControls(ConversationViewport &viewport, CopySign &copySign);

    /// Passes each layout in view its visible part and the button under the mouse, and highlights
    /// its code. False: more time is needed.
    bool prepare(const PointerHit &hover);

    [[nodiscard]] QString nameOf(int row, const MessageHit &hit) const;
    void trigger(int row, int block, CodeAction action);
    /// Adds the actions of one block, or with -1 of all blocks of the message.
    void addActions(QMenu &menu, int row, int block);

    /// True when the event was handled; the next three functions, too.
    bool wheel(QWheelEvent *event);
    bool press(int row, const MessageHit &hit, QPoint point);
    bool move(QPoint point);
    bool release();
    /// A selection is dragged to this point of the viewport: scrolls the block sideways towards it.
    /// True while there is more to scroll.
    bool follow(QPoint point);
    /// Unfolds the code that hides a position, and scrolls its block sideways.
    void reveal(const ConversationPosition &position);

signals:
    /// The user wants to save it as a file.
    void saveRequested(const QString &code, const QString &suggestedName);

private:
    void choose(int row, int block, CodeAction action);
    void scrollBlock(int row, int block, int offset);

    ConversationViewport &m_viewport;
    CopySign &m_copySign;
    Highlighting m_highlighting;
    int m_row = -1; // of the bar that is dragged, or of the last wheel turn
    int m_block = -1;
    int m_grip = 0; // where the thumb is held
    bool m_isDragging = false;
    qreal m_turned = 0; // parts of a pixel
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person does with the blocks of code and the wide tables of the conversation: the buttons
// of the header, the same in the menu, scrolling to the side; and what they need in every frame:
// the place of what floats, and their colours, a few milliseconds at a time. GUI thread.
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

    /// Tells what is in view where it stands and what of it is under the mouse, and colours it.
    /// False: more time is needed.
    bool prepare(const PointerHit &hover);

    [[nodiscard]] QString nameOf(int row, const MessageHit &hit) const;
    void trigger(int row, int block, CodeAction action);
    /// Of one block, or with -1 of all that the message has.
    void addActions(QMenu &menu, int row, int block);

    /// True when it was taken; so do the others.
    bool wheel(QWheelEvent *event);
    bool press(int row, const MessageHit &hit, QPoint point);
    bool move(QPoint point);
    bool release();
    /// A selection is dragged to this point of the viewport: what is beside its block comes into
    /// view. True while there is more of it.
    bool follow(QPoint point);
    /// Unfolds what hides a place, and scrolls its block to the side.
    void reveal(const ConversationPosition &position);

signals:
    /// The person wants it as a file.
    void saveRequested(const QString &code, const QString &suggestedName);

private:
    void choose(int row, int block, CodeAction action);
    void scrollBlock(int row, int block, int offset);

    ConversationViewport &m_viewport;
    CopySign &m_copySign;
    Highlighting m_highlighting;
    int m_row = -1; // whose bar is dragged, or which turned the wheel last
    int m_block = -1;
    int m_grip = 0; // where on the thumb
    bool m_isDragging = false;
    qreal m_turned = 0; // parts of a pixel
};

} // namespace Hiwar

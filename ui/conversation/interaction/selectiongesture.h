// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Selecting with the mouse: one, two or three clicks, dragging, and scrolling while the mouse is
// held beyond the edge; and dragging the selection to somewhere else. Distinguishes a click from a
// drag. Its timer runs only while it scrolls. GUI thread.
#pragma once

#include "ui/conversation/selection/textselection.h"

#include <QElapsedTimer>
#include <QPoint>
#include <QTimer>

class QMimeData;
class QMouseEvent;

namespace Hiwar {

class CaretBrowsing;
class CodeControls;
class ConversationViewport;

class SelectionGesture
{
public:
    SelectionGesture(ConversationViewport &viewport, CaretBrowsing &caretBrowsing,
                     CodeControls &code);

    void press(QMouseEvent *event);
    void doublePress(QMouseEvent *event);
    void move(QMouseEvent *event);
    /// True when it was a click: nothing was dragged.
    bool release(QMouseEvent *event);
    [[nodiscard]] bool isActive() const { return m_active; }
    void setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start);

private:
    void begin(QPoint point, SelectionUnit unit);
    void dragTo(QPoint point);
    void dragOut();
    [[nodiscard]] bool isOnSelection(QPoint point) const;
    void scrollOn();
    void setActive(bool active);

    ConversationViewport &m_viewport;
    CaretBrowsing &m_caretBrowsing;
    CodeControls &m_code;
    bool m_active = false;
    bool m_dragged = false;
    bool m_mayDragOut = false; // the button went down on the selection
    std::function<void(std::unique_ptr<QMimeData>)> m_startDrag;
    QPoint m_pressed;
    QPoint m_last;
    QElapsedTimer m_sinceDouble;
    QTimer m_scrollTimer;
};

} // namespace Hiwar

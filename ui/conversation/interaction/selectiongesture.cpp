// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/selectiongesture.h"

#include "ui/conversation/interaction/caretbrowsing.h"
#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/selection/selectiondata.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>

namespace Hiwar {

namespace {

constexpr std::chrono::milliseconds scrollInterval{16};

} // namespace

SelectionGesture::SelectionGesture(ConversationViewport &viewport, CaretBrowsing &caretBrowsing,
                                   CodeControls &code)
    : m_viewport(viewport)
    , m_caretBrowsing(caretBrowsing)
    , m_code(code)
    , m_startDrag([&viewport](std::unique_ptr<QMimeData> data) {
        auto *drag = new QDrag(&viewport.widget());
        drag->setMimeData(data.release());
        // lint: allow exec: Qt knows no other way to drag something out of a window
        drag->exec(Qt::CopyAction);
    })
    , m_scrollTimer(&viewport)
{
    m_scrollTimer.setInterval(scrollInterval);
    m_scrollTimer.callOnTimeout(&m_scrollTimer, [this] { scrollOn(); });
}

void SelectionGesture::press(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    const bool third = m_sinceDouble.isValid() &&
                       m_sinceDouble.elapsed() < QApplication::doubleClickInterval() &&
                       (point - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_sinceDouble.invalidate();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && m_viewport.selection().caret()) {
        setActive(true);
        m_dragged = true;
        m_pressed = point;
        dragTo(point);
        return;
    }
    if (!third && isOnSelection(point)) {
        setActive(true);
        m_mayDragOut = true;
        m_dragged = false;
        m_pressed = point;
        return;
    }
    begin(point, third ? SelectionUnit::Block : SelectionUnit::Character);
    m_dragged = third;
}

void SelectionGesture::doublePress(QMouseEvent *event)
{
    begin(event->position().toPoint(), SelectionUnit::Word);
    m_dragged = true;
    m_sinceDouble.start();
}

void SelectionGesture::begin(QPoint point, SelectionUnit unit)
{
    setActive(true);
    m_pressed = m_last = point;
    m_viewport.selection().begin(m_viewport.positionAt(point), unit);
    m_caretBrowsing.clickedAt(point.y() + m_viewport.y());
}

void SelectionGesture::move(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (!m_dragged && (point - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    if (m_mayDragOut)
        return dragOut();
    m_dragged = true;
    dragTo(point);
    const bool inside = point.y() >= 0 && point.y() < m_viewport.height() && !m_code.follow(point);
    if (inside)
        m_scrollTimer.stop();
    else if (!m_scrollTimer.isActive())
        m_scrollTimer.start();
}

void SelectionGesture::dragTo(QPoint point)
{
    m_last = point;
    m_viewport.turnedUp(); // the text being selected does not move
    m_viewport.selection().extendTo(m_viewport.positionAt(point));
}

bool SelectionGesture::isOnSelection(QPoint point) const
{
    const auto pointed = m_viewport.hitAt(point);
    const ConversationPosition position{pointed.row, pointed.hit.position};
    const ConversationRange &range = m_viewport.selection().range();
    const bool onText =
        pointed.hit.part == MessageHit::Part::Text || pointed.hit.part == MessageHit::Part::Link;
    return onText && range.from <= position && position < range.to;
}

void SelectionGesture::dragOut()
{
    setActive(false);
    m_mayDragOut = false;
    const ConversationSelection &selection = m_viewport.selection();
    auto data = std::make_unique<SelectionData>(selection.range(), selection.messages());
    data->keep();
    m_startDrag(std::move(data));
}

void SelectionGesture::setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start)
{
    m_startDrag = std::move(start);
}

void SelectionGesture::scrollOn()
{
    const int height = m_viewport.height();
    const int beyond = m_last.y() < 0         ? m_last.y()
                       : m_last.y() >= height ? m_last.y() - height + 1
                                              : 0;
    if (beyond == 0 && !m_code.follow(m_last))
        m_scrollTimer.stop();
    m_viewport.scrollBy(beyond / 2);
    dragTo(m_last);
}

void SelectionGesture::setActive(bool active)
{
    m_active = active;
    m_viewport.selection().setDragged(active);
}

bool SelectionGesture::release(QMouseEvent *event)
{
    if (m_dragged && m_active)
        dragTo(event->position().toPoint());
    else if (m_mayDragOut)
        begin(m_pressed, SelectionUnit::Character); // it was only a click
    m_scrollTimer.stop();
    setActive(false);
    m_mayDragOut = false;
    return !m_dragged;
}

} // namespace Hiwar

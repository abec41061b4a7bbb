// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selectiongesture.h"

#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/selection/selectiondata.h"

#include <QApplication>
#include <QDrag>
#include <QMouseEvent>
#include <QScrollBar>

namespace Hiwar {

namespace {

constexpr std::chrono::milliseconds scrollInterval{16};

} // namespace

SelectionGesture::SelectionGesture(ConversationView &view)
    : m_view(view)
    , m_startDrag([&view](std::unique_ptr<QMimeData> data) {
        auto *drag = new QDrag(view.viewport());
        drag->setMimeData(data.release());
        // lint: allow exec: Qt knows no other way to drag something out of a window
        drag->exec(Qt::CopyAction);
    })
    , m_scrollTimer(&view)
{
    m_scrollTimer.setInterval(scrollInterval);
    QObject::connect(&m_scrollTimer, &QTimer::timeout, &view, [this] { scrollOn(); });
}

void SelectionGesture::press(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    const bool third = m_sinceDouble.isValid() &&
                       m_sinceDouble.elapsed() < QApplication::doubleClickInterval() &&
                       (point - m_pressed).manhattanLength() < QApplication::startDragDistance();
    m_sinceDouble.invalidate();
    if (event->modifiers().testFlag(Qt::ShiftModifier) && m_view.m_selection.caret()) {
        m_active = m_dragged = true;
        m_pressed = point;
        dragTo(point);
        return;
    }
    if (!third && isOnSelection(point)) {
        m_active = m_mayDragOut = true;
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
    m_active = true;
    m_pressed = m_last = point;
    m_view.m_selection.begin(
        m_view.positionAt(point), unit,
        [this](const ConversationPosition &position) { return m_view.blockTextAt(position); });
    m_view.noteSelection();
    m_view.m_caretBrowsing->clickedAt(point.y() + m_view.scrollY());
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
    const bool inside =
        point.y() >= 0 && point.y() < m_view.viewport()->height() && !m_view.m_code->follow(point);
    if (inside)
        m_scrollTimer.stop();
    else if (!m_scrollTimer.isActive())
        m_scrollTimer.start();
}

void SelectionGesture::dragTo(QPoint point)
{
    m_last = point;
    m_view.m_scrollPolicy.turnedUp(m_view.window()); // what is being selected stands still
    m_view.m_selection.extendTo(
        m_view.positionAt(point),
        [this](const ConversationPosition &position) { return m_view.blockTextAt(position); });
    m_view.noteSelection();
}

bool SelectionGesture::isOnSelection(QPoint point) const
{
    const auto pointed = m_view.pointerHitAt(point);
    const ConversationPosition position{pointed.row, pointed.hit.position};
    const ConversationRange &range = m_view.selection();
    const bool onText =
        pointed.hit.part == MessageHit::Part::Text || pointed.hit.part == MessageHit::Part::Link;
    return onText && range.from <= position && position < range.to;
}

void SelectionGesture::dragOut()
{
    m_active = m_mayDragOut = false;
    auto data = std::make_unique<SelectionData>(m_view.selection(), m_view.messages());
    data->keep();
    m_startDrag(std::move(data));
}

void SelectionGesture::setDragStart(std::function<void(std::unique_ptr<QMimeData>)> start)
{
    m_startDrag = std::move(start);
}

void SelectionGesture::scrollOn()
{
    const int height = m_view.viewport()->height();
    const int beyond = m_last.y() < 0         ? m_last.y()
                       : m_last.y() >= height ? m_last.y() - height + 1
                                              : 0;
    if (beyond == 0 && !m_view.m_code->follow(m_last))
        m_scrollTimer.stop();
    QScrollBar *bar = m_view.verticalScrollBar();
    bar->setValue(bar->value() + beyond / 2);
    dragTo(m_last);
}

bool SelectionGesture::release(QMouseEvent *event)
{
    if (m_dragged && m_active)
        dragTo(event->position().toPoint());
    else if (m_mayDragOut)
        begin(m_pressed, SelectionUnit::Character); // a click after all
    m_scrollTimer.stop();
    m_active = m_mayDragOut = false;
    return !m_dragged;
}

} // namespace Hiwar

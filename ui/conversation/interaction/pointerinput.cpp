// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/pointerinput.h"

#include "ui/block/picturewords.h"
#include "ui/block/texof.h"
#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/interaction/messagecommands.h"
#include "ui/conversation/message/messageactions.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QToolTip>

namespace Hiwar {

namespace {

/// Escapes the text: QToolTip would render text that looks like HTML.
QString tipOf(const QString &text)
{
    return QStringLiteral("<p>") + text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
           QStringLiteral("</p>");
}

/// The TeX source of the formula.
QString formulaTip(const QString &formula)
{
    constexpr qsizetype most = 600;
    QString tex = texOf(formula).tex;
    if (tex.size() > most)
        tex = tex.left(most) + u'…';
    return tipOf(tex);
}

Qt::CursorShape shapeOver(MessageHit::Part part)
{
    switch (part) {
    case MessageHit::Part::Link:
    case MessageHit::Part::PictureButton:
    case MessageHit::Part::Attachment:
    case MessageHit::Part::Action:
    case MessageHit::Part::CodeAction:
        return Qt::PointingHandCursor;
    case MessageHit::Part::Text:
        return Qt::IBeamCursor;
    case MessageHit::Part::Bubble:
    case MessageHit::Part::SideBar:
    case MessageHit::Part::Caption:
    case MessageHit::Part::Nothing:
        break;
    }
    return Qt::ArrowCursor;
}

/// Two quick clicks on it are two clicks, and select no word.
bool isButton(MessageHit::Part part)
{
    return part == MessageHit::Part::Action || part == MessageHit::Part::PictureButton ||
           part == MessageHit::Part::Attachment || part == MessageHit::Part::CodeAction;
}

} // namespace

PointerInput::PointerInput(ConversationViewport &viewport, CaretBrowsing &caretBrowsing,
                           CodeControls &code, MessageCommands &commands)
    : m_viewport(viewport)
    , m_code(code)
    , m_commands(commands)
    , m_gesture(viewport, caretBrowsing, code)
{
}

void PointerInput::hoverAgain()
{
    const QWidget &widget = m_viewport.widget();
    const QPoint point = widget.mapFromGlobal(QCursor::pos());
    const bool isOver = widget.rect().contains(point) && widget.underMouse();
    setHover(isOver ? m_viewport.hitAt(point) : PointerHit());
}

void PointerInput::setHover(const PointerHit &pointed)
{
    const auto wide = [](const PointerHit &at) {
        return at.hit.isOnWide ? at.hit.position.block : -1;
    };
    // Its scroll bar appears or disappears.
    const bool onOtherWide = wide(pointed) != wide(m_hover);
    const bool moved = onOtherWide || !pointed.isOnSame(m_hover);
    m_hover = pointed;
    emit hovered();
    m_viewport.widget().setCursor(shapeOver(pointed.hit.part));
    if (moved) {
        m_code.prepare(m_hover);
        if (onOtherWide)
            m_viewport.forgetPainted();
        m_viewport.update();
    }
}

void PointerInput::press(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    m_pressed = m_viewport.hitAt(point);
    if (event->button() == Qt::LeftButton && !m_code.press(m_pressed.row, m_pressed.hit, point))
        m_gesture.press(event);
}

void PointerInput::doublePress(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPoint point = event->position().toPoint();
    m_pressed = m_viewport.hitAt(point);
    if (m_code.press(m_pressed.row, m_pressed.hit, point))
        return;
    if (isButton(m_pressed.hit.part))
        m_gesture.press(event);
    else
        m_gesture.doublePress(event);
}

void PointerInput::move(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (m_code.move(point))
        return;
    if (m_gesture.isActive())
        m_gesture.move(event);
    else
        setHover(m_viewport.hitAt(point));
}

void PointerInput::release(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_code.release())
        return;
    const PointerHit pointed = m_viewport.hitAt(event->position().toPoint());
    const bool middle = event->button() == Qt::MiddleButton; // only opens a link
    const bool isClick = middle ? pointed.hit.part == MessageHit::Part::Link
                                : event->button() == Qt::LeftButton && m_gesture.release(event);
    // Only on the thing that was pressed, as everywhere: moving away before the release cancels.
    if (isClick && pointed.isOnSame(m_pressed))
        m_commands.press(pointed);
}

void PointerInput::showTip(const QHelpEvent &event)
{
    QToolTip::showText(event.globalPos(), tipFor(m_viewport.hitAt(event.pos())),
                       &m_viewport.widget());
}

QString PointerInput::tipFor(const PointerHit &pointed) const
{
    const MessageHit &hit = pointed.hit;
    const auto message = [&] { return m_viewport.rows().message(pointed.row); };
    switch (hit.part) {
    case MessageHit::Part::Action:
        return actionName(hit.action);
    case MessageHit::Part::CodeAction:
        return m_code.nameOf(pointed.row, hit);
    case MessageHit::Part::PictureButton:
        return pictureActionName(m_viewport.pictures().named(hit.link), hit.link);
    case MessageHit::Part::Attachment:
        return tipOf(attachmentActionName(
            message().attachments.value(attachmentIndex(hit.link).value_or(-1))));
    case MessageHit::Part::Caption:
        if (hit.formula.isEmpty())
            return usageText(message()).toHtmlEscaped();
        break;
    case MessageHit::Part::Nothing:
    case MessageHit::Part::Bubble:
    case MessageHit::Part::Text:
    case MessageHit::Part::Link:
    case MessageHit::Part::SideBar:
        break;
    }
    return hit.formula.isEmpty() ? QString() : formulaTip(hit.formula);
}

} // namespace Hiwar

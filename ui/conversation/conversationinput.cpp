// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Mouse and keyboard of the ConversationView.
#include "ui/block/picturewords.h"
#include "ui/block/texof.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/selectiongesture.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

namespace Hiwar {

namespace {

/// As it is: a tip takes for HTML what looks like it.
QString tipOf(const QString &text)
{
    return QStringLiteral("<p>") + text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")) +
           QStringLiteral("</p>");
}

/// Its source.
QString formulaTip(const QString &formula)
{
    constexpr qsizetype most = 600;
    QString tex = texOf(formula).tex;
    if (tex.size() > most)
        tex = tex.left(most) + u'…';
    return tipOf(tex);
}

} // namespace

ConversationView::PointerHit ConversationView::pointerHitAt(QPoint point)
{
    PointerHit pointed;
    if (m_rows.count() == 0)
        return pointed;
    pointed.row = m_rows.geometry().rowAt(point.y() + scrollY());
    MessageLayout &layout = m_rows.layout(pointed.row);
    pointed.hit = layout.hitTest(point - rowRect(pointed.row).topLeft());
    return pointed;
}

ConversationPosition ConversationView::positionAt(QPoint point)
{
    const PointerHit pointed = pointerHitAt(point);
    return {std::max(pointed.row, 0), pointed.hit.position};
}

QString ConversationView::blockTextAt(const ConversationPosition &position)
{
    if (position.row >= m_rows.count())
        return {};
    const MessageLayout &layout = m_rows.layout(position.row);
    return position.text.block < layout.blockCount() ? layout.block(position.text.block).text()
                                                     : QString();
}

void ConversationView::hover(QPoint point)
{
    setHover(viewport()->rect().contains(point) && viewport()->underMouse() ? pointerHitAt(point)
                                                                            : PointerHit());
}

void ConversationView::setHover(const PointerHit &pointed)
{
    const bool moved = pointed.row != m_hover.row || pointed.hit.part != m_hover.hit.part ||
                       pointed.hit.action != m_hover.hit.action ||
                       pointed.hit.codeAction != m_hover.hit.codeAction ||
                       pointed.hit.link != m_hover.hit.link;
    m_hover = pointed;
    tellTarget();
    switch (pointed.hit.part) {
    case MessageHit::Part::Link:
    case MessageHit::Part::PictureButton:
    case MessageHit::Part::Attachment:
    case MessageHit::Part::Action:
    case MessageHit::Part::CodeAction:
        viewport()->setCursor(Qt::PointingHandCursor);
        break;
    case MessageHit::Part::Text:
        viewport()->setCursor(Qt::IBeamCursor);
        break;
    case MessageHit::Part::Bubble:
    case MessageHit::Part::SideBar:
    case MessageHit::Part::Caption:
    case MessageHit::Part::Nothing:
        viewport()->setCursor(Qt::ArrowCursor);
        break;
    }
    if (moved) {
        m_code->prepare();
        viewport()->update();
    }
}

void ConversationView::activate(const PointerHit &pointed)
{
    if (pointed.hit.part == MessageHit::Part::Action)
        trigger(pointed.row, pointed.hit.action);
    else if (pointed.hit.part == MessageHit::Part::CodeAction)
        m_code->trigger(pointed.row, pointed.hit.position.block, pointed.hit.codeAction);
    else if (pointed.hit.part == MessageHit::Part::Link ||
             pointed.hit.part == MessageHit::Part::Attachment ||
             pointed.hit.part == MessageHit::Part::PictureButton)
        openLink(pointed);
}

void ConversationView::mousePressEvent(QMouseEvent *event)
{
    m_keyboardShown = false;
    tellTarget();
    m_pressed = pointerHitAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton &&
        !m_code->press(m_pressed.row, m_pressed.hit, event->position().toPoint()))
        m_gesture->press(event);
}

void ConversationView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = pointerHitAt(event->position().toPoint());
    // Two quick clicks on a button are two clicks, not a word.
    if (m_code->press(m_pressed.row, m_pressed.hit, event->position().toPoint()))
        return;
    if (m_pressed.hit.part == MessageHit::Part::Action ||
        m_pressed.hit.part == MessageHit::Part::PictureButton ||
        m_pressed.hit.part == MessageHit::Part::Attachment ||
        m_pressed.hit.part == MessageHit::Part::CodeAction)
        m_gesture->press(event);
    else
        m_gesture->doublePress(event);
}

void ConversationView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_code->move(event->position().toPoint()))
        return;
    if (m_gesture->isActive())
        m_gesture->move(event);
    else
        setHover(pointerHitAt(event->position().toPoint()));
}

void ConversationView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_code->release())
        return;
    const PointerHit pointed = pointerHitAt(event->position().toPoint());
    const bool middle = event->button() == Qt::MiddleButton; // opens a link and does nothing else
    if (middle ? pointed.hit.part == MessageHit::Part::Link
               : event->button() == Qt::LeftButton && m_gesture->release(event)) {
        // Where the button went down counts, as everywhere: a press may be taken back by moving
        // away.
        const bool same = pointed.row == m_pressed.row && pointed.hit.part == m_pressed.hit.part &&
                          pointed.hit.action == m_pressed.hit.action &&
                          pointed.hit.codeAction == m_pressed.hit.codeAction &&
                          pointed.hit.link == m_pressed.hit.link;
        if (same)
            activate(pointed);
    }
    m_primary.offer(m_selection.range(), messages());
}

bool ConversationView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHover({});
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const PointerHit pointed = pointerHitAt(help->pos());
    QString text;
    if (pointed.hit.part == MessageHit::Part::Action)
        text = actionName(pointed.hit.action);
    else if (pointed.hit.part == MessageHit::Part::CodeAction)
        text = m_code->nameOf(pointed.row, pointed.hit);
    else if (pointed.hit.part == MessageHit::Part::PictureButton)
        text = pictureActionName(m_pictures.named(pointed.hit.link), pointed.hit.link);
    else if (pointed.hit.part == MessageHit::Part::Attachment)
        text = tipOf(attachmentActionName(
            m_rows.message(pointed.row)
                .attachments.value(attachmentIndex(pointed.hit.link).value_or(-1))));
    else if (!pointed.hit.formula.isEmpty())
        text = formulaTip(pointed.hit.formula);
    else if (pointed.hit.part == MessageHit::Part::Caption)
        text = usageText(m_rows.message(pointed.row)).toHtmlEscaped();
    QToolTip::showText(help->globalPos(), text, viewport());
    return true;
}

void ConversationView::setCurrent(int row, int action)
{
    if (row < 0 || row >= m_rows.count())
        return;
    m_cursor.set(row, action);
    m_cursor.clampAction(int(actionsFor(m_rows.message(row)).size()));
    m_keyboardShown = true;
    ensureVisible(row);
    viewport()->update();
    tellTarget();
    emit currentChanged(m_cursor.row(), m_cursor.action());
}

void ConversationView::makeCurrent(int row)
{
    m_keyboardShown = true;
    if (row == m_cursor.row() && m_cursor.focusTarget() < 0 && m_cursor.action() < 0)
        return;
    m_cursor.set(row);
    noteStop();
}

void ConversationView::step(int direction, bool byMessage)
{
    if (m_rows.count() == 0)
        return;
    if (direction < 0)
        m_scrollPolicy.turnedUp(window());
    const int row = m_cursor.row() < 0 ? std::max(0, visibleRows().last) : m_cursor.row();
    const QRect rect = rowRect(row);
    // A message that goes on beyond the edge is read on before the next one has its turn.
    const bool goesOn =
        direction > 0 ? rect.bottom() >= viewport()->height() && rect.top() < viewport()->height()
                      : rect.top() < 0 && rect.bottom() >= 0;
    if (!byMessage && goesOn && m_cursor.row() >= 0) {
        scrollBy(direction > 0 ? QAbstractSlider::SliderSingleStepAdd
                               : QAbstractSlider::SliderSingleStepSub);
        return;
    }
    const int next = m_cursor.row() < 0 ? row : row + direction;
    setCurrent(std::clamp(next, 0, m_rows.count() - 1));
}

bool ConversationView::stepAction(int direction)
{
    if (m_cursor.row() < 0)
        return false;
    const int count = int(actionsFor(m_rows.message(m_cursor.row())).size());
    MessageCursor next = m_cursor;
    if (!next.stepAction(direction, count))
        return false;
    setCurrent(next.row(), next.action());
    return true;
}

void ConversationView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        return copy();
    if (event->matches(QKeySequence::SelectAll))
        return selectAll();
    if (!m_caretBrowsing->take(*event) && !keepFor(event))
        QAbstractScrollArea::keyPressEvent(event);
}

bool ConversationView::keepFor(QKeyEvent *event)
{
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    switch (event->key()) {
    case Qt::Key_Up:
        step(-1, alt);
        return true;
    case Qt::Key_Down:
        step(1, alt);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        stepAction((event->key() == Qt::Key_Right) == isLeftToRight() ? 1 : -1);
        return true;
    case Qt::Key_PageUp:
        scrollBy(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        scrollBy(QAbstractSlider::SliderPageStepAdd);
        return true;
    case Qt::Key_Home:
        scrollBy(QAbstractSlider::SliderToMinimum);
        return true;
    case Qt::Key_End:
        jumpToLatest();
        return true;
    case Qt::Key_Escape:
        if (m_selection.isEmpty())
            return false;
        clearSelection();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (pressCurrent(event->key() == Qt::Key_Space))
            return true;
        if (event->key() != Qt::Key_Space)
            return false;
        scrollBy(event->modifiers().testFlag(Qt::ShiftModifier)
                     ? QAbstractSlider::SliderPageStepSub
                     : QAbstractSlider::SliderPageStepAdd);
        return true;
    default:
        return false;
    }
}

/// The space bar presses buttons, and passes over links as in every browser.
bool ConversationView::pressCurrent(bool bySpace)
{
    const int row = m_cursor.row();
    if (const auto focusTarget = focusedTarget();
        focusTarget && (isButton(row, *focusTarget) || !bySpace)) {
        press(row, *focusTarget);
        return true;
    }
    if (row >= 0 && m_cursor.action() >= 0) {
        trigger(row, actionsFor(m_rows.message(row)).value(m_cursor.action()));
        return true;
    }
    const auto caret = m_caretBrowsing->shownPosition();
    const auto link = caret && !bySpace ? linkTargetAt(caret->position) : std::nullopt;
    if (link)
        press(caret->position.row, *link);
    return link.has_value();
}

bool ConversationView::focusNextPrevChild(bool next)
{
    if (m_keyboardShown && hasFocus() && stepOn(next ? 1 : -1))
        return true;
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void ConversationView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_focused = true;
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard && m_rows.count() > 0)
        setCurrent(m_cursor.row() >= 0 ? m_cursor.row() : std::max(0, visibleRows().last));
    viewport()->update();
}

void ConversationView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_focused = event->reason() == Qt::PopupFocusReason;
    tellTarget();
    viewport()->update();
}

} // namespace Hiwar

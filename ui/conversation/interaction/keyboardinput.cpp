// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/keyboardinput.h"

#include "ui/conversation/interaction/caretbrowsing.h"
#include "ui/conversation/interaction/conversationfocus.h"
#include "ui/conversation/interaction/messagecommands.h"

#include <QKeyEvent>

namespace Hiwar {

KeyboardInput::KeyboardInput(ConversationViewport &viewport, ConversationFocus &focus,
                             CaretBrowsing &caretBrowsing, MessageCommands &commands)
    : m_viewport(viewport)
    , m_focus(focus)
    , m_caretBrowsing(caretBrowsing)
    , m_commands(commands)
{
}

bool KeyboardInput::take(const QKeyEvent &event)
{
    if (event.matches(QKeySequence::Copy)) {
        m_commands.copy();
        return true;
    }
    if (event.matches(QKeySequence::SelectAll)) {
        m_viewport.selection().selectAll();
        return true;
    }
    if (m_caretBrowsing.take(event) || takeArrow(event) || takePress(event) || takeEdit(event))
        return true;
    if (event.key() != Qt::Key_Escape || m_viewport.selection().isEmpty())
        return false;
    m_viewport.selection().clear();
    return true;
}

bool KeyboardInput::takeArrow(const QKeyEvent &event)
{
    const bool byMessage = event.modifiers().testFlag(Qt::AltModifier);
    switch (event.key()) {
    case Qt::Key_Up:
        m_focus.step(-1, byMessage);
        return true;
    case Qt::Key_Down:
        m_focus.step(1, byMessage);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_focus.stepAction(
            (event.key() == Qt::Key_Right) == m_viewport.widget().isLeftToRight() ? 1 : -1);
        return true;
    case Qt::Key_PageUp:
        m_viewport.scrollBy(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        m_viewport.scrollBy(QAbstractSlider::SliderPageStepAdd);
        return true;
    case Qt::Key_Home:
        m_viewport.scrollBy(QAbstractSlider::SliderToMinimum);
        return true;
    case Qt::Key_End:
        m_viewport.goToEnd();
        return true;
    default:
        return false;
    }
}

bool KeyboardInput::takePress(const QKeyEvent &event)
{
    const bool bySpace = event.key() == Qt::Key_Space;
    if (!bySpace && event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter)
        return false;
    if (event.modifiers().testFlag(Qt::ControlModifier)) // chooses among replies side by side
        return false;
    if (pressCurrent(bySpace))
        return true;
    if (!bySpace)
        return false;
    m_viewport.scrollBy(event.modifiers().testFlag(Qt::ShiftModifier)
                            ? QAbstractSlider::SliderPageStepSub
                            : QAbstractSlider::SliderPageStepAdd);
    return true;
}

bool KeyboardInput::takeEdit(const QKeyEvent &event)
{
    if (event.key() != Qt::Key_F2 || event.modifiers() != Qt::NoModifier ||
        m_viewport.rows().count() == 0)
        return false;
    m_focus.setCurrentAgain();
    const int row = m_focus.cursor().row();
    const bool isOwn = m_viewport.rows().actions(row).contains(MessageAction::Edit);
    m_commands.trigger(row, isOwn ? MessageAction::Edit : MessageAction::EditReply);
    return true;
}

/// The space bar presses buttons but no links, as in every browser.
bool KeyboardInput::pressCurrent(bool bySpace)
{
    const MessageCursor &cursor = m_focus.cursor();
    const int row = cursor.row();
    if (const auto target = m_focus.target();
        target && (m_commands.isButton(row, *target) || !bySpace)) {
        m_commands.press(row, *target);
        return true;
    }
    if (row >= 0 && cursor.action() >= 0) {
        m_commands.trigger(row, m_viewport.rows().actions(row).value(cursor.action()));
        return true;
    }
    const auto caret = m_caretBrowsing.shownPosition();
    const auto link = caret && !bySpace ? m_focus.linkAt(caret->position) : std::nullopt;
    if (link)
        m_commands.press(caret->position.row, *link);
    return link.has_value();
}

} // namespace Hiwar

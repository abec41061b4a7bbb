// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/conversationstack.h"

#include "ui/conversation/conversationview.h"
#include "ui/sidebyside/sidebyside.h"

#include <QVBoxLayout>

namespace Hiwar {

ConversationStack::ConversationStack(ConversationView &view, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(&view, 1);
}

void ConversationStack::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_view.setTheme(theme.forReading());
    if (m_replies)
        m_replies->setTheme(theme);
}

SideBySide &ConversationStack::replies()
{
    if (!m_replies) {
        m_replies = new SideBySide(this);
        m_replies->setTheme(m_theme);
        m_replies->hide();
        layout()->addWidget(m_replies);
        static_cast<QVBoxLayout *>(layout())->setStretchFactor(m_replies, 1);
    }
    return *m_replies;
}

void ConversationStack::setSideBySide(bool on)
{
    if (m_isSideBySide == on)
        return;
    m_isSideBySide = on;
    replies().setVisible(on);
    m_view.setVisible(!on);
    m_view.setAsleep(on);
}

void ConversationStack::leave()
{
    if (m_isSideBySide)
        emit m_replies->closeRequested();
}

void ConversationStack::enter(int direction)
{
    if (m_isSideBySide)
        m_replies->enter(direction);
    else
        m_view.setFocus(Qt::ShortcutFocusReason);
}

bool ConversationStack::step(int direction)
{
    return m_isSideBySide && m_replies->step(direction);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/temporarycontroller.h"

#include "app/chat/openconversations.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/temporarybar.h"

namespace Hiwar {

TemporaryController::TemporaryController(MainWindow &window, OpenConversations &conversations,
                                         CurrentSettings &settings, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_conversations(conversations)
    , m_settings(settings)
{
    connect(&m_window, &MainWindow::temporaryRequested, this, [this] { start(); });
    connect(&m_window.sidebar(), &Sidebar::temporaryRequested, this, [this] { start(); });
    connect(&m_window.temporaryBar(), &TemporaryBar::keepRequested, &m_conversations,
            &OpenConversations::keepTemporary);
    connect(&m_conversations, &OpenConversations::shownChanged, this,
            &TemporaryController::refresh);
    connect(&m_conversations, &OpenConversations::temporaryKept, this, [this] {
        refresh();
        m_window.sidebar().setCurrentConversation(m_conversations.shownId());
        m_window.composer().focusText();
    });
    connect(&m_conversations, &OpenConversations::temporaryGone, this,
            [this] { m_window.notice().tell(tr("The temporary conversation is gone.")); });
}

void TemporaryController::start(const QString &draft)
{
    const QString id = m_conversations.createTemporary(m_settings.settings().currentProfileId);
    if (!draft.isEmpty())
        m_conversations.setDraft(id, draft);
    m_conversations.show(id);
    m_window.sidebar().clearSearch();
    m_window.showConversation();
    m_window.composer().focusText();
}

void TemporaryController::refresh()
{
    m_window.setTemporary(m_conversations.isTemporary(m_conversations.shownId()));
}

} // namespace Hiwar

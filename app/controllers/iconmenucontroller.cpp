// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/iconmenucontroller.h"

#include "app/chat/conversationindex.h"
#include "app/settings/currentsettings.h"

namespace Hiwar {

IconMenuController::IconMenuController(const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_with(with)
    , m_soon(new QTimer(this))
{
    if (!m_with.makeMenu)
        return;
    m_soon->setSingleShot(true);
    m_soon->setInterval(delay);
    connect(m_soon, &QTimer::timeout, this, &IconMenuController::refresh);
    const auto soon = [this] {
        if (!m_soon->isActive())
            m_soon->start();
    };
    connect(&m_with.conversations, &ConversationIndex::wasReset, this, soon);
    connect(&m_with.conversations, &ConversationIndex::changed, this, soon);
    connect(&m_with.conversations, &ConversationIndex::removed, this, soon);
    connect(&m_with.settings, &CurrentSettings::changed, this, soon);
    soon();
}

IconMenuController::~IconMenuController() = default;

bool IconMenuController::showsTitles() const
{
    return m_with.settings.settings().desktop.listsRecent;
}

void IconMenuController::makeMenu()
{
    m_menu = m_with.makeMenu();
    connect(m_menu.get(), &IconMenu::chosen, this, &IconMenuController::chosen);
    connect(m_menu.get(), &IconMenu::told, this,
            [this](const QString &sentence) { emit told(showsTitles() ? sentence : QString()); });
}

void IconMenuController::refresh()
{
    const LauncherMenu menu = launcherMenu(
        showsTitles() ? m_with.conversations.all() : QList<ListedRef>(), showsTitles());
    if (m_shown == menu)
        return;
    if (!m_menu)
        makeMenu();
    m_shown = menu;
    m_menu->show(menu);
}

} // namespace Hiwar

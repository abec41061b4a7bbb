// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/tabcontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/settings/currentsettings.h"
#include "ui/window/tabstrip.h"
#include "ui/window/windowactions.h"

#include <algorithm>

namespace Hiwar {

TabController::TabController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
{
    connectTabs();
    ShownConversation *shown = &m_with.shown;
    connect(shown, &ShownConversation::tabsChanged, this, &TabController::refresh);
    connect(shown, &ShownConversation::temporaryKept, this, &TabController::refresh);
    const ConversationIndex *list = &shown->all().list();
    connect(list, &ConversationIndex::wasReset, this, &TabController::refresh);
    connect(list, &ConversationIndex::changed, this, [this](const QString &id) {
        if (m_with.shown.tabs().contains(id))
            refresh();
    });
    refresh();
}

void TabController::connectTabs()
{
    ShownConversation *shown = &m_with.shown;
    connect(&m_views.actions, &WindowActions::tabRequested, this,
            [this] { open(m_with.shown.create(m_with.settings.settings().currentProfileId)); });
    const TabStrip *tabs = &m_views.tabs;
    connect(tabs, &TabStrip::chosen, shown, [this](const QString &id) {
        m_with.shown.show(id);
        if (!m_views.tabs.hasFocus()) // the arrow keys go on
            emit conversationOpened();
    });
    connect(tabs, &TabStrip::closeRequested, shown, &ShownConversation::closeTab);
    connect(tabs, &TabStrip::othersCloseRequested, shown, [this](const QString &id) {
        const QStringList all = m_with.shown.tabs();
        for (const QString &each : all) {
            if (each != id)
                m_with.shown.closeTab(each);
        }
    });
    connect(tabs, &TabStrip::moveRequested, shown, &ShownConversation::moveTab);
    connect(tabs, &TabStrip::windowRequested, this, &TabController::windowRequested);
    connect(tabs, &TabStrip::dropped, this, &TabController::drop);
    connect(tabs, &TabStrip::focusGivenUp, this, &TabController::conversationOpened);
}

/// Its place is before one of those behind: one that is left untouched goes away meanwhile.
void TabController::drop(const QString &id, int at)
{
    const QStringList behind = m_with.shown.tabs().mid(at);
    take(id);
    const QStringList tabs = m_with.shown.tabs();
    const auto next = std::find_if(behind.begin(), behind.end(), [&](const QString &each) {
        return each != id && tabs.contains(each);
    });
    const int from = int(tabs.indexOf(id));
    const int to = int(next == behind.end() ? tabs.size() : tabs.indexOf(*next));
    m_with.shown.moveTab(from, from < to ? to - 1 : to);
}

void TabController::open(const QString &conversationId)
{
    if (!m_with.shown.showInTab(conversationId))
        return; // another window came to the front
    emit conversationOpened();
}

void TabController::take(const QString &conversationId)
{
    if (m_with.takeFromOthers && m_with.shown.isElsewhere(conversationId))
        m_with.takeFromOthers(conversationId);
    open(conversationId);
}

QString TabController::nameOfNew(const QString &id) const
{
    return m_with.shown.all().isTemporary(id) ? tr("Temporary conversation")
                                              : tr("New conversation");
}

void TabController::refresh()
{
    QList<ShownTab> tabs;
    for (const QString &id : m_with.shown.tabs()) {
        const ListedRef listed = m_with.shown.all().list().find(id);
        const bool isNamed = listed && !listed->info.title.isEmpty();
        tabs.append({.id = id,
                     .title = isNamed ? listed->info.title : nameOfNew(id),
                     .isArriving = listed && listed->isGenerating,
                     .isUnread = listed && listed->isUnread,
                     .isTemporary = m_with.shown.all().isTemporary(id)});
    }
    m_views.tabs.setTabs(tabs, m_with.shown.currentTab());
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/searchcontroller.h"

#include "app/async/whendone.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/history/storeerrortext.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/sidebar/sidebar.h"

#include <utility>

namespace Hiwar {

SearchController::SearchController(const Views &views, ShownConversation &shown, Search search,
                                   QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_search(std::move(search))
{
    m_views.sidebar.setResults(&m_results);
    connect(&m_views.sidebar, &Sidebar::searchChanged, this, &SearchController::search);
    connect(&m_views.sidebar, &Sidebar::hitChosen, this, &SearchController::open);
    // After ChatController, which shows it: slots are called in the order they were connected.
    connect(&m_shown, &ShownConversation::changed, this, &SearchController::arrive);
}

SearchController::~SearchController()
{
    m_asked.cancel();
    m_views.sidebar.setResults(nullptr);
}

void SearchController::search(const QString &typed)
{
    m_asked.cancel();
    const QString wanted = typed.trimmed();
    if (wanted.isEmpty()) {
        m_results.setPage({});
        return;
    }
    m_asked = m_search(wanted);
    whenDone(m_asked, this, [this, wanted](const tl::expected<SearchPage, StoreError> &page) {
        if (m_views.sidebar.searchText().trimmed() != wanted)
            return;
        if (page)
            take(*page);
        else
            m_views.sidebar.tellFound(describe(page.error()));
    });
}

void SearchController::take(SearchPage page)
{
    // Conversations in the bin are only shown there.
    page.groups.removeIf([this](const SearchGroup &group) {
        const ListedRef known = m_conversations.list().find(group.conversationId);
        return !known || known->info.deletedAt.isValid();
    });
    for (SearchGroup &group : page.groups) {
        if (group.title.isEmpty())
            group.title = m_conversations.list().find(group.conversationId)->info.title;
    }
    m_results.setPage(page);
    m_views.sidebar.tellFound(describeFound(page));
}

void SearchController::open(const QString &conversationId, const QString &messageId,
                            const QString &words)
{
    m_goal = {conversationId, messageId, words};
    const bool isShown = m_shown.id() == conversationId;
    if (!m_shown.show(conversationId, messageId)) {
        m_goal = {};
        return;
    }
    emit conversationOpened();
    if (isShown)
        arrive();
}

void SearchController::arrive()
{
    if (m_goal.conversationId.isEmpty() || m_goal.conversationId != m_shown.id())
        return;
    const Goal goal = std::exchange(m_goal, {});
    ChatSession *session = m_shown.session();
    if (goal.messageId.isEmpty() || !session)
        return;
    session->showMessage(goal.messageId);
    const Conversation &conversation = session->conversation();
    const auto row = int(conversation.path().indexOf(goal.messageId));
    if (row < 0) // it was deleted after it was found
        return;
    m_views.conversation.goTo(row);
    if (!goal.words.isEmpty())
        m_views.finder.findFrom(goal.words, row);
}

} // namespace Hiwar

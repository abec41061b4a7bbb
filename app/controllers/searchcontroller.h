// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Searches the history for the text in the sidebar's field, as it is typed, and opens the results.
// Rule: the results that are shown belong to the text in the field; a keystroke cancels the search
// before it. GUI thread.
#pragma once

#include "app/history/historystore.h"
#include "app/history/searchpage.h"
#include "app/models/searchresultmodel.h"

#include <functional>

namespace Hiwar {

class ConversationView;
class Finder;
class OpenConversations;
class ShownConversation;
class Sidebar;

class SearchController : public QObject
{
    Q_OBJECT

public:
    using Search = std::function<StoreResult<SearchPage>(const QString &typed)>;

    struct Views
    {
        Sidebar &sidebar;
        ConversationView &conversation;
        Finder &finder;
    };

    SearchController(const Views &views, ShownConversation &shown, Search search,
                     QObject *parent = nullptr);
    ~SearchController() override;

    /// Shows that conversation at this message, if there is one, and marks the words in it.
    void open(const QString &conversationId, const QString &messageId, const QString &words = {});

signals:
    /// The user opened a result: a narrow window shows the conversation.
    void conversationOpened();

private:
    /// The result to go to, once its conversation is shown.
    struct Goal
    {
        QString conversationId;
        QString messageId;
        QString words;
    };

    void search(const QString &typed);
    void take(SearchPage page);
    void arrive();

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    Search m_search;
    StoreResult<SearchPage> m_asked;
    SearchResultModel m_results;
    Goal m_goal;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation with its session, a real client, a real service on this machine and a real
// history. The clock stands still; only the test advances it.
#pragma once

#include "app/chat/chatsession.h"
#include "app/history/historystore.h"
#include "net/values/readyfuture.h"
#include "net/values/utc.h"
#include "tests/support/settled.h"
#include "tests/support/wireserver.h"

#include <QFuture>
#include <QPromise>
#include <QTemporaryDir>

namespace Hiwar {

/// One event of a stream.
inline QByteArray delta(const QString &text)
{
    return "data: {\"choices\":[{\"delta\":{\"content\":\"" + text.toUtf8() + "\"}}]}\n\n";
}

inline QByteArray streamEnd()
{
    return "data: {\"model\":\"m-1-real\",\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}],"
           "\"usage\":{\"prompt_tokens\":3,\"completion_tokens\":2,\"total_tokens\":5}}\n\n"
           "data: [DONE]\n\n";
}

inline QByteArray wholeReply(const QString &text)
{
    return "{\"choices\":[{\"message\":{\"content\":\"" + text.toUtf8() +
           "\"},\"finish_reason\":\"stop\"}]}";
}

class SessionFixture
{
public:
    SessionFixture()
        : history(dir.filePath(QStringLiteral("history.sqlite")))
        , conversation(info())
    {
        profile.id = QStringLiteral("p");
        profile.model = QStringLiteral("m-1");
        profile.baseUrl = server.baseUrl();
        makeSession();
    }

    /// The connection is known at once, unless the test sets `held`.
    ChatSession::Collaborators collaborators()
    {
        return {client, history,
                [this](const QString &id) {
                    asked.append(id);
                    if (held)
                        return held->future();
                    return readyFuture(tl::expected<Connection, ApiError>(
                        Connection{profile, Secret("sk-canary")}));
                },
                [this] { return now; }, retry};
    }

    void makeSession() { session = std::make_unique<ChatSession>(conversation, collaborators()); }

    [[nodiscard]] const MessageNode &shown(int row) const
    {
        return *conversation.find(conversation.path().at(row));
    }
    [[nodiscard]] StoredConversation stored()
    {
        return settled(history.load(conversation.info().id)).value_or(StoredConversation());
    }
    [[nodiscard]] bool isStoredAsShown()
    {
        const StoredConversation kept = stored();
        for (const MessageNode &node : kept.nodes) {
            const MessageNode *here = conversation.findAnywhere(node.id);
            if (!here || !(*here == node))
                return false;
        }
        const Conversation again(kept.info, kept.nodes);
        return kept.info == conversation.info() && again.path() == conversation.path();
    }

    static ConversationInfo info()
    {
        ConversationInfo info;
        info.id = QStringLiteral("c");
        info.profileId = QStringLiteral("p");
        info.createdAt = QDateTime::fromMSecsSinceEpoch(1000, utc);
        info.updatedAt = info.createdAt;
        return info;
    }

    QTemporaryDir dir;
    HistoryStore history;
    WireServer server;
    ChatClient client;
    Profile profile;
    QDateTime now = QDateTime::fromMSecsSinceEpoch(1000000, utc);
    RetryPolicy retry;
    QStringList asked; ///< the profiles whose connection was requested
    std::shared_ptr<QPromise<tl::expected<Connection, ApiError>>> held;
    Conversation conversation;
    std::unique_ptr<ChatSession> session;
};

} // namespace Hiwar

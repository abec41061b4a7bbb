// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets models name conversations, if the user wants that: one short request after the first reply.
// By the conversation's own model, or by the one that the user chose for such requests.
// Rules: a title given by the user is never replaced, a temporary conversation is not sent again,
// and after a failure the old title stays, silently. GUI thread.
#pragma once

#include "app/chat/openconversations.h"

#include <map>
#include <memory>

namespace Hiwar {

class TitleGenerator : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        OpenConversations &conversations;
        ChatClient &client;
        ConnectionSource connections;
        std::function<bool()> isWanted;
        /// Who names this one; without a profile the one that answers there, also if it is empty.
        std::function<ModelRef(const ConversationInfo &)> helper = {};
    };

    explicit TitleGenerator(Collaborators with, QObject *parent = nullptr);
    ~TitleGenerator() override;

signals:
    /// A request for a title was answered.
    void requestServed(const Hiwar::RequestReport &report);

private:
    struct Request
    {
        std::unique_ptr<ChatCall> call;
        Profile profile;
        ChatRequest request;
        QString answer;
    };

    void consider(const QString &id, const QString &replyId);
    void ask(const QString &id, const QString &replyId, Connection connection,
             const ModelRef &helper);
    void end(const QString &id, const ChatOutcome &outcome);

    Collaborators m_with;
    std::map<QString, Request> m_requests; ///< by conversation
};

} // namespace Hiwar

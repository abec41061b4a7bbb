// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets models sum up the earlier messages of a conversation: one request, only when it is asked
// for. The summary becomes a message of its own; the others stay as they are. GUI thread.
#pragma once

#include "app/chat/openconversations.h"
#include "app/chat/summary.h"

#include <map>
#include <memory>

namespace Hiwar {

class Summariser : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        OpenConversations &conversations;
        ChatClient &client;
        ConnectionSource connections;
        /// Who sums up; without a profile the one that answers the conversation.
        std::function<ModelRef()> helper = {};
    };

    explicit Summariser(Collaborators with, QObject *parent = nullptr);
    ~Summariser() override;

    /// False: it is not in memory, there is nothing to sum up, or it is done already. `asksAgain`:
    /// the question that got no answer is asked again after the summary.
    [[nodiscard]] bool begin(const QString &id, bool asksAgain);
    void cancel(const QString &id);
    [[nodiscard]] bool isRunning(const QString &id) const { return m_requests.contains(id); }

signals:
    /// One of the conversation begins or has ended.
    void runningChanged(const QString &id);
    /// The summary is a message now.
    void summarised(const QString &id, const QString &messageId, bool asksAgain);
    void failed(const QString &id, const Hiwar::ApiError &error);
    /// A request for a summary was answered.
    void requestServed(const Hiwar::RequestReport &report);

private:
    struct Request
    {
        SummaryPlan plan;
        bool asksAgain = false;
        std::unique_ptr<ChatCall> call; ///< null: not sent yet, or answered
        Profile profile;
        ChatRequest request;
        QString answer;
        bool isAnswered = false;
    };

    void ask(const QString &id, const Connection &connection);
    void takeOutcome(const QString &id, const ChatOutcome &outcome);
    /// Adds the summary as soon as no reply is arriving.
    void add(const QString &id);
    void end(const QString &id);

    Collaborators m_with;
    std::map<QString, Request> m_requests; ///< by conversation
};

} // namespace Hiwar

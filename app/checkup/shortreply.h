// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The smallest question there is, and how its reply came. It is asked exactly as a chat would ask
// it, without a limit of tokens: a service may refuse that field, or give none of a reply that
// thinks first. What it costs is bounded otherwise: a long reply is ended early. One finished(),
// none once it is deleted; no signal from within start(). GUI thread.
#pragma once

#include "net/client/chatclient.h"

#include <QElapsedTimer>

#include <optional>

namespace Hiwar {

class ShortReply : public QObject
{
    Q_OBJECT

public:
    struct Outcome
    {
        std::optional<ApiError> error; ///< none: there was a reply
        QString text;                  ///< the first words of it; a model may have none to say
        int pieces = 0;
        std::chrono::milliseconds firstWord{-1};
    };

    static constexpr qsizetype enoughText = 200; // characters

    ShortReply(ChatClient &client, Connection connection, StreamMode streaming);

    void start();

signals:
    void finished(const Hiwar::ShortReply::Outcome &outcome);

private:
    void read(const QString &text);
    void end(const ChatOutcome &outcome);

    ChatClient &m_client;
    Connection m_connection;
    std::unique_ptr<ChatCall> m_call;
    QElapsedTimer m_clock;
    Outcome m_outcome;
};

/// What is asked, for the decisions about a refusal of it.
[[nodiscard]] ChatRequest smallestRequest(const Profile &profile);

} // namespace Hiwar

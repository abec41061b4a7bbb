// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sends the smallest possible question and reports how its reply arrived. It is sent exactly as a
// chat would send it, without a token limit: a service may refuse that field, or return nothing of
// a reply when the model thinks first. The cost is limited otherwise: a long reply is cancelled
// early. Emits finished() once, and never after its deletion or from within start(). GUI thread.
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
        std::optional<ApiError> error; ///< empty: there was a reply
        QString text;                  ///< its first words; a model may return none
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

/// The request it sends, for deciding what a refusal of it means.
[[nodiscard]] ChatRequest smallestRequest(const Profile &profile);

} // namespace Hiwar

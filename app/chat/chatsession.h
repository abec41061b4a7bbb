// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lets one conversation ask its service: send, stop, regenerate, retry. A request belongs to its
// conversation, not to the window. Keeps the conversation stored: the question before the request
// leaves, the reply's text at least every saveInterval while it arrives. Decisions are pure
// functions in promptbuilder and replypolicy. GUI thread.
#pragma once

#include "app/chat/conversation.h"
#include "net/client/chatclient.h"

#include <functional>

class QTimer;

namespace Hiwar {

class HistoryStore;

/// Finds profile and key for a request. KeyUnavailable and BadAddress are its usual errors.
using ConnectionSource =
    std::function<QFuture<tl::expected<Connection, ApiError>>(const QString &profileId)>;
/// Now, in UTC. Injected so that tests own the clock.
using Clock = std::function<QDateTime()>;

class ChatSession : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds saveInterval{250};

    struct Collaborators
    {
        ChatClient &client;
        HistoryStore &history;
        ConnectionSource connections;
        Clock clock;
    };

    ChatSession(Conversation &conversation, Collaborators collaborators, QObject *parent = nullptr);
    ~ChatSession() override;

    [[nodiscard]] Conversation &conversation() const { return m_conversation; }
    [[nodiscard]] bool isBusy() const;

    /// Appends the question at the end of the shown path and asks. Ignored while busy or when
    /// blank.
    void send(const QString &text);
    /// Ends the running request; what arrived stays, marked Stopped.
    void stop();
    /// Asks again for the reply `messageId` (or, for a question, for its reply): a new version
    /// beside it. A reply that failed without a word is replaced, not kept as a version.
    void regenerate(const QString &messageId);
    /// A new version of a question, asked at once.
    void edit(const QString &messageId, const QString &text);
    void selectVersion(const QString &messageId, int step);
    void remove(const QString &messageId);

signals:
    void busyChanged(bool busy);
    /// One reply has ended, in whatever way.
    void replyEnded(const QString &messageId);
    /// Automatic streaming was refused by this profile's service: remember it.
    void streamRefused(const QString &profileId);
    /// Storing failed: what is on screen may not be on disk.
    void storingFailed(const QString &sentence);

private:
    Conversation &m_conversation;
};

} // namespace Hiwar

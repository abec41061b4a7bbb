// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question until its one end: sends it, asks once more without "stream" where a service refuses
// to stream, waits and sends again where planRetry() says so. What the window and `hiwar ask` have
// in common; neither knows more than these signals.
//
// The rule it protects: nothing is sent again behind the person's back. Every wait is shown with
// its reason and its end, can be cut short and can be called off. Ends with exactly one finished(),
// never from within the call that started it; may be deleted at any moment. GUI thread.
#pragma once

#include "app/chat/retryplan.h"
#include "net/client/chatclient.h"

#include <QTimer>

#include <functional>

namespace Hiwar {

class WireTap;

/// Now, in UTC. Injected so that tests own the clock.
using Clock = std::function<QDateTime()>;

class ReplyRequest : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        ChatClient &client;
        Clock clock;
        RetryPolicy policy = {};
        std::shared_ptr<WireTap> tap = {}; ///< sees every attempt
    };

    /// The client must outlive it.
    ReplyRequest(Connection connection, ChatRequest request, Collaborators with,
                 QObject *parent = nullptr);
    ~ReplyRequest() override;

    void start();
    /// finished() follows with ErrorKind::Stopped; while a retry was pending, with its reason.
    void cancel();
    /// Ends the wait for the next attempt.
    void retryNow();

    [[nodiscard]] const std::optional<PendingRetry> &pending() const { return m_pending; }

signals:
    /// The service has taken the request.
    void answered();
    void textArrived(const QString &text);
    void reasoningArrived(const QString &text);
    /// See ChatCall::textWasReasoning().
    void textWasReasoning();
    /// pending() has begun or ended.
    void pendingChanged();
    /// This service refuses to stream: remember it for the profile.
    void streamRefused();
    /// The error of a refused request names in `param` which field it was, when it can be known.
    void finished(const Hiwar::ChatOutcome &outcome);

private:
    void send();
    void takeOutcome(const ChatOutcome &outcome);
    void takeError(const ApiError &error);
    void waitFor(std::chrono::milliseconds time, const ApiError &because);
    void sendAgain();

    Connection m_connection;
    ChatRequest m_request;
    Collaborators m_with;
    std::unique_ptr<ChatCall> m_call;
    std::optional<PendingRetry> m_pending;
    QTimer m_wait;
    int m_attempt = 1;
    bool m_hasArrived = false; ///< a byte of an answer was shown
    bool m_isCancelled = false;
    bool m_isOver = false;
};

} // namespace Hiwar

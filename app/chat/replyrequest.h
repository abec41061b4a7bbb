// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question until its end: sends it, once more without "stream" where a service refuses to
// stream, once more without asking for the usage where it refuses that, waits and sends again where
// planRetry() says so. Shared by the window and `hiwar ask`;
// neither knows more than these signals.
//
// Rule: nothing is sent again unseen by the user. Every wait is shown with its reason and its end,
// can be shortened and can be cancelled. Emits exactly one finished(), never from within the call
// that started it; may be deleted at any moment. GUI thread.
#pragma once

#include "app/chat/retryplan.h"
#include "net/client/chatclient.h"

#include <QTimer>

#include <functional>

namespace Hiwar {

class WireTap;

/// Now, in UTC. Injected so that tests control the clock.
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
        std::shared_ptr<WireTap> tap = {}; ///< records every attempt
    };

    /// The client must outlive it.
    ReplyRequest(Connection connection, ChatRequest request, Collaborators with,
                 QObject *parent = nullptr);
    ~ReplyRequest() override;

    void start();
    /// finished() follows with ErrorKind::Stopped or, while a retry is pending, its reason.
    void cancel();
    /// Sends the next attempt without further waiting.
    void retryNow();

    [[nodiscard]] const std::optional<PendingRetry> &pending() const { return m_pending; }
    /// As it was sent last.
    [[nodiscard]] const ChatRequest &request() const { return m_request; }
    /// From the last attempt to its first words; negative: none came.
    [[nodiscard]] std::chrono::milliseconds firstTextTime() const { return m_firstText; }
    /// From the last attempt until now; negative: it was not sent.
    [[nodiscard]] std::chrono::milliseconds timeSinceSent() const;

signals:
    /// The service has accepted the request.
    void answered();
    void textArrived(const QString &text);
    void reasoningArrived(const QString &text);
    /// See ChatCall::pictureArrived().
    void pictureArrived(const Hiwar::ReplyPicture &picture);
    /// See ChatCall::textWasReasoning().
    void textWasReasoning();
    /// pending() has begun or ended.
    void pendingChanged();
    /// This service refuses to stream: remember it for the profile.
    void streamRefused();
    /// This service does not report the usage of a stream: remember it for the profile.
    void usageRefused();
    /// The error's `leaveOut` is set if the service refused a field that was sent.
    void finished(const Hiwar::ChatOutcome &outcome);

private:
    void send();
    void takeOutcome(const ChatOutcome &outcome);
    void takeError(const ApiError &error);
    /// Sends the request in another form, if the service refused the form and no more.
    [[nodiscard]] bool sendOtherwise(const ApiError &error);
    void takeAnswered();
    void noteArrival();
    void waitFor(std::chrono::milliseconds time, const ApiError &because);
    void sendAgain();

    Connection m_connection;
    ChatRequest m_request;
    Collaborators m_with;
    std::unique_ptr<ChatCall> m_call;
    std::optional<PendingRetry> m_pending;
    QTimer m_wait;
    QDateTime m_sentAt;
    std::chrono::milliseconds m_firstText{-1};
    int m_attempt = 1;
    bool m_doubtsUsage =
        false;                 ///< sent without asking for the usage, which may be what was refused
    bool m_hasArrived = false; ///< some of an answer was emitted
    bool m_isCancelled = false;
    bool m_isOver = false;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said: one turn of a conversation as the wire knows it. Plain values, any thread.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace Hiwar {

enum class Role : quint8 { System, User, Assistant };

/// How far a message has come. A partial reply is kept: failed is a state, not an absence.
enum class MessageState : quint8 {
    Complete,
    Waiting,  ///< sent, no text yet
    Arriving, ///< text is coming in
    Stopped,  ///< by the person; what had arrived is kept
    Failed,   ///< see the error beside it; what had arrived is kept
};

/// One turn as it goes over the wire.
struct Message
{
    Role role = Role::User;
    QString content;

    bool operator==(const Message &) const = default;
};

/// What is asked of a service. Only what stands here is sent: see encodeRequest().
struct ChatRequest
{
    QString model;
    QList<Message> messages;
    bool stream = false;
    /// Further body fields, sent as they are; never "model", "messages" or "stream".
    QJsonObject extra;

    bool operator==(const ChatRequest &) const = default;
};

/// Token counts as the service reports them.
struct Usage
{
    qint64 promptTokens = 0;
    qint64 completionTokens = 0;
    qint64 totalTokens = 0;

    bool operator==(const Usage &) const = default;
};

/// A complete reply, apart from its text, which has already arrived piece by piece.
struct ReplyEnd
{
    QString finishReason; ///< as the service says it: "stop", "length", …; empty when it said none
    QString model;        ///< the model that answered, as the service names it
    bool hasUsage = false;
    Usage usage;

    bool operator==(const ReplyEnd &) const = default;
};

} // namespace Hiwar

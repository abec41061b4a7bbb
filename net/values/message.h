// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is said: one turn of a conversation as the wire knows it. Plain values, any thread.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QMetaType>
#include <QString>

namespace Hiwar {

enum class Role : quint8 { System, User, Assistant };

/// How far a message has come. A partial reply is kept: failed is a state, not an absence.
enum class MessageState : quint8 {
    Complete,
    Waiting,  ///< sent, no text yet
    Arriving, ///< text is coming in
    Stopped,  ///< by the person; what had arrived is kept
    Closed,   ///< by closing the program; what had arrived is kept
    Failed,   ///< see the error beside it; what had arrived is kept
};

/// One turn as it goes over the wire.
struct Message
{
    Role role = Role::User;
    QString content;
    QString reasoning; ///< sent as "reasoning_content" when not empty: few services want it back

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

/// Token counts as the service reports them; 0 where it does not say.
struct Usage
{
    qint64 promptTokens = 0;
    qint64 completionTokens = 0;
    qint64 totalTokens = 0;
    qint64 reasoningTokens = 0; ///< of the completion
    qint64 cachedTokens = 0;    ///< of the prompt

    bool operator==(const Usage &) const = default;
};

/// A tool that the model asked for, though none was offered. Shown, never carried out.
struct ToolCall
{
    QString id;
    QString name;
    QString arguments; ///< JSON as the model wrote it; may be broken

    bool operator==(const ToolCall &) const = default;
};

/// A complete reply, apart from its text, which has already arrived piece by piece.
struct ReplyEnd
{
    QString finishReason; ///< as the service says it: "stop", "length", …; empty when it said none
    QString model;        ///< the model that answered, as the service names it
    bool hasUsage = false;
    Usage usage;
    QList<ToolCall> toolCalls;
    bool isRefusal = false; ///< the model declined; its words are the text

    bool operator==(const ReplyEnd &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::ToolCall)
Q_DECLARE_METATYPE(Hiwar::Usage)

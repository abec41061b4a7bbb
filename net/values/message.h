// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One turn of a conversation, as it is sent and received. Plain values, any thread.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QMetaType>
#include <QString>

namespace Hiwar {

enum class Role : quint8 { System, User, Assistant };

/// The progress of a message. A partial reply is kept: failed is a state, not an absence.
enum class MessageState : quint8 {
    Complete,
    Waiting,  ///< sent, no text yet
    Arriving, ///< text is coming in
    Stopped,  ///< by the user; what had arrived is kept
    Closed,   ///< by closing the program; what had arrived is kept
    Failed,   ///< see the error beside it; what had arrived is kept
};

/// What goes with a turn besides its text.
struct MessagePart
{
    enum class Kind : quint8 {
        Picture,  ///< "image_url", with the data in it
        Document, ///< "file"
        Sound,    ///< "input_audio"
    };

    Kind kind = Kind::Picture;
    QString mediaType; ///< "image/png"
    QByteArray bytes;
    QString name; ///< of a Document

    bool operator==(const MessagePart &) const = default;
};

/// One turn as it is sent.
struct Message
{
    Role role = Role::User;
    QString content;
    QString reasoning; ///< sent as "reasoning_content" when not empty; few services want it back
    /// If there are any, "content" is a list: the text, unless it is empty, and these.
    QList<MessagePart> parts = {};

    bool operator==(const Message &) const = default;
};

/// A request to a service. Only these fields are sent: see encodeRequest().
struct ChatRequest
{
    QString model;
    QList<Message> messages;
    bool stream = false;
    /// Further body fields, sent unchanged; never "model", "messages" or "stream".
    QJsonObject extra;

    bool operator==(const ChatRequest &) const = default;
};

/// Token counts as the service reports them; 0 where it does not.
struct Usage
{
    qint64 promptTokens = 0;
    qint64 completionTokens = 0;
    qint64 totalTokens = 0;
    qint64 reasoningTokens = 0; ///< of the completion
    qint64 cachedTokens = 0;    ///< of the prompt

    bool operator==(const Usage &) const = default;
};

/// A tool call that the model requested, though none was offered. Shown, never executed.
struct ToolCall
{
    QString id;
    QString name;
    QString arguments; ///< JSON as the model wrote it; may be broken

    bool operator==(const ToolCall &) const = default;
};

/// The end of a reply: all except its text, which has already arrived piece by piece.
struct ReplyEnd
{
    QString finishReason; ///< the service's word: "stop", "length", …; empty when it gave none
    QString model;        ///< the model that answered, by the service's name
    bool hasUsage = false;
    Usage usage;
    QList<ToolCall> toolCalls;
    bool isRefusal = false; ///< the model declined; its explanation is the text

    bool operator==(const ReplyEnd &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::ToolCall)
Q_DECLARE_METATYPE(Hiwar::Usage)

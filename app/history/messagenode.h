// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message of a conversation as Hiwar stores it: a node of a tree, so that an edited question or
// another answer becomes a version beside the old one and nothing is ever overwritten. Plain value.
#pragma once

#include "net/values/apierror.h"
#include "net/values/attachmentuse.h"
#include "net/values/message.h"
#include "net/values/requestsettings.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// A file that belongs to a message or to a draft. Its contents are stored separately, see
/// AttachmentData.
struct Attachment
{
    /// Of the file's bytes, see attachmentHash(). They may not be stored: of a document usually
    /// only what was read in it. A picture is stored as it goes out, and this is the hash of that.
    QString hash;
    QString name; ///< as the user knows it; no path
    QString mediaType;
    qint64 size = 0; ///< bytes
    /// The hash of what was read in it, as attachments/attachmentreading stores it; empty: nothing.
    QString reading = {};
    AttachmentUse use = {};
    /// The history does not have its content, e.g. because an import came without it. Set on
    /// loading, never stored, and not compared.
    bool isMissing = false;

    bool operator==(const Attachment &other) const
    {
        return hash == other.hash && name == other.name && mediaType == other.mediaType &&
               size == other.size && reading == other.reading && use == other.use;
    }
};

/// Whether a message goes with the requests that follow it.
enum class ContextRule : quint8 {
    Usual,    ///< unless a limit leaves it out
    Pinned,   ///< always
    Excluded, ///< never; it stays in the conversation
};

struct MessageNode
{
    QString id;       ///< UUID without braces
    QString parentId; ///< empty: a first message
    Role role = Role::User;
    QString content;   ///< Markdown
    QString reasoning; ///< replies: what the model thought before it answered
    /// How long it thought; negative: not known, or still thinking.
    std::chrono::milliseconds reasoningTime{-1};
    /// From its last request to its first words, and what its requests took together; negative: not
    /// known.
    std::chrono::milliseconds firstTextTime{-1};
    std::chrono::milliseconds replyTime{-1};
    MessageState state = MessageState::Complete;
    std::optional<ApiError> error; ///< only when Failed
    QString model;                 ///< replies: the model that answered, or was asked
    QString finishReason;          ///< replies: as the service sent it
    std::optional<Usage> usage;
    QList<ToolCall> toolCalls; ///< of tools that Hiwar did not offer
    bool isRefusal = false;    ///< the model declined
    QList<Attachment> attachments;
    ContextRule contextRule = ContextRule::Usual;
    /// Not a question, but the user's own words: written or edited by them, in another role.
    bool isByUser = false;
    /// This is a summary of the messages before it, up to the one with this id, and is sent in
    /// their place; empty: it is none.
    QString summaryUpTo;
    /// Shared by the replies to one question that were asked for together from several models;
    /// empty: it was asked for alone.
    QString askedWith;
    /// Only while Waiting, never stored: the request will be repeated automatically.
    std::optional<PendingRetry> retry;
    QDateTime createdAt; ///< UTC, milliseconds
    QDateTime deletedAt; ///< UTC; valid: in the bin since then
    QString deletedWith; ///< in the bin: the message it was deleted with, or its own id

    bool operator==(const MessageNode &) const = default;
};

/// What the user wrote while a reply was running: sent when that has ended, unless they take it
/// back.
struct QueuedQuestion
{
    QString id; ///< UUID without braces; no message's
    QString text;
    QList<Attachment> attachments;

    bool operator==(const QueuedQuestion &) const = default;
};

/// What the list at the side shows of a conversation, without its messages.
struct ConversationInfo
{
    QString id;
    QString title;           ///< empty until the first question
    bool titleIsOwn = false; ///< the user named it: never replaced
    QString profileId;
    QString model;            ///< the model that answers here; empty: the profile's
    QString personaId;        ///< empty: none; may name a persona that is gone
    RequestSettings settings; ///< over those of the profile and the persona
    QString currentLeaf;      ///< the message the shown path ends with; empty: no message yet
    QString draft;            ///< typed and not sent
    QList<Attachment> draftAttachments; ///< attached and not sent
    QList<QueuedQuestion> queued;       ///< to be sent when the running reply ends, next first
    QString forkedFrom; ///< empty, or the message of another conversation where it was forked
    QString folderId;   ///< empty: no folder
    QStringList tags;   ///< sorted, each once
    bool isPinned = false;
    bool isArchived = false;
    QDateTime deletedAt; ///< UTC; valid: in the bin since then
    QDateTime createdAt;
    QDateTime updatedAt;

    bool operator==(const ConversationInfo &) const = default;
};

/// Position of a message among its siblings (same parent): "2/3" is index 1 of count 3.
struct VersionPosition
{
    int index = 0;
    int count = 1;

    bool operator==(const VersionPosition &) const = default;
};

} // namespace Hiwar

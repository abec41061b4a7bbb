// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation as another program stores it, and its conversion into one of Hiwar. Rule: whatever
// parents the file names, the result is a valid tree with every word in it, and the same file gives
// the same ids. A missing parent or a circle of parents makes a first message of the conversation.
// Pure; any thread.
#pragma once

#include "app/foreign/foreignwarning.h"
#include "app/transfer/reader.h"

#include <QSet>

namespace Hiwar {

struct ForeignMessage
{
    enum class Kind : quint8 {
        Said,    ///< a message of its own
        Carried, ///< thoughts, calls and files that belong to the next reply below
        Hole,    ///< only a position in the tree
    };

    Kind kind = Kind::Said;
    QString id;       ///< as in the file; may be empty or not unique
    QString parentId; ///< as in the file; empty: a first message
    MessageNode node; ///< without its ids; createdAt may be invalid
};

struct ForeignConversation
{
    QString id;            ///< as in the file
    ConversationInfo info; ///< without its ids
    QList<ForeignMessage> messages;
    QString currentId;                 ///< as in the file; empty or unknown: the newest
    QList<AttachmentData> attachments; ///< each content once
    QSet<QString> attachmentHashes;    ///< of `attachments`
    QString folderId;                  ///< as in the file; empty: in none
    QString folderName;
    QList<ForeignWarning> warnings;
};

/// If no message names a parent, each one follows the one before.
void makePathOfFlat(ForeignConversation &conversation);

/// The id in Hiwar of something in this format, the same every time it is read.
[[nodiscard]] QString foreignId(QLatin1StringView format, const QString &id);

/// The result has no nodes if no message has any content.
[[nodiscard]] Incoming incomingFrom(QLatin1StringView format, ForeignConversation foreign);

} // namespace Hiwar

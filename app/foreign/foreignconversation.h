// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation as another program tells it, and how it becomes one of ours. The rule it protects:
// whatever the file says of who answers whom, what comes out is a sound tree that holds every word,
// and the same file gives the same ids. Parents that are missing and circles end at the start of
// the conversation. Pure; any thread.
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
        Hole,    ///< a place in the tree, nothing else
    };

    Kind kind = Kind::Said;
    QString id;       ///< as the file has it; may be empty or not its own
    QString parentId; ///< as the file has it; empty: a first message
    MessageNode node; ///< without its ids; createdAt may be invalid
};

struct ForeignConversation
{
    QString id;            ///< as the file has it
    ConversationInfo info; ///< without its ids
    QList<ForeignMessage> messages;
    QString currentId;                 ///< as the file has it; empty or unknown: the newest
    QList<AttachmentData> attachments; ///< each content once
    QSet<QString> attachmentHashes;    ///< of these
    QString folderId;                  ///< as the file has it; empty: in none
    QString folderName;
    QList<ForeignWarning> warnings;
};

/// Where nobody names whom he answers, everybody answers the one before.
void makePathOfFlat(ForeignConversation &conversation);

/// The id that something of this format has in Hiwar, every time it is read.
[[nodiscard]] QString foreignId(QLatin1StringView format, const QString &id);

/// Without nodes when nobody says anything.
[[nodiscard]] Incoming incomingFrom(QLatin1StringView format, ForeignConversation foreign);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole conversation, as it is read from the history, written to an export and read from a file
// of somebody else. Plain values, any thread.
#pragma once

#include "app/history/messagenode.h"

#include <QByteArray>
#include <QList>

namespace Hiwar {

struct StoredConversation
{
    ConversationInfo info;
    QList<MessageNode> nodes; ///< all versions, parents before children, oldest first

    bool operator==(const StoredConversation &) const = default;
};

/// Without what lies in the bin; what stood below it stands below the nearest one above that does
/// not.
[[nodiscard]] QList<MessageNode> withoutBinned(const QList<MessageNode> &nodes);

/// Conversations of one kind, as the person put them together. There are no folders in folders.
struct Folder
{
    QString id; ///< UUID without braces
    QString name;

    bool operator==(const Folder &) const = default;
};

/// What an Attachment's hash stands for; one content is kept once, no matter who has it.
struct AttachmentData
{
    QString hash;
    QByteArray bytes;

    bool operator==(const AttachmentData &) const = default;
};

/// SHA-256, in hexadecimal digits.
[[nodiscard]] QString attachmentHash(const QByteArray &bytes);

} // namespace Hiwar

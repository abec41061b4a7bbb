// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A whole conversation, as it is read from the history, written to an export and read from somebody
// else's file. Plain values, any thread.
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

/// Without the messages in the bin; their children are attached to the nearest ancestor that is not
/// in the bin.
[[nodiscard]] QList<MessageNode> withoutBinned(const QList<MessageNode> &nodes);

/// Conversations that the user put together. A folder contains no folders.
struct Folder
{
    QString id; ///< UUID without braces
    QString name;

    bool operator==(const Folder &) const = default;
};

/// The content behind an Attachment's hash; equal content is stored once.
struct AttachmentData
{
    QString hash;
    QByteArray bytes;

    bool operator==(const AttachmentData &) const = default;
};

/// SHA-256, in hexadecimal digits.
[[nodiscard]] QString attachmentHash(const QByteArray &bytes);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files inside a conversation. Rule: a name from a file is a label and never a path, and nothing is
// fetched from any address. Pure; any thread.
#pragma once

#include "app/foreign/foreignconversation.h"
#include "app/text/plainfilename.h"

namespace Hiwar {

/// The type by name and content, such as "image/png", for a file without one.
[[nodiscard]] QString mediaTypeOf(const QString &name, const QByteArray &content);

/// The attachment for these bytes, with a safe name and media type. Nothing of it goes until it was
/// read, see history/unreaduse.h.
[[nodiscard]] Attachment attachmentOf(const QString &name, const QString &mediaType,
                                      const QByteArray &bytes);

/// Adds a file to the message; its bytes go with the conversation.
void addFile(ForeignConversation &conversation, MessageNode &node, const QString &name,
             const QString &mediaType, const QByteArray &bytes);

/// Adds Base64 data as a file of the message, or a warning.
void addBase64(ForeignConversation &conversation, MessageNode &node, const QString &name,
               const QString &mediaType, const QString &base64);

/// "data:" becomes a file of the message, "http(s):" a line of its text, anything else is a
/// warning.
void addAddress(ForeignConversation &conversation, MessageNode &node, const QString &name,
                const QString &address);

} // namespace Hiwar

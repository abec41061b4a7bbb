// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that stand within a conversation. The rule it protects: a name from a file is a label and
// never a path, and nothing is fetched from any address. Pure; any thread.
#pragma once

#include "app/foreign/foreignconversation.h"

namespace Hiwar {

/// The last part of a path, without what hides or breaks a line; never empty.
[[nodiscard]] QString plainFileName(const QString &name);

/// "image/png" by name and content, when nobody says it.
[[nodiscard]] QString mediaTypeOf(const QString &name, const QByteArray &content);

/// The attachment for these bytes; its name and kind are made sound.
[[nodiscard]] Attachment attachmentOf(const QString &name, const QString &mediaType,
                                      const QByteArray &bytes);

/// A file of the message; its bytes go with the conversation.
void addFile(ForeignConversation &conversation, MessageNode &node, const QString &name,
             const QString &mediaType, const QByteArray &bytes);

/// Base64 as a file of the message, or a warning.
void addBase64(ForeignConversation &conversation, MessageNode &node, const QString &name,
               const QString &mediaType, const QString &base64);

/// "data:" becomes a file of the message, "http(s):" a line of its text, anything else is a
/// warning.
void addAddress(ForeignConversation &conversation, MessageNode &node, const QString &name,
                const QString &address);

} // namespace Hiwar

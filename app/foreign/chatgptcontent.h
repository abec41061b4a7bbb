// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message of ChatGPT's export, by its content_type. The rule it protects: text of a type that
// nobody knows is kept as text. Shapes: chatgptreader.h. Pure; any thread.
#pragma once

#include "app/foreign/foreignconversation.h"
#include "app/foreign/foreignjson.h"
#include "app/foreign/siblingfiles.h"

namespace Hiwar {

/// `message` is a node's "message". Warnings and files go to the conversation.
[[nodiscard]] ForeignMessage chatGptMessage(const Json &message, const SiblingFiles &siblings,
                                            ForeignConversation &conversation);

/// "file-abc" of "file-service://file-abc" and "sediment://file-abc#…".
[[nodiscard]] QString assetIdOf(const QString &pointer);

/// What an archive's file may be called in a conversation: its name without folders, and the id
/// that the name begins with.
[[nodiscard]] QStringList assetNames(const QString &entry);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One message of ChatGPT's export, by its content_type. Rule: text of an unknown type is kept as
// text. The JSON is described in chatgptreader.h. Pure; any thread.
#pragma once

#include "app/foreign/foreignconversation.h"
#include "app/foreign/foreignjson.h"
#include "app/foreign/siblingfiles.h"

namespace Hiwar {

/// `message` is a node's "message". Warnings and files go to the conversation.
[[nodiscard]] ForeignMessage chatGptMessage(const Json &message, const SiblingFiles &siblings,
                                            ForeignConversation &conversation);

/// Returns "file-abc" for "file-service://file-abc" and "sediment://file-abc#…".
[[nodiscard]] QString assetIdOf(const QString &pointer);

/// The names that conversations may use for a file of the archive: its name without folders, the
/// same without its suffix, and the id that the name begins with.
[[nodiscard]] QStringList assetNames(const QString &entry);

} // namespace Hiwar

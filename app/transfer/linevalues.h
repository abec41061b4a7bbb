// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Values of the history as objects of a Hiwar export, see historylines.h: empty and default values
// are left out, and reading returns what was written. Words for enumerations are those of the
// history itself. Pure; any thread.
#pragma once

#include "app/history/libraryitems.h"
#include "app/history/storedconversation.h"
#include "app/transfer/jsonfields.h"

namespace Hiwar {

[[nodiscard]] QJsonObject jsonOf(const Folder &folder);
[[nodiscard]] QJsonObject jsonOf(const Persona &persona);
[[nodiscard]] QJsonObject jsonOf(const Prompt &prompt);
[[nodiscard]] QJsonObject jsonOf(const ConversationInfo &info);
[[nodiscard]] QJsonObject jsonOf(const QueuedQuestion &question);
[[nodiscard]] QJsonObject jsonOf(const MessageNode &node);

/// A missing field is empty, even the id.
[[nodiscard]] Folder folderOf(const QJsonObject &json, const JsonFields::Tell &tell);
[[nodiscard]] Persona personaOf(const QJsonObject &json, const JsonFields::Tell &tell);
[[nodiscard]] Prompt promptOf(const QJsonObject &json, const JsonFields::Tell &tell);
[[nodiscard]] ConversationInfo conversationOf(const QJsonObject &json,
                                              const JsonFields::Tell &tell);
[[nodiscard]] QueuedQuestion queuedOf(const QJsonObject &json, const JsonFields::Tell &tell);
[[nodiscard]] MessageNode messageOf(const QJsonObject &json, const JsonFields::Tell &tell);

} // namespace Hiwar

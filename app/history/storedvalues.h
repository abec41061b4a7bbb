// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How our values stand in the history's file: words for enumerations, JSON for what has parts. The
// rule it protects: what was once written is read for ever, so a word here never changes, and one
// that is not known (a newer Hiwar wrote it) becomes the nearest known value. Pure; any thread.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"

#include <optional>

namespace Hiwar {

[[nodiscard]] QString storedWord(Role role);
[[nodiscard]] QString storedWord(MessageState state);
[[nodiscard]] QString storedWord(ErrorKind kind);
/// Unknown: User.
[[nodiscard]] Role roleOf(const QString &word);
/// Unknown: Failed, so that nobody takes it for a whole reply.
[[nodiscard]] MessageState stateOf(const QString &word);
/// Unknown: BadReply.
[[nodiscard]] ErrorKind errorKindOf(const QString &word);

/// {"kind": "rate-limited", "httpStatus": 429, …}; what is empty is left out.
[[nodiscard]] QString storedError(const ApiError &error);
/// nullopt when it is no JSON object.
[[nodiscard]] std::optional<ApiError> errorOf(const QString &text);

/// [{"id", "name", "arguments"}, …]
[[nodiscard]] QString storedToolCalls(const QList<ToolCall> &calls);
/// What is no such object is left out.
[[nodiscard]] QList<ToolCall> toolCallsOf(const QString &text);

} // namespace Hiwar

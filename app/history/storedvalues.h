// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How Hiwar's values are stored in the history's file: words for enumerations, JSON for structures.
// Rule: what was once written stays readable, so a word here never changes, and an unknown one (a
// newer Hiwar wrote it) becomes the nearest known value. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"

namespace Hiwar {

[[nodiscard]] QString storedWord(Role role);
[[nodiscard]] QString storedWord(MessageState state);
[[nodiscard]] QString storedWord(ErrorKind kind);
/// Usual: empty.
[[nodiscard]] QString storedWord(ContextRule rule);
/// Unknown: User.
[[nodiscard]] Role roleOf(const QString &word);
/// Unknown: Failed, so that it does not pass for a complete reply.
[[nodiscard]] MessageState stateOf(const QString &word);
/// Unknown: BadReply.
[[nodiscard]] ErrorKind errorKindOf(const QString &word);
/// Unknown: Usual.
[[nodiscard]] ContextRule contextRuleOf(const QString &word);

/// {"kind": "rate-limited", "httpStatus": 429, …}; empty values are left out.
[[nodiscard]] QString storedError(const ApiError &error);
/// nullopt when it is no JSON object.
[[nodiscard]] std::optional<ApiError> errorOf(const QString &text);

/// [{"id", "name", "arguments"}, …]
[[nodiscard]] QString storedToolCalls(const QList<ToolCall> &calls);
/// Values that are no such object are skipped.
[[nodiscard]] QList<ToolCall> toolCallsOf(const QString &text);

} // namespace Hiwar

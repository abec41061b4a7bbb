// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is asked of a service for the next reply. The rule it protects: nothing is sent but the
// model, what was said, "stream" when the profile's mode asks for it, and what the person set in
// the profile; and of these nothing that the service refused. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/profile.h"

namespace Hiwar {

/// Whether a reply is asked for as a stream.
[[nodiscard]] bool wantsStream(const Profile &profile);

/// Further body fields: those of the profile without what its service refused. "max_tokens" and
/// "max_completion_tokens" stand in for each other: services know one of them.
[[nodiscard]] QJsonObject extraFields(const Profile &profile);

/// The request for the reply to `said`, the messages from the first to the question.
///
/// A reply without a word (failed, stopped at once, still waiting) is left out; one that broke off
/// with some text is sent as far as it came, because the person read it and may refer to it.
/// What the model thought goes back only to a service that demands it (Profile::sendsReasoning).
/// Neighbours of one role become one turn with a blank line between them: after a failed reply two
/// questions stand side by side, and many servers refuse turns that do not alternate. Where the
/// service refuses the system role, the prompt becomes the beginning of the first question.
[[nodiscard]] ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                                       const QString &systemPrompt = {});

/// The request for the rest of a reply that broke off, the last of `said`: it is sent as far as it
/// came, and a turn after it asks to go on. Every service understands that, while few continue a
/// last turn of their own.
[[nodiscard]] ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said);

} // namespace Hiwar

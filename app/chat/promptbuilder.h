// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Builds the request for the next reply. Rule: it contains only the model, the messages, "stream"
// when the profile's mode wants it, and what the user set in the profile or the conversation; and
// of these nothing that the model refused. Pure; any thread.
#pragma once

#include "app/chat/attachmentcontents.h"
#include "app/chat/contextplan.h"
#include "app/chat/requestlevels.h"
#include "app/history/messagenode.h"
#include "net/values/profile.h"

namespace Hiwar {

/// Whether to request replies as a stream.
[[nodiscard]] bool wantsStream(const Profile &profile);

/// Further body fields: these without what the profile's model refused. A refused "max_tokens"
/// becomes "max_completion_tokens" and vice versa: services know one of them.
[[nodiscard]] QJsonObject acceptedFields(const QJsonObject &fields, const Profile &profile);
/// The same of those of the profile.
[[nodiscard]] QJsonObject extraFields(const Profile &profile);

/// The request for the reply to `said`, the messages from the first to the question: those that go
/// by the plan.
///
/// A reply without text (failed, stopped at once, still waiting) is left out; one that broke off is
/// sent as far as it came, because the user read it and may refer to it. Reasoning is sent back
/// only to a service that demands it (Profile::sendsReasoning). Consecutive messages of one role
/// become one turn with a blank line between them: after a failed reply two questions follow each
/// other, and many servers refuse turns that do not alternate. A message of the system is sent at
/// its place. If the model refuses the system role, the prompt becomes the beginning of the first
/// question, and such a message a part of the user's turn.
///
/// The text of attached files goes before what was typed with them; pictures, documents and sound
/// are parts of the turn, those of a reply of the user's next one. What the model does not take,
/// and what is not in `contents`, is named in a line in its place: see attachmenttext.h.
[[nodiscard]] ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                                       const EffectiveSettings &settings, const ContextPlan &plan,
                                       const AttachmentContents &contents = {});
/// The same without a limit.
[[nodiscard]] ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                                       const EffectiveSettings &settings);
/// The same with the fields of the profile and this system prompt, not the profile's: a request
/// that belongs to no conversation.
[[nodiscard]] ChatRequest buildRequest(const Profile &profile, const QList<MessageNode> &said,
                                       const QString &systemPrompt = {});

/// The request for the rest of a reply that broke off, the last of `said`: it is sent as far as it
/// came, followed by a turn that asks to go on. Every service understands that, while few continue
/// a last turn of their own.
[[nodiscard]] ChatRequest buildContinuation(const Profile &profile, const QList<MessageNode> &said,
                                            const EffectiveSettings &settings,
                                            const ContextPlan &plan,
                                            const AttachmentContents &contents = {});

/// Whether the profile's model takes this kind of part: as its list or the user says, unless it
/// refused one.
[[nodiscard]] bool takes(const Profile &profile, MessagePart::Kind kind);
/// As what a file of this form goes; nullopt: as text.
[[nodiscard]] std::optional<MessagePart::Kind> partKindOf(AttachmentForm form);

} // namespace Hiwar

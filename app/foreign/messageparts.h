// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of messages that most programs have in common: roles, errors, usage, tool calls, and
// content that is a text or a list of parts. Rule: a part or a role of an unknown type keeps its
// text. Pure; any thread.
#pragma once

#include "app/foreign/foreignconversation.h"
#include "app/foreign/foreignjson.h"

namespace Hiwar {

/// user, human: User; system, developer: System; anything else: Assistant.
[[nodiscard]] Role foreignRole(const QString &word);

/// The whole of a message's content: a text, a part or a list of parts. Parts are
/// {type: text | output_text | input_text, text: text or {value}}, {type: reasoning | think |
/// thinking, …}, {type: image_url, image_url: {url}}, {type: tool_call | tool-call, …} and
/// {type: error, …}.
void readContent(const Json &content, ForeignConversation &conversation, ForeignMessage &message);

/// {id, name, arguments} and {id, function {name, arguments}}, one or a list, also as JSON text.
void readToolCalls(const Json &calls, MessageNode &node);

/// The counts under any of the names that services and programs use.
[[nodiscard]] std::optional<Usage> usageOf(const Json &usage);

/// Marks the reply as failed, with the text of the error that was kept.
void setError(MessageNode &node, const QString &words);

/// The text of an error: itself, or its message, content or detail.
[[nodiscard]] QString errorText(const Json &error);

void addParagraph(QString &text, const QString &more);

} // namespace Hiwar

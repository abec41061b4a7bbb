// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations with a persona: begins one, or switches the persona of one. The profile and the
// model of a persona are chosen with it; another may be chosen in the conversation afterwards. GUI
// thread.
#pragma once

#include <QString>

namespace Hiwar {

class CurrentSettings;
class OpenConversations;
class ShownConversation;
struct ConversationInfo;
struct Persona;

/// "🦊 Fox", for a line that shows who answers.
[[nodiscard]] QString titleOf(const Persona &persona);

/// Switches; nullptr: to none. For a conversation that is in memory.
void usePersona(OpenConversations &conversations, const CurrentSettings &settings,
                const QString &conversationId, const Persona *persona);
/// As it was before a switch: profile, model and persona.
void takePersonaBack(OpenConversations &conversations, const ConversationInfo &former);
/// Begins a conversation with its first message. Returns the conversation's id, for show().
[[nodiscard]] QString beginWith(ShownConversation &shown, const CurrentSettings &settings,
                                const Persona &persona);

} // namespace Hiwar

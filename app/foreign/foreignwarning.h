// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of another program's conversation has no place in Hiwar's, and the sentence that tells so.
// The rule it protects: the sentences are few and hold nothing of the file, so that they can be
// counted. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

enum class ForeignWarning : quint8 {
    ToolResult,     ///< what a tool gave back to the model
    HiddenMessage,  ///< what the other program told the model by itself
    MissingFile,    ///< a file or picture is named and is not there
    UnknownPart,    ///< a part of a message that holds no text we know of
    Persona,        ///< a saved prompt that belongs to no conversation
    Mended,         ///< characters that are none
    DoubleName,     ///< two values under one name
    BrokenElement,  ///< what is no JSON
    TooLarge,       ///< more than is held at once
    TooDeep,        ///< brackets within brackets without end
    NoConversation, ///< something else stands where a conversation was due
    NoMessages,     ///< a conversation in which nobody says anything
    FileTooLarge,   ///< a file or picture that is more than is held at once
    NestedArchive,  ///< an archive within an archive
};

[[nodiscard]] QString describe(ForeignWarning warning);

} // namespace Hiwar

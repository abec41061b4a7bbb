// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The things in another program's conversation for which Hiwar has no place, and a sentence for
// each. Rule: the sentences are few and contain nothing of the file, so that they can be counted.
// Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

enum class ForeignWarning : quint8 {
    ToolResult,     ///< the result of a tool, meant for the model
    HiddenMessage,  ///< written by the other program to the model, not shown to the user
    MissingFile,    ///< a file or picture that is named but missing
    UnknownPart,    ///< a part of a message without any known text
    Persona,        ///< a saved prompt that belongs to no conversation
    Mended,         ///< invalid characters, which were replaced
    DoubleName,     ///< two values under one name
    BrokenElement,  ///< invalid JSON
    TooLarge,       ///< an element above the size limit
    TooDeep,        ///< nested too deeply
    NoConversation, ///< something else where a conversation was expected
    NoMessages,     ///< a conversation without messages
    FileTooLarge,   ///< a file or picture above the size limit
    NestedArchive,  ///< an archive within an archive
};

[[nodiscard]] QString describe(ForeignWarning warning);

} // namespace Hiwar

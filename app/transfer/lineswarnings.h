// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The things in a Hiwar export that cannot be imported, and a sentence for each: few, whatever the
// file contains, so that they can be counted. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

enum class LinesWarning : quint8 {
    NewerVersion,
    LongLine,
    BrokenLine,
    UnknownLine,
    UnknownField,
    WrongKind,
    NoId,
    NoConversation,
    Twice,
    NoParent,
    TooMuch,
    TooManyFolders,
    BrokenContent,
    UnwantedContent,
    NoEnd,
};

[[nodiscard]] QString describe(LinesWarning warning);

} // namespace Hiwar

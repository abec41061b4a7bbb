// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation as a person reads it, turn after turn: shared by the readable forms of an export.
// Knows no form. Pure but for translations; any thread.
#pragma once

#include "app/history/storedconversation.h"

namespace Hiwar {

/// Which messages a readable form contains.
enum class Versions : quint8 {
    Shown, ///< the path that is shown
    All,   ///< each version with what follows it, one after another
};

struct Turn
{
    MessageNode node;
    VersionPosition version;

    bool operator==(const Turn &) const = default;
};

[[nodiscard]] QList<Turn> turnsOf(const StoredConversation &conversation, Versions versions);

/// "Assistant (llama-3:8b), 2026-11-21 20:18, stopped, version 2 of 3": local time, one line.
[[nodiscard]] QString captionOf(const Turn &turn);
/// One line, never empty.
[[nodiscard]] QString shownTitle(const ConversationInfo &info);
/// "notes.txt (4 KB)", on one line; without the size where it is not known.
[[nodiscard]] QString attachedName(const Attachment &attachment);
/// "Attached: notes.txt (4 KB), صورة.png (80 KB)"; empty when there are none.
[[nodiscard]] QString attachedLine(const MessageNode &node);

} // namespace Hiwar

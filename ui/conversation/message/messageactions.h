// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be done with a message, and what it is called. Buttons, keyboard, context menu and
// accessibility all ask here, so they cannot disagree. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/message/messagenotice.h"
#include "ui/theme/icon.h"

namespace Hiwar {

/// In the order of the keyboard: what folds, what the notice offers, the caption row.
[[nodiscard]] QList<MessageAction> actionsFor(const ShownMessage &message);
/// The same where the notice is known: making one takes longer than all else.
[[nodiscard]] QList<MessageAction> actionsFor(const ShownMessage &message,
                                              const std::optional<Notice> &notice);
/// What a button is called on screen and to scripts.
[[nodiscard]] QString actionName(MessageAction action);
[[nodiscard]] Icon iconOf(MessageAction action);
/// What an action folds and unfolds; nothing for the others.
[[nodiscard]] std::optional<Fold> foldOf(MessageAction action);

} // namespace Hiwar

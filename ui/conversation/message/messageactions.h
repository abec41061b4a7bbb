// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The actions of a message, and their names. Buttons, keyboard, context menu and accessibility all
// use these functions, so they cannot disagree. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/message/messagenotice.h"
#include "ui/theme/icon.h"

namespace Hiwar {

/// In the order of the keyboard: the reasoning, the actions of the notice, the caption row.
[[nodiscard]] QList<MessageAction> actionsFor(const ShownMessage &message);
/// The same where the notice is known: making one takes most of the time.
[[nodiscard]] QList<MessageAction> actionsFor(const ShownMessage &message,
                                              const std::optional<Notice> &notice);
/// These with what has room in a menu alone.
[[nodiscard]] QList<MessageAction> inMenu(QList<MessageAction> actions);
/// The name of a button on screen and for scripts.
[[nodiscard]] QString actionName(MessageAction action);
[[nodiscard]] Icon iconOf(MessageAction action);
/// The fold that an action opens and closes; nullopt for the other actions.
[[nodiscard]] std::optional<Fold> foldOf(MessageAction action);

} // namespace Hiwar

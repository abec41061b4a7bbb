// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keyboard shortcuts as people see them. GUI thread.
#pragma once

#include "net/values/shortcuts.h"

#include <QKeySequence>

namespace Hiwar {

/// To bind them to an action.
[[nodiscard]] QList<QKeySequence> keySequences(ShortcutId id);
/// The first of its keys, in the words of the system: "Ctrl+B".
[[nodiscard]] QString shownKey(ShortcutId id);
/// A tooltip: "Hide sidebar (Ctrl+B)".
[[nodiscard]] QString withKeys(const QString &name, ShortcutId id);

} // namespace Hiwar

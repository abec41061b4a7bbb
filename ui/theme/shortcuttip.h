// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keyboard shortcuts as people see them. GUI thread.
#pragma once

#include "net/values/keymap.h"

#include <QKeySequence>

namespace Hiwar {

/// To bind them to an action.
[[nodiscard]] QList<QKeySequence> keySequences(ShortcutId id, const Keymap &keymap = {});
/// The first of its keys, in the words of the system: "Ctrl+B"; empty: it has none.
[[nodiscard]] QString shownKey(ShortcutId id, const Keymap &keymap = {});
/// All of them.
[[nodiscard]] QStringList shownKeys(ShortcutId id, const Keymap &keymap);
/// One key, as QKeySequence::PortableText, in the words of the system.
[[nodiscard]] QString shownKey(const QString &key);
/// A tooltip: "Hide sidebar (Ctrl+B)"; the name alone if it has no keys.
[[nodiscard]] QString withKeys(const QString &name, ShortcutId id, const Keymap &keymap = {});

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys in the numbers of a system. Pure, and the same on every system, so that it is tested on any.
#pragma once

#include "app/desktop/systemhotkey.h"

#include <QKeySequence>

#include <optional>

namespace Hiwar {

/// For RegisterHotKey: MOD_* and a virtual key. Without a value: more than one chord, no modifier,
/// or a key that is elsewhere on each keyboard.
[[nodiscard]] std::optional<HotkeyChord> windowsChord(const QKeySequence &keys);
/// For RegisterEventHotKey: cmdKey, … and the code of a key. Only the space bar, because the codes
/// of letters are places on a keyboard. Qt::ControlModifier is Command, as everywhere in Qt.
[[nodiscard]] std::optional<HotkeyChord> macChord(const QKeySequence &keys);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The log file: warnings and worse, for a user who wants to know what happened. Rotated; created
// only when there is a message. Text that looks like a key is hidden before it is written, as a
// second line of defence: the first is that no code logs a key. Any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// From now on messages of qWarning() and above also go to this file, but for what Qt says when a
/// screen reader asks about what has just gone.
void startLog(const QString &path);

/// The text with everything that looks like a key replaced by dots. Pure.
[[nodiscard]] QString hideKeys(const QString &text);

} // namespace Hiwar

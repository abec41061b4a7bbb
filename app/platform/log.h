// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The log file: warnings and worse, for the person who wonders what happened. Rotated, made only
// when there is something to say. What looks like a key is hidden on the way in, as a second line
// of defence: the first is that nobody logs one. Any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// From now on messages of qWarning() and above also go to this file.
void startLog(const QString &path);

/// The text with everything that looks like a key replaced by dots. Pure.
[[nodiscard]] QString hideKeys(const QString &text);

} // namespace Hiwar

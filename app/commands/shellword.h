// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a command proposes to be typed next. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// A file as one word of a shell, which takes it for no option: in quotes where it needs them.
[[nodiscard]] QString shellWord(const QString &path);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation's title as the name of a file that every system can keep, in any script. The rule
// it protects: whatever the title says, the file lies in the folder that was chosen and takes no
// other file's place. Pure; any thread.
#pragma once

#include <QString>

#include <functional>

namespace Hiwar {

/// In bytes of UTF-8, the ending and a number included: some file systems end at 143.
inline constexpr qsizetype longestFileName = 140;

/// "title.md", or "title 2.md" and so on for the first that is not taken; "title" without a suffix.
/// Without path separators,
/// control and direction characters, and the names that Windows keeps for devices.
[[nodiscard]] QString safeFileName(const QString &title, const QString &suffix,
                                   const std::function<bool(const QString &)> &isTaken);

} // namespace Hiwar

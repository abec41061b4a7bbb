// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation's title as a file name that every system can store, in any script. Rule: whatever
// the title contains, the file is in the chosen folder and replaces no other file. Pure; any
// thread.
#pragma once

#include <QString>

#include <functional>

namespace Hiwar {

/// In bytes of UTF-8, with the suffix and a number: some file systems allow only 143.
inline constexpr qsizetype longestFileName = 140;

/// "title.md", or "title 2.md" and so on for the first that is not taken; "title" without a suffix.
/// Without path separators, control and direction characters, and the names that Windows reserves
/// for devices.
[[nodiscard]] QString safeFileName(const QString &title, const QString &suffix,
                                   const std::function<bool(const QString &)> &isTaken);

} // namespace Hiwar

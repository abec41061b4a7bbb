// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text of any length in parts that a view can show at once: each ends after a line where there is
// one near, and never within a character. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// UTF-16 units; a part is at most that long.
inline constexpr qsizetype partLetters = 20'000;

/// At least one.
[[nodiscard]] int partCount(const QString &text);
/// From 0; together they are the text.
[[nodiscard]] QString partOf(const QString &text, int part);

} // namespace Hiwar

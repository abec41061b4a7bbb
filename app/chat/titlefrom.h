// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation's title out of its first question: no request is ever made for it. Any script; a
// cut never falls within what a reader sees as one character. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// In characters as readers count them, the ellipsis not counted.
inline constexpr int titleLength = 60;

/// The first line that says something, without Markdown's marks, cut at a word. Empty when nothing
/// is left.
[[nodiscard]] QString titleFrom(const QString &question);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes a conversation's title from its first question, without a request. Any script; never cuts
// within what a reader sees as one character. Pure; any thread.
#pragma once

#include "app/history/messagenode.h"

#include <QString>

namespace Hiwar {

/// In characters as readers count them, without the ellipsis.
inline constexpr int titleLength = 60;

/// The first line with words, without Markdown's marks, cut at a word. Empty when there is none.
[[nodiscard]] QString titleFrom(const QString &question);
/// The same of a question; of one without words the name of its first file.
[[nodiscard]] QString titleOf(const MessageNode &question);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text as it came, for anyone who wants to see what it is made of: nothing of it is read as
// Markdown, and what is otherwise left out because nobody should see it is shown by its number.
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

[[nodiscard]] Block sourceBlock(const QString &text);

} // namespace Hiwar

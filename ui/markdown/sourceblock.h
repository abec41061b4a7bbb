// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The raw text, for people who want to see its characters: nothing is read as Markdown, and
// characters that are otherwise removed because they are invisible are shown as their code points.
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

[[nodiscard]] Block sourceBlock(const QString &text);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A number for a block, by which a text that is read again knows it without keeping the old one:
// both at once would take twice the memory. It differs from run to run, so that no reply can be
// made in which two blocks have the same. Part of GrowingMarkdown. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

[[nodiscard]] size_t hashOf(const Block &block);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of some blocks between two positions, as blocks again: bold text stays bold, an item
// stays an item, a cell stays in its table. Offsets count the text as it is laid out. Pure, any
// thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"

namespace Hiwar {

/// Leaves out a first or last block of which nothing is selected.
[[nodiscard]] Blocks cutBlocks(const ShownBlocks &shown, TextPosition from, TextPosition to);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table for a spreadsheet. What a spreadsheet would take for a formula gets an apostrophe before
// it: a reply is not to calculate, or send anything, where it is pasted. Numbers stay numbers.
// Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Cells apart by tabs, rows by line ends; a line break within a cell is a space.
[[nodiscard]] QString tabSeparated(const Table &table);
/// RFC 4180: quoted where it must be, rows end with CR LF.
[[nodiscard]] QString commaSeparated(const Table &table);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table for a spreadsheet. A cell that a spreadsheet would read as a formula gets an apostrophe
// before it: a pasted reply must not calculate or send anything. Numbers stay numbers. Pure, any
// thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// Cells are separated by tabs, rows by line ends; a line break within a cell becomes a space.
[[nodiscard]] QString tabSeparated(const Table &table);
/// RFC 4180: quoted where necessary, rows end with CR LF.
[[nodiscard]] QString commaSeparated(const Table &table);

} // namespace Hiwar

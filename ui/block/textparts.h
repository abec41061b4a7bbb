// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a very long run of text is cut into parts, each of which is laid out separately and starts
// a line. QTextLayout reads an unbroken run to its end for each of its lines, so without a limit
// 512 KB of it take minutes. Pure, any thread.
#pragma once

#include "ui/block/blocktext.h"

#include <vector>

namespace Hiwar {

/// The most ranges (links, formulas, formats) in a part.
constexpr int mostRanges = 256;

/// The ends of the parts, the last one being the end of the text. A rest of up to one and a half
/// parts is not cut. Cuts are after a blank if possible, never within a character, picture or
/// formula (none of which is longer than a part, see TextPictures).
[[nodiscard]] std::vector<int> partEnds(const RunText &text);

} // namespace Hiwar

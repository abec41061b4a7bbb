// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a run of text that is longer than people write is cut into parts, each of which is laid out
// by itself and begins a line. QTextLayout reads an unbroken run to its end for each of its lines,
// so without a bound 512 KB of it take minutes. Pure, any thread.
#pragma once

#include "ui/block/blocktext.h"

#include <vector>

namespace Hiwar {

/// Links, formulas, looks that a part has at most.
constexpr int mostRanges = 256;

/// The ends of the parts, the text's own last; what is half as long again is not cut: behind a
/// blank where there is one, within no character, picture or formula (of which none is longer than
/// a part, see TextPictures).
[[nodiscard]] std::vector<int> partEnds(const RunText &text);

} // namespace Hiwar

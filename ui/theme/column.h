// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The column that the messages and the message field share, so that their edges are on one line.
// Pure.
#pragma once

#include <QRect>

namespace Hiwar {

struct Theme;

/// In the middle of an area of this width, with a margin on both sides: its left edge and width.
[[nodiscard]] QRect columnIn(int areaWidth, const Theme &theme);

} // namespace Hiwar

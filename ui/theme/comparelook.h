// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colours and the widths of a comparison of two texts. A line through or below a text says
// which it is, without a colour; its ground only helps. Values; GUI thread.
#pragma once

#include "ui/theme/theme.h"

namespace Hiwar {

struct CompareColours
{
    QColor removed, added, moved; ///< the lines
    QColor removedGround, addedGround, movedGround;
};

[[nodiscard]] CompareColours compareColours(ColourScheme scheme);

/// In logical pixels: the most of a comparison beside a conversation, and the least for two texts
/// beside each other.
inline constexpr int comparisonWidth = 800;
inline constexpr int twoTextsWidth = 620;

} // namespace Hiwar

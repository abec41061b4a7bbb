// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A position in a message's text: the block, and the offset between its characters as they are laid
// out. Value.
#pragma once

#include <compare>

namespace Hiwar {

struct TextPosition
{
    int block = 0;
    int offset = 0;

    // clang-tidy 14 mistakes the 0 of the comparison for a pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    auto operator<=>(const TextPosition &) const = default;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Letters that a search treats as equal although no Unicode decomposition makes them equal. One
// rule for the history's index and for finding in a conversation. Pure, any thread.
#pragma once

namespace Hiwar {

[[nodiscard]] constexpr char32_t foldLetter(char32_t c)
{
    switch (c) {
    case U'\u0671': // alef wasla
        return U'\u0627';
    case U'\u0649': // alef maksura
    case U'\u06CC': // Persian ya
        return U'\u064A';
    case U'\u06A9': // Persian kaf
        return U'\u0643';
    case U'\u0629': // ta marbuta
        return U'\u0647';
    default:
        return c;
    }
}

} // namespace Hiwar

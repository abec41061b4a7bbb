// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A comparison in words: how much differs, and what one change is, for the list of changes and for
// a screen reader. Pure; GUI thread (translations).
#pragma once

#include "ui/compare/comparetext.h"

namespace Hiwar {

/// "42 words added, 17 removed, 2 passages moved", or that there is nothing.
[[nodiscard]] QString amountWords(const ShownComparison &comparison);
/// "Version 2 · wire-1 · 27.11.26 14:05"
[[nodiscard]] QString messageWords(const ComparedMessage &message);
/// "Removed: red. Added: black."; what is long is cut.
[[nodiscard]] QString changeWords(const ShownComparison &comparison, const ComparedChange &change);
/// The same with the words before and after it.
[[nodiscard]] QString changeWordsAround(const ShownComparison &comparison,
                                        const ComparedChange &change);
/// What a part of a text is, in a word: "Removed".
[[nodiscard]] QString kindWords(ComparedRun::Kind kind);
/// The whole as plain text, in the notation of GNU wdiff: [-removed-]{+added+}.
[[nodiscard]] QString comparisonAsText(const ShownComparison &comparison);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes untrusted text honest: nothing in it can hide or reorder what a person reads. Line ends
// become
// '\n', other control characters a visible sign, bidi overrides and isolates go (what is
// right-to-left reads so by itself), as do tag characters outside a flag. Marks of direction
// (U+200E, U+200F), joiners and everything that is seen stay, but for the marks and joiners of a
// character that has dozens of them. Knows nothing of Markdown. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString cleanText(const QString &text);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes untrusted text safe to read: nothing in it can hide or reorder what a person reads. Line
// ends become '\n', other control characters a visible sign; bidi overrides and isolates are
// removed (right-to-left text needs none), and tag characters outside a flag. Directional marks
// (U+200E, U+200F), joiners and everything visible are kept, except the marks and joiners of a
// character that has dozens of them. Knows nothing of Markdown. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString cleanText(const QString &text);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the end of an unfinished Markdown text displayable: "**bold" is already shown bold, and
// what may become a mark ("**", "[text](htt", "- ") is hidden until it is known to be none.
// Examines only the last paragraph, so that the length of the text before it does not matter. Pure,
// any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// For a text that does not end in code.
[[nodiscard]] QString closeOpenMarks(const QString &text);
/// For a text that ends in code: drops a last line that may become the end of the fence.
[[nodiscard]] QString withoutOpenFence(const QString &text);

} // namespace Hiwar

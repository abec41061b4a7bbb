// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The end of a Markdown text of which more is to come, so that it can be shown: "**bold" is bold
// already, and what may turn out to be a mark ("**", "[text](htt", "- ") does not show before it is
// known to be none. Looks at the last paragraph alone, so that the text before it makes no
// difference. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// For a text that does not end in code.
[[nodiscard]] QString closeOpenMarks(const QString &text);
/// For one that does: without a last line that may become the end of the fence.
[[nodiscard]] QString withoutOpenFence(const QString &text);

} // namespace Hiwar

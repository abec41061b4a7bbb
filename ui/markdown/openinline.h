// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The marks inside a paragraph that is not finished: emphasis, code, links. Part of
// closeOpenMarks(), used by nothing else. The time it takes grows with the text's length and no
// faster. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The text with the marks that are open from `from` on closed at its end, or left out.
[[nodiscard]] QString closeInlineMarks(const QString &text, qsizetype from);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The inline marks of an unfinished paragraph: emphasis, code, links. Part of closeOpenMarks(),
// used by nothing else. Takes time linear in the text's length. Pure, any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// The text in which the marks that are open from `from` on are closed at the end, or left out.
[[nodiscard]] QString closeInlineMarks(const QString &text, qsizetype from);

} // namespace Hiwar

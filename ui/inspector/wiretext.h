// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request or a reply as text for a plain view. Rules: the view shows what is there (nothing
// invisible, no reordering), and no text or line is so long that it would block the view. Pure.
#pragma once

#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// The most characters that are laid out at once; of a longer text only the beginning and the end
/// are shown.
inline constexpr qsizetype maxShownText = 256 * 1024;
inline constexpr qsizetype maxShownLines = 4000;
/// Longer lines are folded.
inline constexpr qsizetype maxShownLine = 1000;

/// Headers and body. Formatted: a JSON body is indented.
[[nodiscard]] QString requestText(const WireExchange &exchange, bool formatted);
/// Headers and body. Formatted: a JSON body is indented, a stream has one event per line.
[[nodiscard]] QString replyText(const WireExchange &exchange, bool formatted);

/// For the view: control and bidi characters become visible, long lines folded, long text cut.
[[nodiscard]] QString visibleText(const QString &text);

/// JSON with line breaks and indentation, otherwise unchanged; text that is not JSON is returned as
/// it is.
[[nodiscard]] QString indentedJson(const QByteArray &utf8);

} // namespace Hiwar

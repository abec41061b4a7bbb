// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request or a reply as text for a plain view. The rules it protects: what is seen is what is
// there (nothing invisible, no reordering), and no text is so long or so long-lined that the view
// would hang on it. Pure.
#pragma once

#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

/// The most that is laid out at once, in characters; of a longer text the beginning and the end are
/// shown.
inline constexpr qsizetype maxShownText = 256 * 1024;
inline constexpr qsizetype maxShownLines = 4000;
/// Longer lines are folded.
inline constexpr qsizetype maxShownLine = 1000;

/// Head and body. Formatted: a JSON body indented.
[[nodiscard]] QString requestText(const WireExchange &exchange, bool formatted);
/// Head and body. Formatted: a JSON body indented, a stream one event a line.
[[nodiscard]] QString replyText(const WireExchange &exchange, bool formatted);

/// Fit for the view: control and bidi characters turned into signs, long lines folded, cut.
[[nodiscard]] QString visibleText(const QString &text);

/// JSON with line breaks and indentation, and not one other character changed; what is no JSON, as
/// it is.
[[nodiscard]] QString indentedJson(const QByteArray &utf8);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text of a document without what nobody would see in it. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// Without control characters but line ends and tabs, direction overrides and marks, tags, joiners
/// of nothing and broken surrogates; no-break spaces are spaces. What joins letters (ZWJ, ZWNJ)
/// stays.
[[nodiscard]] QString cleanText(QStringView text);
/// The same as one line, its spaces single and none at its ends.
[[nodiscard]] QString cleanLine(QStringView text);

} // namespace Hiwar

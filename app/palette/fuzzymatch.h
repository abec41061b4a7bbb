// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How well what somebody typed fits a text: as its beginning, as the beginning of a word, as a
// part, as the first letters of words ("nc" for "New conversation"), or with letters left out
// ("setngs"). Works on text from foldText(), so it is the same in every script. Pure; any thread.
#pragma once

#include <QStringView>

namespace Hiwar {

inline constexpr int bestMatch = 1000;

/// One typed word in a text, both folded: 1 to bestMatch; 0: it does not match.
[[nodiscard]] int matchOf(QStringView word, QStringView text);

} // namespace Hiwar

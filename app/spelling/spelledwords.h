// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which words of a paragraph have a spelling. Left out are code between backticks, addresses of
// pages and mail, paths, names of files, options, identifiers, words with digits, and words of
// capitals only. Pure; any thread.
#pragma once

#include "net/values/spelling.h"

#include <QList>

namespace Hiwar {

[[nodiscard]] QList<WordRange> spelledWords(QStringView paragraph);

/// As dictionaries have it: without Arabic vowel signs and tatweel, and with a straight apostrophe.
[[nodiscard]] QString plainWord(QStringView word);

/// Of its first letter.
[[nodiscard]] QChar::Script scriptOf(QStringView word);

} // namespace Hiwar

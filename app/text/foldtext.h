// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Normalises text for searching, so that spelling variants become equal. Removes case, marks
// (accents, Arabic vowel signs), the elongation stroke (tatweel) and invisible characters; maps the
// forms of alef, ya, kaf and ta marbuta to one letter each, and the digits of every script to 0-9.
// Words and their order stay. SQLite's own tokenizer splits Arabic words at their marks, so an
// index stores folded text. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString foldText(QStringView text);

} // namespace Hiwar

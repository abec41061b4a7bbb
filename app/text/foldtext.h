// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text as searching sees it: what people write in several ways becomes one. Case, marks (accents,
// Arabic vowel signs), the elongation stroke and invisible characters go; the forms of alef, ya,
// kaf and ta marbuta, and the digits of every script, become one each. Words and their order stay.
// SQLite's own tokenizer splits Arabic words at their marks, so an index gets folded text.
// Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] QString foldText(QStringView text);

} // namespace Hiwar

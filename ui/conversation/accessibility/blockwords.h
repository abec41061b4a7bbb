// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Words for the parts of a message that are not in its text: announced, or names and descriptions
// for a screen reader. Pure; GUI thread (translations).
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// "3. ", "Done: " before the first words of an item; empty for a quote and a plain bullet.
[[nodiscard]] QString spokenMark(const Container &container);
/// "12 lines".
[[nodiscard]] QString linesText(const Block &code);
/// The words of a table's cell.
[[nodiscard]] QString cellWords(const Spans &cell);
/// "Heading level 2".
[[nodiscard]] QString headingLevel(int level);
/// "Python, 12 lines".
[[nodiscard]] QString codeDescription(const Block &code);
/// "Rows: 4, columns: 3"; the first row has the headings.
[[nodiscard]] QString tableDescription(const Table &table);

} // namespace Hiwar

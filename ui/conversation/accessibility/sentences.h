// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cuts a text that arrives into the parts that can be announced already: sentences that certainly
// end where they seem to, each returned once. Code is returned as its size, a table row by row, a
// list item by item. The position is kept as a count of letters, because marks that are closed
// later (**bold, [a link) remove their signs from the text, but no letters. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// The ends of the sentences that more text cannot change, each after the blanks that follow. The
/// end of the text is one of them only if nothing can follow (`isWhole`). Code, formulas and
/// addresses do not end a sentence: in `masked` they are replaced by text of the same length.
[[nodiscard]] QList<qsizetype> sentenceEnds(const QString &masked, bool isWhole);

/// Remembers how much of a growing text was returned.
class SentenceReader
{
public:
    /// The sentences that have become certain; the rest as well when nothing can follow.
    [[nodiscard]] QStringList take(const Blocks &blocks, bool isWhole);
    /// Skips what is certain by now.
    void skip(const Blocks &blocks) { static_cast<void>(take(blocks, false)); }

private:
    qsizetype m_block = 0;   // the first that was not returned whole
    qsizetype m_letters = 0; // its letters that were returned
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A text that arrives, cut into what can be said of it already: sentences that certainly end where
// they seem to, each given once. Code is given as its size, a table row by row, a list item by
// item. What was given is remembered as a count of letters, because marks that are closed later
// (**bold, [a link) take their signs out of the text, but no letters. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// The ends of the sentences that more text cannot change, each behind the blanks that follow. The
/// end of the text is one of them only if nothing can follow (`isWhole`). Code, formulas and
/// addresses do not end a sentence: in `masked` they are replaced by text of the same length.
[[nodiscard]] QList<qsizetype> sentenceEnds(const QString &masked, bool isWhole);

/// What of a growing text has been given.
class SentenceReader
{
public:
    /// The sentences that have become certain; the rest as well when nothing can follow.
    [[nodiscard]] QStringList take(const Blocks &blocks, bool isWhole);
    /// Passes over what is certain by now.
    void skip(const Blocks &blocks) { static_cast<void>(take(blocks, false)); }

private:
    qsizetype m_block = 0;   // the first that is not given whole
    qsizetype m_letters = 0; // what of it is
};

} // namespace Hiwar

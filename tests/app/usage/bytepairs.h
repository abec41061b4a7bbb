// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A byte-pair tokenizer as services of the GPT kind have: text is split into words with the blank
// before them, numbers of up to three digits, runs of signs and runs of blanks; inside each, the
// most frequent pairs of a training text are one token, over the bytes of UTF-8. Pure; one thread.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

namespace Hiwar {

class BytePairs
{
public:
    /// Learns at most so many pairs from the texts; those that occur once are none.
    BytePairs(const QStringList &texts, int pairs);

    [[nodiscard]] qint64 tokens(const QString &text);
    [[nodiscard]] int learnt() const { return int(m_ranks.size()); }

private:
    using Pair = std::pair<int, int>;

    [[nodiscard]] qint64 tokensOfPiece(const QByteArray &piece) const;

    QHash<Pair, int> m_ranks; ///< the earliest merge has the lowest; its token is 256 + rank
    QHash<QByteArray, qint64> m_counted; ///< the tokens of pieces: most occur in many texts
};

} // namespace Hiwar

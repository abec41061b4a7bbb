// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/usage/bytepairs.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <limits>
#include <queue>
#include <vector>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int bytes = 256;

struct Piece
{
    std::vector<int> ids;
    qint64 count = 0;
};

/// As cl100k_base splits.
template<typename Take>
void splitPieces(const QString &text, Take take)
{
    static const QRegularExpression piece(
        uR"('(?i:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}[\p{L}\p{M}]*|\p{N}{1,3}|)"
        uR"( ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    auto found = piece.globalMatch(text);
    while (found.hasNext())
        take(found.next().captured().toUtf8());
}

std::vector<int> bytesOf(const QByteArray &piece)
{
    std::vector<int> ids;
    ids.reserve(std::size_t(piece.size()));
    for (const char byte : piece)
        ids.push_back(int(static_cast<unsigned char>(byte)));
    return ids;
}

/// Replaces each such pair by the token.
void merge(std::vector<int> &ids, std::pair<int, int> pair, int token)
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const bool isPair = i + 1 < ids.size() && ids[i] == pair.first && ids[i + 1] == pair.second;
        ids[kept++] = isPair ? token : ids[i];
        i += isPair ? 1 : 0;
    }
    ids.resize(kept);
}

std::vector<Piece> piecesOf(const QStringList &texts)
{
    QHash<QByteArray, qint64> counts;
    for (const QString &text : texts)
        splitPieces(text, [&counts](const QByteArray &piece) { ++counts[piece]; });
    QList<QByteArray> names = counts.keys();
    std::sort(names.begin(), names.end()); // a hash has another order in each run
    std::vector<Piece> pieces;
    for (const QByteArray &name : std::as_const(names))
        pieces.push_back({bytesOf(name), counts.value(name)});
    return pieces;
}

/// How often each pair occurs, and where.
class PairCounts
{
public:
    using Pair = std::pair<int, int>;

    void add(const Piece &piece, int index, qint64 sign)
    {
        for (std::size_t i = 0; i + 1 < piece.ids.size(); ++i) {
            const Pair pair{piece.ids[i], piece.ids[i + 1]};
            m_counts[pair] += sign * piece.count;
            if (sign > 0) {
                m_places[pair].insert(index);
                m_queue.push({m_counts[pair], pair});
            }
        }
    }
    /// The most frequent; its places are forgotten.
    bool takeBest(Pair *pair, QSet<int> *places)
    {
        while (!m_queue.empty()) {
            const auto [count, best] = m_queue.top();
            m_queue.pop();
            const qint64 now = m_counts.value(best);
            if (now < 2)
                continue;
            if (now != count) { // it was less since
                if (now < count)
                    m_queue.push({now, best});
                continue;
            }
            *pair = best;
            *places = m_places.take(best);
            return true;
        }
        return false;
    }

private:
    QHash<Pair, qint64> m_counts;
    QHash<Pair, QSet<int>> m_places;
    std::priority_queue<std::pair<qint64, Pair>> m_queue;
};

} // namespace

BytePairs::BytePairs(const QStringList &texts, int pairs)
{
    std::vector<Piece> pieces = piecesOf(texts);
    PairCounts counts;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        counts.add(pieces[i], int(i), 1);
    Pair best;
    QSet<int> places;
    while (m_ranks.size() < pairs && counts.takeBest(&best, &places)) {
        const int token = bytes + int(m_ranks.size());
        m_ranks.insert(best, int(m_ranks.size()));
        for (const int place : std::as_const(places)) {
            Piece &piece = pieces[std::size_t(place)];
            counts.add(piece, place, -1);
            merge(piece.ids, best, token);
            counts.add(piece, place, 1);
        }
    }
}

qint64 BytePairs::tokensOfPiece(const QByteArray &piece) const
{
    std::vector<int> ids = bytesOf(piece);
    while (ids.size() > 1) {
        int least = std::numeric_limits<int>::max();
        Pair best;
        for (std::size_t i = 0; i + 1 < ids.size(); ++i) {
            const Pair pair{ids[i], ids[i + 1]};
            const int rank = m_ranks.value(pair, least);
            if (rank < least) {
                least = rank;
                best = pair;
            }
        }
        if (least == std::numeric_limits<int>::max())
            break;
        merge(ids, best, bytes + least);
    }
    return qint64(ids.size());
}

qint64 BytePairs::tokens(const QString &text)
{
    qint64 sum = 0;
    splitPieces(text, [this, &sum](const QByteArray &piece) {
        qint64 &count = m_counted[piece];
        if (count == 0)
            count = tokensOfPiece(piece);
        sum += count;
    });
    return sum;
}

} // namespace Hiwar

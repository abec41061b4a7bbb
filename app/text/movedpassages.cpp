// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/movedpassages.h"

#include "app/text/wordparts.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

using Kind = WordRun::Kind;

constexpr qsizetype seed = 8;           // parts that are equal where the search begins
constexpr qsizetype mostCandidates = 8; // of one seed
constexpr int leastWords = 6;           // of a sentence
constexpr qsizetype leastLetters = 20;  // … unless it has so many
constexpr int manyWords = 10;           // … words, as in Chinese

struct Part
{
    int word = -1;       // its number; negative: the end of a run
    qsizetype start = 0; // in its text
    qsizetype length = 0;
    bool isWord = false;
};

struct Move
{
    qsizetype from, to, length;
};

class MoveSearch
{
public:
    MoveSearch(QStringView first, QStringView second, const QList<WordRun> &runs)
        : m_first(first)
        , m_second(second)
        , m_runs(runs)
    {
        for (const WordRun &run : runs) {
            if (run.kind == Kind::Removed)
                collect(m_removed, first, run.first, run.firstLength);
            else if (run.kind == Kind::Added)
                collect(m_added, second, run.second, run.secondLength);
        }
    }

    QList<WordRun> run()
    {
        if (m_removed.size() < seed || m_added.size() < seed)
            return m_runs;
        findMoves();
        return m_moves.isEmpty() ? m_runs : split();
    }

private:
    void collect(QList<Part> &parts, QStringView text, qsizetype start, qsizetype length)
    {
        const QStringView run = text.sliced(start, length);
        for (const WordPart &part : wordParts(run)) {
            const QStringView word = run.sliced(part.start, part.length);
            const auto known = m_numbers.constFind(word);
            const int number = known == m_numbers.cend() ? int(m_numbers.size()) : *known;
            if (known == m_numbers.cend())
                m_numbers.insert(word, number);
            parts.append(
                {number, start + part.start, part.length, part.kind == WordPart::Kind::Word});
        }
        parts.append(Part{});
    }

    [[nodiscard]] static std::size_t seedAt(const QList<Part> &parts, qsizetype at)
    {
        std::size_t hash = 0;
        for (qsizetype i = at; i < at + seed; ++i) {
            if (parts.at(i).word < 0)
                return 0;
            hash = qHash(parts.at(i).word, hash);
        }
        return hash | 1;
    }

    [[nodiscard]] qsizetype commonLength(qsizetype from, qsizetype to) const
    {
        qsizetype length = 0;
        while (from + length < m_removed.size() && to + length < m_added.size() &&
               m_removed.at(from + length).word >= 0 && !m_isTaken.at(from + length) &&
               m_removed.at(from + length).word == m_added.at(to + length).word)
            ++length;
        return length;
    }

    [[nodiscard]] bool isSentence(qsizetype from, qsizetype length) const
    {
        int words = 0;
        qsizetype letters = 0;
        for (qsizetype i = from; i < from + length; ++i) {
            if (!m_removed.at(i).isWord)
                continue;
            ++words;
            letters += m_removed.at(i).length;
            if (words >= manyWords)
                return true;
        }
        return words >= leastWords && letters >= leastLetters;
    }

    void findMoves()
    {
        m_isTaken.fill(false, m_removed.size());
        QHash<std::size_t, QList<qsizetype>> places;
        for (qsizetype i = 0; i + seed <= m_removed.size(); ++i) {
            QList<qsizetype> &known = places[seedAt(m_removed, i)];
            if (known.size() < mostCandidates)
                known.append(i);
        }
        for (qsizetype to = 0; to + seed <= m_added.size();) {
            const std::size_t hash = seedAt(m_added, to);
            Move best{0, to, 0};
            for (const qsizetype from : hash ? places.value(hash) : QList<qsizetype>()) {
                const qsizetype length = commonLength(from, to);
                if (length > best.length)
                    best = {from, to, length};
            }
            if (best.length == 0 || !isSentence(best.from, best.length)) {
                to += std::max<qsizetype>(1, best.length - seed + 1);
                continue;
            }
            std::fill_n(m_isTaken.begin() + best.from, best.length, true);
            m_moves.append(best);
            to += best.length;
        }
    }

    /// Where the passage begins in its text, and its length.
    [[nodiscard]] static std::pair<qsizetype, qsizetype> rangeOf(const QList<Part> &parts,
                                                                 qsizetype at, qsizetype length)
    {
        const qsizetype start = parts.at(at).start;
        const Part &last = parts.at(at + length - 1);
        return {start, last.start + last.length - start};
    }

    QList<WordRun> split()
    {
        QList<std::pair<qsizetype, int>> away; // where in the first text, which move
        QList<std::pair<qsizetype, int>> here;
        for (int i = 0; i < int(m_moves.size()); ++i) {
            away.append({rangeOf(m_removed, m_moves.at(i).from, 1).first, i});
            here.append({rangeOf(m_added, m_moves.at(i).to, 1).first, i});
        }
        std::sort(away.begin(), away.end());
        QList<WordRun> runs;
        QHash<int, qsizetype> placeOf; // by move: the run that was made first
        auto nextAway = away.cbegin();
        auto nextHere = here.cbegin();
        for (const WordRun &run : m_runs) {
            WordRun rest = run;
            while (run.kind == Kind::Removed && nextAway != away.cend() &&
                   nextAway->first < run.first + run.firstLength) {
                const Move &move = m_moves.at(nextAway->second);
                const auto [start, length] = rangeOf(m_removed, move.from, move.length);
                cut(runs, rest, rest.first, rest.firstLength, start, length, Kind::MovedAway);
                join(runs, placeOf, (nextAway++)->second);
            }
            while (run.kind == Kind::Added && nextHere != here.cend() &&
                   nextHere->first < run.second + run.secondLength) {
                const Move &move = m_moves.at(nextHere->second);
                const auto [start, length] = rangeOf(m_added, move.to, move.length);
                cut(runs, rest, rest.second, rest.secondLength, start, length, Kind::MovedHere);
                join(runs, placeOf, (nextHere++)->second);
            }
            if (rest.firstLength > 0 || rest.secondLength > 0)
                runs.append(rest);
        }
        return runs;
    }

    /// Appends what `rest` has before the passage, and the passage; `rest` is what comes after it.
    static void cut(QList<WordRun> &runs, WordRun &rest, qsizetype &from, qsizetype &fromLength,
                    qsizetype start, qsizetype length, Kind kind)
    {
        const qsizetype end = from + fromLength;
        if (start > from) {
            fromLength = start - from;
            runs.append(rest);
        }
        from = start;
        fromLength = length;
        WordRun moved = rest;
        moved.kind = kind;
        runs.append(moved);
        from = start + length;
        fromLength = end - from;
    }

    static void join(QList<WordRun> &runs, QHash<int, qsizetype> &placeOf, int move)
    {
        const qsizetype here = runs.size() - 1;
        if (!placeOf.contains(move)) {
            placeOf.insert(move, here);
            return;
        }
        runs.last().other = placeOf.value(move);
        runs[placeOf.value(move)].other = here;
    }

    QStringView m_first;
    QStringView m_second;
    const QList<WordRun> &m_runs;
    QHash<QStringView, int> m_numbers;
    QList<Part> m_removed;
    QList<Part> m_added;
    QList<bool> m_isTaken; // of what was removed
    QList<Move> m_moves;   // in the order of what was added
};

} // namespace

QList<WordRun> withMovedPassages(QStringView first, QStringView second, const QList<WordRun> &runs)
{
    return MoveSearch(first, second, runs).run();
}

} // namespace Hiwar

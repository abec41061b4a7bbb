// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/worddiff.h"

#include "app/text/editscript.h"
#include "app/text/movedpassages.h"
#include "app/text/wordparts.h"

#include <QHash>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace Hiwar {

namespace {

using Kind = WordRun::Kind;

constexpr qsizetype fewParts = 4000;  // of both texts: the best answer takes some milliseconds
constexpr qsizetype searchLimit = 64; // in longer ones, see commonItems()
constexpr qsizetype mostRuns = 20000; // more would say nothing to anybody

/// A part of a text that is compared; what counts for nothing is in the item before it.
struct Item
{
    qsizetype start = 0;
    WordPart::Kind kind = WordPart::Kind::Word;
};

bool isMarkdownSign(QStringView word)
{
    constexpr QStringView signs = u"*_#`>~|-+";
    return std::all_of(word.begin(), word.end(), [&](QChar c) { return signs.contains(c); });
}

QStringView withoutUnderscores(QStringView word)
{
    while (word.size() > 1 && word.front() == u'_')
        word = word.sliced(1);
    while (word.size() > 1 && word.back() == u'_')
        word.chop(1);
    return word;
}

class Comparison
{
public:
    Comparison(QStringView first, QStringView second, WordsCompared what)
        : m_first(first)
        , m_second(second)
        , m_isWordsOnly(what == WordsCompared::WordsOnly)
    {
    }

    QList<WordRun> run()
    {
        if (m_first == m_second) {
            equal(m_first.size(), m_second.size());
            return std::move(m_runs);
        }
        if (!compareAll())
            compareLines();
        for (qsizetype least = 2; m_runs.size() > mostRuns; least *= 2)
            leaveOutShort(least);
        return std::move(m_runs);
    }

private:
    struct Side
    {
        std::vector<int> words; // their numbers
        std::vector<Item> items;
    };

    [[nodiscard]] int numberOf(QStringView word)
    {
        const auto known = m_numbers.constFind(word);
        if (known != m_numbers.cend())
            return *known;
        const int number = int(m_numbers.size());
        m_numbers.insert(word, number);
        return number;
    }

    Side itemsOf(QStringView text, qsizetype offset)
    {
        Side side;
        for (const WordPart &part : wordParts(text)) {
            QStringView word = text.sliced(part.start, part.length);
            if (m_isWordsOnly) {
                if (part.kind == WordPart::Kind::Blank || part.kind == WordPart::Kind::LineEnd ||
                    isMarkdownSign(word))
                    continue;
                word = withoutUnderscores(word);
            }
            side.words.push_back(numberOf(word));
            side.items.push_back({side.items.empty() ? offset : offset + part.start, part.kind});
        }
        return side;
    }

    /// False: there is too much of it.
    bool compareAll()
    {
        constexpr qsizetype mostLetters = 16; // of a part, with what is between
        if (m_first.size() + m_second.size() > fewParts * mostLetters)
            return false;
        const Side first = itemsOf(m_first, 0);
        const Side second = itemsOf(m_second, 0);
        if (qsizetype(first.items.size() + second.items.size()) > fewParts)
            return false;
        compare(first, second, m_first.size(), m_second.size(),
                std::numeric_limits<qsizetype>::max());
        return true;
    }

    /// What is equal and shorter than this is both removed and added.
    void leaveOutShort(qsizetype least)
    {
        const QList<WordRun> runs = std::exchange(m_runs, {});
        m_firstAt = 0;
        m_secondAt = 0;
        for (const WordRun &run : runs) {
            if (run.kind != Kind::Equal || run.firstLength < least)
                continue;
            differ(run.first, run.second);
            equal(run.firstLength, run.secondLength);
        }
        differ(m_first.size(), m_second.size());
    }

    /// Between the lines that are once in both texts, in the same order.
    void compareLines()
    {
        const QList<QStringView> first = textLines(m_first);
        const QList<QStringView> second = textLines(m_second);
        struct LinePair
        {
            qsizetype first = -1; // -2: more than one
            qsizetype second = -1;
        };
        QHash<QStringView, LinePair> pairs;
        for (qsizetype i = 0; i < first.size(); ++i) {
            LinePair &pair = pairs[first.at(i)];
            pair.first = pair.first == -1 ? i : -2;
        }
        for (qsizetype i = 0; i < second.size(); ++i) {
            if (const auto known = pairs.find(second.at(i)); known != pairs.end())
                known->second = known->second == -1 ? i : -2;
        }
        std::vector<qsizetype> lines;
        std::vector<qsizetype> partners;
        for (qsizetype i = 0; i < first.size(); ++i) {
            const LinePair pair = pairs.value(first.at(i));
            if (pair.first < 0 || pair.second < 0 || first.at(i).trimmed().isEmpty())
                continue;
            lines.push_back(pair.first);
            partners.push_back(pair.second);
        }
        const auto startOf = [](QStringView text, QStringView line) {
            return qsizetype(line.data() - text.data());
        };
        for (const qsizetype anchor : longestAscent(partners)) {
            const QStringView line = first.at(lines[std::size_t(anchor)]);
            compareUpTo(startOf(m_first, line),
                        startOf(m_second, second.at(partners[std::size_t(anchor)])));
            equal(line.size(), line.size());
        }
        compareUpTo(m_first.size(), m_second.size());
    }

    void compareUpTo(qsizetype firstEnd, qsizetype secondEnd)
    {
        if (m_firstAt == firstEnd && m_secondAt == secondEnd)
            return;
        const Side first = itemsOf(m_first.sliced(m_firstAt, firstEnd - m_firstAt), m_firstAt);
        const Side second =
            itemsOf(m_second.sliced(m_secondAt, secondEnd - m_secondAt), m_secondAt);
        compare(first, second, firstEnd, secondEnd, searchLimit);
    }

    void compare(const Side &first, const Side &second, qsizetype firstEnd, qsizetype secondEnd,
                 qsizetype limit)
    {
        QList<CommonItems> common = commonItems(first.words, second.words, limit);
        slide(common, first, second);
        if (!m_isWordsOnly)
            leaveOutBlanks(common, first, second);
        const auto startOf = [](const Side &side, qsizetype item, qsizetype end) {
            return item < qsizetype(side.items.size()) ? side.items[std::size_t(item)].start : end;
        };
        for (const CommonItems &block : common) {
            differ(startOf(first, block.first, firstEnd), startOf(second, block.second, secondEnd));
            equal(startOf(first, block.first + block.length, firstEnd) - m_firstAt,
                  startOf(second, block.second + block.length, secondEnd) - m_secondAt);
        }
        // Without a word there is nothing that counts.
        if (m_isWordsOnly && first.items.empty())
            equal(firstEnd - m_firstAt, 0);
        if (m_isWordsOnly && second.items.empty())
            equal(0, secondEnd - m_secondAt);
        differ(firstEnd, secondEnd);
    }

    /// What is only in one text can often stand some parts earlier or later with the same meaning:
    /// it is to end with a line, a sentence or a blank, if it can.
    static void slide(QList<CommonItems> &common, const Side &first, const Side &second)
    {
        common.prepend({0, 0, 0});
        common.append({qsizetype(first.words.size()), qsizetype(second.words.size()), 0});
        for (qsizetype i = 0; i + 1 < common.size(); ++i) {
            CommonItems &before = common[i];
            CommonItems &after = common[i + 1];
            const qsizetype start = before.first + before.length;
            const qsizetype otherStart = before.second + before.length;
            const bool isRemoved = after.first > start;
            if (isRemoved == (after.second > otherStart))
                continue;
            const Side &side = isRemoved ? first : second;
            const qsizetype from = isRemoved ? start : otherStart;
            const bool isAtStart = before.first == 0 && before.second == 0;
            const bool isAtEnd = after.first + after.length == qsizetype(first.words.size()) &&
                                 after.second + after.length == qsizetype(second.words.size());
            const qsizetype by =
                bestSlide(side, from, isRemoved ? after.first : after.second,
                          before.length - (isAtStart ? 0 : 1), after.length - (isAtEnd ? 0 : 1));
            before.length += by;
            after = {after.first + by, after.second + by, after.length - by};
        }
        common.removeIf([](const CommonItems &block) { return block.length == 0; });
    }

    /// By how many parts the range is to be moved, at most so many back and forth.
    static qsizetype bestSlide(const Side &side, qsizetype from, qsizetype to, qsizetype mostBack,
                               qsizetype mostForth)
    {
        const auto wordAt = [&side](qsizetype at) { return side.words[std::size_t(at)]; };
        qsizetype best = 0;
        int bestRank = endRank(side, to);
        const auto look = [&](qsizetype by) {
            if (const int rank = endRank(side, to + by); rank > bestRank) {
                best = by;
                bestRank = rank;
            }
        };
        for (qsizetype back = 1; back <= mostBack && wordAt(from - back) == wordAt(to - back);
             ++back)
            look(-back);
        for (qsizetype forth = 0; forth < mostForth && wordAt(from + forth) == wordAt(to + forth);
             ++forth)
            look(forth + 1);
        return best;
    }

    /// How well something ends before this part.
    static int endRank(const Side &side, qsizetype end)
    {
        using PartKind = WordPart::Kind;
        const auto kindAt = [&side](qsizetype at) {
            return at < 0 ? PartKind::Word : side.items[std::size_t(at)].kind;
        };
        switch (kindAt(end - 1)) {
        case PartKind::LineEnd: // best with a blank line: a paragraph goes with what is below it
            return kindAt(end - 2) == PartKind::LineEnd ? 5 : 4;
        case PartKind::Blank:
            return kindAt(end - 2) == PartKind::Sign ? 3 : 2;
        case PartKind::Sign:
            return 1;
        case PartKind::Word:
            break;
        }
        return 0;
    }

    /// A blank between words that were replaced is replaced with them: nobody wants to read one
    /// word after the other then.
    static void leaveOutBlanks(QList<CommonItems> &common, const Side &first, const Side &second)
    {
        const CommonItems end{qsizetype(first.items.size()), qsizetype(second.items.size()), 0};
        CommonItems before;
        QList<CommonItems> left;
        for (qsizetype i = 0; i < common.size(); ++i) {
            const CommonItems block = common.at(i);
            const CommonItems after = i + 1 < common.size() ? common.at(i + 1) : end;
            const bool isReplacedBefore = block.first > before.first + before.length &&
                                          block.second > before.second + before.length;
            const bool isReplacedAfter = after.first > block.first + block.length &&
                                         after.second > block.second + block.length;
            const bool isBlank = block.length == 1 && first.items[std::size_t(block.first)].kind ==
                                                          WordPart::Kind::Blank;
            if (isBlank && isReplacedBefore && isReplacedAfter)
                continue;
            left.append(block);
            before = block;
        }
        common = left;
    }

    void equal(qsizetype firstLength, qsizetype secondLength)
    {
        if (firstLength == 0 && secondLength == 0)
            return;
        if (m_runs.isEmpty() || m_runs.constLast().kind != Kind::Equal)
            m_runs.append({Kind::Equal, m_firstAt, 0, m_secondAt, 0});
        m_runs.last().firstLength += firstLength;
        m_runs.last().secondLength += secondLength;
        m_firstAt += firstLength;
        m_secondAt += secondLength;
    }

    /// What is before these places is only in one of them.
    void differ(qsizetype firstEnd, qsizetype secondEnd)
    {
        if (firstEnd > m_firstAt)
            m_runs.append({Kind::Removed, m_firstAt, firstEnd - m_firstAt, m_secondAt, 0});
        if (secondEnd > m_secondAt)
            m_runs.append({Kind::Added, firstEnd, 0, m_secondAt, secondEnd - m_secondAt});
        m_firstAt = firstEnd;
        m_secondAt = secondEnd;
    }

    QStringView m_first;
    QStringView m_second;
    bool m_isWordsOnly;
    QHash<QStringView, int> m_numbers;
    qsizetype m_firstAt = 0; // up to where the runs are
    qsizetype m_secondAt = 0;
    QList<WordRun> m_runs;
};

} // namespace

WordDiff compareWords(QStringView first, QStringView second, WordsCompared what)
{
    WordDiff diff;
    diff.runs = withMovedPassages(first, second, Comparison(first, second, what).run());
    for (const WordRun &run : std::as_const(diff.runs)) {
        if (run.kind == Kind::Removed)
            diff.wordsRemoved += countWords(first.sliced(run.first, run.firstLength));
        else if (run.kind == Kind::Added)
            diff.wordsAdded += countWords(second.sliced(run.second, run.secondLength));
        else if (run.kind == Kind::MovedHere)
            ++diff.passagesMoved;
    }
    return diff;
}

} // namespace Hiwar

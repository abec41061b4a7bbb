// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchsnippet.h"

#include "app/text/foldtext.h"
#include "app/text/searchwords.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <deque>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype lettersBefore = 40; // letters in front of the first match
constexpr qsizetype lettersAfter = 120; // and after its beginning

struct WordFit
{
    Fit fit = Fit::None;
    qsizetype from = 0; // where the typed part begins in the word
    qsizetype length = 0;
};

WordFit fitOf(const SearchTerm &term, qsizetype place, const QString &word)
{
    const QString &wanted = term.words.at(place);
    if (word == wanted)
        return {Fit::Whole, 0, word.size()};
    const bool goesOn = term.isPrefix && place == term.words.size() - 1;
    if ((goesOn || (term.isPart && wanted.size() > 1)) && word.startsWith(wanted))
        return {goesOn ? Fit::Prefix : Fit::Inside, 0, wanted.size()};
    const qsizetype from = term.isPart && wanted.size() > 2 ? word.indexOf(wanted) : -1;
    return from < 0 ? WordFit() : WordFit{Fit::Inside, from, wanted.size()};
}

/// The place in the text of [from, from + length) of a folded word: folding may have changed the
/// number of letters. The whole word where that cannot be determined.
SearchMark partOf(QStringView text, const SearchWord &word, qsizetype from, qsizetype length)
{
    const qsizetype end = word.start + word.length;
    const QStringView source = text.sliced(word.start, word.length);
    if (std::all_of(source.begin(), source.end(), [](QChar c) { return c.unicode() < 0x80; }))
        return {int(word.start + from), int(length)};
    QList<qsizetype> places; // where each folded letter begins in the text
    for (qsizetype at = word.start; at < end;) {
        qsizetype next = at + 1;
        while (next < end && (text.at(next).isMark() || text.at(next).isLowSurrogate() ||
                              text.at(next).category() == QChar::Other_Format))
            ++next;
        places.resize(places.size() + foldText(text.sliced(at, next - at)).size(), at);
        at = next;
    }
    if (places.size() != word.word.size())
        return {int(word.start), int(word.length)};
    places.append(end);
    return {int(places.at(from)), int(places.at(from + length) - places.at(from))};
}

struct Match
{
    SearchMark mark;
    Fit fit = Fit::None;
};

/// Follows a text word by word and finds where wanted terms end.
class Follower
{
public:
    Follower(QStringView text, const QList<SearchTerm> &terms)
        : m_text(text)
    {
        for (const SearchTerm &term : terms) {
            if (!term.isUnwanted)
                m_terms.append(term);
            m_longest = std::max(m_longest, term.words.size());
        }
    }

    /// The matches that end with this word.
    QList<Match> take(const SearchWord &word)
    {
        m_last.push_back(word);
        if (qsizetype(m_last.size()) > m_longest)
            m_last.pop_front();
        QList<Match> matches;
        for (const SearchTerm &term : std::as_const(m_terms)) {
            if (const auto match = matchOf(term))
                matches.append(*match);
        }
        std::sort(matches.begin(), matches.end(),
                  [](const Match &a, const Match &b) { return a.mark.start < b.mark.start; });
        return matches;
    }

private:
    [[nodiscard]] std::optional<Match> matchOf(const SearchTerm &term) const
    {
        const qsizetype count = term.words.size();
        if (count > qsizetype(m_last.size()))
            return std::nullopt;
        const auto first = m_last.cend() - count;
        WordFit fit;
        for (qsizetype i = 0; i < count; ++i) {
            fit = fitOf(term, i, first[i].word);
            if (fit.fit == Fit::None)
                return std::nullopt;
        }
        const SearchMark part = partOf(m_text, m_last.back(), fit.from, fit.length);
        const int start = count == 1 ? part.start : int(first->start);
        return Match{{start, part.start + part.length - start}, fit.fit};
    }

    QStringView m_text;
    QList<SearchTerm> m_terms;
    qsizetype m_longest = 0;
    std::deque<SearchWord> m_last;
};

void addMark(QList<SearchMark> &marks, const SearchMark &mark)
{
    if (!marks.isEmpty() && mark.start <= marks.constLast().start + marks.constLast().length) {
        SearchMark &last = marks.last();
        const int start = std::min(last.start, mark.start);
        last.length = std::max(last.start + last.length, mark.start + mark.length) - start;
        last.start = start;
        return;
    }
    marks.append(mark);
}

/// The next grapheme boundary at or behind this place.
qsizetype signBegin(const QString &text, qsizetype place)
{
    if (place <= 0 || place >= text.size())
        return std::clamp<qsizetype>(place, 0, text.size());
    // Only near text: the finder processes its text from the beginning.
    const qsizetype from = std::max<qsizetype>(0, place - 64);
    const QString near = text.sliced(from, std::min<qsizetype>(128, text.size() - from));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, near);
    finder.setPosition(place - from);
    if (!finder.isAtBoundary())
        finder.toNextBoundary();
    return finder.position() < 0 ? text.size() : from + finder.position();
}

/// Behind the next blank before `end`, if there is one; else the next grapheme boundary.
qsizetype wordBegin(const QString &text, qsizetype place, qsizetype end)
{
    for (qsizetype i = place; i < end; ++i) {
        if (text.at(i).isSpace())
            return i + 1;
    }
    return signBegin(text, place);
}

/// Makes one line: runs of blanks and line ends become one blank, and the marks are adjusted.
SearchSnippet oneLine(const QString &text, qsizetype from, qsizetype to,
                      const QList<SearchMark> &marks)
{
    SearchSnippet snippet;
    if (from > 0)
        snippet.text = u"…"_s;
    QList<qsizetype> places; // position in the snippet of each letter of the part
    for (qsizetype i = from; i < to; ++i) {
        const bool blank = text.at(i).isSpace() || text.at(i).category() == QChar::Other_Control;
        const bool again = blank && (snippet.text.isEmpty() || snippet.text.back() == u' ');
        places.append(snippet.text.size());
        if (!again)
            snippet.text += blank ? QChar(u' ') : text.at(i);
    }
    places.append(snippet.text.size());
    for (const SearchMark &mark : marks) {
        const qsizetype start = std::max<qsizetype>(mark.start, from);
        const qsizetype end = std::min<qsizetype>(mark.start + mark.length, to);
        if (start < end)
            snippet.marks.append({int(places.at(start - from)),
                                  int(places.at(end - from) - places.at(start - from))});
    }
    if (to < text.size())
        snippet.text += u'…';
    return snippet;
}

} // namespace

SearchSnippet snippetOf(const QString &text, const QList<SearchTerm> &terms)
{
    // The snippet is made around the best match, wherever weaker ones are.
    Match best;
    QList<SearchMark> marks;
    Follower follower(text, terms);
    const auto from = [&] {
        const qsizetype first = best.mark.start;
        return first <= lettersBefore ? 0 : wordBegin(text, first - lettersBefore, first);
    };
    const auto to = [&] {
        return std::max<qsizetype>(best.mark.start + lettersAfter,
                                   from() + lettersBefore + lettersAfter);
    };
    eachSearchWord(text, [&](const SearchWord &word) {
        for (const Match &match : follower.take(word)) {
            best = match.fit > best.fit ? match : best;
            addMark(marks, match.mark);
        }
        return best.fit != Fit::Whole ||
               word.start < best.mark.start + lettersBefore + lettersAfter;
    });
    return oneLine(text, from(), signBegin(text, std::min(to(), text.size())), marks);
}

QList<SearchMark> marksIn(const QString &text, const QList<SearchTerm> &terms)
{
    Follower follower(text, terms);
    QList<SearchMark> marks;
    eachSearchWord(text, [&](const SearchWord &word) {
        for (const Match &match : follower.take(word))
            addMark(marks, match.mark);
        return true;
    });
    return marks;
}

Fit fitOf(const QStringList &words, const QList<SearchTerm> &terms)
{
    const auto bestOf = [&words](const SearchTerm &term) {
        Fit best = Fit::None;
        for (qsizetype from = 0; from + term.words.size() <= words.size(); ++from) {
            Fit fit = Fit::Whole;
            for (qsizetype i = 0; i < term.words.size() && fit != Fit::None; ++i)
                fit = std::min(fit, fitOf(term, i, words.at(from + i)).fit);
            best = std::max(best, fit);
        }
        return best;
    };
    Fit least = Fit::Whole;
    for (const SearchTerm &term : terms) {
        const Fit best = bestOf(term);
        least = term.isUnwanted ? (best == Fit::None ? least : Fit::None) : std::min(least, best);
        if (least == Fit::None)
            break;
    }
    return least;
}

} // namespace Hiwar

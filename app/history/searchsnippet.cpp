// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchsnippet.h"

#include "app/text/searchwords.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <deque>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype before = 40; // letters in front of the first match
constexpr qsizetype after = 120; // and behind its beginning

bool isWord(const SearchTerm &term, qsizetype place, const QString &word)
{
    const bool goesOn = term.isPrefix && place == term.words.size() - 1;
    return goesOn ? word.startsWith(term.words.at(place)) : word == term.words.at(place);
}

/// Follows a text word by word and tells where a wanted term ends.
class Follower
{
public:
    explicit Follower(const QList<SearchTerm> &terms)
    {
        for (const SearchTerm &term : terms) {
            if (!term.isUnwanted)
                m_terms.append(term);
            m_longest = std::max(m_longest, term.words.size());
        }
    }

    /// The match that ends with this word, if one does.
    std::optional<SearchMark> take(const SearchWord &word)
    {
        m_last.push_back(word);
        if (qsizetype(m_last.size()) > m_longest)
            m_last.pop_front();
        for (const SearchTerm &term : std::as_const(m_terms)) {
            const qsizetype count = term.words.size();
            if (count > qsizetype(m_last.size()))
                continue;
            const auto first = m_last.end() - count;
            bool all = true;
            for (qsizetype i = 0; i < count && all; ++i)
                all = isWord(term, i, first[i].word);
            if (all)
                return SearchMark{int(first->start), int(word.start + word.length - first->start)};
        }
        return std::nullopt;
    }

private:
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

/// The next place at or behind this one where a reader sees one sign end and another begin.
qsizetype signBegin(const QString &text, qsizetype place)
{
    if (place <= 0 || place >= text.size())
        return std::clamp<qsizetype>(place, 0, text.size());
    // From nearby: the finder reads what it is given from its beginning.
    const qsizetype from = std::max<qsizetype>(0, place - 64);
    const QString near = text.sliced(from, std::min<qsizetype>(128, text.size() - from));
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, near);
    finder.setPosition(place - from);
    if (!finder.isAtBoundary())
        finder.toNextBoundary();
    return finder.position() < 0 ? text.size() : from + finder.position();
}

/// Behind the next blank, when there is one on the way; else where a sign begins.
qsizetype wordBegin(const QString &text, qsizetype place, qsizetype end)
{
    for (qsizetype i = place; i < end; ++i) {
        if (text.at(i).isSpace())
            return i + 1;
    }
    return signBegin(text, place);
}

/// One line: runs of blanks and line ends become one blank, and the marks move along.
SearchSnippet oneLine(const QString &text, qsizetype from, qsizetype to,
                      const QList<SearchMark> &marks)
{
    SearchSnippet snippet;
    if (from > 0)
        snippet.text = u"…"_s;
    QList<qsizetype> places; // of each letter of the part, in the snippet
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
    Follower follower(terms);
    QList<SearchMark> marks;
    eachSearchWord(text, [&](const SearchWord &word) {
        if (const auto mark = follower.take(word))
            addMark(marks, *mark);
        // As far as is shown.
        return marks.isEmpty() || word.start < marks.constFirst().start + after;
    });
    const qsizetype first = marks.isEmpty() ? 0 : marks.constFirst().start;
    const qsizetype from = first <= before ? 0 : wordBegin(text, first - before, first);
    const qsizetype shown = std::max(first + after, from + before + after);
    return oneLine(text, from, signBegin(text, std::min(shown, text.size())), marks);
}

QList<SearchMark> marksIn(const QString &text, const QList<SearchTerm> &terms)
{
    Follower follower(terms);
    QList<SearchMark> marks;
    eachSearchWord(text, [&](const SearchWord &word) {
        if (const auto mark = follower.take(word))
            addMark(marks, *mark);
        return true;
    });
    return marks;
}

bool matches(const QStringList &words, const QList<SearchTerm> &terms)
{
    const auto holds = [&words](const SearchTerm &term) {
        for (qsizetype from = 0; from + term.words.size() <= words.size(); ++from) {
            bool all = true;
            for (qsizetype i = 0; i < term.words.size() && all; ++i)
                all = isWord(term, i, words.at(from + i));
            if (all)
                return true;
        }
        return false;
    };
    return std::all_of(terms.cbegin(), terms.cend(),
                       [&](const SearchTerm &term) { return holds(term) != term.isUnwanted; });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/partsearch.h"

#include "app/history/wordparts.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Each is a lookup of its own, some 20 µs. Common words come first, so one page is often enough.
constexpr int wordsAtOnce = 60;
constexpr int mostWords = 3000;

bool leadsToWords(const SearchTerm &term)
{
    return term.isPart && term.words.constFirst().toUcs4().size() >= shortestPart;
}

} // namespace

PartSearch::PartSearch(Database &database, const QList<SearchTerm> &terms)
    : m_database(database)
    , m_terms(terms)
{
    bool isNew = false; // something besides prefixes is searched
    for (const SearchTerm &term : terms) {
        if (term.isUnwanted)
            continue;
        const Wanted wanted = wantedOf(term);
        isNew = isNew || !wanted.words.isEmpty() || wanted.phrase != phraseOf(term, Fit::Prefix);
        m_wanted.append(wanted);
    }
    choosePaged();
    m_isDone = !isNew || isHopeless();
}

PartSearch::Wanted PartSearch::wantedOf(const SearchTerm &term) const
{
    Wanted wanted{.phrase = phraseOf(term, Fit::Inside), .part = {}, .words = {}};
    if (!leadsToWords(term))
        return wanted;
    wanted.part = term.words.constFirst();
    const WordPage page = wordsWith(m_database, wanted.part, 0, wordsAtOnce);
    wanted.words = page.words;
    wanted.last = page.last;
    wanted.isPlenty = page.last > 0 && haveMoreWords(m_database, wanted.part, mostWords);
    return wanted;
}

/// Chooses the term whose words are read page by page: the longest, which narrows most. The others
/// are checked in the messages found, as are terms with too many words unless all have too many.
void PartSearch::choosePaged()
{
    const auto prefer = [this](bool isPlenty) {
        for (qsizetype i = 0; i < m_wanted.size(); ++i) {
            const Wanted &wanted = m_wanted.at(i);
            const bool isLonger =
                m_many < 0 || m_wanted.at(m_many).part.size() < wanted.part.size();
            if (wanted.last > 0 && wanted.isPlenty == isPlenty && isLonger)
                m_many = i;
        }
    };
    prefer(false);
    m_leavesRest = std::all_of(m_wanted.cbegin(), m_wanted.cend(),
                               [](const Wanted &wanted) { return wanted.isPlenty; });
    if (m_leavesRest)
        prefer(true);
    for (qsizetype i = 0; i < m_wanted.size(); ++i)
        m_isLoose = m_isLoose || isLeftOut(i);
}

/// Whether one of the terms occurs nowhere.
bool PartSearch::isHopeless() const
{
    return std::any_of(m_wanted.cbegin(), m_wanted.cend(), [this](const Wanted &wanted) {
        return wanted.words.isEmpty() &&
               m_database.number("SELECT count(*) FROM (SELECT 1 FROM message_search "
                                 "WHERE message_search MATCH ? LIMIT 1)",
                                 wanted.phrase) == 0;
    });
}

QString PartSearch::expressionOf(const Wanted &wanted)
{
    QStringList all;
    if (!wanted.phrase.isEmpty())
        all.append(wanted.phrase);
    for (const QString &word : wanted.words)
        all.append(u'"' + word + u'"');
    return u'(' + all.join(" OR "_L1) + u')';
}

QString PartSearch::next()
{
    if (m_isDone)
        return {};
    QStringList all;
    for (qsizetype i = 0; i < m_wanted.size(); ++i) {
        if (!isLeftOut(i))
            all.append(expressionOf(m_wanted.at(i)));
    }
    m_isDone = m_leavesRest || m_many < 0 || m_wanted.at(m_many).last == 0;
    if (!m_isDone) {
        Wanted &many = m_wanted[m_many];
        const WordPage page = wordsWith(m_database, many.part, many.last, wordsAtOnce);
        many.phrase.clear(); // the expression above has it
        many.words = page.words;
        many.last = page.last;
        m_isDone = page.words.isEmpty();
    }
    return matchExpression(all, m_terms);
}

} // namespace Hiwar

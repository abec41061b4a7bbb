// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What finds the messages that have the terms of a search within their words: one expression after
// the other, because many words may have a part. Throws what SQLite throws; on its database's
// thread.
#pragma once

#include "app/history/searchterms.h"
#include "app/sqlite/database.h"

namespace Hiwar {

class PartSearch
{
public:
    PartSearch(Database &database, const QList<SearchTerm> &terms);

    /// The next expression in the words of FTS5; empty: there is none.
    [[nodiscard]] QString next();
    /// What the expressions find may have too few of the terms: see fitOf().
    [[nodiscard]] bool isLoose() const { return m_isLoose; }
    /// So many words have the terms that there may be many expressions.
    [[nodiscard]] bool hasManyWords() const { return m_many >= 0; }
    /// So many words that they are no help: nearly every message has one. What the expressions do
    /// not find is found sooner by looking at each.
    [[nodiscard]] bool leavesRest() const { return m_leavesRest; }

private:
    /// A wanted term: as it stands, or the words that have it.
    struct Wanted
    {
        QString phrase;
        QString part; ///< empty: it cannot stand in a word
        QStringList words;
        qint64 last = 0;       ///< see WordPage
        bool isPlenty = false; ///< more words than are ever looked up
    };

    [[nodiscard]] Wanted wantedOf(const SearchTerm &term) const;
    void choosePaged();
    [[nodiscard]] bool isHopeless() const;
    [[nodiscard]] bool isLeftOut(qsizetype place) const
    {
        return m_wanted.at(place).last > 0 && place != m_many;
    }
    [[nodiscard]] static QString expressionOf(const Wanted &wanted);

    Database &m_database;
    const QList<SearchTerm> m_terms;
    QList<Wanted> m_wanted;
    qsizetype m_many = -1; // the wanted term whose words come page by page
    bool m_isLoose = false;
    bool m_leavesRest = false;
    bool m_isDone = false;
};

} // namespace Hiwar

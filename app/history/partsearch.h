// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the FTS5 expressions that find messages with the search terms inside their words: one after
// the other, because many words may contain a part. Throws SQLite's exceptions; use it on the
// database's thread.
#pragma once

#include "app/history/searchterms.h"
#include "app/sqlite/database.h"

namespace Hiwar {

class PartSearch
{
public:
    PartSearch(Database &database, const QList<SearchTerm> &terms);

    /// The next expression in FTS5 syntax; empty: no more.
    [[nodiscard]] QString next();
    /// Messages that the expressions find may lack some terms: check them with fitOf().
    [[nodiscard]] bool isLoose() const { return m_isLoose; }
    /// Some term is in so many words that there may be many expressions.
    [[nodiscard]] bool hasManyWords() const { return m_many >= 0; }
    /// Every term is in so many words that nearly all messages have one. After the first expression
    /// it is faster to check each remaining message.
    [[nodiscard]] bool leavesRest() const { return m_leavesRest; }

private:
    /// A wanted term: its phrase, and the words that contain it.
    struct Wanted
    {
        QString phrase;
        QString part; ///< empty: not searched inside words
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
    qsizetype m_many = -1; // index of the term whose words are read page by page
    bool m_isLoose = false;
    bool m_leavesRest = false;
    bool m_isDone = false;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of the index, each once, and by what three letters they hold: this leads from a part of
// a word to the words that have it. There are few words beside the texts, so it is small; which
// messages have a word the index itself knows. The rule it protects: a word that no message has any
// more does not stay. Throws what SQLite throws; on its database's thread.
#pragma once

#include "app/sqlite/database.h"

#include <QSet>
#include <QStringList>

namespace Hiwar {

class WordParts
{
public:
    explicit WordParts(Database &database)
        : m_database(database)
    {
    }

    /// Before and after many words are learnt in one transaction; without end() it failed.
    /// `isLast`: so soon there will be no more.
    void begin();
    void end(bool isLast);
    /// Words set apart by blanks, see indexText(); in the transaction that puts them into the
    /// index.
    void learn(const QString &words);
    /// They are about to leave the index with their message. In that transaction.
    void doubt(const QString &words);
    /// Forgets for some milliseconds the doubted words that no message has any more. Whether there
    /// is more to do.
    [[nodiscard]] bool checkSome();
    /// All of them, when their parts go.
    void forgetWords();

private:
    Database &m_database;
    QSet<size_t> m_known;  // hashes of words that certainly stand there, as long as many are learnt
    qint64 m_version = -1; // of the file, when it was so
    bool m_isOpen = false;
};

/// A part that leads to words; a shorter one has to begin them.
inline constexpr qsizetype shortestPart = 3;

struct WordPage
{
    QStringList words;
    qint64 last = 0; ///< the next page begins behind it; 0: there is none
};

/// Words that have the part, those that were said first at the front: they are the common ones.
[[nodiscard]] WordPage wordsWith(Database &database, const QString &part, qint64 behind, int most);
/// Whether more than so many words seem to have the part: their letters may stand elsewhere.
[[nodiscard]] bool haveMoreWords(Database &database, const QString &part, int most);

} // namespace Hiwar

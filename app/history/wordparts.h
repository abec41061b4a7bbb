// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The distinct words of the index, by each three consecutive letters: finds the words that contain
// a part. Words are few compared with the texts, so this is small; the index itself knows which
// messages have a word. Rule: a word that no message has any more is removed. Throws SQLite's
// exceptions; use it on the database's thread.
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

    /// Call them before and after many words are learnt in one transaction; begin() without end():
    /// it failed. `isLast`: no more will follow soon.
    void begin();
    void end(bool isLast);
    /// `words` are separated by blanks, see indexText(). Call it in the transaction that puts them
    /// into the index.
    void learn(const QString &words);
    /// Call it before the words leave the index with their message, in the same transaction.
    void doubt(const QString &words);
    /// Removes, for some milliseconds, the doubted words that no message has any more. Returns
    /// whether there is more to do.
    [[nodiscard]] bool checkSome();
    /// Removes all words; the caller empties the table of their parts.
    void forgetWords();

private:
    Database &m_database;
    QSet<size_t> m_known;  // hashes of words known to be stored, while many are learnt
    qint64 m_version = -1; // the file's data_version then
    bool m_isOpen = false;
};

/// The shortest part that is found inside words; a shorter one must begin them.
inline constexpr qsizetype shortestPart = 3;

struct WordPage
{
    QStringList words;
    qint64 last = 0; ///< `behind` of the next page; 0: there is none
};

/// Words that contain the part, in the order of their first use: common words come first.
[[nodiscard]] WordPage wordsWith(Database &database, const QString &part, qint64 behind, int most);
/// Whether more than `most` words seem to have the part; its letters may be in other places.
[[nodiscard]] bool haveMoreWords(Database &database, const QString &part, int most);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps the words of the messages findable. The index holds no text of its own, so what is taken
// out of it has to be told word for word as it was put in: only what the file says is indexed is
// taken out, and by the same rules. Throws what SQLite throws; on its database's thread.
#pragma once

#include "app/history/wordparts.h"

namespace Hiwar {

class SearchIndex
{
public:
    explicit SearchIndex(Database &database)
        : m_database(database)
        , m_parts(database)
    {
    }

    /// Makes the index again when it was made by other rules. Cheap when it was not.
    void prepare();

    /// Throws away what there is, damaged or not; indexSome() does the rest, on a connection that
    /// has not read the damaged one.
    void makeAnew();

    /// Before the message changes or goes; in the transaction of that change.
    void forget(const QString &messageId);
    void forgetConversation(const QString &conversationId);

    /// Indexes for some milliseconds. Whether there is more to do.
    [[nodiscard]] bool indexSome();
    /// Reads for some milliseconds the words of what was indexed before there were parts of words.
    /// Whether there is more to do; all the while whole words are found.
    [[nodiscard]] bool learnSome();
    /// Something was deleted for good: its words are to be overwritten. In the same transaction.
    void askToScrub();
    /// Overwrites for some milliseconds what was deleted, in the index and in the log of the file.
    /// Whether there is more to do at once: nothing can be done while somebody reads what was.
    [[nodiscard]] bool scrubSome();
    /// Whether anything of it is left.
    [[nodiscard]] bool hasToScrub();

private:
    struct Indexed;

    [[nodiscard]] QList<Indexed> readSome(const std::string &sql, qint64 behind, int most,
                                          bool &hasMore);
    [[nodiscard]] bool mergeSome();

    Database &m_database;
    WordParts m_parts;
    bool m_isMerging = false; ///< the table whose turn it is
    int m_merged = 0;         ///< tables; all: only the log is to be emptied yet
};

} // namespace Hiwar

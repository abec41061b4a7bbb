// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The search index of the messages' words. The index stores no text, so removing a message needs
// exactly the words that were added: only messages marked as indexed are removed, with the same
// rules. Throws SQLite's exceptions; use it on the database's thread.
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

    /// Empties the index, to be made again, when it was made by other rules; else cheap.
    void prepare();

    /// Empties the index, damaged or not. indexSome() refills it, on a connection that has not read
    /// the damaged one.
    void makeAnew();

    /// Call it before the message changes or is deleted, in the transaction of that change.
    void forget(const QString &messageId);
    void forgetConversation(const QString &conversationId);

    /// Indexes messages for some milliseconds. Returns whether there is more to do.
    [[nodiscard]] bool indexSome();
    /// Learns, for some milliseconds, the words of messages indexed before WordParts existed.
    /// Returns whether there is more to do; meanwhile whole words are found.
    [[nodiscard]] bool learnSome();
    /// Requests overwriting after a deletion for good. Call it in the same transaction.
    void askToScrub();
    /// Overwrites deleted data in the index and the log for some milliseconds. Returns whether to
    /// go on at once: nothing can be done while another connection reads an older state.
    [[nodiscard]] bool scrubSome();
    /// Whether something still has to be overwritten.
    [[nodiscard]] bool hasToScrub();

private:
    struct Indexed;

    [[nodiscard]] QList<Indexed> readSome(const std::string &sql, qint64 behind, int most,
                                          bool &hasMore);
    [[nodiscard]] bool mergeSome();

    Database &m_database;
    WordParts m_parts;
    bool m_isMerging = false; ///< merging of the current table has begun
    int m_merged = 0;         ///< tables done; all: only the log has to be emptied
};

} // namespace Hiwar

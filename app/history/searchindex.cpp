// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchindex.h"

#include "app/history/schema.h"
#include "app/text/searchwords.h"

#include <QList>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int messagesAtOnce = 200;
constexpr qsizetype lettersAtOnce = 300'000; // some 20 ms of folding
constexpr int pagesAtOnce = 500;             // of the index, 4 KiB each

struct Indexed
{
    qint64 seq = 0;
    QString content;
};

} // namespace

void SearchIndex::prepare()
{
    QString madeBy;
    m_database.read("SELECT value FROM state WHERE name = 'folding'",
                    [&madeBy](const SQLite::Statement &row) { madeBy = textIn(row, 0); });
    const QString rules = QString::number(searchWordsVersion);
    if (madeBy == rules)
        return;
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    if (!madeBy.isEmpty()) {
        m_database.run("INSERT INTO message_search(message_search) VALUES ('delete-all')");
        m_database.run("UPDATE message SET is_indexed = 0 WHERE is_indexed = 1");
    }
    m_database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('folding', ?)", rules);
    transaction.commit();
}

void SearchIndex::makeAnew()
{
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    // A damaged one cannot even be dropped: its parts become those of an empty one.
    m_database.execute(makeSearchTable("message_search_new"));
    for (const char *sql : {
             "DELETE FROM message_search_data",
             "INSERT INTO message_search_data SELECT * FROM message_search_new_data",
             "DELETE FROM message_search_idx",
             "INSERT INTO message_search_idx SELECT * FROM message_search_new_idx",
             "DELETE FROM message_search_docsize",
             "INSERT INTO message_search_docsize SELECT * FROM message_search_new_docsize",
         })
        m_database.execute(sql);
    m_database.execute("DROP TABLE message_search_new");
    m_database.run("UPDATE message SET is_indexed = 0 WHERE is_indexed = 1");
    transaction.commit();
}

void SearchIndex::forget(const QString &messageId)
{
    std::optional<Indexed> known;
    m_database.read(
        "SELECT seq, content FROM message WHERE id = ? AND is_indexed = 1",
        [&known](const SQLite::Statement &row) {
            known = Indexed{numberIn(row, 0), textIn(row, 1)};
        },
        messageId);
    if (!known)
        return;
    m_database.run(
        "INSERT INTO message_search(message_search, rowid, words) VALUES ('delete', ?, ?)",
        known->seq, indexText(known->content));
    m_database.run("UPDATE message SET is_indexed = 0 WHERE seq = ?", known->seq);
}

void SearchIndex::forgetConversation(const QString &conversationId)
{
    QStringList ids;
    m_database.read(
        "SELECT id FROM message WHERE conversation_id = ? AND is_indexed = 1",
        [&ids](const SQLite::Statement &row) { ids.append(textIn(row, 0)); }, conversationId);
    for (const QString &id : ids)
        forget(id);
}

bool SearchIndex::indexSome()
{
    QList<Indexed> found;
    qsizetype letters = 0;
    bool hasMore = false;
    // A text that still grows is taken once, when it has ended; what lies in the bin is not found.
    m_database.read(
        "SELECT seq, content FROM message WHERE is_indexed = 0 "
        "AND state NOT IN ('waiting', 'arriving') AND deleted_at IS NULL ORDER BY seq LIMIT ?",
        [&](const SQLite::Statement &row) {
            if (letters > lettersAtOnce) {
                hasMore = true;
                return;
            }
            found.append({numberIn(row, 0), textIn(row, 1)});
            letters += found.constLast().content.size();
        },
        messagesAtOnce);
    if (found.isEmpty())
        return false;
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    for (const Indexed &message : std::as_const(found)) {
        // Another program may have indexed it, changed it or taken it away since it was read.
        const int marked = m_database.run(
            "UPDATE message SET is_indexed = 1 WHERE seq = ? AND is_indexed = 0 AND content = ?",
            message.seq, message.content);
        if (marked == 1)
            m_database.run("INSERT INTO message_search(rowid, words) VALUES (?, ?)", message.seq,
                           indexText(message.content));
    }
    transaction.commit();
    return hasMore || found.size() == messagesAtOnce;
}

void SearchIndex::askToScrub()
{
    m_database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('scrub', '1')");
    m_isMerged = false;
}

bool SearchIndex::scrubSome()
{
    if (m_database.number("SELECT count(*) FROM state WHERE name = 'scrub'") == 0)
        return false;
    if (!m_isMerged)
        return mergeSome();
    // Somebody may be reading what was, such as a copy that is being made: then with the next work.
    if (!m_database.emptyLog())
        return false;
    m_isMerged = false;
    m_database.run("DELETE FROM state WHERE name = 'scrub'");
    return false;
}

/// The words of a deleted message stand in the index until its parts are merged into one.
bool SearchIndex::mergeSome()
{
    // A negative number begins it, a positive one goes on; done when nothing is written any more.
    const int before = m_database.connection().getTotalChanges();
    const int pages = m_isMerging ? pagesAtOnce : -pagesAtOnce;
    m_database.run("INSERT INTO message_search(message_search, rank) VALUES ('merge', ?)", pages);
    const bool wrote = m_database.connection().getTotalChanges() - before > 1;
    m_isMerged = m_isMerging && !wrote;
    m_isMerging = !m_isMerged;
    return true;
}

} // namespace Hiwar

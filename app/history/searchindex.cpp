// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchindex.h"

#include "app/history/schema.h"
#include "app/text/searchwords.h"

#include <QList>

#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int indexedAtOnce = 200;
constexpr int learntAtOnce = 50;        // nobody waits for it, but other jobs may
constexpr qsizetype lettersEach = 1500; // average per message: folding 200 takes some 20 ms
constexpr int mergedPages = 500;        // of the index, 4 KiB each

/// FTS5's shadow tables of a table without content; not all exist in each.
constexpr std::array<const char *, 3> shadows{"data", "idx", "docsize"};
constexpr std::array<const char *, 2> tables{"message_search", "word_part"};

void emptyShadow(Database &database, const std::string &table, const std::string &shadow)
{
    const std::string part = table + '_' + shadow;
    const bool isKept = database.number("SELECT count(*) FROM sqlite_schema WHERE name = ?",
                                        QString::fromStdString(part)) > 0;
    if (!isKept)
        return;
    database.execute("DELETE FROM " + part);
    database.execute("INSERT INTO " + part + " SELECT * FROM " + table + "_new_" + shadow);
}

void emptyTable(Database &database, const std::string &table)
{
    for (const char *shadow : shadows)
        emptyShadow(database, table, shadow);
    database.execute("DROP TABLE " + table + "_new");
}

} // namespace

struct SearchIndex::Indexed
{
    qint64 seq = 0;
    QString content;
};

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
        m_database.run("INSERT INTO word_part(word_part) VALUES ('delete-all')");
        m_parts.forgetWords();
        m_database.run("DELETE FROM state WHERE name = 'words'");
        m_database.run("UPDATE message SET is_indexed = 0 WHERE is_indexed = 1");
    }
    m_database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('folding', ?)", rules);
    transaction.commit();
}

void SearchIndex::makeAnew()
{
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    // A damaged one cannot even be dropped: fill its shadow tables with an empty one's rows.
    m_database.execute(makeSearchTable("message_search_new"));
    m_database.execute(makePartTable("word_part_new"));
    for (const char *table : tables)
        emptyTable(m_database, table);
    m_parts.forgetWords();
    m_database.run("DELETE FROM state WHERE name = 'words'");
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
    const QString words = indexText(known->content);
    m_database.run(
        "INSERT INTO message_search(message_search, rowid, words) VALUES ('delete', ?, ?)",
        known->seq, words);
    m_parts.doubt(words);
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

/// Messages that the statement returns, in the order of their seq: at most `most`, fewer if long.
QList<SearchIndex::Indexed> SearchIndex::readSome(const std::string &sql, qint64 behind, int most,
                                                  bool &hasMore)
{
    QList<Indexed> found;
    qsizetype letters = 0;
    m_database.read(
        sql,
        [&](const SQLite::Statement &row) {
            if (letters > most * lettersEach) {
                hasMore = true;
                return false;
            }
            found.append({numberIn(row, 0), textIn(row, 1)});
            letters += found.constLast().content.size();
            return true;
        },
        behind, most);
    hasMore = hasMore || found.size() == most;
    return found;
}

bool SearchIndex::indexSome()
{
    bool hasMore = false;
    // A growing reply is indexed once, when it has ended; messages in the bin are not indexed.
    const QList<Indexed> found =
        readSome("SELECT seq, content FROM message WHERE is_indexed = 0 AND seq > ? "
                 "AND state NOT IN ('waiting', 'arriving') AND deleted_at IS NULL "
                 "ORDER BY seq LIMIT ?",
                 0, indexedAtOnce, hasMore);
    if (found.isEmpty())
        return false;
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    m_parts.begin();
    for (const Indexed &message : found) {
        // Another program may have indexed, changed or deleted it since it was read.
        const int marked = m_database.run(
            "UPDATE message SET is_indexed = 1 "
            "WHERE seq = ? AND is_indexed = 0 AND content = ? AND deleted_at IS NULL",
            message.seq, message.content);
        if (marked == 0)
            continue;
        const QString words = indexText(message.content);
        m_database.run("INSERT INTO message_search(rowid, words) VALUES (?, ?)", message.seq,
                       words);
        m_parts.learn(words);
    }
    transaction.commit();
    m_parts.end(!hasMore);
    return hasMore;
}

bool SearchIndex::learnSome()
{
    const auto told = [this] {
        qint64 upTo = -1;
        m_database.read("SELECT value FROM state WHERE name = 'words'",
                        [&upTo](const SQLite::Statement &row) { upTo = numberIn(row, 0); });
        return upTo;
    };
    if (told() < 0)
        return false;
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    m_parts.begin();
    bool hasMore = false;
    const QList<Indexed> found = readSome("SELECT seq, content FROM message WHERE is_indexed = 1 "
                                          "AND seq > ? ORDER BY seq LIMIT ?",
                                          told(), learntAtOnce, hasMore);
    for (const Indexed &message : found)
        m_parts.learn(indexText(message.content));
    if (hasMore)
        m_database.run("UPDATE state SET value = ? WHERE name = 'words'",
                       QString::number(found.constLast().seq));
    else
        m_database.run("DELETE FROM state WHERE name = 'words'");
    transaction.commit();
    m_parts.end(!hasMore);
    return hasMore;
}

void SearchIndex::askToScrub()
{
    m_database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('scrub', '1')");
    m_merged = 0;
}

bool SearchIndex::scrubSome()
{
    if (m_parts.checkSome())
        return true;
    if (!hasToScrub())
        return false;
    if (m_merged < int(tables.size()))
        return mergeSome();
    // Another connection may be reading an older state, e.g. to make a copy: then later.
    if (!m_database.emptyLog())
        return false;
    m_merged = 0;
    m_database.run("DELETE FROM state WHERE name = 'scrub'");
    return false;
}

bool SearchIndex::hasToScrub()
{
    return m_database.number("SELECT count(*) FROM state WHERE name = 'scrub'") > 0;
}

/// The words of a deleted message remain in a table of the index until its segments are merged.
bool SearchIndex::mergeSome()
{
    // A negative number starts merging, a positive one continues; done when nothing is written.
    const int before = m_database.connection().getTotalChanges();
    const int pages = m_isMerging ? mergedPages : -mergedPages;
    const std::string table = tables.at(size_t(m_merged));
    m_database.run("INSERT INTO " + table + '(' + table + ", rank) VALUES ('merge', ?)", pages);
    const bool wrote = m_database.connection().getTotalChanges() - before > 1;
    if (m_isMerging && !wrote)
        ++m_merged;
    m_isMerging = !m_isMerging || wrote;
    return true;
}

} // namespace Hiwar

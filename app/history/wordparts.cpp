// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/wordparts.h"

#include <QList>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestWord = 100;   // anything longer is data of some kind
constexpr qsizetype mostKnown = 100'000; // a few megabytes, while many messages are read
constexpr int checkedAtOnce = 100;

/// Whether the word is found by parts, which are shorter than it.
bool hasParts(QStringView word)
{
    return word.size() > shortestPart && word.size() <= longestWord;
}

QSet<QString> wordsOf(const QString &words)
{
    QSet<QString> all;
    for (const QStringView word : QStringView(words).split(u' ', Qt::SkipEmptyParts)) {
        if (hasParts(word))
            all.insert(word.toString());
    }
    return all;
}

/// "zeu" AND "eug": words contain no quotes.
QString matchOf(const QString &part)
{
    const QList<uint> letters = part.toUcs4();
    QStringList all;
    for (qsizetype from = 0; from + shortestPart <= letters.size(); ++from) {
        QString three;
        for (const uint letter : letters.sliced(from, shortestPart))
            three += QChar::fromUcs4(letter);
        all.append(u'"' + three + u'"');
    }
    return all.join(" AND "_L1);
}

} // namespace

void WordParts::begin()
{
    // Known words may be gone: another program removed them, or the transaction failed.
    const qint64 version = m_database.number("PRAGMA data_version");
    if (m_isOpen || version != m_version || m_known.size() > mostKnown)
        m_known.clear();
    m_version = version;
    m_isOpen = true;
}

void WordParts::end(bool isLast)
{
    m_isOpen = false;
    if (isLast)
        m_known = {};
}

void WordParts::learn(const QString &words)
{
    for (const QString &word : wordsOf(words)) {
        const size_t hash = qHash(word, 0);
        if (m_known.contains(hash))
            continue;
        const int added = m_database.run("INSERT OR IGNORE INTO word(text) VALUES (?)", word);
        if (added == 1)
            m_database.run("INSERT INTO word_part(rowid, text) VALUES (last_insert_rowid(), ?)",
                           word);
        m_known.insert(hash);
    }
}

void WordParts::doubt(const QString &words)
{
    for (const QString &word : wordsOf(words))
        m_database.run("UPDATE word SET is_doubted = 1 WHERE text = ? AND is_doubted = 0", word);
}

bool WordParts::checkSome()
{
    struct Doubted
    {
        qint64 id;
        QString text;
    };
    QList<Doubted> doubted;
    const auto read = [&] {
        doubted.clear();
        m_database.read(
            "SELECT id, text FROM word WHERE is_doubted = 1 LIMIT ?",
            [&doubted](const SQLite::Statement &row) {
                doubted.append({numberIn(row, 0), textIn(row, 1)});
            },
            checkedAtOnce);
    };
    read();
    if (doubted.isEmpty())
        return false;
    SQLite::Transaction transaction(m_database.connection(),
                                    SQLite::TransactionBehavior::IMMEDIATE);
    m_known.clear();
    read();
    for (const Doubted &word : std::as_const(doubted)) {
        const bool isUsed = m_database.number("SELECT count(*) FROM (SELECT 1 FROM message_search "
                                              "WHERE message_search MATCH ? LIMIT 1)",
                                              QString(u'"' + word.text + u'"')) > 0;
        if (isUsed) {
            m_database.run("UPDATE word SET is_doubted = 0 WHERE id = ?", word.id);
            continue;
        }
        m_database.run("INSERT INTO word_part(word_part, rowid, text) VALUES ('delete', ?, ?)",
                       word.id, word.text);
        m_database.run("DELETE FROM word WHERE id = ?", word.id);
    }
    transaction.commit();
    return doubted.size() == checkedAtOnce;
}

void WordParts::forgetWords()
{
    m_known.clear();
    m_database.run("DELETE FROM word");
}

WordPage wordsWith(Database &database, const QString &part, qint64 behind, int most)
{
    WordPage page;
    qint64 last = 0;
    database.read(
        "SELECT w.id, w.text FROM word_part p CROSS JOIN word w ON w.id = p.rowid "
        "WHERE word_part MATCH ? AND p.rowid > ? AND instr(w.text, ?) > 0 "
        "ORDER BY p.rowid LIMIT ?",
        [&](const SQLite::Statement &row) {
            last = numberIn(row, 0);
            page.words.append(textIn(row, 1));
        },
        matchOf(part), behind, part, most);
    page.last = page.words.size() == most ? last : 0;
    return page;
}

bool haveMoreWords(Database &database, const QString &part, int most)
{
    return database.number(
               "SELECT count(*) FROM (SELECT 1 FROM word_part WHERE word_part MATCH ? LIMIT ?)",
               matchOf(part), most + 1) > most;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/topicindex.h"

#include "app/guide/questionterms.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Which part of a question's words a topic must know to be its answer.
constexpr double enough = 0.55;

bool knows(const QSet<QString> &words, const QString &term)
{
    if (words.contains(term))
        return true;
    return term.size() >= 4 && std::any_of(words.begin(), words.end(), [&term](const QString &w) {
               return w.startsWith(term);
           });
}

} // namespace

TopicIndex::TopicIndex(QList<Topic> topics)
    : m_topics(std::move(topics))
    , m_connection(QUuid::createUuid().toString())
{
    auto database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connection);
    database.setDatabaseName(u":memory:"_s);
    if (!database.open())
        return;
    QSqlQuery query(database);
    query.exec(u"CREATE VIRTUAL TABLE topics USING fts5(title, keywords, body)"_s);
    query.prepare(u"INSERT INTO topics (rowid, title, keywords, body) VALUES (?, ?, ?, ?)"_s);
    for (qsizetype i = 0; i < m_topics.size(); ++i) {
        const QStringList title = stemWords(m_topics[i].title);
        const QStringList keywords = stemWords(m_topics[i].keywords);
        const QStringList body = stemWords(m_topics[i].text);
        m_words.append({QSet(title.begin(), title.end()) + QSet(keywords.begin(), keywords.end()),
                        QSet(body.begin(), body.end())});
        query.bindValue(0, i);
        query.bindValue(1, title.join(u' '));
        query.bindValue(2, keywords.join(u' '));
        query.bindValue(3, body.join(u' '));
        query.exec();
    }
}

TopicIndex::~TopicIndex()
{
    QSqlDatabase::removeDatabase(m_connection);
}

std::optional<Topic> TopicIndex::find(const QStringList &terms) const
{
    const QStringList known = correct(terms);
    const QList<qsizetype> ranked = rank(known);
    // Among those that cover the question equally well, max_element keeps the better ranked.
    const auto best = std::max_element(ranked.begin(), ranked.end(), [&](qsizetype a, qsizetype b) {
        return coverage(a, known) < coverage(b, known);
    });
    if (best == ranked.end() || coverage(*best, known) < enough)
        return std::nullopt;
    return m_topics[*best];
}

/// Each term that no topic knows becomes a name that it may have been meant for.
QStringList TopicIndex::correct(const QStringList &terms) const
{
    QStringList corrected = terms;
    for (QString &term : corrected) {
        const auto known = [&term](const Words &words) {
            return knows(words.names, term) || knows(words.text, term);
        };
        if (std::any_of(m_words.begin(), m_words.end(), known))
            continue;
        for (const Words &words : m_words) {
            const auto meant =
                std::find_if(words.names.begin(), words.names.end(),
                             [&term](const QString &name) { return isTypoOf(term, name); });
            if (meant != words.names.end()) {
                term = *meant;
                break;
            }
        }
    }
    return corrected;
}

double TopicIndex::coverage(qsizetype topic, const QStringList &terms) const
{
    double sum = 0;
    for (const QString &term : terms) {
        if (knows(m_words[topic].names, term))
            sum += 1;
        else if (knows(m_words[topic].text, term))
            sum += 0.5;
    }
    return terms.isEmpty() ? 0 : sum / static_cast<double>(terms.size());
}

QList<qsizetype> TopicIndex::rank(const QStringList &terms) const
{
    // Terms are letters and digits only, so the quotes cannot be closed from within.
    QStringList parts;
    for (const QString &term : terms)
        parts.append(u'"' + term + u'"' + (term.size() >= 4 ? u"*"_s : QString()));

    QSqlQuery query(QSqlDatabase::database(m_connection));
    query.prepare(u"SELECT rowid FROM topics WHERE topics MATCH ? "
                  "ORDER BY bm25(topics, 8.0, 5.0, 1.0), rowid"_s);
    query.addBindValue(parts.join(u" OR "_s));
    QList<qsizetype> ranked;
    if (!parts.isEmpty() && query.exec()) {
        while (query.next())
            ranked.append(query.value(0).toLongLong());
    }
    return ranked;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/topicindex.h"

#include "app/guide/questionterms.h"
#include "app/sqlite/database.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The share of a question's words that a topic must contain to be its answer.
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
{
    try {
        auto database = std::make_unique<Database>(
            u":memory:"_s, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, std::chrono::seconds(0));
        database->execute("CREATE VIRTUAL TABLE topics USING fts5(title, keywords, body)");
        m_database = std::move(database);
    } catch (const SQLite::Exception &) {
        return; // the Guide then answers every question with the fallback topic
    }
    for (qsizetype i = 0; i < m_topics.size(); ++i) {
        const QStringList title = stemWords(m_topics[i].title);
        const QStringList keywords = stemWords(m_topics[i].keywords);
        const QStringList body = stemWords(m_topics[i].text);
        m_words.append({QSet(title.begin(), title.end()) + QSet(keywords.begin(), keywords.end()),
                        QSet(body.begin(), body.end())});
        m_database->run("INSERT INTO topics (rowid, title, keywords, body) VALUES (?, ?, ?, ?)",
                        qint64(i), title.join(u' '), keywords.join(u' '), body.join(u' '));
    }
}

TopicIndex::~TopicIndex() = default;

std::optional<Topic> TopicIndex::find(const QStringList &terms) const
{
    const QStringList known = correct(terms);
    const QList<qsizetype> ranked = rank(known);
    // Among topics that cover the question equally well, max_element keeps the best ranked.
    const auto best = std::max_element(ranked.begin(), ranked.end(), [&](qsizetype a, qsizetype b) {
        return coverage(a, known) < coverage(b, known);
    });
    if (best == ranked.end() || coverage(*best, known) < enough)
        return std::nullopt;
    return m_topics[*best];
}

/// Replaces each term that is in no topic by a title word or keyword of which it may be a
/// misspelling.
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
    // Terms have only letters and digits, so they cannot contain a closing quote.
    QStringList parts;
    for (const QString &term : terms)
        parts.append(u'"' + term + u'"' + (term.size() >= 4 ? u"*"_s : QString()));

    QList<qsizetype> ranked;
    if (parts.isEmpty() || !m_database)
        return ranked;
    m_database->read(
        "SELECT rowid FROM topics WHERE topics MATCH ? "
        "ORDER BY bm25(topics, 8.0, 5.0, 1.0), rowid",
        [&ranked](const SQLite::Statement &row) { ranked.append(numberIn(row, 0)); },
        parts.join(u" OR "_s));
    return ranked;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds the topic that a question is about: SQLite's full-text index in memory orders the topics
// (bm25, a title counts most); the result is the first of those that cover most of the question's
// words, and only if it covers enough of them. A database connection belongs to one thread, so
// construct, use and destroy an index on one thread.
#pragma once

#include "app/guide/topic.h"

#include <QSet>
#include <QStringList>

#include <memory>
#include <optional>

namespace Hiwar {

class Database;

class TopicIndex
{
public:
    explicit TopicIndex(QList<Topic> topics);
    ~TopicIndex();
    TopicIndex(const TopicIndex &) = delete;
    TopicIndex &operator=(const TopicIndex &) = delete;

    /// The topic for these terms (see questionTerms()), or none if no topic covers enough of them.
    [[nodiscard]] std::optional<Topic> find(const QStringList &terms) const;

private:
    struct Words
    {
        QSet<QString> names; // of title and keywords
        QSet<QString> text;
    };

    [[nodiscard]] QStringList correct(const QStringList &terms) const;
    [[nodiscard]] double coverage(qsizetype topic, const QStringList &terms) const;
    [[nodiscard]] QList<qsizetype> rank(const QStringList &terms) const;

    QList<Topic> m_topics;
    QList<Words> m_words;
    std::unique_ptr<Database> m_database; ///< null: SQLite has no full-text search here
};

} // namespace Hiwar

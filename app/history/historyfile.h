// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The history's SQLite file itself: one connection, every call finished when it returns. The rule
// it protects: whatever fails, what was stored before is as it was. It knows nothing of threads; it
// lives and ends on the one that opened it.
#pragma once

#include "app/history/historystore.h"

#include <QSet>
#include <QSqlQuery>
#include <QVariantList>

#include <chrono>
#include <map>

namespace Hiwar {

/// A search on its way, so that it can give room to other work between its slices.
struct Search
{
    QString text;
    QStringList found;
    QSet<QString> seen;
    qint64 lastSeq = -1; ///< -1: the titles were not read yet
    bool finished = false;
};

class HistoryFile
{
public:
    template<typename T>
    using Result = tl::expected<T, StoreError>;

    /// Makes the folder and the file when missing, for nobody else to read.
    [[nodiscard]] static Result<std::unique_ptr<HistoryFile>>
    open(const QString &path, std::chrono::milliseconds patience);
    ~HistoryFile();
    HistoryFile(const HistoryFile &) = delete;
    HistoryFile &operator=(const HistoryFile &) = delete;

    [[nodiscard]] Result<QList<ConversationInfo>> conversations();
    [[nodiscard]] Result<StoredConversation> load(const QString &conversationId);
    /// Reads on for some thousand messages at most.
    [[nodiscard]] Result<void> continueSearch(Search &search);

    [[nodiscard]] Result<void> saveConversation(const ConversationInfo &info);
    [[nodiscard]] Result<void> saveMessage(const QString &conversationId, const MessageNode &node);
    [[nodiscard]] Result<void> removeMessages(const QStringList &ids);
    [[nodiscard]] Result<void> removeConversation(const QString &conversationId);

private:
    explicit HistoryFile(QString path);

    [[nodiscard]] Result<void> prepare(std::chrono::milliseconds patience);
    [[nodiscard]] Result<void> endInterrupted();
    [[nodiscard]] Result<void> begin();
    /// Commits when `done` holds, else rolls back; the first error wins.
    [[nodiscard]] Result<void> end(Result<void> done);
    /// Prepared once, kept until the file is closed.
    [[nodiscard]] QSqlQuery &statement(const QString &sql);
    [[nodiscard]] Result<void> run(QSqlQuery &query, const QVariantList &values = {});
    /// Runs, and calls `row` for each row of the result; the statement is free afterwards.
    template<typename Row>
    [[nodiscard]] Result<void> read(QSqlQuery &query, const QVariantList &values, Row row);
    [[nodiscard]] StoreError errorOf(const QSqlQuery &query) const;

    const QString m_path;
    const QString m_connection;
    std::map<QString, QSqlQuery> m_statements;
};

} // namespace Hiwar

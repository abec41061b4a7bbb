// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The titles of the conversations as a search sees them, kept until the file is another one. Throws
// what SQLite throws; on its database's thread.
#pragma once

#include "app/history/messagenode.h"
#include "app/history/searchterms.h"
#include "app/sqlite/database.h"

#include <QHash>

#include <functional>

namespace Hiwar {

class SearchTitles
{
public:
    struct Title
    {
        ConversationInfo info; ///< what a search asks of it
        QStringList words;     ///< of its title, as the index knows them
    };

    /// Cheap while nothing has changed.
    void read(Database &database);
    /// Newest change first, without those in the bin.
    [[nodiscard]] const QList<Title> &all() const { return m_titles; }
    [[nodiscard]] QString titleOf(const QString &conversationId) const;
    /// The best first, of those that `mayBe`: `most` at most.
    [[nodiscard]] QStringList find(const QList<SearchTerm> &terms,
                                   const std::function<bool(const ConversationInfo &)> &mayBe,
                                   qsizetype most) const;

private:
    QList<Title> m_titles;
    QHash<QString, qsizetype> m_places; // in m_titles, by conversation
    qint64 m_version = -1;              // of the file, when they were read
};

} // namespace Hiwar

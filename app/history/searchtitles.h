// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The titles of the conversations for searching, cached until the file changes. Throws SQLite's
// exceptions; use it on the database's thread.
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
        ConversationInfo info; ///< without the draft
        QStringList words;     ///< of its title, as the index stores them
    };

    /// Reads only when the file has changed.
    void read(Database &database);
    /// Newest change first, without those in the bin.
    [[nodiscard]] const QList<Title> &all() const { return m_titles; }
    [[nodiscard]] QString titleOf(const QString &conversationId) const;
    /// Best match first, at most `most`, only conversations that `mayBe` accepts.
    [[nodiscard]] QStringList find(const QList<SearchTerm> &terms,
                                   const std::function<bool(const ConversationInfo &)> &mayBe,
                                   qsizetype most) const;

private:
    QList<Title> m_titles;
    QHash<QString, qsizetype> m_places; // in m_titles, by conversation
    qint64 m_version = -1;              // the file's data_version when they were read
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchnarrowing.h"

#include "app/text/foldtext.h"

namespace Hiwar {

SearchNarrowing readNarrowing(Database &database, const SearchTerms &terms)
{
    SearchNarrowing narrowed;
    const auto collect = [&](const std::string &sql, auto fits) {
        QSet<QString> ids;
        database.read(sql, [&](const SQLite::Statement &row) {
            if (fits(foldText(textIn(row, 1))))
                ids.insert(textIn(row, 0));
        });
        return ids;
    };
    if (!terms.folder.isEmpty())
        narrowed.folders = collect("SELECT id, name FROM folder", [&](const QString &name) {
            return name.startsWith(terms.folder);
        });
    if (!terms.tag.isEmpty())
        narrowed.conversations = collect("SELECT conversation_id, name FROM tag",
                                         [&](const QString &name) { return name == terms.tag; });
    return narrowed;
}

bool lets(const SearchTerms &terms, const SearchNarrowing &narrowed, const ConversationInfo &info)
{
    return info.isPinned == terms.isPinned.value_or(info.isPinned) &&
           info.isArchived == terms.isArchived.value_or(info.isArchived) &&
           narrowed.lets(info.id, info.folderId);
}

} // namespace Hiwar

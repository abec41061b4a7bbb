// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The folders and the tagged conversations that a search is narrowed to. Throws SQLite's
// exceptions; use it on the database's thread.
#pragma once

#include "app/history/messagenode.h"
#include "app/history/searchterms.h"
#include "app/sqlite/database.h"

#include <QSet>

#include <optional>

namespace Hiwar {

struct SearchNarrowing
{
    std::optional<QSet<QString>> folders;
    std::optional<QSet<QString>> conversations;

    [[nodiscard]] bool isNothing() const
    {
        return (folders && folders->isEmpty()) || (conversations && conversations->isEmpty());
    }
    [[nodiscard]] bool lets(const QString &conversationId, const QString &folderId) const
    {
        return (!folders || folders->contains(folderId)) &&
               (!conversations || conversations->contains(conversationId));
    }
};

[[nodiscard]] SearchNarrowing readNarrowing(Database &database, const SearchTerms &terms);
/// Whether messages of the conversation may be found.
[[nodiscard]] bool lets(const SearchTerms &terms, const SearchNarrowing &narrowed,
                        const ConversationInfo &info);

} // namespace Hiwar

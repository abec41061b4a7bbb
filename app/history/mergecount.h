// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts what merging many conversations, and the library, one after the other would do. Rule: it
// reports what mergeConversation() does, because both call mergedId() for each message; it writes
// nothing, and stores no texts, only a few bytes for each message. Throws SQLite's exceptions.
#pragma once

#include "app/history/historyfile.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace Hiwar {

/// Whether the message with this id says the same and is in that conversation; nullopt when no
/// message has the id.
using StandsHere = std::function<std::optional<bool>(const MessageNode &)>;

/// The id of a message once it is merged into that conversation.
struct MergedId
{
    QString id;
    bool isKnown = false; ///< it is there already
};
[[nodiscard]] MergedId mergedId(const MessageNode &node, const QString &conversationId,
                                const StandsHere &standsHere);
/// StandsHere for the history's file.
[[nodiscard]] std::optional<bool> standsInFile(Database &database, const MessageNode &node,
                                               const QString &conversationId);

class MergeCount
{
public:
    /// `database`: nullptr when there is no history yet.
    [[nodiscard]] Merged add(Database *database, const StoredConversation &conversation);
    /// How many of them would be written.
    [[nodiscard]] int add(Database *database, const StoredLibrary &library);

private:
    template<typename Item>
    [[nodiscard]] bool takesAsNews(Database *database, const QString &kind, const Item &item);

    QSet<QString> m_conversations;
    QHash<quint64, quint64> m_messages;  ///< digest of the id to digest of text and conversation
    QHash<QString, QDateTime> m_library; ///< kind and id to the time of its last change
};

} // namespace Hiwar

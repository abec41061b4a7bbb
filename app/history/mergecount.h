// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts what merging many conversations one after the other would do. The rule it protects: it
// says what mergeConversation() does, for both ask mergedId() of each message; it writes nothing,
// and keeps no texts of what it has seen, but some bytes for each message. Throws what SQLite
// throws.
#pragma once

#include "app/history/historyfile.h"

#include <QHash>
#include <QSet>

#include <functional>

namespace Hiwar {

/// Whether a message that says the same stands in that conversation; nothing when there is none of
/// its id.
using StandsHere = std::function<std::optional<bool>(const MessageNode &)>;

/// What a message is known by once it is merged into that conversation.
struct MergedId
{
    QString id;
    bool isKnown = false; ///< it stands there already
};
[[nodiscard]] MergedId mergedId(const MessageNode &node, const QString &conversationId,
                                const StandsHere &standsHere);
/// The same of a message in the history's file.
[[nodiscard]] std::optional<bool> standsInFile(Database &database, const MessageNode &node,
                                               const QString &conversationId);

class MergeCount
{
public:
    /// None: there is no history yet.
    [[nodiscard]] Merged add(Database *database, const StoredConversation &conversation);

private:
    QSet<QString> m_conversations;
    QHash<quint64, quint64> m_messages; ///< by id, what it says and where; of each a digest
};

} // namespace Hiwar

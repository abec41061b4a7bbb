// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/treerows.h"

#include "app/chat/conversation.h"

#include <QSet>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype mostWords = 120; // characters; a panel has room for fewer

QString firstWords(const QString &text)
{
    return text.left(2 * mostWords).simplified().left(mostWords);
}

} // namespace

QList<ShownTreeRow> treeRows(const Conversation &conversation)
{
    QHash<QString, QStringList> children;
    for (const QString &id : conversation.everyMessage())
        children[conversation.find(id)->parentId].append(id);
    const QSet<QString> path(conversation.path().begin(), conversation.path().end());
    QList<ShownTreeRow> rows;
    QList<std::pair<QString, int>> waiting; // with their depth, the next one last
    const auto wait = [&](const QString &parent, int depth) {
        const QStringList below = children.value(parent);
        for (auto id = below.crbegin(); id != below.crend(); ++id)
            waiting.append({*id, depth});
    };
    wait({}, 0);
    while (!waiting.isEmpty()) {
        const auto [id, depth] = waiting.takeLast();
        const MessageNode &node = *conversation.find(id);
        const auto versions = children.value(node.parentId);
        rows.append({.messageId = id,
                     .depth = depth,
                     .role = node.role,
                     .words = firstWords(node.content),
                     .state = node.state,
                     .versionIndex = int(versions.indexOf(id)),
                     .versionCount = int(versions.size()),
                     .isOnPath = path.contains(id)});
        wait(id, versions.size() > 1 ? depth + 1 : depth);
    }
    return rows;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What people see of a conversation's tree, as a value to compare. Tests only.
#pragma once

#include "app/chat/conversation.h"

#include <QRegularExpression>

#include <utility>

namespace Hiwar {

/// What must be the same after an undo and after a restart.
struct Shape
{
    QList<std::pair<QString, QString>> tree; ///< id and parent, versions in their order
    QStringList texts;
    QStringList groups; ///< of replies that were asked for together
    QStringList path;
    QList<QueuedQuestion> queued;

    bool operator==(const Shape &) const = default;
};

inline Shape shapeOf(const Conversation &conversation)
{
    Shape shape;
    for (const QString &id : conversation.everyMessage()) {
        shape.tree.append({id, conversation.find(id)->parentId});
        shape.texts.append(conversation.find(id)->content);
        shape.groups.append(conversation.find(id)->askedWith);
    }
    shape.path = conversation.path();
    shape.queued = conversation.info().queued;
    return shape;
}

/// The messages' texts are "q17" and "a17": which of them these words contain, in order.
inline QStringList saidIn(const QString &words)
{
    static const QRegularExpression text(QStringLiteral("\\b[qa]\\d+\\b"));
    QStringList said;
    auto matches = text.globalMatch(words);
    while (matches.hasNext())
        said.append(matches.next().captured());
    return said;
}

} // namespace Hiwar

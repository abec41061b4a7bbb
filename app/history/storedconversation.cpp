// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/storedconversation.h"

#include <QCryptographicHash>
#include <QHash>

namespace Hiwar {

QList<MessageNode> withoutBinned(const QList<MessageNode> &nodes)
{
    QHash<QString, QString> parents; // for each in the bin, its replacement
    QList<MessageNode> kept;
    kept.reserve(nodes.size());
    for (MessageNode node : nodes) {
        node.parentId = parents.value(node.parentId, node.parentId);
        if (node.deletedAt.isValid())
            parents.insert(node.id, node.parentId);
        else
            kept.append(std::move(node));
    }
    return kept;
}

QString attachmentHash(const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.toHex());
}

} // namespace Hiwar

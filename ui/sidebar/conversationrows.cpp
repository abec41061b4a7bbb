// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/conversationrows.h"

#include "ui/sidebar/conversationroles.h"

namespace Hiwar {

QVariant ConversationRows::data(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole: {
        const QString title = QIdentityProxyModel::data(index, role).toString().simplified();
        return title.isEmpty() ? tr("New conversation") : title;
    }
    case Qt::ToolTipRole:
        return data(index, Qt::DisplayRole);
    case Qt::EditRole:
        return QIdentityProxyModel::data(index, Qt::DisplayRole);
    case Qt::AccessibleDescriptionRole:
        if (index.data(ArrivingRole).toBool())
            return tr("A reply is arriving");
        return index.data(UnreadRole).toBool() ? tr("A reply has not been read yet") : QString();
    default:
        return QIdentityProxyModel::data(index, role);
    }
}

Qt::ItemFlags ConversationRows::flags(const QModelIndex &index) const
{
    return QIdentityProxyModel::flags(index) | Qt::ItemIsEditable;
}

bool ConversationRows::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const QString title = value.toString().simplified();
    if (role != Qt::EditRole || title.isEmpty() || title == index.data(Qt::EditRole).toString())
        return false;
    emit renameRequested(index.data(ConversationIdRole).toString(), title);
    return true;
}

QModelIndex ConversationRows::find(const QString &conversationId) const
{
    if (conversationId.isEmpty())
        return {};
    for (int row = 0; row < rowCount(); ++row) {
        if (index(row, 0).data(ConversationIdRole).toString() == conversationId)
            return index(row, 0);
    }
    return {};
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conversationlistmodel.h"

#include "app/chat/conversationindex.h"
#include "ui/sidebar/conversationroles.h"

#include <QCoreApplication>

namespace Hiwar {

ConversationListModel::ConversationListModel(const ConversationIndex &list, QObject *parent)
    : QAbstractListModel(parent)
    , m_list(list)
    , m_rows(list.count())
{
    // The list has changed when it tells; the count kept here is what the view believes.
    connect(&list, &ConversationIndex::wasReset, this, [this] {
        beginResetModel();
        m_rows = m_list.count();
        endResetModel();
    });
    connect(&list, &ConversationIndex::inserted, this, [this](int row) {
        beginInsertRows({}, row, row);
        ++m_rows;
        endInsertRows();
    });
    connect(&list, &ConversationIndex::removed, this, [this](int row) {
        beginRemoveRows({}, row, row);
        --m_rows;
        endRemoveRows();
    });
    connect(&list, &ConversationIndex::moved, this, [this](int from, int to) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        endMoveRows();
    });
    connect(&list, &ConversationIndex::changed, this,
            [this](int row) { emit dataChanged(index(row), index(row)); });
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_list.count())
        return {};
    const ListedConversation &listed = m_list.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return listed.info.title.isEmpty()
                   ? QCoreApplication::translate("ConversationIndex", "New conversation")
                   : listed.info.title;
    case ConversationIdRole:
        return listed.info.id;
    case UpdatedAtRole:
        return listed.info.updatedAt;
    case ArrivingRole:
        return listed.isAsking;
    case UnreadRole:
        return listed.isUnread;
    default:
        return {};
    }
}

void ConversationFilter::setWanted(const QString &text)
{
    m_wanted = text;
    m_found.clear();
    invalidateFilter();
}

void ConversationFilter::addFound(const QStringList &ids)
{
    m_found = QSet<QString>(ids.begin(), ids.end());
    invalidateFilter();
}

bool ConversationFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_wanted.isEmpty())
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return index.data(Qt::DisplayRole).toString().contains(m_wanted, Qt::CaseInsensitive) ||
           m_found.contains(index.data(ConversationIdRole).toString());
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/conversationlistmodel.h"

#include "ui/sidebar/conversationroles.h"

#include <QCoreApplication>

namespace Hiwar {

ConversationListModel::ConversationListModel(const ConversationIndex &list, QObject *parent)
    : QAbstractListModel(parent)
    , m_list(list)
{
    readAll();
    connect(&list, &ConversationIndex::wasReset, this, [this] {
        beginResetModel();
        readAll();
        endResetModel();
    });
    connect(&list, &ConversationIndex::inserted, this, [this](int row) {
        beginInsertRows({}, row, row);
        m_rows.insert(row, m_list.at(row));
        endInsertRows();
    });
    connect(&list, &ConversationIndex::removed, this, [this](int row) {
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    });
    connect(&list, &ConversationIndex::moved, this, [this](int from, int to) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        m_rows.move(from, to);
        endMoveRows();
    });
    connect(&list, &ConversationIndex::changed, this, [this](int row) {
        m_rows[row] = m_list.at(row);
        emit dataChanged(index(row), index(row));
    });
}

void ConversationListModel::readAll()
{
    m_rows.clear();
    m_rows.reserve(m_list.count());
    for (int row = 0; row < m_list.count(); ++row)
        m_rows.append(m_list.at(row));
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ListedConversation &listed = m_rows.at(index.row());
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

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/conversationlistmodel.h"

#include "ui/sidebar/conversationroles.h"

#include <QCoreApplication>

#include <algorithm>

namespace Hiwar {

namespace {

QString titleOf(const ConversationInfo &info)
{
    return info.title.isEmpty()
               ? QCoreApplication::translate("ConversationIndex", "New conversation")
               : info.title;
}

} // namespace

ConversationListModel::ConversationListModel(const ConversationIndex &list, const MessageBin *bin,
                                             QObject *parent)
    : QAbstractListModel(parent)
    , m_list(list)
    , m_bin(bin)
    , m_words(titleOrder())
{
    readAll();
    const auto readAgain = [this] {
        beginResetModel();
        readAll();
        endResetModel();
    };
    connect(&list, &ConversationIndex::wasReset, this, readAgain);
    if (m_bin) {
        connect(m_bin, &MessageBin::wasReset, this, readAgain);
        connect(m_bin, &MessageBin::added, this, &ConversationListModel::takeBinned);
        connect(m_bin, &MessageBin::removed, this, &ConversationListModel::remove);
    }
    connect(&list, &ConversationIndex::changed, this, &ConversationListModel::take);
    connect(&list, &ConversationIndex::removed, this, &ConversationListModel::remove);
}

void ConversationListModel::setScope(const ListScope &scope)
{
    if (m_scope == scope)
        return;
    beginResetModel();
    m_scope = scope;
    readAll();
    endResetModel();
}

void ConversationListModel::setOrder(ListOrder order)
{
    if (m_order == order)
        return;
    beginResetModel();
    m_order = order;
    readAll();
    endResetModel();
}

void ConversationListModel::readAll()
{
    m_rows.clear();
    m_keys.clear();
    for (const ListedRef &listed : m_list.all()) {
        if (standsOn(m_scope, listed->info))
            m_rows.append(rowFor(listed));
    }
    if (m_bin && m_scope.kind == ListScope::Kind::Bin) {
        for (const BinnedMessage &message : m_bin->all())
            m_rows.append(rowFor(message));
    }
    std::sort(m_rows.begin(), m_rows.end(),
              [](const Row &a, const Row &b) { return comesBefore(a.key, b.key); });
    m_keys.reserve(m_rows.size());
    for (const Row &row : std::as_const(m_rows))
        m_keys.insert(row.key.id, row.key);
}

ConversationListModel::Row ConversationListModel::rowFor(const ListedRef &listed) const
{
    const ConversationInfo &info = listed->info;
    return {listed,
            sortKeyOf(info, m_scope, m_order, m_words),
            info.deletedAt.isValid() ? binEnd(info) : QDateTime(),
            {}};
}

ConversationListModel::Row ConversationListModel::rowFor(const BinnedMessage &message) const
{
    ListedConversation shown;
    shown.info.id = message.id;
    shown.info.title = message.words.isEmpty() ? tr("Message without words") : message.words;
    shown.info.deletedAt = message.deletedAt;
    Row made = rowFor(std::make_shared<const ListedConversation>(shown));
    made.goneTime = binEnd(message);
    const ListedRef origin = m_list.find(message.conversationId);
    made.origin = titleOf(origin ? origin->info : ConversationInfo());
    return made;
}

void ConversationListModel::takeBinned(const QString &id)
{
    if (m_scope.kind == ListScope::Kind::Bin)
        insert(rowFor(*m_bin->find(id)));
}

int ConversationListModel::boundOf(const SortKey &key) const
{
    return int(std::lower_bound(m_rows.cbegin(), m_rows.cend(), key,
                                [](const Row &row, const SortKey &wanted) {
                                    return comesBefore(row.key, wanted);
                                }) -
               m_rows.cbegin());
}

int ConversationListModel::rowOf(const QString &id) const
{
    const auto key = m_keys.constFind(id);
    return key == m_keys.cend() ? -1 : boundOf(*key);
}

void ConversationListModel::take(const QString &id)
{
    const ListedRef listed = m_list.find(id);
    const int row = rowOf(id);
    if (!standsOn(m_scope, listed->info))
        remove(id);
    else if (row < 0)
        insert(rowFor(listed));
    else
        replace(row, listed);
}

void ConversationListModel::insert(const Row &made)
{
    const int row = boundOf(made.key);
    beginInsertRows({}, row, row);
    m_rows.insert(row, made);
    m_keys.insert(made.key.id, made.key);
    endInsertRows();
}

void ConversationListModel::replace(int from, const ListedRef &listed)
{
    const Row made = rowFor(listed);
    const int before = boundOf(made.key); // while the old row is still in m_rows
    const int to = before > from ? before - 1 : before;
    const bool moves = to != from;
    if (moves)
        beginMoveRows({}, from, from, {}, before);
    m_rows[from] = made;
    m_rows.move(from, to);
    m_keys.insert(made.key.id, made.key);
    if (moves)
        endMoveRows();
    emit dataChanged(index(to), index(to));
}

void ConversationListModel::remove(const QString &id)
{
    const int row = rowOf(id);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    m_keys.remove(id);
    endRemoveRows();
}

int ConversationListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ConversationListModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const ListedConversation &listed = *m_rows.at(index.row()).listed;
    const ConversationInfo &info = listed.info;
    switch (role) {
    case Qt::DisplayRole:
        return titleOf(info);
    case ConversationIdRole:
        return info.id;
    case ListedTimeRole:
        return isByTitle(m_scope, m_order) ? QDateTime() : listedTime(info, m_scope, m_order);
    case ArrivingRole:
        return listed.isGenerating;
    case QueuedRole:
        return int(info.queued.size());
    case UnreadRole:
        return listed.isUnread;
    case PinnedRole:
        return m_rows.at(index.row()).key.isPinned;
    case TagsRole:
        return info.tags;
    case FolderIdRole:
        return info.folderId;
    case ArchivedRole:
        return info.isArchived;
    case DeletedRole:
        return info.deletedAt.isValid();
    case GoneTimeRole:
        return m_rows.at(index.row()).goneTime;
    case OriginRole:
        return m_rows.at(index.row()).origin;
    default:
        return {};
    }
}

QModelIndexList ConversationListModel::match(const QModelIndex &start, int role,
                                             const QVariant &value, int hits,
                                             Qt::MatchFlags flags) const
{
    if (role != ConversationIdRole)
        return QAbstractListModel::match(start, role, value, hits, flags);
    const int row = rowOf(value.toString());
    return row < 0 ? QModelIndexList() : QModelIndexList{index(row)};
}

} // namespace Hiwar

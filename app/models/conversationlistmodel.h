// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a scope of the ConversationIndex, and the messages of the MessageBin, to the sidebar,
// sorted (roles: ui/sidebar/conversationroles.h). The index reports a change after it, but a model
// must announce it before: so this keeps snapshots of the rows, and a view never reads one that is
// gone. Finds the row of a change by binary search, however many there are. GUI thread.
#pragma once

#include "app/chat/conversationindex.h"
#include "app/chat/messagebin.h"
#include "app/models/sortkey.h"

#include <QAbstractListModel>
#include <QCollator>

namespace Hiwar {

class ConversationListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Both must outlive the model. Without a MessageBin the bin's scope shows only conversations.
    explicit ConversationListModel(const ConversationIndex &list, const MessageBin *bin = nullptr,
                                   QObject *parent = nullptr);

    void setScope(const ListScope &scope);
    [[nodiscard]] const ListScope &scope() const { return m_scope; }
    void setOrder(ListOrder order);
    [[nodiscard]] ListOrder order() const { return m_order; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// Finds a conversation by its id without a search through the rows.
    [[nodiscard]] QModelIndexList match(const QModelIndex &start, int role, const QVariant &value,
                                        int hits, Qt::MatchFlags flags) const override;

private:
    struct Row
    {
        ListedRef listed;
        SortKey key;
        QDateTime goneTime; ///< in the bin: when it is removed for good
        QString origin;     ///< for a message in the bin: the title of its conversation
    };

    void readAll();
    void take(const QString &id);
    void takeBinned(const QString &id);
    void insert(const Row &made);
    void replace(int from, const ListedRef &listed);
    void remove(const QString &id);
    [[nodiscard]] Row rowFor(const ListedRef &listed) const;
    [[nodiscard]] Row rowFor(const BinnedMessage &message) const;
    /// The first row whose key does not come before `key`.
    [[nodiscard]] int boundOf(const SortKey &key) const;
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1: not in this list

    const ConversationIndex &m_list;
    const MessageBin *m_bin;
    QCollator m_words;
    ListScope m_scope;
    ListOrder m_order = ListOrder::LastChange;
    QList<Row> m_rows;              ///< as announced to the views
    QHash<QString, SortKey> m_keys; ///< of m_rows, by id
};

} // namespace Hiwar

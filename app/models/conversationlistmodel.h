// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a scope of the ConversationIndex, and what is in the MessageBin, to the sidebar, in order
// (roles: ui/sidebar/conversationroles.h). The index tells of a change when it is made, a model
// before: so snapshots of the rows are kept here, and a view never reads one that has gone already.
// A change finds its row by bisection, whatever the number of rows. GUI thread.
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
    /// Both must outlive the model. Without a bin of messages its scope shows conversations alone.
    explicit ConversationListModel(const ConversationIndex &list, const MessageBin *bin = nullptr,
                                   QObject *parent = nullptr);

    void setScope(const ListScope &scope);
    [[nodiscard]] const ListScope &scope() const { return m_scope; }
    void setOrder(ListOrder order);
    [[nodiscard]] ListOrder order() const { return m_order; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    /// A conversation by its id is found without looking at the others.
    [[nodiscard]] QModelIndexList match(const QModelIndex &start, int role, const QVariant &value,
                                        int hits, Qt::MatchFlags flags) const override;

private:
    struct Row
    {
        ListedRef listed;
        SortKey key;
        QString origin; ///< of a message in the bin: its conversation's title
    };

    void readAll();
    void take(const QString &id);
    void takeBinned(const QString &id);
    void insert(const Row &made);
    void replace(int from, const ListedRef &listed);
    void remove(const QString &id);
    [[nodiscard]] Row rowFor(const ListedRef &listed) const;
    [[nodiscard]] Row rowFor(const BinnedMessage &message) const;
    /// The first row that does not come before it.
    [[nodiscard]] int boundOf(const SortKey &key) const;
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1: it does not stand here

    const ConversationIndex &m_list;
    const MessageBin *m_bin;
    QCollator m_words;
    ListScope m_scope;
    ListOrder m_order = ListOrder::LastChange;
    QList<Row> m_rows;              ///< as the views know them
    QHash<QString, SortKey> m_keys; ///< of the same, by id
};

} // namespace Hiwar

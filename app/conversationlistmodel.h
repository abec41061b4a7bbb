// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows the ConversationIndex to the sidebar (roles: ui/sidebar/conversationroles.h), and lets
// through only what a search found. The index tells of a change when it is made, a model before: so
// the rows are kept here too, and a view never reads one that has gone already. GUI thread.
#pragma once

#include "app/chat/conversationindex.h"

#include <QAbstractListModel>
#include <QSet>
#include <QSortFilterProxyModel>

namespace Hiwar {

class ConversationListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The list must outlive the model.
    explicit ConversationListModel(const ConversationIndex &list, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    void readAll();

    const ConversationIndex &m_list;
    QList<ListedConversation> m_rows; ///< as the views know them
};

/// Titles are compared at once; what the history finds in the messages is added when it has
/// answered.
class ConversationFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    [[nodiscard]] const QString &wanted() const { return m_wanted; }
    /// Empty: everything.
    void setWanted(const QString &text);
    void addFound(const QStringList &ids);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_wanted;
    QSet<QString> m_found;
};

} // namespace Hiwar

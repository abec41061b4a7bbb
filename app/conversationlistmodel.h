// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows the ConversationIndex to the sidebar (roles: ui/sidebar/conversationroles.h), and lets
// through only what a search found. Holds no copy of anything but the found ids. GUI thread.
#pragma once

#include <QAbstractListModel>
#include <QSet>
#include <QSortFilterProxyModel>

namespace Hiwar {

class ConversationIndex;

class ConversationListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// The list must outlive the model.
    explicit ConversationListModel(const ConversationIndex &list, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    const ConversationIndex &m_list;
    int m_rows = 0;
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

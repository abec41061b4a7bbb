// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of a conversation's tree as an item model: what a view, a filter and a screen reader
// read of them. A branch that is dropped on another message is only reported. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/tree/showntree.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace Hiwar {

class MessageTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role : int { RowRole = Qt::UserRole + 1 }; ///< ShownTreeRow

    using QAbstractItemModel::QAbstractItemModel;

    /// In the order of the tree, parents before children.
    void setRows(const QList<ShownTreeRow> &rows);
    void setTheme(const Theme &theme);
    /// Invalid: it is not there.
    [[nodiscard]] QModelIndex indexOf(const QString &messageId) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    void branchDropped(const QString &messageId, const QString &targetId);

private:
    struct Node
    {
        int parent = -1; ///< of m_rows
        int place = 0;   ///< among its siblings
        QList<int> children;
    };

    [[nodiscard]] const QList<int> &childrenOf(const QModelIndex &parent) const;
    [[nodiscard]] QModelIndex indexAt(int row) const;

    QList<ShownTreeRow> m_rows;
    QList<Node> m_nodes;
    QList<int> m_first; ///< those at the top
    QIcon m_mark;
    QSize m_size;
};

} // namespace Hiwar

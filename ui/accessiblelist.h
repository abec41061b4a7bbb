// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list for a screen reader, in the sidebar or of a combo box: a list of items, not a table. A
// reader queries the number of rows and then each row; one may be removed in between. Qt 6.4's own
// interface treats that as a bug and warns; here child() returns nullptr for it, and the item of a
// row is deleted with the row, so that a reader that still has its id finds nothing, too. The items
// of a closed combo box are neither showing nor focused; one of them is selected. The field that
// renames a row is found below the viewport, which is a child of the list while it is open. GUI
// thread.
#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>

class QListView;

namespace Hiwar {

/// From now on these lists have this interface. May be called again.
void installAccessibleLists();

class AccessibleList : public QAccessibleWidget
{
public:
    explicit AccessibleList(QListView *view);
    ~AccessibleList() override;

    QAccessibleInterface *parent() const override;
    QString text(QAccessible::Text type) const override;
    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;

private:
    [[nodiscard]] QListView *view() const;
    [[nodiscard]] int rowCount() const;
    [[nodiscard]] QAccessibleInterface *item(int row) const;
    [[nodiscard]] bool isRenaming() const;
    void watchModel() const;
    void forgetThoseThatWent() const;

    /// Only those queried so far. Persistent: an item stays with its row when rows move.
    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_items;
    mutable QPointer<const QAbstractItemModel> m_model; // the model of these rows
    QObject m_context; // disconnects when this object, which is no QObject, ends
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sidebar list for a screen reader: a list of items, not a table. A reader queries the number of
// rows and then each row; one may be removed in between. Qt 6.4's own interface treats that as a
// bug and warns; here child() returns nullptr for it, and the item of a row is deleted with the
// row, so that a reader that still has its id finds nothing, too. GUI thread.
#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>

class QListView;

namespace Hiwar {

/// From now on the lists of the sidebar have this interface. May be called again.
void installAccessibleLists();

class AccessibleList : public QAccessibleWidget
{
public:
    explicit AccessibleList(QListView *view);
    ~AccessibleList() override;

    int childCount() const override;
    QAccessibleInterface *child(int row) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;
    int indexOfChild(const QAccessibleInterface *child) const override;

private:
    [[nodiscard]] QListView *view() const;
    void watchModel() const;
    void forgetThoseThatWent() const;

    /// Only those queried so far. Persistent: an item stays with its row when rows move.
    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_items;
    mutable QPointer<const QAbstractItemModel> m_model; // the model of these rows
    QObject m_context; // disconnects when this object, which is no QObject, ends
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A list at the side as a screen reader finds it: a list of items, not a table. Who reads a list
// asks how many rows there are and then for each; one may go in between. Qt 6.4's own interface
// takes that for a fault of the program and warns; here there is nothing at that place, and the
// item of a row ends with it, so that anyone who still holds it finds nothing, too. GUI thread.
#pragma once

#include <QAccessibleWidget>
#include <QHash>
#include <QPersistentModelIndex>
#include <QPointer>

class QListView;

namespace Hiwar {

/// From now on the lists at the side are found so. May be called again.
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

    /// Only those somebody has asked for. Persistent: an item stays its row's when rows move.
    mutable QHash<QPersistentModelIndex, QAccessible::Id> m_items;
    mutable QPointer<const QAbstractItemModel> m_model; // whose rows they are
    QObject m_context; // ends the connections with this object, which is no QObject
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows which conversations the list below contains, and opens to show others or to sort them;
// while conversations are dragged it is open for drops. GUI thread.
#pragma once

#include "net/values/listscope.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QPushButton;
class QToolButton;

namespace Hiwar {

class ScopeList;

class ScopeChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ScopeChooser(QWidget *parent = nullptr);

    void setScopes(const ListScopes &scopes);
    void setScope(const ListScope &scope);
    void setOrder(ListOrder order);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] ScopeList &list() const { return *m_list; }
    void setTheme(const Theme &theme);

signals:
    void scopeChosen(const Hiwar::ListScope &scope);
    void orderChosen(Hiwar::ListOrder order);
    /// It is about to open: update the scopes.
    void scopesNeeded();

private:
    void nameButton();
    void showOrders();

    Theme m_theme;
    ListScopes m_scopes;
    ListScope m_scope;
    ListOrder m_order = ListOrder::LastChange;
    QPushButton *m_button;
    QToolButton *m_sort;
    ScopeList *m_list;
};

} // namespace Hiwar

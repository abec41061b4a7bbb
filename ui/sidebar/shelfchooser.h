// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says which conversations the list below shows, and folds open to show others or to sort them;
// while conversations are dragged it stands open to take them. GUI thread.
#pragma once

#include "net/values/shelf.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QPushButton;
class QToolButton;

namespace Hiwar {

class ShelfList;

class ShelfChooser : public QWidget
{
    Q_OBJECT

public:
    explicit ShelfChooser(QWidget *parent = nullptr);

    void setShelves(const Shelves &shelves);
    void setShelf(const Shelf &shelf);
    void setOrder(ListOrder order);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] ShelfList &list() const { return *m_list; }
    void setTheme(const Theme &theme);

signals:
    void shelfChosen(const Hiwar::Shelf &shelf);
    void orderChosen(Hiwar::ListOrder order);
    /// It is about to open: bring the shelves up to date.
    void shelvesNeeded();

private:
    void nameButton();
    void showOrders();

    Theme m_theme;
    Shelves m_shelves;
    Shelf m_shelf;
    ListOrder m_order = ListOrder::LastChange;
    QPushButton *m_button;
    QToolButton *m_sort;
    ShelfList *m_list;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/accessiblewindow.h"

#include "ui/window/mainwindow.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QMenu>

namespace Hiwar {

namespace {

/// A menu that another one opened is found below the item of that one.
bool isFirstMenuOf(const QMenu *menu, const QWidget *window)
{
    const QWidget *owner = menu->parentWidget();
    return menu->isVisible() && owner && owner->window() == window;
}

class AccessibleWindow : public QAccessibleWidget
{
public:
    explicit AccessibleWindow(MainWindow *window)
        : QAccessibleWidget(window, QAccessible::Window)
    {
    }

    int childCount() const override
    {
        return QAccessibleWidget::childCount() + int(openMenus().size());
    }

    QAccessibleInterface *child(int index) const override
    {
        const int widgets = QAccessibleWidget::childCount();
        QMenu *menu = index < widgets ? nullptr : openMenus().value(index - widgets);
        if (!menu)
            return QAccessibleWidget::child(index);
        QObject::connect(menu, &QMenu::triggered, menu, &QWidget::close, Qt::UniqueConnection);
        return QAccessible::queryAccessibleInterface(menu);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        QMenu *menu = child ? qobject_cast<QMenu *>(child->object()) : nullptr;
        const auto at = menu ? openMenus().indexOf(menu) : -1;
        return at < 0 ? QAccessibleWidget::indexOfChild(child)
                      : QAccessibleWidget::childCount() + int(at);
    }

private:
    [[nodiscard]] QList<QMenu *> openMenus() const
    {
        QList<QMenu *> menus;
        for (QWidget *top : QApplication::topLevelWidgets()) {
            auto *menu = qobject_cast<QMenu *>(top);
            if (menu && isFirstMenuOf(menu, widget()))
                menus << menu;
        }
        return menus;
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *window = qobject_cast<MainWindow *>(object);
    return window ? new AccessibleWindow(window) : nullptr;
}

} // namespace

void installAccessibleWindow()
{
    QAccessible::installFactory(makeInterface);
}

} // namespace Hiwar

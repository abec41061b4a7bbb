// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/choicebox.h"

#include "ui/accessiblelist.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace Hiwar {

namespace {

class AccessibleChoice : public QAccessibleWidget
{
public:
    explicit AccessibleChoice(ChoiceBox *box)
        : QAccessibleWidget(box, QAccessible::ComboBox)
    {
    }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? box()->currentText() : QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.expanded = box()->view()->isVisible();
        state.collapsed = !state.expanded;
        state.editable = box()->isEditable();
        return state;
    }

    [[nodiscard]] int childCount() const override { return box()->isEditable() ? 2 : 1; }

    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (index == 0)
            return QAccessible::queryAccessibleInterface(box()->view());
        const bool edit = index == 1 && box()->isEditable();
        return edit ? QAccessible::queryAccessibleInterface(box()->lineEdit()) : nullptr;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (child->object() == box()->view())
            return 0;
        return box()->isEditable() && child->object() == box()->lineEdit() ? 1 : -1;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return {QAccessibleActionInterface::pressAction(),
                QAccessibleActionInterface::showMenuAction()};
    }

    void doAction(const QString &) override
    {
        if (box()->view()->isVisible())
            box()->hidePopup();
        else
            box()->showPopup();
    }

private:
    [[nodiscard]] QComboBox *box() const { return static_cast<QComboBox *>(widget()); }
};

QAccessibleInterface *makeBoxAccessible(const QString &, QObject *object)
{
    auto *box = qobject_cast<ChoiceBox *>(object);
    return box != nullptr ? new AccessibleChoice(box) : nullptr;
}

} // namespace

ChoiceBox::ChoiceBox(const QString &name, const QString &shownName, QWidget *parent)
    : QComboBox(parent)
{
    QAccessible::installFactory(makeBoxAccessible); // further calls have no effect
    installAccessibleLists();
    setObjectName(name);
    setAccessibleName(shownName);
    setFocusPolicy(Qt::StrongFocus); // by default Qt also gives it focus by wheel
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setItemDelegate(new QStyledItemDelegate(this)); // Qt's own one does not ask the style
}

void ChoiceBox::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // an open list handles the wheel itself
}

} // namespace Hiwar

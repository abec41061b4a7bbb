// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessiblerole.h"

#include <QAccessibleWidget>
#include <QApplication>
#include <QVariant>

namespace Hiwar {

namespace {

constexpr const char *roleProperty = "hiwarAccessibleRole";

/// QWidget::hasFocus() is true of a widget whose focus proxy has the focus, too; to assistive
/// technology, one alone has it.
class AccessiblePart : public QAccessibleWidget
{
public:
    using QAccessibleWidget::QAccessibleWidget;

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.focused = state.focused && QApplication::focusWidget() == widget();
        return state;
    }
};

QAccessibleInterface *makeRoleInterface(const QString &name, QObject *object)
{
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = object->property(roleProperty);
    if (widget && role.isValid())
        return new AccessiblePart(widget, QAccessible::Role(role.toInt()));
    return widget && name == QLatin1String("QWidget") ? new AccessiblePart(widget) : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    QAccessible::installFactory(makeRoleInterface); // further calls have no effect
    widget.setProperty(roleProperty, int(role));
}

} // namespace Hiwar

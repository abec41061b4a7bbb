// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/accessiblerole.h"

#include <QAccessibleWidget>
#include <QVariant>

namespace Hiwar {

namespace {

constexpr const char *roleProperty = "hiwarAccessibleRole";

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    const QVariant role = object->property(roleProperty);
    auto *widget = role.isValid() ? qobject_cast<QWidget *>(object) : nullptr;
    return widget ? new QAccessibleWidget(widget, QAccessible::Role(role.toInt())) : nullptr;
}

} // namespace

void setAccessibleRole(QWidget &widget, QAccessible::Role role)
{
    QAccessible::installFactory(makeInterface); // further calls have no effect
    widget.setProperty(roleProperty, int(role));
}

} // namespace Hiwar

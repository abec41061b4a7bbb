// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The objects below one, as a screen reader walks through them. Tests only.
#pragma once

#include <QAccessible>

namespace Hiwar {

/// From the top down, each before its children.
inline QList<QAccessibleInterface *> objectsBelow(const QAccessibleInterface *root)
{
    QList<QAccessibleInterface *> out;
    for (int i = 0; i < root->childCount(); ++i) {
        if (QAccessibleInterface *child = root->child(i))
            out << child << objectsBelow(child);
    }
    return out;
}

/// The first of this name; null: there is none.
inline QAccessibleInterface *objectBelow(const QAccessibleInterface *root, const QString &name)
{
    for (QAccessibleInterface *object : objectsBelow(root)) {
        if (object->text(QAccessible::Name) == name)
            return object;
    }
    return nullptr;
}

} // namespace Hiwar

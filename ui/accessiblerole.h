// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The role of a widget for a screen reader, where Qt knows none: it calls each plain widget a
// filler, also a panel with a name. GUI thread.
#pragma once

#include <QAccessible>

class QWidget;

namespace Hiwar {

/// For the constructor of a widget: once an interface was queried, it keeps its role.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The role of a widget for a screen reader, where Qt knows none: it calls each plain widget a
// filler, also a panel with a name. GUI thread.
#pragma once

#include <QAccessible>

class QWidget;

namespace Hiwar {

/// First in the constructor of a widget: once an interface was queried, as for a change of its
/// name, it keeps its role.
void setAccessibleRole(QWidget &widget, QAccessible::Role role);

} // namespace Hiwar

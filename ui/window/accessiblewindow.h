// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The main window for a screen reader: its open menus are among its children. Qt 6.4 leaves all
// popups out of the tree, so that one could reach a menu only by the event of its first item; and
// it leaves a menu open whose item was pressed through the tree. GUI thread.
#pragma once

namespace Hiwar {

/// From now on every MainWindow has this interface. May be called again.
void installAccessibleWindow();

} // namespace Hiwar

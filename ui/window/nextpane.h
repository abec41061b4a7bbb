// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The target of F6. GUI thread.
#pragma once

#include <QList>

class QWidget;

namespace Hiwar {

/// The next visible pane from the one that has the focus; nullptr when none is visible.
[[nodiscard]] QWidget *nextPane(const QList<QWidget *> &panes, int step);
/// Gives the focus to the pane, or to the first control in it that takes it by keyboard.
void focusPane(QWidget &pane);

} // namespace Hiwar

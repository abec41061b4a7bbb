// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of the icon in the Dock of macOS, which has Quit and the windows by itself. GUI thread.
#pragma once

#include "app/desktop/iconmenu.h"

#include <QMenu>

namespace Hiwar {

class DockMenu : public IconMenu
{
    Q_OBJECT

public:
    explicit DockMenu(QObject *parent = nullptr);

    void show(const LauncherMenu &menu) override;
    [[nodiscard]] const QMenu &menu() const { return m_menu; }

private:
    void add(const QList<LauncherItem> &items);

    QMenu m_menu;
};

} // namespace Hiwar

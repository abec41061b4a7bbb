// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The jump list of Windows, written on a thread of its own. GUI thread.
#pragma once

#include "app/desktop/iconmenu.h"
#include "app/desktop/jumplist.h"

#include <QThreadPool>

namespace Hiwar {

class JumpListMenu : public IconMenu
{
    Q_OBJECT

public:
    explicit JumpListMenu(QObject *parent = nullptr);

    void show(const LauncherMenu &menu) override;

private:
    JumpListWriter m_writer; ///< only on the thread of m_thread
    QThreadPool m_thread;    ///< last: what it does is done when it is destroyed
};

} // namespace Hiwar

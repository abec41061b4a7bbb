// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The menu of the program's icon where the system lets a program change it: the taskbar of Windows,
// the Dock of macOS. GUI thread.
#pragma once

#include "app/launcher/launchermenu.h"

#include <QObject>

namespace Hiwar {

class IconMenu : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Replaces what is there. It stays there when the program ends, on Windows.
    virtual void show(const LauncherMenu &menu) = 0;

signals:
    /// The words of an item. Windows starts Hiwar with them instead.
    void chosen(const QStringList &words);
    /// Why the system shows less than it was given, and what to do; empty: it shows all.
    void told(const QString &sentence);
};

} // namespace Hiwar

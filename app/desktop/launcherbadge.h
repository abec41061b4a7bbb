// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The number on the program's icon in the dock, by com.canonical.Unity.LauncherEntry, which the
// docks of Ubuntu, KDE and others read. It is a broadcast: nobody needs to listen. Any thread.
#pragma once

#include <QDBusConnection>

namespace Hiwar {

/// 0 hides it.
void showOnLauncher(const QDBusConnection &bus, int count);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where Hiwar stores its files. Pure, apart from the environment it reads.
#pragma once

#include <QString>

namespace Hiwar {

struct Paths
{
    QString history;  ///< the database file
    QString settings; ///< the settings file
    QString log;      ///< the log file
};

/// The application's name must have been set. On Linux XDG folders, elsewhere the system's folders.
[[nodiscard]] Paths standardPaths();

} // namespace Hiwar

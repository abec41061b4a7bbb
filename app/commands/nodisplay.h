// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where no window can be opened, Qt ends the program like a crash. While a NoDisplay exists, the
// program prints a line instead, and ends with a status. Only one at a time, while the application
// is made.
#pragma once

#include "app/commands/exitstatus.h"

#include <QString>

namespace Hiwar {

class NoDisplay
{
public:
    NoDisplay(QString line, ExitStatus status);
    ~NoDisplay();
    Q_DISABLE_COPY_MOVE(NoDisplay)
};

} // namespace Hiwar

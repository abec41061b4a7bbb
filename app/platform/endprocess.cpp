// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/endprocess.h"

#include "net/client/lookuphost.h"

#include <QtGlobal>

#include <cstdio>
#include <cstdlib>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace Hiwar {

int endProcess(int status)
{
#ifdef Q_OS_WIN
    (void)std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), UINT(status));
#endif
    if (isLookingUpHost()) {
        (void)std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

} // namespace Hiwar

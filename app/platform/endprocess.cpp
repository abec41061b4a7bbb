// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/endprocess.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <cstdio>

#include <windows.h>
#endif

namespace Hiwar {

int endProcess(int status)
{
#ifdef Q_OS_WIN
    (void)std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), UINT(status));
#endif
    return status;
}

} // namespace Hiwar

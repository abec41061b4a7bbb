// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/crashfiles.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace Hiwar {

void keepMemoryOutOfCrashFiles()
{
#ifdef Q_OS_WIN
    // Windows Error Reporting, which would take a memory dump, does not run.
    SetErrorMode(SetErrorMode(0) | SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
#endif
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (getrlimit(RLIMIT_CORE, &limit) == 0) {
        limit.rlim_cur = 0; // the hard limit stays: a debugging user may raise the soft one again
        (void)setrlimit(RLIMIT_CORE, &limit);
    }
#endif
#ifdef Q_OS_LINUX
    // A program that reads the dump from a pipe gets it whatever the limit is (core(5)). With this
    // filter the dump has no mapping: no heap and no stack.
    if (const int filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC); filter >= 0) {
        (void)!write(filter, "0", 1);
        close(filter);
    }
#endif
}

} // namespace Hiwar

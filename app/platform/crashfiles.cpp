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
    // Windows Error Reporting, which would take a dump of it along, is not asked.
    SetErrorMode(SetErrorMode(0) | SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX);
#endif
#ifdef Q_OS_UNIX
    rlimit limit{};
    if (getrlimit(RLIMIT_CORE, &limit) == 0) {
        limit.rlim_cur = 0; // the hard limit stays: who debugs may raise it again
        (void)setrlimit(RLIMIT_CORE, &limit);
    }
#endif
#ifdef Q_OS_LINUX
    // A program that takes the dump out of a pipe is given it whatever the limit says (core(5)).
    // This way no mapping is in it: no heap and no stack.
    if (const int filter = open("/proc/self/coredump_filter", O_WRONLY | O_CLOEXEC); filter >= 0) {
        (void)!write(filter, "0", 1);
        close(filter);
    }
#endif
}

} // namespace Hiwar

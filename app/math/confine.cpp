// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/math/confine.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#include <sys/time.h>
#endif

namespace Hiwar {

// The sanitizers take terabytes of addresses for themselves.
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__)
#define HIWAR_CONFINES_MEMORY
#endif
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#undef HIWAR_CONFINES_MEMORY
#endif
#endif

void confineMemory()
{
#ifdef HIWAR_CONFINES_MEMORY
    constexpr rlim_t most = 512UL * 1024 * 1024;
    const rlimit data{most, most};
    setrlimit(RLIMIT_DATA, &data);
    // A process that ends so has nothing to tell that is worth a file.
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

namespace {

/// Who lets it run out is ended by the signal.
void limitTime([[maybe_unused]] std::chrono::seconds seconds)
{
#ifdef Q_OS_UNIX
    itimerval limit{};
    limit.it_value.tv_sec = time_t(seconds.count());
    setitimer(ITIMER_PROF, &limit, nullptr);
#endif
}

} // namespace

void beginFormula()
{
    limitTime(longestFormula);
}

void endFormula()
{
    limitTime(std::chrono::seconds(0));
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/math/confine.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <sys/time.h>
#endif

namespace Hiwar {

namespace {

/// A process that uses up the time is ended by the signal.
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

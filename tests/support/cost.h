// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a step costs this process, as Linux reports it: processor time, because others may be using
// the processor, too, and memory.
#pragma once

#include <QFile>

#include <ctime>

namespace Hiwar {

/// Milliseconds of this thread.
inline double processorTime()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

template<typename Step>
double timed(Step step)
{
    const double before = processorTime();
    step();
    return processorTime() - before;
}

/// Megabytes; a field of /proc/self/status, or of another file there. 0: it is not reported.
inline double memory(const QByteArray &field, const QString &of = QStringLiteral("status"))
{
    QFile file(QStringLiteral("/proc/self/") + of);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : file.readAll().split('\n')) {
        if (line.startsWith(field + ':'))
            return line.mid(field.size() + 1).simplified().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

/// Resets VmHWM; false: it still counts from the program's start.
[[nodiscard]] inline bool forgetPeak()
{
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    return file.open(QIODevice::WriteOnly) && file.write("5") == 1;
}

} // namespace Hiwar

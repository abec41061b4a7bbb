// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/endsignals.h"

#include <QtGlobal>

#ifdef Q_OS_WIN
#include <QMetaObject>

#include <windows.h>
#else
#include <QSocketNotifier>

#include <csignal>
#include <ctime>
#include <sys/socket.h>
#include <unistd.h>
#endif

namespace Hiwar {

#ifdef Q_OS_WIN

namespace {
EndSignals *listening = nullptr;

BOOL WINAPI consoleEnds(DWORD)
{
    if (!listening)
        return FALSE;
    QMetaObject::invokeMethod(listening, &EndSignals::arrived, Qt::QueuedConnection);
    return TRUE;
}
} // namespace

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    listening = this;
    SetConsoleCtrlHandler(consoleEnds, TRUE);
}

EndSignals::~EndSignals()
{
    SetConsoleCtrlHandler(consoleEnds, FALSE);
    listening = nullptr;
}

#else

namespace {
// A signal handler may do next to nothing: it writes one byte, the event loop reads it.
int wakeup[2] = {-1, -1};
volatile std::sig_atomic_t unheardSince = 0; // seconds; 0: every signal was handled

std::sig_atomic_t seconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::sig_atomic_t(now.tv_sec + 1);
}

void onSignal(int signal)
{
    if (unheardSince == 0)
        unheardSince = seconds();
    else if (signal == SIGINT && seconds() > unheardSince + 1)
        ::_exit(128 + SIGINT);
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(wakeup[0], &byte, 1);
}
} // namespace

EndSignals::EndSignals(QObject *parent)
    : QObject(parent)
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, wakeup) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeup[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        unheardSince = 0;
        char byte = 0;
        if (::read(wakeup[1], &byte, 1) == 1)
            emit arrived();
    });
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, onSignal);
}

EndSignals::~EndSignals()
{
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        std::signal(signal, SIG_DFL);
    for (int &end : wakeup) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
}

#endif

} // namespace Hiwar

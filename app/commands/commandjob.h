// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What commands that work for a while have in common: the work on a thread of its own while Ctrl+C
// is listened for, lines on standard error, and how far it is, where somebody sees it.
#pragma once

#include "app/commands/exitstatus.h"
#include "app/platform/endsignals.h"
#include "app/transfer/transfererror.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <atomic>
#include <functional>

namespace Hiwar {

/// "hiwar: …" and a line end.
void printErrorLine(const QString &line);

/// One line on a terminal that is written over and goes at the end; nothing when standard error is
/// no terminal. Lives on one thread.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Not more often than an eye follows.
    void tell(const QString &text);
    void clear();

private:
    const bool m_isSeen;
    bool m_isShown = false;
    QElapsedTimer m_since;
};

/// The exit status of a command that ended so; tells the error.
[[nodiscard]] ExitStatus fail(const TransferError &error);

/// `command` begins, and is interrupted when the program is told to end.
template<typename Command>
[[nodiscard]] int runToItsEnd(Command &command)
{
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, &command, &Command::interrupt);
    QObject::connect(&command, &Command::ended, QCoreApplication::instance(),
                     [](ExitStatus status) { QCoreApplication::exit(int(status)); });
    // Queued: what fails at once must find the event loop running.
    QMetaObject::invokeMethod(&command, &Command::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

/// `work` is told by the flag that it is to end.
[[nodiscard]] int runCommandJob(const std::function<ExitStatus(const std::atomic_bool &)> &work);

} // namespace Hiwar

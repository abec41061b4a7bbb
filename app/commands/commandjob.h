// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by commands that work for a while: the work on a thread of its own while Ctrl+C is
// handled, lines on standard error, and the progress, if standard error is a terminal.
#pragma once

#include "app/commands/exitstatus.h"
#include "app/platform/endsignals.h"
#include "app/transfer/transfererror.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <atomic>
#include <functional>

namespace Hiwar {

/// Prints "hiwar: …" and a line end.
void printErrorLine(const QString &line);

/// One line on a terminal, overwritten by the next and removed at the end; nothing if standard
/// error is no terminal. Lives on one thread.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    /// Shows the text, but at most every 100 ms.
    void tell(const QString &text);
    void clear();

private:
    const bool m_isSeen;
    bool m_isShown = false;
    QElapsedTimer m_since;
};

/// Prints the error and returns the exit status for it.
[[nodiscard]] ExitStatus fail(const TransferError &error);

/// Starts `command`, and interrupts it when the program is asked to end. Returns the exit status.
template<typename Command>
[[nodiscard]] int runToItsEnd(Command &command)
{
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, &command, &Command::interrupt);
    QObject::connect(&command, &Command::ended, QCoreApplication::instance(),
                     [](ExitStatus status) { QCoreApplication::exit(int(status)); });
    // Queued: a command that fails at once needs a running event loop.
    QMetaObject::invokeMethod(&command, &Command::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

/// Sets the flag when `work` must end. Returns the exit status.
[[nodiscard]] int runCommandJob(const std::function<ExitStatus(const std::atomic_bool &)> &work);

} // namespace Hiwar

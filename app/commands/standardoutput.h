// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standard output as a command writes to it. A failed write is an error: end() turns it into an
// exit status. The reader may leave before the end, as `head` does: that interrupts no command, and
// prints no error. A terminal gets visible symbols in place of control characters, see
// TerminalFilter. One for each command; any thread.
#pragma once

#include "app/commands/exitstatus.h"
#include "app/commands/terminalfilter.h"

#include <QIODevice>

namespace Hiwar {

class StandardOutput final : public QIODevice
{
public:
    StandardOutput();

    void writeLine(const QString &line);
    /// False if a write failed; errorString() says why.
    bool flush();
    [[nodiscard]] bool hasFailed() const { return m_fault != 0; }
    /// The reader has closed the stream.
    [[nodiscard]] bool isClosed() const;
    /// The exit status of a command that would end with `status`; prints the write error, if no
    /// other error was printed.
    [[nodiscard]] ExitStatus end(ExitStatus status);

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 count) override;

private:
    bool took(bool all);

    TerminalFilter m_filter;
    int m_fault = 0; ///< errno of the first failure
};

} // namespace Hiwar

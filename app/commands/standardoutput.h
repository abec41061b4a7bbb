// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Standard output as a command writes to it. What it does not take is no success: end() makes the
// exit status of it. Anyone who reads may leave before the end, as `head` does: that ends the work
// of no command in its middle, and is told to nobody. A terminal is shown control characters and
// sent none, see TerminalFilter. One for each command; any thread.
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
    /// False when it takes no more; errorString() says why.
    bool flush();
    [[nodiscard]] bool hasFailed() const { return m_fault != 0; }
    /// Nobody reads it any more.
    [[nodiscard]] bool isClosed() const;
    /// The status of a command that would end with this one; tells what was not written, when
    /// nothing else was told.
    [[nodiscard]] ExitStatus end(ExitStatus status);

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *bytes, qint64 count) override;

private:
    bool took(bool all);

    TerminalFilter m_filter;
    int m_fault = 0; ///< errno of the first that failed
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/standardoutput.h"

#include "app/commands/commandjob.h"

#include <cerrno>
#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace Hiwar {

StandardOutput::StandardOutput()
    : m_filter(isTerminal(stdout))
{
#ifdef SIGPIPE
    // Qt ignores it for its sockets too; without this, the effect of a closed pipe would depend on
    // chance.
    std::signal(SIGPIPE, SIG_IGN);
#endif
    setOpenMode(QIODevice::WriteOnly);
}

void StandardOutput::writeLine(const QString &line)
{
    write(line.toUtf8() + '\n');
}

bool StandardOutput::flush()
{
    return !hasFailed() && took(std::fflush(stdout) == 0);
}

bool StandardOutput::isClosed() const
{
    return m_fault == EPIPE;
}

ExitStatus StandardOutput::end(ExitStatus status)
{
    if (flush() || status != ExitStatus::Complete)
        return status;
    if (isClosed())
        return ExitStatus::OutputClosed;
    printErrorLine(u"OutputFailed: standard output takes no more: %1. Make room, or write "
                   "elsewhere."_s.arg(errorString()));
    return ExitStatus::Failed;
}

qint64 StandardOutput::writeData(const char *bytes, qint64 count)
{
    if (hasFailed())
        return -1;
    const QByteArray passed = m_filter.pass(QByteArray::fromRawData(bytes, qsizetype(count)));
    const auto size = size_t(passed.size());
    return took(std::fwrite(passed.constData(), 1, size, stdout) == size) ? count : -1;
}

bool StandardOutput::took(bool all)
{
    if (all)
        return true;
    m_fault = errno;
    setErrorString(qt_error_string(m_fault));
    return false;
}

} // namespace Hiwar

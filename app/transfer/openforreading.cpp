// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/openforreading.h"

#include <QFile>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace Hiwar {

namespace {

Transferred<void> answer(const QFile &file, bool isOpen)
{
    if (isOpen)
        return {};
    return tl::unexpected(
        TransferError{TransferFault::CannotRead, file.fileName(), file.errorString(), {}});
}

#ifdef Q_OS_UNIX

bool isPipe(const QByteArray &name)
{
    struct stat facts = {};
    return ::stat(name.constData(), &facts) == 0 && S_ISFIFO(facts.st_mode);
}

/// False: `goesOn` returned false.
bool awaitWriter(int descriptor, const std::function<bool()> &goesOn)
{
    constexpr int step = 100; // milliseconds
    pollfd pipe = {.fd = descriptor, .events = POLLIN, .revents = 0};
    for (;;) {
        const int ready = ::poll(&pipe, 1, step);
        if (ready > 0 || (ready < 0 && errno != EINTR))
            return true; // reading tells what is wrong
        if (!goesOn())
            return false;
    }
}

#endif

} // namespace

#ifdef Q_OS_UNIX

Transferred<void> openForReading(QFile &file, const std::function<bool()> &goesOn)
{
    const QByteArray name = QFile::encodeName(file.fileName());
    if (!isPipe(name))
        return answer(file, file.open(QIODevice::ReadOnly));
    // Kept open for the file: the writer may be gone before another descriptor is opened.
    const int descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return answer(file, file.open(QIODevice::ReadOnly));
    if (!awaitWriter(descriptor, goesOn)) {
        ::close(descriptor);
        return tl::unexpected(TransferError{TransferFault::Cancelled, file.fileName(), {}, {}});
    }
    ::fcntl(descriptor, F_SETFL, O_RDONLY);
    return answer(file, file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle));
}

#else

Transferred<void> openForReading(QFile &file, const std::function<bool()> &)
{
    return answer(file, file.open(QIODevice::ReadOnly));
}

#endif

} // namespace Hiwar

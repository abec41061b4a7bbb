// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportform.h"

#include <QIODevice>

#include <cerrno>

namespace Hiwar {

Transferred<void> put(QIODevice &out, const QByteArray &bytes)
{
    errno = 0;
    if (out.write(bytes) == bytes.size())
        return {};
    return tl::unexpected(writeError(out));
}

TransferError writeError(const QIODevice &out)
{
    // Qt keeps the system's message and not its number; QSaveFile not even the message (Qt 6.4,
    // tst_transfercommands: tellsAFullDisk).
    const int number = errno;
    QString why = out.errorString();
    if (why == QIODevice::tr("Unknown error") && number != 0)
        why = qt_error_string(number);
    if (number == ENOSPC || why == qt_error_string(ENOSPC))
        return {.fault = TransferFault::DiskFull};
    return {.fault = TransferFault::CannotWrite, .subject = {}, .detail = why};
}

} // namespace Hiwar

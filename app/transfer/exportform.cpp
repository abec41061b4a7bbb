// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportform.h"

#include <QIODevice>

#include <cerrno>

namespace Hiwar {

Transferred<void> put(QIODevice &out, const QByteArray &bytes)
{
    if (out.write(bytes) == bytes.size())
        return {};
    return tl::unexpected(writeError(out));
}

TransferError writeError(const QIODevice &out)
{
    // Qt keeps the system's words and not its number.
    const QString why = out.errorString();
    if (why == qt_error_string(ENOSPC))
        return {.fault = TransferFault::DiskFull};
    return {.fault = TransferFault::CannotWrite, .subject = {}, .detail = why};
}

} // namespace Hiwar

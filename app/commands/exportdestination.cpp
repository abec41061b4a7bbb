// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exportdestination.h"

#include <QFileInfo>

namespace Hiwar {

bool isFolder(const QString &output)
{
    return output.endsWith(u'/') || QFileInfo(output).isDir();
}

Transferred<std::unique_ptr<HistoryFile>> openForExport(const Paths &paths)
{
    if (!QFileInfo::exists(paths.history))
        return tl::unexpected(TransferError{.fault = TransferFault::Empty});
    constexpr std::chrono::seconds patience{10};
    return HistoryFile::open(paths.history, patience, HistoryFile::Access::ReadOnly)
        .map_error([](const StoreError &error) {
            // The export writes nothing there, so the error does not ask who may write.
            return error.fault == StoreFault::CannotOpen
                       ? TransferError{TransferFault::CannotRead, error.path, {}, {}}
                       : transferErrorOf(error);
        });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The bytes of a file that somebody wants to attach. Only a regular file has any: a pipe would
// block, a device may never end, and opening either may already do something. Takes as long as the
// disk, or the network behind it, does: on a worker thread.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <tl/expected.hpp>

namespace Hiwar {

enum class FileFault : quint8 {
    Missing,    ///< there is none by this name
    NotAllowed, ///< the system does not let this user read it
    NotAFile,   ///< a pipe, a device, a socket
    Folder,
    TooLarge, ///< more bytes than `most`
    Empty,
    Changing,   ///< it grew, shrank or was written while it was read
    Unreadable, ///< the disk fails, or something else
};

/// Whole, and as it was at one moment as far as its size and time tell. `onBlock` is called on this
/// thread with the number of bytes read so far, at least once for each megabyte.
[[nodiscard]] tl::expected<QByteArray, FileFault>
readFileBytes(const QString &path, qint64 most, const std::function<void(qint64)> &onBlock = {});

} // namespace Hiwar

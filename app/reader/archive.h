// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Archives by libarchive: ZIP, 7z, tar, and single packed files. No name in one is ever opened. One
// thread.
#pragma once

#include "app/attachments/readertask.h"

#include <tl/expected.hpp>

namespace Hiwar {

struct ArchiveRules
{
    int entries = 0;        ///< more are TooLarge
    qint64 memberBytes = 0; ///< one, and all together
    qint64 unpackedBytes =
        0; ///< passed over to reach what is wanted, where an archive is one stream
};

/// `name` is the archive's own: a single packed file has none in it.
[[nodiscard]] tl::expected<QList<ArchiveEntry>, ReaderFault>
archiveEntries(const QByteArray &bytes, const QString &name, const ArchiveRules &rules);
/// In the order of `members`; null: it is not there, or cannot be read.
[[nodiscard]] tl::expected<QList<QByteArray>, ReaderFault>
archiveMembers(const QByteArray &bytes, const QString &name, const QStringList &members,
               const ArchiveRules &rules);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ZIP files for tests, written by libarchive, with any file names.
#pragma once

#include <QByteArray>

#include <archive.h>
#include <archive_entry.h>

#include <utility>
#include <vector>

namespace Hiwar {

using ZipFiles = std::vector<std::pair<QByteArray, QByteArray>>;

/// `streamed`: the size of each file follows its data.
inline QByteArray zipOf(const ZipFiles &files, const char *password = nullptr,
                        bool streamed = false)
{
    QByteArray bytes(64 * 1024 * 1024, Qt::Uninitialized);
    std::size_t used = 0;
    archive *zip = archive_write_new();
    archive_write_set_format_zip(zip);
    if (password) {
        archive_write_set_options(zip, "zip:encryption=traditional");
        archive_write_set_passphrase(zip, password);
    }
    archive_write_open_memory(zip, bytes.data(), std::size_t(bytes.size()), &used);
    for (const auto &[name, content] : files) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname(entry, name.constData());
        if (!streamed)
            archive_entry_set_size(entry, content.size());
        archive_entry_set_filetype(entry, AE_IFREG);
        archive_entry_set_perm(entry, 0644);
        archive_write_header(zip, entry);
        archive_write_data(zip, content.constData(), std::size_t(content.size()));
        archive_entry_free(entry);
    }
    archive_write_free(zip);
    bytes.truncate(qsizetype(used));
    return bytes;
}

} // namespace Hiwar

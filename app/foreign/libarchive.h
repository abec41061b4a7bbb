// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The functions of libarchive. It loads the libraries of all compression methods, and few sessions
// import: see net/latelibrary.h.
#pragma once

#include <archive.h>
#include <archive_entry.h>

namespace Hiwar {

/// Under libarchive's names, without archive_.
struct Libarchive
{
    decltype(&archive_read_new) readNew = nullptr;
    decltype(&archive_read_support_format_zip_streamable) supportZipStreamable = nullptr;
    decltype(&archive_read_set_read_callback) setReadCallback = nullptr;
    decltype(&archive_read_set_skip_callback) setSkipCallback = nullptr;
    decltype(&archive_read_set_callback_data) setCallbackData = nullptr;
    decltype(&archive_read_open1) readOpen = nullptr;
    decltype(&archive_read_free) readFree = nullptr;
    decltype(&archive_read_next_header) nextHeader = nullptr;
    decltype(&archive_read_data) readData = nullptr;
    decltype(&archive_error_string) errorString = nullptr;
    decltype(&archive_entry_is_data_encrypted) isDataEncrypted = nullptr;
    decltype(&archive_entry_is_metadata_encrypted) isMetadataEncrypted = nullptr;
    decltype(&archive_entry_size_is_set) sizeIsSet = nullptr;
    decltype(&archive_entry_filetype) fileType = nullptr;
    decltype(&archive_entry_pathname) pathName = nullptr;
    decltype(&archive_entry_pathname_utf8) pathNameUtf8 = nullptr;
};

/// nullptr if libarchive cannot be loaded. Any thread.
[[nodiscard]] const Libarchive *libarchive();

} // namespace Hiwar

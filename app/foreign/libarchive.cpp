// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/libarchive.h"

#ifdef HIWAR_LIBARCHIVE
#include "net/latelibrary.h"
#endif

#include <optional>

namespace Hiwar {

namespace {

#ifdef HIWAR_LIBARCHIVE

std::optional<Libarchive> load()
{
    LateLibrary library(QStringLiteral(HIWAR_LIBARCHIVE));
    Libarchive loaded;
    library.find(loaded.readNew, "archive_read_new");
    library.find(loaded.supportZipStreamable, "archive_read_support_format_zip_streamable");
    library.find(loaded.setReadCallback, "archive_read_set_read_callback");
    library.find(loaded.setSkipCallback, "archive_read_set_skip_callback");
    library.find(loaded.setCallbackData, "archive_read_set_callback_data");
    library.find(loaded.readOpen, "archive_read_open1");
    library.find(loaded.readFree, "archive_read_free");
    library.find(loaded.nextHeader, "archive_read_next_header");
    library.find(loaded.readData, "archive_read_data");
    library.find(loaded.errorString, "archive_error_string");
    library.find(loaded.isDataEncrypted, "archive_entry_is_data_encrypted");
    library.find(loaded.isMetadataEncrypted, "archive_entry_is_metadata_encrypted");
    library.find(loaded.sizeIsSet, "archive_entry_size_is_set");
    library.find(loaded.fileType, "archive_entry_filetype");
    library.find(loaded.pathName, "archive_entry_pathname");
    library.find(loaded.pathNameUtf8, "archive_entry_pathname_utf8");
    return library.isWhole() ? std::optional(loaded) : std::nullopt;
}

#else

std::optional<Libarchive> load()
{
    return Libarchive{.readNew = archive_read_new,
                      .supportZipStreamable = archive_read_support_format_zip_streamable,
                      .setReadCallback = archive_read_set_read_callback,
                      .setSkipCallback = archive_read_set_skip_callback,
                      .setCallbackData = archive_read_set_callback_data,
                      .readOpen = archive_read_open1,
                      .readFree = archive_read_free,
                      .nextHeader = archive_read_next_header,
                      .readData = archive_read_data,
                      .errorString = archive_error_string,
                      .isDataEncrypted = archive_entry_is_data_encrypted,
                      .isMetadataEncrypted = archive_entry_is_metadata_encrypted,
                      .sizeIsSet = archive_entry_size_is_set,
                      .fileType = archive_entry_filetype,
                      .pathName = archive_entry_pathname,
                      .pathNameUtf8 = archive_entry_pathname_utf8};
}

#endif

} // namespace

const Libarchive *libarchive()
{
    static const std::optional<Libarchive> loaded = load();
    return loaded ? &*loaded : nullptr;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every reader of another program's export, the most specific first. Any thread.
#pragma once

#include "app/foreign/foreignreader.h"

namespace Hiwar {

using ForeignReaders = std::vector<std::unique_ptr<ForeignReader>>;

/// For a file by itself or in an archive.
[[nodiscard]] ForeignReaders foreignFormats();
/// The first one that recognises such a file; nullptr if none does.
[[nodiscard]] const ForeignReader *detectFormat(const ForeignReaders &formats, QByteArrayView head);

/// These, and a reader of archives with such files.
[[nodiscard]] Readers foreignReaders();

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// XLSX: each sheet is a section with one table, of the values that are stored. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readSheets(const ZipFiles &files,
                                                                      const ReadLimits &limits);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// EPUB: the chapters in their order, each a section. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readBook(const ZipFiles &files,
                                                                    const ReadLimits &limits);

} // namespace Hiwar

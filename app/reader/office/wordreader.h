// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// DOCX: the text of its body with its foot- and endnotes; no comments, page heads, deleted or
// hidden text. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readWord(const ZipFiles &files,
                                                                    const ReadLimits &limits);

} // namespace Hiwar

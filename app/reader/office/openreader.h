// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ODT, ODS and ODP: the text as one section, each sheet, each slide with the speaker's notes. No
// comments and no deleted text. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

/// Which of the three it is, its contents say.
[[nodiscard]] tl::expected<AttachmentReading, ReaderFault>
readOpenDocument(const ZipFiles &files, const ReadLimits &limits);

} // namespace Hiwar

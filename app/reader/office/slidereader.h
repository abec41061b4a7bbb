// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// PPTX: each slide is a section, named by its title, with its texts, tables and the speaker's
// notes. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readSlides(const ZipFiles &files,
                                                                      const ReadLimits &limits);

} // namespace Hiwar

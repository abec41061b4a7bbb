// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// RTF: text, headings, lists, tables, links and footnotes; no pictures, no hidden text. Pure; any
// thread.
#pragma once

#include "app/reader/office/readdocument.h"

namespace Hiwar {

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readRichText(const QByteArray &bytes,
                                                                        const ReadLimits &limits);

} // namespace Hiwar

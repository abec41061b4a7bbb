// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// HTML, as a file, as a chapter of a book and as a mail. Scripts, styles, forms' values and what is
// hidden are left out; nothing is fetched. Pure; any thread.
#pragma once

#include "app/reader/office/readdocument.h"

namespace Hiwar {

class MarkdownWriter;

/// Writes all blocks of the page into the current section; the answer is its <title>. An encoding
/// that the bytes do not name is `charset`'s.
QString writeHtml(const QByteArray &bytes, const QByteArray &charset, int depth,
                  MarkdownWriter &writer);

[[nodiscard]] tl::expected<AttachmentReading, ReaderFault> readHtml(const QByteArray &bytes,
                                                                    const ReadLimits &limits);

} // namespace Hiwar

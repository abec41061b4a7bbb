// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of a document as structured Markdown: headings, nested lists, tables, links, notes,
// emphasis. Bytes in, values out: no file, no network; any thread. Whatever the
// bytes are, it ends with a reading or a fault, in time linear in the bytes and the limits. What
// would be invisible is not in it: control characters, direction overrides, tags, hidden text.
//
// Sections: each sheet, slide and chapter; of all others the whole document is one.
#pragma once

#include "app/attachments/readertask.h"

#include <tl/expected.hpp>

namespace Hiwar {

enum class DocumentFormat : quint8 {
    Docx,
    Xlsx,
    Pptx,
    OpenText,   ///< ODT
    OpenSheet,  ///< ODS
    OpenSlides, ///< ODP
    Epub,
    Html,
    Mail,     ///< EML
    Notebook, ///< IPYNB
    Csv,      ///< as it is
    Tsv,      ///< as it is
    Rtf,
};

struct ReadLimits
{
    qint64 letters = 64LL * 1024 * 1024;        ///< UTF-16 units; further text is cut, with a note
    qint64 unpackedBytes = 256LL * 1024 * 1024; ///< of the parts in a ZIP; more is TooLarge
    int depth = 256;                            ///< levels of elements; more is Damaged
};

/// Faults: Empty, Damaged, Encrypted, TooLarge, and UnknownKind for a format that is not read here.
[[nodiscard]] tl::expected<AttachmentReading, ReaderFault>
readDocument(DocumentFormat format, const QByteArray &bytes, const ReadLimits &limits);

} // namespace Hiwar

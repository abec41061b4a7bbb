// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The formats in which conversations can be exported, from the window and from a terminal.
#pragma once

#include "app/transfer/exportform.h"
#include "app/transfer/transcript.h"

namespace Hiwar {

enum class ExportKind : quint8 { JsonLines, Markdown, Html, Text, Pdf };

/// nullptr for PDF, which PdfExport paints. `ownMarkdown`: see messageOptions().
[[nodiscard]] std::unique_ptr<ExportForm> makeExportForm(ExportKind kind, Versions versions,
                                                         bool ownMarkdown);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/exportforms.h"

#include "app/documents/htmlform.h"
#include "app/transfer/historylines.h"
#include "app/transfer/markdownform.h"

namespace Hiwar {

std::unique_ptr<ExportForm> makeExportForm(ExportKind kind, Versions versions, bool ownMarkdown)
{
    switch (kind) {
    case ExportKind::JsonLines:
        return std::make_unique<HistoryLinesForm>();
    case ExportKind::Markdown:
        return std::make_unique<MarkdownForm>(versions);
    case ExportKind::Html:
        return std::make_unique<HtmlForm>(versions, ownMarkdown);
    case ExportKind::Text:
        return std::make_unique<PlainTextForm>(versions);
    case ExportKind::Pdf:
        return nullptr;
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar

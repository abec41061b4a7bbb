// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar export --format pdf`: a PDF file for each conversation, without a window. Ends with
// ended(). GUI thread.
#pragma once

#include "app/commands/commandjob.h"
#include "app/commands/commandline.h"
#include "app/commands/exportdestination.h"
#include "app/documents/pdfexport.h"

namespace Hiwar {

class PdfCommand : public QObject
{
    Q_OBJECT

public:
    /// `ownMarkdown`: see PageChoices.
    PdfCommand(ExportOptions options, HistoryFile &history, bool ownMarkdown,
               QObject *parent = nullptr);
    ~PdfCommand() override;

    void start();
    /// Ctrl+C: removes the files written so far.
    void interrupt();

signals:
    void ended(Hiwar::ExitStatus status);

private:
    [[nodiscard]] QFuture<Transferred<Printout>> load(const QString &id) const;
    void tellProgress();
    void take(const std::optional<TransferError> &error);
    void stop(const TransferError &error);

    const ExportOptions m_options;
    HistoryFile &m_history;
    const bool m_ownMarkdown;
    qsizetype m_all = 0;
    std::unique_ptr<PdfExport> m_export;
    ProgressLine m_line;
};

/// Returns the exit status.
[[nodiscard]] int runPdfExport(const ExportOptions &options, const Paths &paths);

} // namespace Hiwar

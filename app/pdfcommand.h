// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar export --format pdf`: one conversation after another as a PDF file, without a window. One
// is in memory at a time. Ends with ended(). GUI thread.
#pragma once

#include "app/commandjob.h"
#include "app/commandline.h"
#include "app/exportplace.h"
#include "app/pdffile.h"
#include "app/transfer/exportfolder.h"

namespace Hiwar {

class PdfCommand : public QObject
{
    Q_OBJECT

public:
    PdfCommand(ExportOptions options, HistoryFile &history, QObject *parent = nullptr);
    ~PdfCommand() override;

    void start();
    /// Ctrl+C: takes away what was written so far.
    void interrupt();

signals:
    void ended(Hiwar::ExitStatus status);

private:
    void writeNext();
    void take(const std::optional<TransferError> &error);
    void stop(const TransferError &error);

    const ExportOptions m_options;
    HistoryFile &m_history;
    QList<ConversationInfo> m_chosen;
    qsizetype m_next = 0;
    std::unique_ptr<ExportFolder> m_folder; // none: one file is wanted
    std::unique_ptr<PdfFile> m_file;
    QString m_path; // of it
    ProgressLine m_line;
};

/// The exit status.
[[nodiscard]] int runPdfExport(const ExportOptions &options, const Paths &paths);

} // namespace Hiwar

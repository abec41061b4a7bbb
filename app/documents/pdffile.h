// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes a conversation, without showing it, as one PDF file, page by page, a piece at every turn
// of the event loop; a separate thread waits for the disk. Ends with finished() unless it is
// deleted before; then, and when it fails, an older file of that name stays, unless the complete
// file was already replacing it. GUI thread.
#pragma once

#include "app/transfer/transcript.h"
#include "app/transfer/transfererror.h"
#include "ui/print/printout.h"
#include "ui/print/printrun.h"

#include <QSaveFile>
#include <QThreadPool>

class QPdfWriter;

namespace Hiwar {

/// How a conversation is put on pages.
struct PageChoices
{
    Versions versions = Versions::Shown;
    Qt::LayoutDirection direction = Qt::LeftToRight; ///< of the interface
    bool ownMarkdown = false;                        ///< see messageOptions()
};

[[nodiscard]] Printout printoutOf(const StoredConversation &conversation,
                                  const PageChoices &choices);

class PdfFile : public QObject
{
    Q_OBJECT

public:
    PdfFile(Printout printout, const QString &path, const PrintSources &sources = {},
            QObject *parent = nullptr);
    ~PdfFile() override;

    void start();
    /// From 0 to 1.
    [[nodiscard]] double progress() const;

signals:
    void progressed();
    /// Without an error the file is complete.
    void finished(const std::optional<Hiwar::TransferError> &error);

private:
    void end(bool ok);
    void putInPlace();
    [[nodiscard]] TransferError error() const;

    const Printout m_printout;
    const PrintSources m_sources;
    QSaveFile m_file;
    std::unique_ptr<QPdfWriter> m_writer; // writes into m_file
    std::unique_ptr<PrintRun> m_run;      // destroyed before m_writer, on which it paints
    QThreadPool m_disk;                   // destroyed first: waits for its work
};

} // namespace Hiwar

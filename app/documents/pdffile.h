// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation that nobody needs to see on screen as one PDF file, page by page, a piece at every
// turn of the event loop; the disk is waited for on a thread of its own. Ends with finished()
// unless it is deleted before; then, and when it fails, whatever stood there before stays, unless
// the whole file was just being put in its place. GUI thread.
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
    /// Without an error the file is there.
    void finished(const std::optional<Hiwar::TransferError> &error);

private:
    void end(bool ok);
    void putInPlace();
    [[nodiscard]] TransferError error() const;

    const Printout m_printout;
    const PrintSources m_sources;
    QSaveFile m_file;
    std::unique_ptr<QPdfWriter> m_writer; // into the file
    std::unique_ptr<PrintRun> m_run;      // before what it paints on
    QThreadPool m_disk;                   // goes first: it ends with its work
};

} // namespace Hiwar

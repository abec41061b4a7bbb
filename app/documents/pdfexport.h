// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Writes conversations as PDF, one after another. Only one is in memory at a time, and each turn of
// the event loop paints a piece of it, so that the window stays responsive. Does not know where
// conversations come from nor who waits. Ends with finished() unless it is deleted before; then,
// and when it fails, the last owner of the folder removes the files that were made. GUI thread.
#pragma once

#include "app/documents/pdffile.h"
#include "app/transfer/exportfolder.h"

#include <QFuture>

namespace Hiwar {

class PdfExport : public QObject
{
    Q_OBJECT

public:
    using Load = std::function<QFuture<Transferred<Printout>>(const QString &conversationId)>;

    struct Order
    {
        QList<ConversationInfo> conversations;
        QString path;                         ///< of the single file
        std::shared_ptr<ExportFolder> folder; ///< or the folder for all; exists already
    };

    PdfExport(Order order, Load load, const PrintSources &sources = {}, QObject *parent = nullptr);
    ~PdfExport() override;

    void start();
    /// How many conversations are written.
    [[nodiscard]] int done() const { return m_done; }
    /// From 0 to 1.
    [[nodiscard]] double progress() const;

signals:
    void progressed();
    /// Without an error all files are written, and stay.
    void finished(const std::optional<Hiwar::TransferError> &error);

private:
    void writeNext();
    void write(const Printout &printout);
    void take(const std::optional<TransferError> &error);

    const Order m_order;
    const Load m_load;
    const PrintSources m_sources;
    int m_done = 0;
    std::unique_ptr<PdfFile> m_file;
};

} // namespace Hiwar

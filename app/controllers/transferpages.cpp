// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of TransferController that paints conversations as PDF: reads them on its thread, paints
// them on the GUI thread.
#include "app/async/whendone.h"
#include "app/controllers/transfercontroller.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"

#include <QPromise>

#include <utility>

namespace Hiwar {

Transferred<TransferController::Painting> TransferController::prepare(const QString &historyPath,
                                                                      const QString &path,
                                                                      Target target,
                                                                      const ExportChoice &choice)
{
    auto file = HistoryFile::open(historyPath, patience, HistoryFile::Access::ReadOnly);
    if (!file)
        return tl::unexpected(transferErrorOf(file.error()));
    const std::shared_ptr<HistoryFile> history = std::move(*file);
    const auto all = history->conversations();
    if (!all)
        return tl::unexpected(transferErrorOf(all.error()));
    const auto chosen = chooseConversations(*all, choice);
    if (!chosen)
        return tl::unexpected(chosen.error());
    if (chosen->isEmpty())
        return tl::unexpected(TransferError{.fault = TransferFault::Empty});
    std::shared_ptr<ExportFolder> folder;
    if (target == Target::Folder) {
        folder = std::make_shared<ExportFolder>(path);
        if (const auto made = folder->make(); !made)
            return tl::unexpected(made.error());
    }
    return Painting{history, {*chosen, path, folder}};
}

void TransferController::startPainting(const QString &path, const Painting &painting)
{
    m_isBusy = true;
    const PageChoices choices{Versions::Shown, m_views.sidebar.layoutDirection(),
                              m_with.ownMarkdown()};
    const auto load = [this, history = painting.history, choices](const QString &id) {
        auto promise = std::make_shared<QPromise<Transferred<Printout>>>();
        promise->start();
        m_thread.start([promise, history, id, choices] {
            promise->addResult(history->load(id)
                                   .map([choices](const StoredConversation &conversation) {
                                       return printoutOf(conversation, choices);
                                   })
                                   .map_error(transferErrorOf));
            promise->finish();
        });
        return promise->future();
    };
    m_pdfFolder = painting.order.folder;
    m_pdf = std::make_unique<PdfExport>(painting.order, load, PrintSources{.formulas = m_formulas});
    connect(m_pdf.get(), &PdfExport::progressed, this,
            [this] { tellProgress(int(m_pdf->progress() * 100)); });
    connect(m_pdf.get(), &PdfExport::finished, this,
            [this, path](const std::optional<TransferError> &error) { endPainting(path, error); });
    m_pdf->start();
}

void TransferController::endPainting(const QString &path, const std::optional<TransferError> &error)
{
    const int done = m_pdf->done();
    PdfExport *ended = m_pdf.release();
    ended->disconnect(this);
    // Without the folder, m_thread removes the files of an unfinished export: there may be many.
    connect(ended, &QObject::destroyed, this,
            [this, folder = std::exchange(m_pdfFolder, {})]() mutable {
                m_thread.start([folder = std::move(folder)]() mutable { folder.reset(); });
            });
    ended->deleteLater(); // it may be the sender
    m_isBusy = false;
    if (error)
        finishExport(path, tl::unexpected(*error));
    else
        finishExport(path, Exported{.conversations = done, .files = {path}});
}

} // namespace Hiwar

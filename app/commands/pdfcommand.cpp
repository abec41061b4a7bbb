// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/pdfcommand.h"

#include "app/settings/settingsstore.h"
#include "app/transfer/exportjob.h"
#include "net/values/readyfuture.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace Hiwar {

PdfCommand::PdfCommand(ExportOptions options, HistoryFile &history, bool ownMarkdown,
                       QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_history(history)
    , m_ownMarkdown(ownMarkdown)
{
}

PdfCommand::~PdfCommand() = default;

void PdfCommand::start()
{
    const auto all = m_history.conversations();
    if (!all)
        return stop(transferErrorOf(all.error()));
    const auto chosen =
        chooseConversations(*all, {m_options.conversations, m_options.archived, m_options.bin});
    if (!chosen)
        return stop(chosen.error());
    if (chosen->isEmpty())
        return stop({.fault = TransferFault::Empty});
    const bool toFolder = isFolder(m_options.output);
    if (chosen->size() > 1 && !toFolder) {
        printErrorLine(tr("A PDF file holds one conversation. Name it with --conversation, or give "
                          "a folder: --output %1/")
                           .arg(m_options.output));
        emit ended(ExitStatus::WrongUsage);
        return;
    }
    std::shared_ptr<ExportFolder> folder;
    if (toFolder) {
        folder = std::make_shared<ExportFolder>(m_options.output);
        if (const auto made = folder->make(); !made)
            return stop(made.error());
    }
    m_all = chosen->size();
    m_export =
        std::make_unique<PdfExport>(PdfExport::Order{*chosen, m_options.output, std::move(folder)},
                                    [this](const QString &id) { return load(id); });
    connect(m_export.get(), &PdfExport::progressed, this, &PdfCommand::tellProgress);
    connect(m_export.get(), &PdfExport::finished, this, &PdfCommand::take);
    m_export->start();
}

QFuture<Transferred<Printout>> PdfCommand::load(const QString &id) const
{
    const PageChoices choices{m_options.allVersions ? Versions::All : Versions::Shown,
                              QGuiApplication::layoutDirection(), m_ownMarkdown};
    return readyFuture(m_history.load(id)
                           .map([choices](const StoredConversation &conversation) {
                               return printoutOf(conversation, choices);
                           })
                           .map_error(transferErrorOf));
}

void PdfCommand::tellProgress()
{
    m_line.tell(tr("Exporting: %1 of %2").arg(m_export->done()).arg(m_all));
}

void PdfCommand::take(const std::optional<TransferError> &error)
{
    if (error)
        return stop(*error);
    m_line.clear();
    emit ended(ExitStatus::Complete);
}

void PdfCommand::interrupt()
{
    stop({.fault = TransferFault::Cancelled});
}

void PdfCommand::stop(const TransferError &error)
{
    if (m_export) {
        m_export->disconnect(this);
        m_export.release()->deleteLater(); // it may be the sender; removes the written files
    }
    m_line.clear();
    emit ended(fail(error));
}

int runPdfExport(const ExportOptions &options, const Paths &paths)
{
    const auto history = openForExport(paths);
    if (!history)
        return int(fail(history.error()));
    PdfCommand command(options, **history, SettingsStore(paths.settings).reading().ownMarkdown);
    return runToItsEnd(command);
}

} // namespace Hiwar

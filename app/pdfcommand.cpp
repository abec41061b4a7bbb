// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pdfcommand.h"

#include "app/endsignals.h"
#include "app/transfer/exportjob.h"

#include <QCoreApplication>
#include <QGuiApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

PdfCommand::PdfCommand(ExportOptions options, HistoryFile &history, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
    , m_history(history)
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
    if (toFolder) {
        m_folder = std::make_unique<ExportFolder>(m_options.output);
        if (const auto made = m_folder->make(); !made)
            return stop(made.error());
    }
    m_chosen = *chosen;
    writeNext();
}

void PdfCommand::writeNext()
{
    if (m_next == m_chosen.size()) {
        m_line.clear();
        if (m_folder)
            (void)m_folder->keep();
        emit ended(ExitStatus::Complete);
        return;
    }
    m_line.tell(tr("Exporting: %1 of %2").arg(m_next).arg(m_chosen.size()));
    const ConversationInfo &info = m_chosen.at(m_next);
    const auto conversation = m_history.load(info.id);
    if (!conversation)
        return stop(transferErrorOf(conversation.error()));
    const Versions versions = m_options.allVersions ? Versions::All : Versions::Shown;
    m_path = m_folder ? m_folder->newPlace(info.title, u"pdf"_s) : m_options.output;
    m_file = std::make_unique<PdfFile>(
        printoutOf(*conversation, versions, QGuiApplication::layoutDirection()), m_path);
    connect(m_file.get(), &PdfFile::finished, this, &PdfCommand::take);
    m_file->start();
}

void PdfCommand::take(const std::optional<TransferError> &error)
{
    m_file.release()->deleteLater(); // it is who called
    if (error)
        return stop(*error);
    if (m_folder)
        m_folder->add(m_path);
    ++m_next;
    writeNext();
}

void PdfCommand::interrupt()
{
    stop({.fault = TransferFault::Cancelled});
}

void PdfCommand::stop(const TransferError &error)
{
    m_file.reset();
    m_folder.reset(); // and what was written
    m_line.clear();
    emit ended(fail(error));
}

int runPdfExport(const ExportOptions &options, const Paths &paths)
{
    const auto history = openForExport(paths);
    if (!history)
        return int(fail(history.error()));
    PdfCommand command(options, **history);
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, &command, &PdfCommand::interrupt);
    QObject::connect(&command, &PdfCommand::ended, QCoreApplication::instance(),
                     [](ExitStatus status) { QCoreApplication::exit(int(status)); });
    // Queued: what fails at once must find the event loop running.
    QMetaObject::invokeMethod(&command, &PdfCommand::start, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace Hiwar

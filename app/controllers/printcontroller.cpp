// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/printcontroller.h"

#include "app/text/commitfile.h"
#include "app/text/sentence.h"
#include "app/transfer/ownersfile.h"
#include "ui/conversation/conversationview.h"
#include "ui/print/defaultpagelayout.h"
#include "ui/window/noticebar.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QSaveFile>
#include <QShortcut>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// A run that takes longer shows its progress.
constexpr std::chrono::milliseconds unnoticed{500};

} // namespace

PrintController::PrintController(const Views &views, PictureSource *pictures)
    : m_views(views)
    , m_pictures(pictures)
    , m_layout(defaultPageLayout(QLocale::system())) // paper depends on the country
    , m_escape(new QShortcut(Qt::Key_Escape, views.notice.window()))
{
    connect(&views.conversation, &ConversationView::saveSelectionRequested, this,
            [this] { askForFile(selection()); });
    connect(m_escape, &QShortcut::activated, this, &PrintController::cancel);
    m_escape->setEnabled(false);
    m_patience.setSingleShot(true);
    connect(&m_patience, &QTimer::timeout, this, &PrintController::tellProgress);
}

PrintController::~PrintController()
{
    m_run.reset(); // before m_writer, on which it paints
}

Printout PrintController::conversation() const
{
    const MessageRows &rows = m_views.conversation.rows();
    Printout printout;
    printout.title = m_title;
    printout.time = QDateTime::currentDateTimeUtc();
    printout.direction = m_views.conversation.layoutDirection();
    for (int row = 0; row < rows.count(); ++row)
        printout.messages.append(rows.message(row));
    return printout;
}

Printout PrintController::selection() const
{
    Printout printout = conversation();
    printout.part = m_views.conversation.selection();
    return printout;
}

bool PrintController::mayBegin(const Printout &printout)
{
    if (isBusy())
        tellProgress();
    else if (printout.messages.isEmpty())
        m_views.notice.tell(tr("There is nothing to print in this conversation yet."));
    return !isBusy() && !printout.messages.isEmpty();
}

void PrintController::askForPrinter()
{
    if (!mayBegin(conversation()))
        return;
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        m_views.notice.tell(tr("There is no printer here. The conversation can be saved as PDF."),
                            tr("Save as PDF…"), [this] { askForFile(conversation()); });
        return;
    }
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(m_layout);
    printer->setCreator(u"Hiwar"_s);
    printer->setDocName(printedTitle(conversation()));
    auto *dialog = new QPrintDialog(printer.get(), m_views.notice.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    dialog->setOption(QAbstractPrintDialog::PrintSelection,
                      !m_views.conversation.selection().isEmpty());
    connect(dialog, &QDialog::accepted, this, [this, printer] { print(printer); });
    dialog->open();
}

void PrintController::print(const std::shared_ptr<QPrinter> &printer)
{
    const bool part = printer->printRange() == QPrinter::Selection;
    const Printout printout = part ? selection() : conversation();
    if (!mayBegin(printout))
        return;
    m_layout = printer->pageLayout();
    if (printer->outputFormat() == QPrinter::PdfFormat)
        return write(printout, printer->outputFileName());
    m_printer = printer;
    run(printout, *m_printer);
    if (printer->printRange() == QPrinter::PageRange)
        m_run->setPages(printer->pageRanges());
}

void PrintController::askForFile(const Printout &printout)
{
    if (!mayBegin(printout))
        return;
    auto *dialog = new QFileDialog(m_views.notice.window(), tr("Save as PDF"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF documents (*.pdf)"));
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->setDirectory(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->selectFile(suggestedFileName(printout.title));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, printout](const QString &path) { write(printout, path); });
    dialog->open();
}

void PrintController::write(const Printout &printout, const QString &path)
{
    if (!mayBegin(printout))
        return;
    m_file = std::make_unique<QSaveFile>(path);
    if (!openForOwner(*m_file)) {
        m_printout = printout;
        tellFileFailed(path, std::exchange(m_file, nullptr)->errorString());
        return;
    }
    auto writer = std::make_unique<QPdfWriter>(m_file.get());
    writer->setTitle(printedTitle(printout));
    writer->setCreator(u"Hiwar"_s);
    writer->setPageLayout(m_layout);
    m_writer = std::move(writer);
    run(printout, *m_writer);
}

void PrintController::run(const Printout &printout, QPagedPaintDevice &device)
{
    m_printout = printout;
    m_run = std::make_unique<PrintRun>(
        printout, device, PrintSources{.formulas = m_formulas, .pictures = m_pictures});
    connect(m_run.get(), &PrintRun::finished, this, &PrintController::finish);
    connect(m_run.get(), &PrintRun::progressed, this, [this] {
        if (m_views.notice.sentence() == m_waiting && !m_waiting.isEmpty())
            tellProgress();
    });
    m_escape->setEnabled(true);
    m_patience.start(unnoticed);
    m_run->start();
}

void PrintController::tellProgress()
{
    const QString percent = QLocale().toString(int(m_run->progress() * 100));
    const QString sentence =
        m_file ? tr("Saving “%1” · %2 %").arg(QFileInfo(m_file->fileName()).fileName(), percent)
               : tr("Printing · %1 %").arg(percent);
    if (sentence == m_waiting && m_views.notice.sentence() == m_waiting)
        return;
    const bool isShown = !m_waiting.isEmpty() && m_views.notice.sentence() == m_waiting;
    m_waiting = sentence;
    if (isShown)
        m_views.notice.reword(sentence);
    else
        m_views.notice.tell(sentence, tr("Cancel"), [this] { cancel(); });
}

/// Ends the run, and hides its progress.
void PrintController::end()
{
    m_patience.stop();
    m_escape->setEnabled(false);
    if (!m_waiting.isEmpty() && m_views.notice.sentence() == m_waiting)
        m_views.notice.hide();
    m_waiting.clear();
    if (m_run) // which may be the sender
        m_run.release()->deleteLater();
    m_writer.reset();
}

void PrintController::cancel()
{
    if (!m_run)
        return;
    const bool onPrinter = m_printer != nullptr;
    if (onPrinter)
        m_printer->abort();
    m_run.reset();
    end();
    m_file.reset(); // uncommitted: an older file of that name stays
    m_printer.reset();
    m_views.notice.tell(
        onPrinter ? tr("Printing was cancelled. Pages that the printer has may still come out.")
                  : tr("Saving was cancelled. No file was written."));
}

void PrintController::finish(bool ok)
{
    end();
    if (m_file)
        finishFile(ok);
    else
        finishPrinter(ok);
}

void PrintController::finishFile(bool ok)
{
    const auto file = std::exchange(m_file, nullptr);
    const QString path = file->fileName();
    if (!ok || !commitFile(*file))
        return tellFileFailed(path, file->errorString());
    m_printout = {};
    const auto open = [this, path] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
            m_views.notice.tell(tr("No program opened %1.").arg(path));
    };
    m_views.notice.tellDone(tr("“%1” was saved.").arg(QFileInfo(path).fileName()),
                            {{tr("Open"), open}});
}

void PrintController::finishPrinter(bool ok)
{
    const auto printer = std::exchange(m_printer, nullptr);
    const Printout printout = std::exchange(m_printout, {});
    if (ok && printer->printerState() != QPrinter::Error)
        return;
    m_views.notice.tell(
        tr("%1 did not take the pages. See whether it is on and connected, or save them as PDF.")
            .arg(printer->printerName()),
        tr("Save as PDF…"), [this, printout] { askForFile(printout); });
}

void PrintController::tellFileFailed(const QString &path, const QString &reason)
{
    const Printout printout = std::exchange(m_printout, {});
    m_views.notice.tell(
        tr("%1 could not be written: %2").arg(QFileInfo(path).fileName(), asSentence(reason)),
        tr("Save elsewhere…"), [this, printout] { askForFile(printout); });
}

} // namespace Hiwar

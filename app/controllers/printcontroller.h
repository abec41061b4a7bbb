// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prints the shown conversation, or its selection, on a printer or into a PDF file: asks for the
// printer or the name, shows the progress, can be cancelled, and reports errors. A file is written
// whole or not at all. One at a time. GUI thread.
#pragma once

#include "ui/print/printrun.h"

#include <QLocale>
#include <QPageLayout>
#include <QPointer>
#include <QTimer>

#include <memory>

class QPrinter;
class QSaveFile;
class QShortcut;

namespace Hiwar {

class ConversationView;
class NoticeBar;

class PrintController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        NoticeBar &notice;
    };

    explicit PrintController(const Views &views, PictureSource *pictures = nullptr);
    ~PrintController() override;

    /// Draws formulas; without it their source is printed.
    void setFormulaSource(FormulaSource *source) { m_formulas = source; }

    /// The title of the shown conversation.
    void setTitle(const QString &title) { m_title = title; }

    void askForPrinter();
    void askForConversationFile() { askForFile(conversation()); }
    /// Returns before the user answers, as the one above.
    void askForFile(const Printout &printout);
    void write(const Printout &printout, const QString &path);
    /// `printer` is as the dialog has set it up.
    void print(const std::shared_ptr<QPrinter> &printer);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_run != nullptr; }

    /// The shown conversation as it is now.
    [[nodiscard]] Printout conversation() const;
    /// The same, limited to the selection.
    [[nodiscard]] Printout selection() const;

private:
    [[nodiscard]] bool mayBegin(const Printout &printout);
    void run(const Printout &printout, QPagedPaintDevice &device);
    void tellProgress();
    void end();
    void finish(bool ok);
    void finishFile(bool ok);
    void finishPrinter(bool ok);
    void tellFileFailed(const QString &path, const QString &reason);

    Views m_views;
    QString m_title;
    PictureSource *m_pictures;
    QPointer<FormulaSource> m_formulas;
    QPageLayout m_layout; // used last
    Printout m_printout;  // of the current run
    std::unique_ptr<QSaveFile> m_file;
    std::shared_ptr<QPrinter> m_printer;
    std::unique_ptr<QPagedPaintDevice> m_writer; // writes into m_file
    std::unique_ptr<PrintRun> m_run;
    QShortcut *m_escape;
    QTimer m_patience; // until the progress is shown
    QString m_waiting; // the progress in the notice
};

} // namespace Hiwar

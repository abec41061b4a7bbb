// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prints the shown conversation, or what is selected of it, on a printer or into a PDF file: asks
// for the printer or the name, shows how far it is and lets it be cancelled, and says what went
// wrong. A file is written whole or not at all. One at a time. GUI thread.
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

    /// Who draws formulas; without one their source is printed.
    void setFormulaSource(FormulaSource *source) { m_formulas = source; }

    /// Of the shown conversation.
    void setTitle(const QString &title) { m_title = title; }

    void askForPrinter();
    void askForConversationFile() { askForFile(conversation()); }
    /// Does not wait for the answer, as the one above.
    void askForFile(const Printout &printout);
    void write(const Printout &printout, const QString &path);
    /// As it was set up in the dialog.
    void print(const std::shared_ptr<QPrinter> &printer);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_run != nullptr; }

    /// The shown conversation as it is now.
    [[nodiscard]] Printout conversation() const;
    /// … and what of it is selected.
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
    QPageLayout m_layout; // that was used last
    Printout m_printout;  // of the run
    std::unique_ptr<QSaveFile> m_file;
    std::shared_ptr<QPrinter> m_printer;
    std::unique_ptr<QPagedPaintDevice> m_writer; // into the file
    std::unique_ptr<PrintRun> m_run;
    QShortcut *m_escape;
    QTimer m_patience; // before its progress is worth a word
    QString m_waiting; // what the notice says meanwhile
};

} // namespace Hiwar

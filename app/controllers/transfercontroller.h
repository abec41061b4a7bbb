// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Exports conversations from the history and imports them, from the window: asks for the file,
// works on a thread of its own (pages are painted on the GUI thread, in small pieces) while it
// shows its progress, can be cancelled, and reports the result. The content of a file is counted
// before anything is imported. One at a time. GUI thread.
#pragma once

#include "app/documents/pdfexport.h"
#include "app/transfer/exportjob.h"
#include "app/transfer/importjob.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <atomic>

namespace Hiwar {

class Folders;
class NoticeBar;
class OpenConversations;
class ShownConversation;
class Sidebar;

struct ExportFormat
{
    QString name; ///< shown to the user
    QString suffix;
    /// Empty: painted on pages. `ownMarkdown`: see messageOptions().
    std::function<std::unique_ptr<ExportForm>(bool ownMarkdown)> make;
};

/// The formats the window offers; the lossless one first.
[[nodiscard]] QList<ExportFormat> exportFormats();

class TransferController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Sidebar &sidebar;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        Folders &folders;
        QString historyPath;
        QList<ExportFormat> formats;
        std::function<Readers()> readers;
        std::function<bool()> ownMarkdown = [] { return false; };
    };

    TransferController(const Views &views, Collaborators with, QObject *parent = nullptr);
    /// Cancels the work, and waits for its end.
    ~TransferController() override;

    /// Empty: all conversations. Returns before the user answers.
    void askToExport(const QStringList &ids);
    /// Into a folder, a file for each conversation.
    void askToExportEach(const ExportFormat &format, const QStringList &ids);
    /// A format that is painted takes one conversation.
    void exportTo(const QString &path, const ExportFormat &format, const QStringList &ids);
    void exportEachTo(const QString &folder, const ExportFormat &format, const QStringList &ids);
    /// Draws the formulas on pages; nullptr: their source is printed. Must outlive this.
    void setFormulaSource(FormulaSource *formulas) { m_formulas = formulas; }
    void askToImport();
    /// Shows what the file would add, and asks.
    void count(const QString &path);
    /// Shows the result in place of this controller, in the words of `told`.
    using Told = std::function<void(const QString &told, const ImportReport &report)>;
    void take(const QString &path, const Told &done = {});
    /// Imports what can be read of a damaged history.
    void takeSalvaged(const QString &damaged, const Told &done);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    /// For another connection that writes at the same time.
    static constexpr std::chrono::seconds patience{10};

    enum class Target : quint8 { File, Folder };

    /// The conversations to paint, and the history from which m_thread reads them.
    struct Painting
    {
        std::shared_ptr<HistoryFile> history;
        PdfExport::Order order;
    };

    /// Returns false to cancel.
    using Progress = std::function<bool(qint64 done, qint64 all)>;

    template<typename Result>
    void run(const QString &telling, std::function<Result(const Progress &)> work,
             std::function<void(const Result &)> done);
    void tellProgress(int percent);
    void write(const QString &path, Target target, const ExportFormat &format,
               const QStringList &ids);
    [[nodiscard]] static Transferred<Painting> prepare(const QString &historyPath,
                                                       const QString &path, Target target,
                                                       const ExportChoice &choice);
    void paint(const QString &path, Target target, const QStringList &ids);
    void startPainting(const QString &path, const Painting &painting);
    void endPainting(const QString &path, const std::optional<TransferError> &error);
    void finishExport(const QString &path, const Transferred<Exported> &exported);
    void startImport(const QString &path, ImportMode mode,
                     const std::function<void(const ImportReport &)> &done);
    void finishCount(const QString &path, const ImportReport &report);
    /// Reads the lists again, to show what was imported.
    void refresh();
    void finishImport(const QString &name, const ImportReport &report);
    [[nodiscard]] QString suggestedName(const QStringList &ids, const QString &suffix) const;

    Views m_views;
    Collaborators m_with;
    bool m_isBusy = false;
    QString m_telling; ///< the notice meanwhile, without the percentage
    QString m_shown;   ///< … and with it
    std::shared_ptr<std::atomic_bool> m_goesOn;
    FormulaSource *m_formulas = nullptr;
    std::unique_ptr<PdfExport> m_pdf;
    std::shared_ptr<ExportFolder> m_pdfFolder; ///< of m_pdf; released on m_thread
    QThreadPool m_thread;                      // destroyed first: waits for its work
};

} // namespace Hiwar

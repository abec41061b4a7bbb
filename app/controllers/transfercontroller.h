// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes conversations out of the history and into it, from the window: asks for the file, works on
// a thread of its own (pages are painted on this one, in small pieces) while it shows how far it
// is, can be cancelled, and says what became of it. What a file would bring is counted before
// anything is taken. One at a time. GUI thread.
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
class Sidebar;

struct ExportFormat
{
    QString name; ///< for people
    QString suffix;
    /// None: it is painted, on pages. `ownMarkdown`: see messageOptions().
    std::function<std::unique_ptr<ExportForm>(bool ownMarkdown)> make;
};

/// The ones the window offers; the lossless one first.
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
        Folders &folders;
        QString historyPath;
        QList<ExportFormat> formats;
        std::function<Readers()> readers;
        std::function<bool()> ownMarkdown = [] { return false; };
    };

    TransferController(const Views &views, Collaborators with, QObject *parent = nullptr);
    /// Ends what is under way, and waits for that.
    ~TransferController() override;

    /// Empty: all. Does not wait for the answer.
    void askToExport(const QStringList &ids);
    /// Into a folder, a file for each.
    void askToExportEach(const ExportFormat &format, const QStringList &ids);
    /// What is painted takes one conversation.
    void exportTo(const QString &path, const ExportFormat &format, const QStringList &ids);
    void exportEachTo(const QString &folder, const ExportFormat &format, const QStringList &ids);
    /// What draws formulas on pages; nullptr: they are printed as their source. Must outlive it.
    void setFormulaSource(FormulaSource *formulas) { m_formulas = formulas; }
    void askToImport();
    /// Tells what it would bring, and asks.
    void count(const QString &path);
    /// `done`: tells it in the place of this controller, in these words.
    using Told = std::function<void(const QString &told, const ImportReport &report)>;
    void take(const QString &path, const Told &done = {});
    /// What can be read of a damaged history.
    void takeSalvaged(const QString &damaged, const Told &done);
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    /// For another connection that writes at the same moment.
    static constexpr std::chrono::seconds patience{10};

    enum class Target : quint8 { File, Folder };

    /// What is to be painted, and where it is read from: on the controller's thread.
    struct Painting
    {
        std::shared_ptr<HistoryFile> history;
        PdfExport::Order order;
    };

    /// False cancels.
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
    /// What came in is shown, too.
    void refresh();
    void finishImport(const QString &name, const ImportReport &report);
    [[nodiscard]] QString suggestedName(const QStringList &ids, const QString &suffix) const;

    Views m_views;
    Collaborators m_with;
    bool m_isBusy = false;
    QString m_telling; ///< what the notice says meanwhile
    QString m_shown;   ///< … and how far it is
    std::shared_ptr<std::atomic_bool> m_goesOn;
    FormulaSource *m_formulas = nullptr;
    std::unique_ptr<PdfExport> m_pdf;
    std::shared_ptr<ExportFolder> m_pdfFolder; ///< of m_pdf; goes on the controller's thread
    QThreadPool m_thread;                      // goes first: it ends with its work
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/transfercontroller.h"

#include "app/async/whendone.h"
#include "app/chat/folders.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/documents/exportforms.h"
#include "app/transfer/filenames.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QPromise>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype mostLines = 6; // of a report, in the notice

QString percentText(const QString &telling, int percent)
{
    return TransferController::tr("%1 %2 %").arg(telling, QLocale().toString(percent));
}

QString toldOf(const QString &name, const ImportReport &report, ImportMode mode)
{
    QStringList lines = describe(report, mode);
    const bool isAllKnown = report.newConversations == 0 && report.newMessages == 0;
    if (isAllKnown && report.knownConversations > 0) {
        lines = lines.mid(2);
        lines.prepend(TransferController::tr("All conversations of this file are here already."));
    }
    if (lines.size() > mostLines) {
        const auto more = lines.size() - mostLines;
        lines = lines.mid(0, mostLines);
        lines.append(more == 1 ? TransferController::tr("… and 1 more kind")
                               : TransferController::tr("… and %n more kinds", nullptr, int(more)));
    }
    if (!report.format.isEmpty())
        lines.prepend(TransferController::tr("%1 (%2)").arg(name, report.format));
    if (report.error)
        lines.append(describe(*report.error));
    return lines.join(u'\n');
}

} // namespace

QList<ExportFormat> exportFormats()
{
    const auto written = [](const QString &name, ExportKind kind) -> ExportFormat {
        const auto make = [kind](bool ownMarkdown) {
            return makeExportForm(kind, Versions::Shown, ownMarkdown);
        };
        return {name, make(false)->suffix(), make};
    };
    return {written(TransferController::tr("Hiwar backup"), ExportKind::JsonLines),
            written(TransferController::tr("Markdown"), ExportKind::Markdown),
            written(TransferController::tr("Web page"), ExportKind::Html),
            written(TransferController::tr("Plain text"), ExportKind::Text),
            {TransferController::tr("PDF"), u"pdf"_s, {}}};
}

TransferController::TransferController(const Views &views, Collaborators with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(std::move(with))
{
    m_thread.setMaxThreadCount(1);
    m_thread.setExpiryTimeout(-1); // a HistoryFile must stay on its thread
    const Sidebar *sidebar = &m_views.sidebar;
    connect(sidebar, &Sidebar::exportAllRequested, this, [this] { askToExport({}); });
    QStringList forms;
    for (const ExportFormat &format : std::as_const(m_with.formats))
        forms.append(format.name);
    m_views.sidebar.setFileForms(forms);
    connect(sidebar, &Sidebar::fileForEachRequested, this,
            [this](int form, const QStringList &ids) {
                askToExportEach(m_with.formats.at(form), ids);
            });
    connect(sidebar, &Sidebar::importRequested, this, &TransferController::askToImport);
}

TransferController::~TransferController()
{
    m_pdf.reset();
    cancel();
}

void TransferController::cancel()
{
    if (m_goesOn)
        *m_goesOn = false;
    if (m_pdf)
        endPainting({}, TransferError{.fault = TransferFault::Cancelled});
}

template<typename Result>
void TransferController::run(const QString &telling, std::function<Result(const Progress &)> work,
                             std::function<void(const Result &)> done)
{
    if (m_isBusy)
        return;
    m_isBusy = true;
    m_goesOn = std::make_shared<std::atomic_bool>(true);
    m_telling = telling;
    m_shown = percentText(telling, 0);
    m_views.notice.tell(m_shown, tr("Cancel"), [this] { cancel(); });
    auto promise = std::make_shared<QPromise<Result>>();
    promise->setProgressRange(0, 100);
    auto *watcher = new QFutureWatcher<Result>(this);
    connect(watcher, &QFutureWatcherBase::progressValueChanged, this,
            &TransferController::tellProgress);
    connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
    watcher->setFuture(promise->future());
    whenDone(promise->future(), this, [this, done = std::move(done)](const Result &result) {
        m_isBusy = false;
        done(result);
    });
    promise->start();
    m_thread.start([promise, work = std::move(work), goesOn = m_goesOn] {
        promise->addResult(work([&](qint64 now, qint64 all) {
            promise->setProgressValue(all > 0 ? int(now * 100 / all) : 0);
            return goesOn->load();
        }));
        promise->finish();
    });
}

void TransferController::tellProgress(int percent)
{
    if (m_views.notice.sentence() != m_shown) // the notice shows something else
        return;
    m_shown = percentText(m_telling, percent);
    m_views.notice.reword(m_shown);
}

QString TransferController::suggestedName(const QStringList &ids, const QString &suffix) const
{
    const ListedRef one =
        ids.size() == 1 ? m_with.conversations.list().find(ids.constFirst()) : nullptr;
    const QString title =
        one && !one->info.title.isEmpty() ? one->info.title : tr("Hiwar conversations");
    return safeFileName(title, suffix, [](const QString &) { return false; });
}

void TransferController::askToExport(const QStringList &ids)
{
    auto *dialog = new QFileDialog(m_views.notice.window(), tr("Export conversations"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const ExportFormat &format : std::as_const(m_with.formats)) {
        if (format.make || ids.size() == 1)
            filters.append(u"%1 (*.%2)"_s.arg(format.name, format.suffix));
    }
    dialog->setNameFilters(filters);
    dialog->setDefaultSuffix(m_with.formats.constFirst().suffix);
    dialog->selectFile(suggestedName(ids, m_with.formats.constFirst().suffix));
    const auto chosen = [this, filters](const QString &filter) {
        return m_with.formats.at(std::max<qsizetype>(0, filters.indexOf(filter)));
    };
    connect(dialog, &QFileDialog::filterSelected, this, [dialog, chosen](const QString &filter) {
        dialog->setDefaultSuffix(chosen(filter).suffix);
    });
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, dialog, chosen, ids](const QString &path) {
                exportTo(path, chosen(dialog->selectedNameFilter()), ids);
            });
    dialog->open();
}

void TransferController::askToExportEach(const ExportFormat &format, const QStringList &ids)
{
    auto *dialog = new QFileDialog(m_views.notice.window(), tr("Folder for the files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format, ids](const QString &folder) { exportEachTo(folder, format, ids); });
    dialog->open();
}

void TransferController::exportTo(const QString &path, const ExportFormat &format,
                                  const QStringList &ids)
{
    write(path, Target::File, format, ids);
}

void TransferController::exportEachTo(const QString &folder, const ExportFormat &format,
                                      const QStringList &ids)
{
    write(folder, Target::Folder, format, ids);
}

void TransferController::write(const QString &path, Target target, const ExportFormat &format,
                               const QStringList &ids)
{
    if (!format.make)
        return paint(path, target, ids);
    const ExportChoice choice{.conversations = ids, .withArchived = true};
    run<Transferred<Exported>>(
        tr("Exporting to %1:").arg(QFileInfo(path).fileName()),
        [path, target, choice, make = format.make, ownMarkdown = m_with.ownMarkdown(),
         history = m_with.historyPath](const Progress &progress) -> Transferred<Exported> {
            const auto file = HistoryFile::open(history, patience, HistoryFile::Access::ReadOnly);
            if (!file)
                return tl::unexpected(transferErrorOf(file.error()));
            const std::unique_ptr<ExportForm> form = make(ownMarkdown);
            return target == Target::Folder ? exportToFolder(path, **file, choice, *form, progress)
                                            : exportToFile(path, **file, choice, *form, progress);
        },
        [this, path](const Transferred<Exported> &exported) { finishExport(path, exported); });
}

void TransferController::paint(const QString &path, Target target, const QStringList &ids)
{
    const ExportChoice choice{.conversations = ids, .withArchived = true};
    run<Transferred<Painting>>(
        tr("Exporting to %1:").arg(QFileInfo(path).fileName()),
        [path, target, choice,
         history = m_with.historyPath](const Progress &progress) -> Transferred<Painting> {
            auto prepared = prepare(history, path, target, choice);
            if (prepared && !progress(0, 1))
                return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
            return prepared;
        },
        [this, path](const Transferred<Painting> &painting) {
            if (painting)
                startPainting(path, *painting);
            else
                finishExport(path, tl::unexpected(painting.error()));
        });
}

void TransferController::finishExport(const QString &path, const Transferred<Exported> &exported)
{
    if (!exported) {
        m_views.notice.tell(describe(exported.error()));
        return;
    }
    const QString name = QFileInfo(path).fileName();
    QString told =
        exported->conversations == 1
            ? tr("One conversation was exported to %1.").arg(name)
            : tr("%n conversations were exported to %1.", nullptr, int(exported->conversations))
                  .arg(name);
    if (exported->missingContents > 0) {
        told += u' ' + tr("Attachments that the history does not hold any more: %1.")
                           .arg(exported->missingContents);
    }
    const QFileInfo made(path);
    const QString folder = made.isDir() ? path : made.absolutePath();
    const auto show = [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); };
    if (exported->missingContents > 0)
        m_views.notice.tell(told, tr("Show folder"), show);
    else
        m_views.notice.tellDone(told, {{tr("Show folder"), show}});
}

void TransferController::askToImport()
{
    auto *dialog = new QFileDialog(m_views.notice.window(), tr("Import conversations"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TransferController::count);
    dialog->open();
}

void TransferController::startImport(const QString &path, ImportMode mode,
                                     const std::function<void(const ImportReport &)> &done)
{
    const QString name = QFileInfo(path).fileName();
    const bool isCount = mode == ImportMode::Count;
    run<ImportReport>(
        isCount ? tr("Reading %1:").arg(name) : tr("Importing %1:").arg(name),
        [path, mode, isCount, readers = m_with.readers,
         history = m_with.historyPath](const Progress &progress) {
            const auto access =
                isCount ? HistoryFile::Access::ReadOnly : HistoryFile::Access::ReadWrite;
            const auto file = HistoryFile::open(history, patience, access);
            if (!file)
                return ImportReport{.error = transferErrorOf(file.error())};
            return importFile(path, readers(), file->get(), mode, progress);
        },
        done);
}

void TransferController::count(const QString &path)
{
    startImport(path, ImportMode::Count,
                [this, path](const ImportReport &report) { finishCount(path, report); });
}

void TransferController::finishCount(const QString &path, const ImportReport &report)
{
    const QString told = toldOf(QFileInfo(path).fileName(), report, ImportMode::Count);
    if (report.error || report.newConversations + report.newMessages == 0) {
        m_views.notice.tell(told);
        return;
    }
    m_views.notice.tell(told, {{tr("Import"), [this, path] { take(path); }}, {tr("Leave it"), {}}});
}

void TransferController::take(const QString &path, const Told &done)
{
    startImport(path, ImportMode::Merge,
                [this, done, name = QFileInfo(path).fileName()](const ImportReport &report) {
                    if (!done) {
                        finishImport(name, report);
                        return;
                    }
                    refresh();
                    done(toldOf(name, report, ImportMode::Merge), report);
                });
}

void TransferController::takeSalvaged(const QString &damaged, const Told &done)
{
    const QString name = QFileInfo(damaged).fileName();
    run<ImportReport>(
        tr("Saving what can be read of %1:").arg(name),
        [damaged, history = m_with.historyPath](const Progress &progress) {
            return importSalvaged(damaged, history, patience, progress);
        },
        [this, done, name](const ImportReport &report) {
            refresh();
            done(toldOf(name, report, ImportMode::Merge), report);
        });
}

void TransferController::refresh()
{
    m_with.folders.load();
    m_with.conversations.readAgain();
}

void TransferController::finishImport(const QString &name, const ImportReport &report)
{
    const QString told = toldOf(name, report, ImportMode::Merge);
    QSet<QString> known;
    for (const ListedRef &each : m_with.conversations.list().all())
        known.insert(each->info.id);
    const auto openFirst = [this, known] {
        QString first;
        QDateTime latest;
        for (const ListedRef &each : m_with.conversations.list().all()) {
            const ConversationInfo &info = each->info;
            if (known.contains(info.id) || (latest.isValid() && info.updatedAt <= latest))
                continue;
            first = info.id;
            latest = info.updatedAt;
        }
        if (!first.isEmpty())
            m_with.shown.show(first);
    };
    refresh();
    if (report.newConversations > 0 && !report.error)
        m_views.notice.tellDone(told, {{tr("Open"), openFirst}});
    else
        m_views.notice.tell(told);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/importjob.h"

#include "app/history/salvage.h"
#include "app/history/salvagefolder.h"
#include "app/transfer/historyfilereader.h"
#include "app/transfer/mergingsink.h"
#include "app/transfer/openforreading.h"

#include <QCoreApplication>
#include <QFile>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct ImportReportTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ImportReport)
};

ImportReport failed(const TransferError &error)
{
    ImportReport report;
    report.error = error;
    return report;
}

} // namespace

ImportReport importFile(const QString &path, const Readers &readers, HistoryFile *history,
                        ImportMode mode, const ImportProgress &progress, MergeCount *counted)
{
    QFile file(path);
    if (const auto opened = openForReading(file, [&progress] { return progress(0, 1); }); !opened)
        return failed(opened.error());
    const QByteArray head = file.peek(Reader::headSize);
    const Reader *reader = detectReader(readers, head, path);
    if (!reader)
        return failed({TransferFault::UnknownFormat, path, {}, {}});
    const qint64 size = file.size();
    MergeCount countedHere;
    MergeCount *onlyCounted = counted ? counted : &countedHere;
    MergingSink sink(history, mode == ImportMode::Count ? onlyCounted : nullptr,
                     [&progress, size](qint64 done) { return progress(done, size); });
    auto done = sink.begin();
    if (done)
        done = reader->read(file, sink);
    ImportReport report = sink.report();
    report.format = reader->name();
    if (!done) {
        report.error = done.error();
        if (report.error->subject.isEmpty())
            report.error->subject = path;
    }
    return report;
}

ImportReport importSalvaged(const QString &damaged, const QString &history,
                            std::chrono::milliseconds patience, const ImportProgress &progress)
{
    const SalvageFolder folder(history);
    const QString saved = folder.filePath(u"history.sqlite"_s);
    const auto done = salvageHistory(damaged, saved, [&] { return !progress(0, 1); });
    if (!done)
        return failed(transferErrorOf(done.error()));
    if (done->conversations == 0)
        return failed({TransferFault::Cancelled, damaged, {}, {}});
    const auto file = HistoryFile::open(history, patience);
    if (!file)
        return failed(transferErrorOf(file.error()));
    Readers readers;
    readers.push_back(std::make_unique<HistoryFileReader>());
    return importFile(saved, readers, file->get(), ImportMode::Merge, progress);
}

QStringList describe(const ImportReport &report, ImportMode mode)
{
    const QString conversations =
        mode == ImportMode::Merge
            ? ImportReportTr::tr("Conversations: %1 new, %2 known already.")
            : ImportReportTr::tr("Conversations: %1 would be new, %2 known already.");
    const QString messages =
        mode == ImportMode::Merge
            ? ImportReportTr::tr("Messages: %1 new, %2 known already.")
            : ImportReportTr::tr("Messages: %1 would be new, %2 known already.");
    QStringList lines{conversations.arg(report.newConversations).arg(report.knownConversations),
                      messages.arg(report.newMessages).arg(report.knownMessages)};
    if (report.libraryItems > 0) {
        const QString items = mode == ImportMode::Merge
                                  ? ImportReportTr::tr("Personas and prompts: %1 new.")
                                  : ImportReportTr::tr("Personas and prompts: %1 would be new.");
        lines.append(items.arg(report.libraryItems));
    }
    for (const WarningCount &warning : report.warnings) {
        const QString line = warning.first.where.isEmpty()
                                 ? ImportReportTr::tr("Skipped (%1): %2.")
                                 : ImportReportTr::tr("Skipped (%1): %2; first at %3.");
        const QString counted = line.arg(QString::number(warning.count), warning.first.what);
        lines.append(warning.first.where.isEmpty() ? counted : counted.arg(warning.first.where));
    }
    return lines;
}

} // namespace Hiwar

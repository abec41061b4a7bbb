// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importcommand.h"

#include "app/commandjob.h"
#include "app/history/mergecount.h"
#include "app/importreaders.h"
#include "app/transfer/importjob.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTextStream>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// The window may be writing at this moment.
constexpr std::chrono::seconds patience{10};

QString tr(const char *text)
{
    return QCoreApplication::translate("import", text);
}

/// None: it is only counted, and there is no history yet.
Transferred<std::unique_ptr<HistoryFile>> openHistory(const QString &path, bool dryRun)
{
    if (dryRun && !QFileInfo::exists(path))
        return nullptr;
    const auto access = dryRun ? HistoryFile::Access::ReadOnly : HistoryFile::Access::ReadWrite;
    return HistoryFile::open(path, patience, access).map_error(transferErrorOf);
}

ExitStatus importOne(const QString &path, const Readers &readers, HistoryFile *history,
                     ImportMode mode, MergeCount &counted, const std::atomic_bool &isInterrupted)
{
    const QString name = QFileInfo(path).fileName();
    ProgressLine line;
    const auto progress = [&](qint64 done, qint64 all) {
        const int percent = all > 0 ? int(done * 100 / all) : 100;
        line.tell(tr("%1: %2 %").arg(name).arg(percent));
        return !isInterrupted;
    };
    const ImportReport report = importFile(path, readers, history, mode, progress, &counted);
    line.clear();
    if (!report.format.isEmpty()) {
        QTextStream out(stdout);
        out << tr("%1 (%2)").arg(name, report.format) << Qt::endl;
        for (const QString &sentence : describe(report, mode))
            out << u"  "_s << sentence << Qt::endl;
    }
    return report.error ? fail(*report.error) : ExitStatus::Complete;
}

} // namespace

int runImport(const ImportOptions &options, const Paths &paths)
{
    return runCommandJob([&](const std::atomic_bool &isInterrupted) {
        const auto history = openHistory(paths.history, options.dryRun);
        if (!history)
            return fail(history.error());
        const Readers readers = importReaders();
        const ImportMode mode = options.dryRun ? ImportMode::Count : ImportMode::Merge;
        MergeCount counted;
        ExitStatus status = ExitStatus::Complete;
        for (const QString &path : options.files) {
            const ExitStatus one =
                importOne(path, readers, history->get(), mode, counted, isInterrupted);
            if (one == ExitStatus::Interrupted)
                return one;
            if (one != ExitStatus::Complete)
                status = one;
        }
        return status;
    });
}

} // namespace Hiwar

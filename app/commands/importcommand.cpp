// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/importcommand.h"

#include "app/commands/commandjob.h"
#include "app/commands/standardoutput.h"
#include "app/documents/importreaders.h"
#include "app/history/mergecount.h"
#include "app/platform/singleinstance.h"
#include "app/transfer/importjob.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

// The window may be writing at the same time.
constexpr std::chrono::seconds patience{10};

QString tr(const char *text)
{
    return QCoreApplication::translate("import", text);
}

/// nullptr: only counting, and there is no history yet.
Transferred<std::unique_ptr<HistoryFile>> openHistory(const QString &path, bool dryRun)
{
    if (dryRun && !QFileInfo::exists(path))
        return nullptr;
    const auto access = dryRun ? HistoryFile::Access::ReadOnly : HistoryFile::Access::ReadWrite;
    return HistoryFile::open(path, patience, access).map_error(transferErrorOf);
}

/// Shared by the files of one import.
struct Importing
{
    const Readers readers;
    HistoryFile *history; ///< null: only counting, without a history
    const ImportMode mode;
    StandardOutput &output;
    MergeCount counted = {};
    bool hasChanged = false; ///< the history
};

ExitStatus importOne(const QString &path, Importing &into, const std::atomic_bool &isInterrupted)
{
    const QString name = QFileInfo(path).fileName();
    ProgressLine line;
    const auto progress = [&](qint64 done, qint64 all) {
        const int percent = all > 0 ? int(done * 100 / all) : 100;
        line.tell(tr("%1: %2 %").arg(name).arg(percent));
        return !isInterrupted;
    };
    const ImportReport report =
        importFile(path, into.readers, into.history, into.mode, progress, &into.counted);
    line.clear();
    into.hasChanged |= into.mode == ImportMode::Merge &&
                       report.newConversations + report.newMessages + report.libraryItems > 0;
    if (!report.format.isEmpty()) {
        into.output.writeLine(tr("%1 (%2)").arg(name, report.format));
        for (const QString &sentence : describe(report, into.mode))
            into.output.writeLine(u"  "_s + sentence);
        into.output.flush();
    }
    return report.error ? fail(*report.error) : ExitStatus::Complete;
}

/// Makes an open window show the imported conversations at once.
void tellWindow(const Paths &paths)
{
    SingleInstance window(instanceName(paths.history));
    // Queued, because the event loop does not run yet.
    QObject::connect(&window, &SingleInstance::told, QCoreApplication::instance(),
                     &QCoreApplication::quit, Qt::QueuedConnection);
    window.tellHistoryChanged();
    QCoreApplication::exec();
}

} // namespace

int runImport(const ImportOptions &options, const Paths &paths)
{
    bool hasChanged = false;
    const int ended = runCommandJob([&](const std::atomic_bool &isInterrupted) {
        const auto history = openHistory(paths.history, options.dryRun);
        if (!history)
            return fail(history.error());
        StandardOutput output;
        Importing into{.readers = importReaders(),
                       .history = history->get(),
                       .mode = options.dryRun ? ImportMode::Count : ImportMode::Merge,
                       .output = output};
        ExitStatus status = ExitStatus::Complete;
        for (const QString &path : options.files) {
            const ExitStatus one = importOne(path, into, isInterrupted);
            hasChanged |= into.hasChanged;
            if (one == ExitStatus::Interrupted)
                return one;
            if (one != ExitStatus::Complete)
                status = one;
        }
        return output.end(status);
    });
    if (hasChanged)
        tellWindow(paths);
    return ended;
}

} // namespace Hiwar

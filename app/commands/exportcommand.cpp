// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/exportcommand.h"

#include "app/commands/commandjob.h"
#include "app/commands/exportdestination.h"
#include "app/commands/pdfcommand.h"
#include "app/commands/standardoutput.h"
#include "app/settings/settingsstore.h"
#include "app/transfer/exportjob.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("export", text);
}

std::unique_ptr<ExportForm> formOf(const ExportOptions &options, const Paths &paths)
{
    return makeExportForm(options.form, options.allVersions ? Versions::All : Versions::Shown,
                          options.form == ExportKind::Html &&
                              SettingsStore(paths.settings).reading().ownMarkdown);
}

Transferred<Exported> exportToOutput(HistoryFile &history, const ExportChoice &choice,
                                     ExportForm &form, const ExportProgress &progress,
                                     StandardOutput &out)
{
    auto done = exportTo(out, history, choice, form, progress);
    if (done && !out.flush())
        done = tl::unexpected(writeError(out));
    return done.map_error([](TransferError error) {
        if (error.subject.isEmpty())
            error.subject = tr("Standard output");
        return error;
    });
}

ExitStatus exportAll(const ExportOptions &options, const Paths &paths, HistoryFile &history,
                     const std::atomic_bool &isInterrupted)
{
    const ExportChoice choice{options.conversations, options.archived, options.bin};
    const std::unique_ptr<ExportForm> form = formOf(options, paths);
    ProgressLine line;
    const ExportProgress progress = [&](int done, int all) {
        line.tell(tr("Exporting: %1 of %2").arg(done).arg(all));
        return !isInterrupted;
    };
    StandardOutput out;
    const auto done = options.output.isEmpty()
                          ? exportToOutput(history, choice, *form, progress, out)
                      : isFolder(options.output)
                          ? exportToFolder(options.output, history, choice, *form, progress)
                          : exportToFile(options.output, history, choice, *form, progress);
    line.clear();
    if (out.isClosed())
        return out.end(ExitStatus::Complete);
    if (!done && isInterrupted) // also if the history reported the interruption
        return fail(TransferError{.fault = TransferFault::Cancelled});
    if (!done)
        return fail(done.error());
    if (done->missingContents > 0) {
        printErrorLine(tr("Attachments that the history does not hold any more: %1. Their names "
                          "are exported.")
                           .arg(done->missingContents));
    }
    return ExitStatus::Complete;
}

} // namespace

int runExport(const ExportOptions &options, const Paths &paths)
{
    if (options.form == ExportKind::Pdf)
        return runPdfExport(options, paths);
    return runCommandJob([&](const std::atomic_bool &isInterrupted) {
        const auto history = openForExport(paths);
        if (!history)
            return fail(history.error());
        (*history)->interruptWhen([&isInterrupted] { return isInterrupted.load(); });
        return exportAll(options, paths, **history, isInterrupted);
    });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/backupcommand.h"

#include "app/askcommand.h"
#include "app/history/backup.h"
#include "app/history/backupplan.h"
#include "app/history/salvage.h"
#include "app/history/storeerrortext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLocale>
#include <QTextStream>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Hiwar::BackupCommand", text);
}

int fail(const QString &sentence)
{
    QTextStream(stderr) << "hiwar: " << sentence << Qt::endl;
    return int(ExitStatus::Failed);
}

int listBackups(const QString &history)
{
    QTextStream out(stdout);
    const QDir folder(backupFolder(history));
    const auto files = folder.entryInfoList({u"history-*.sqlite"_s}, QDir::Files, QDir::Name);
    for (const QFileInfo &file : files) {
        const QDateTime made = backupTime(file.fileName());
        if (made.isValid())
            out << made.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s) << "  "
                << QLocale().formattedDataSize(file.size()) << "  "
                << QDir::toNativeSeparators(file.filePath()) << Qt::endl;
    }
    return int(ExitStatus::Complete);
}

int salvage(const QString &history, const QString &target)
{
    const auto saved = salvageHistory(history, target);
    if (!saved)
        return fail(describe(saved.error()));
    QTextStream out(stdout);
    out << tr("%1 messages of %2 conversations were saved into %3.")
               .arg(saved->messages)
               .arg(saved->conversations)
               .arg(QDir::toNativeSeparators(target))
        << Qt::endl;
    if (saved->unreadable > 0)
        out << tr("At %1 places nothing could be read. The daily copies may still have it: "
                  "hiwar backup --list")
                   .arg(saved->unreadable)
            << Qt::endl;
    out << tr("To go on with it, close Hiwar and put it in the place of the history, or take it "
              "in: "
              "hiwar import FILE")
        << Qt::endl;
    return int(ExitStatus::Complete);
}

} // namespace

int backUpHistory(const BackupOptions &options, const QString &history)
{
    if (options.list)
        return listBackups(history);
    const QDir folder(backupFolder(history));
    if (options.target.isEmpty() && !folder.exists())
        QDir().mkdir(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QString target = options.target.isEmpty()
                               ? folder.filePath(backupName(QDateTime::currentDateTimeUtc()))
                               : options.target;
    const auto done = backUp(history, target);
    if (!done)
        return fail(describe(done.error()));
    QTextStream(stdout) << tr("%1 messages of %2 conversations, %3, read back and whole: %4")
                               .arg(done->messages)
                               .arg(done->conversations)
                               .arg(QLocale().formattedDataSize(done->bytes),
                                    QDir::toNativeSeparators(done->path))
                        << Qt::endl;
    return int(ExitStatus::Complete);
}

int checkHistory(const CheckOptions &options, const QString &history)
{
    const QString path = options.file.isEmpty() ? history : options.file;
    if (!options.salvage.isEmpty())
        return salvage(path, options.salvage);
    const auto health = examineHistory(path);
    if (!health)
        return fail(describe(health.error()));
    if (health->faults.isEmpty()) {
        QTextStream(stdout) << tr("%1 messages of %2 conversations, and the file is sound: %3")
                                   .arg(health->messages)
                                   .arg(health->conversations)
                                   .arg(QDir::toNativeSeparators(path))
                            << Qt::endl;
        return int(ExitStatus::Complete);
    }
    QTextStream out(stdout);
    for (const QString &fault : health->faults)
        out << fault << Qt::endl;
    return fail(tr("%1 is damaged. Nothing was changed. Save what can be read into a new file: "
                   "hiwar check --salvage NEWFILE")
                    .arg(QDir::toNativeSeparators(path)));
}

} // namespace Hiwar

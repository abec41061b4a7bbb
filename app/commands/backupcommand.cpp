// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/backupcommand.h"

#include "app/commands/commandjob.h"
#include "app/commands/shellword.h"
#include "app/commands/standardoutput.h"
#include "app/history/backup.h"
#include "app/history/backupplan.h"
#include "app/history/salvage.h"
#include "app/history/storeerrortext.h"
#include "app/transfer/filenames.h"

#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString native(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

ExitStatus fail(const QString &sentence)
{
    printErrorLine(sentence);
    return ExitStatus::Failed;
}

ExitStatus failCancelled()
{
    return fail(TransferError{.fault = TransferFault::Cancelled});
}

/// Where the results go, and whether the user has interrupted the command.
struct Telling
{
    StandardOutput &out;
    const std::atomic_bool &isInterrupted;

    [[nodiscard]] std::function<bool()> ends() const
    {
        return [this] { return isInterrupted.load(); };
    }
};

/// "1 message of 3 conversations"
QString counted(qint64 messages, qint64 conversations)
{
    const auto count = [](qint64 number, const QString &one, const QString &many) {
        return QString::number(number) + u' ' + (number == 1 ? one : many);
    };
    return count(messages, u"message"_s, u"messages"_s) + u" of "_s +
           count(conversations, u"conversation"_s, u"conversations"_s);
}

/// The error if the history is missing and copies of it exist. Empty if there are no copies: on a
/// new machine no history is no error.
QString whyLost(const QString &history)
{
    if (copiesOf(history).isEmpty())
        return {};
    return u"%1 is gone, but copies of it are there. hiwar backup --list shows them; take the "
           "newest in: hiwar import COPY"_s.arg(native(history));
}

/// Names the newest sound copy of a history that is damaged or empty, and the next step.
QString soundCopy(const QString &history, const std::function<bool()> &ends)
{
    const auto copy = newestSoundCopy(history, {}, ends);
    if (!copy)
        return {};
    return u" The newest sound copy holds %1: %2. Start Hiwar, which offers to take it."_s.arg(
        counted(copy->messages, copy->conversations), native(copy->path));
}

/// Why no new file can be made there; empty if it can.
QString whyNotInto(const QString &target)
{
    const QFileInfo file(target);
    if (file.isDir())
        return u"%1 is a folder. Add the name of the new file to it."_s.arg(native(target));
    if (!file.absoluteDir().exists())
        return u"There is no folder %1. Make it first, or choose another place."_s.arg(
            native(file.absolutePath()));
    return {};
}

/// Why the file that the user named cannot be checked; empty if it can.
QString whyNotFrom(const QString &path)
{
    const QFileInfo file(path);
    if (file.isDir())
        return u"%1 is a folder. Name a file in it."_s.arg(native(path));
    if (!file.exists())
        return u"There is no file %1. Check its name; hiwar backup --list shows which copies there "
               "are."_s.arg(native(path));
    if (!file.isFile()) // opening a pipe could block for ever
        return u"%1 is no file but a pipe or a device. Name a file."_s.arg(native(path));
    return {};
}

QString whyNotRead(const StoreError &error)
{
    return error.fault == StoreFault::CannotOpen
               ? u"%1 cannot be read. Check who may read it."_s.arg(native(error.path))
               : describe(error);
}

ExitStatus listBackups(const QString &history, StandardOutput &out)
{
    QFileInfoList copies = copiesOf(history);
    std::reverse(copies.begin(), copies.end()); // the oldest first
    for (const QFileInfo &file : copies) {
        const QDateTime made = backupTime(file.fileName()).toLocalTime();
        out.writeLine(made.toString(u"yyyy-MM-dd HH:mm"_s) + u"  "_s +
                      QLocale::c().formattedDataSize(file.size()) + u"  "_s +
                      native(file.filePath()));
    }
    // Standard output gets only the list of copies.
    if (copies.isEmpty())
        printErrorLine(u"There is no copy yet. Hiwar makes one every day on which it is used; make "
                       "one now: hiwar backup"_s);
    return ExitStatus::Complete;
}

ExitStatus salvage(const QString &path, const CheckOptions &options, const Telling &telling)
{
    StandardOutput &out = telling.out;
    const QString &target = options.salvage;
    if (QFileInfo(target).isFile())
        return fail(u"%1 is there already, and nothing is written over it. Choose another name for "
                    "the new file."_s.arg(native(target)));
    if (const QString why = whyNotInto(target); !why.isEmpty())
        return fail(why);
    const auto saved = salvageHistory(path, target, telling.ends());
    if (!saved)
        return fail(saved.error().path == path ? whyNotRead(saved.error())
                                               : describe(saved.error()));
    if (saved->conversations == 0)
        return failCancelled();
    if (saved->messages == 0) {
        QFile::remove(target);
        return fail(u"No message can be read in %1, and nothing was saved. The daily copies may "
                    "still have them: hiwar backup --list"_s.arg(native(path)));
    }
    out.writeLine(u"Saved into %1: %2."_s.arg(native(target),
                                              counted(saved->messages, saved->conversations)));
    if (saved->unreadable > 0)
        out.writeLine(u"Places at which nothing could be read: %1. The daily copies may still have "
                      "it: hiwar backup --list"_s.arg(saved->unreadable));
    out.writeLine(
        options.file.isEmpty()
            ? u"To go on with it, close Hiwar and put it in the place of %1"_s.arg(native(path))
            : u"Take it into the history with: hiwar import %1"_s.arg(shellWord(target)));
    return ExitStatus::Complete;
}

ExitStatus backUpInto(const QString &target, const QString &history, const Telling &telling)
{
    if (QFileInfo(target) == QFileInfo(history))
        return fail(
            u"%1 is the history itself. Choose another name for the copy."_s.arg(native(target)));
    if (const QString why = whyNotInto(target); !why.isEmpty())
        return fail(why);
    const auto done = backUp(history, target, telling.ends());
    if (!done)
        return fail(done.error().path == history ? whyNotRead(done.error())
                                                 : describe(done.error()));
    if (done->path.isEmpty())
        return failCancelled();
    telling.out.writeLine(u"%1, %2, read back and whole: %3"_s.arg(
        counted(done->messages, done->conversations), QLocale::c().formattedDataSize(done->bytes),
        native(done->path)));
    return ExitStatus::Complete;
}

/// `%1` is the history; its newest sound copy is named between `wrong` and `next`.
ExitStatus failWithCopy(const QString &history, const QString &wrong, const QString &next,
                        const Telling &telling)
{
    const QString copy = soundCopy(history, telling.ends());
    if (telling.isInterrupted)
        return failCancelled();
    return fail(wrong.arg(native(history)) + copy + next);
}

ExitStatus look(const QString &path, const CheckOptions &options, const Telling &telling)
{
    StandardOutput &out = telling.out;
    const bool isHistory = options.file.isEmpty();
    const auto health = examineHistory(path, telling.ends());
    if (telling.isInterrupted)
        return failCancelled();
    if (!health && isHistory && QFileInfo(path).size() == 0 && !copiesOf(path).isEmpty())
        return failWithCopy(path, u"%1 is empty."_s, {}, telling);
    if (!health && health.error().fault != StoreFault::Unreadable)
        return fail(whyNotRead(health.error()));
    if (health && health->faults.isEmpty()) {
        out.writeLine(u"%1, and the file is sound: %2"_s.arg(
            counted(health->messages, health->conversations), native(path)));
        return ExitStatus::Complete;
    }
    for (const QString &fault : health ? health->faults : QStringList())
        out.writeLine(fault);
    out.flush();
    const QString fresh = safeFileName(u"salvaged"_s, u"sqlite"_s,
                                       [](const QString &name) { return QFile::exists(name); });
    const QString named = isHistory ? QString() : u' ' + shellWord(path);
    const QString next = u" Save what can be read into a new file: hiwar check --salvage "_s +
                         shellWord(fresh) + named;
    const QString damaged =
        (health ? u"%1 is damaged."_s : u"%1 is damaged or is not a history of Hiwar."_s) +
        u" Nothing was changed."_s;
    return isHistory ? failWithCopy(path, damaged, next, telling)
                     : fail(damaged.arg(native(path)) + next);
}

ExitStatus backUp(const BackupOptions &options, const QString &history, const Telling &telling)
{
    if (options.list)
        return listBackups(history, telling.out);
    if (!QFileInfo::exists(history)) {
        if (const QString lost = whyLost(history); !lost.isEmpty())
            return fail(lost);
        const QString nothing = u"There is no history yet, and nothing to copy. It begins with the "
                                "first conversation: %1"_s.arg(native(history));
        // It is an error if the user named a file for the copy and there is none.
        if (!options.target.isEmpty())
            return fail(nothing);
        telling.out.writeLine(nothing);
        return ExitStatus::Complete;
    }
    if (!options.target.isEmpty())
        return backUpInto(options.target, history, telling);
    const QDir folder(backupFolder(history));
    if (!folder.exists())
        QDir().mkdir(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return backUpInto(folder.filePath(backupName(QDateTime::currentDateTimeUtc())), history,
                      telling);
}

ExitStatus check(const CheckOptions &options, const QString &history, const Telling &telling)
{
    const QString path = options.file.isEmpty() ? history : options.file;
    if (!options.file.isEmpty()) {
        if (const QString why = whyNotFrom(path); !why.isEmpty())
            return fail(why);
    } else if (!QFileInfo::exists(history)) {
        if (const QString lost = whyLost(history); !lost.isEmpty())
            return fail(lost);
        if (!options.salvage.isEmpty())
            return fail(u"There is no history yet, and nothing to save. Name the damaged file: "
                        "hiwar check --salvage %1 FILE"_s.arg(shellWord(options.salvage)));
        telling.out.writeLine(
            u"There is no history yet, and nothing is wrong. It begins with the first "
            "conversation: %1"_s.arg(native(history)));
        return ExitStatus::Complete;
    }
    return options.salvage.isEmpty() ? look(path, options, telling)
                                     : salvage(path, options, telling);
}

} // namespace

int backUpHistory(const BackupOptions &options, const QString &history)
{
    return runCommandJob([&](const std::atomic_bool &isInterrupted) {
        StandardOutput out;
        return out.end(backUp(options, history, {out, isInterrupted}));
    });
}

int checkHistory(const CheckOptions &options, const QString &history)
{
    return runCommandJob([&](const std::atomic_bool &isInterrupted) {
        StandardOutput out;
        return out.end(check(options, history, {out, isInterrupted}));
    });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The entry point: chooses the command, and the kind of application that it needs. Nothing else.

#include "app/application.h"
#include "app/commands/askcommand.h"
#include "app/commands/backupcommand.h"
#include "app/commands/commandjob.h"
#include "app/commands/commandline.h"
#include "app/commands/exportcommand.h"
#include "app/commands/givenfiles.h"
#include "app/commands/importcommand.h"
#include "app/commands/nodisplay.h"
#include "app/commands/quitcommand.h"
#include "app/commands/searchcommand.h"
#include "app/commands/servecommand.h"
#include "app/commands/standardoutput.h"
#include "app/desktop/desktopservices.h"
#include "app/manual/helptext.h"
#include "app/platform/crashfiles.h"
#include "app/platform/earlyfonts.h"
#include "app/platform/endprocess.h"
#include "app/platform/freedmemory.h"
#include "app/platform/log.h"
#include "app/platform/paths.h"
#include "app/platform/utf8locale.h"
#include "net/values/programversion.h"

#include <QApplication>
#include <QDir>

#include <optional>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Enough to find the command. Qt returns the words as they were typed, on any system and without
/// its own options, only when there is an application.
QStringList wordsBefore(int argc, char **argv)
{
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

/// PDF is painted, with fonts, but not on a screen.
bool paintsPages(const Command &command)
{
    const auto *options = std::get_if<ExportOptions>(&command);
    return options && options->form == ExportKind::Pdf;
}

/// For the window, and for words that can be judged only once there is an application: Qt has
/// options of its own.
std::unique_ptr<QApplication> windowApplication(int &argc, char **argv,
                                                const tl::expected<Command, QString> &command)
{
    const NoDisplay noDisplay(
        command ? u"There is no display for the window. Start Hiwar on a desktop, or ask from "
                  "here: hiwar ask TEXT"_s
                : command.error(),
        command ? ExitStatus::Failed : ExitStatus::WrongUsage);
    return std::make_unique<QApplication>(argc, argv);
}

int tellWrongUsage(const QString &why)
{
    printErrorLine(why);
    return int(ExitStatus::WrongUsage);
}

/// Hides Qt's warnings about the offscreen display: a command prints only one line.
void tellOnlyFaults(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        printErrorLine(message);
}

int print(const QString &text)
{
    StandardOutput out;
    out.write(text.toUtf8());
    return int(out.end(ExitStatus::Complete));
}

struct Run
{
    Paths paths;

    int operator()(const AskOptions &options) const
    {
        return ask(options, paths.settings, paths.history);
    }
    int operator()(const ServeOptions &options) const { return serve(options); }
    int operator()(const ExportOptions &options) const { return runExport(options, paths); }
    int operator()(const ImportOptions &options) const { return runImport(options, paths); }
    int operator()(const BackupOptions &options) const
    {
        return backUpHistory(options, paths.history);
    }
    int operator()(const CheckOptions &options) const
    {
        return checkHistory(options, paths.history);
    }
    int operator()(const SearchOptions &) const { return serveDesktopSearch(paths); }
    int operator()(const QuitOptions &options) const
    {
        const int status = quitWindow(paths.history);
        if (options.clearsMenu)
            clearIconMenu();
        return status;
    }
    int operator()(const ShowVersion &) const
    {
        return print(u"hiwar %1\n"_s.arg(programVersion()));
    }
    int operator()(const ShowHelp &) const { return print(helpText(commandManual())); }
    int operator()(const WindowOptions &options) const
    {
        startLog(paths.log);
        return openWindow(options, paths);
    }
};

// std::visit throws for a variant that an exception left without a value; nothing here throws.
// NOLINTNEXTLINE(bugprone-exception-escape)
int run(int argc, char **argv)
{
    QCoreApplication::setApplicationName(u"hiwar"_s);
    QCoreApplication::setApplicationVersion(programVersion());
    // Wayland finds the desktop entry, and with it the icon, by this name; see packaging/linux.
    QGuiApplication::setDesktopFileName(u"io.github.hiwar.hiwar"_s);
    std::unique_ptr<QCoreApplication> application;
    std::optional<EarlyFonts> fonts;
    const QStringList words = wordsBefore(argc, argv);
    const QString folder = QDir::currentPath();
    const auto asked = commandGivenIn(folder, words);
    // Only the window needs a display, and a wrong word that may be an option of Qt.
    if (!asked && !words.constFirst().startsWith(u'-'))
        return tellWrongUsage(asked.error());
    const bool isPainting = asked && paintsPages(*asked);
    if (isPainting) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(tellOnlyFaults);
    }
    if (isPainting || !asked || std::holds_alternative<WindowOptions>(*asked)) {
        fonts.emplace();
        application = windowApplication(argc, argv, asked);
        fonts->goOn();
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }

    const auto command = commandGivenIn(folder, QCoreApplication::arguments().mid(1));
    if (!command)
        return tellWrongUsage(command.error());
    return std::visit(Run{standardPaths()}, *command);
}

} // namespace

int main(int argc, char **argv)
{
    giveFreedMemoryBack();
    keepMemoryOutOfCrashFiles();
    takeUtf8Letters();
    return endProcess(run(argc, argv));
}

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program's entry: which command, and which kind of application it needs. Nothing else.

#include "app/application.h"
#include "app/askcommand.h"
#include "app/backupcommand.h"
#include "app/commandline.h"
#include "app/crashfiles.h"
#include "app/earlyfonts.h"
#include "app/endprocess.h"
#include "app/exportcommand.h"
#include "app/importcommand.h"
#include "app/log.h"
#include "app/manual/helptext.h"
#include "app/paths.h"
#include "app/quitcommand.h"
#include "app/servecommand.h"
#include "app/standardoutput.h"

#include <QApplication>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

// Only the window needs a display, and the kind of application is to be known before its words can
// be read in full.
bool needsWindow(int argc, char **argv)
{
    if (argc < 2)
        return true;
    const QByteArrayView first(argv[1]);
    constexpr std::array words{"ask",   "serve", "export", "import", "backup",
                               "check", "quit",  "--help", "-h",     "--version"};
    return std::none_of(words.begin(), words.end(),
                        [first](const char *word) { return first == QByteArrayView(word); });
}

/// PDF is painted, with fonts and all, but on no screen.
bool paintsPages(int argc, char **argv)
{
    if (argc < 2 || QByteArrayView(argv[1]) != QByteArrayView("export"))
        return false;
    return std::any_of(argv + 2, argv + argc, [](const char *word) {
        return QByteArrayView(word) == QByteArrayView("pdf") ||
               QByteArrayView(word) == QByteArrayView("--format=pdf");
    });
}

/// What Qt finds odd about a display that is none is nobody's concern: a command says one line.
void tellOnlyFaults(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        QTextStream(stderr) << "hiwar: " << message << Qt::endl;
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

    int operator()(const AskOptions &options) const { return ask(options, paths.settings); }
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
    int operator()(const QuitOptions &) const { return quitWindow(paths.history); }
    int operator()(const ShowVersion &) const { return print(u"hiwar " HIWAR_VERSION "\n"_s); }
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
    QCoreApplication::setApplicationVersion(QStringLiteral(HIWAR_VERSION));
    // By this Wayland finds the desktop entry, and with it the icon; see packaging/linux.
    QGuiApplication::setDesktopFileName(u"io.github.hiwar.hiwar"_s);
    std::unique_ptr<QCoreApplication> application;
    std::optional<EarlyFonts> fonts;
    const bool isPainting = paintsPages(argc, argv);
    if (isPainting) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qInstallMessageHandler(tellOnlyFaults);
    }
    if (needsWindow(argc, argv) || isPainting) {
        fonts.emplace();
        application = std::make_unique<QApplication>(argc, argv);
        fonts->goOn();
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }

    const auto command = parseCommandLine(QCoreApplication::arguments().mid(1));
    if (!command) {
        QTextStream(stderr) << "hiwar: " << command.error() << Qt::endl;
        return int(ExitStatus::WrongUsage);
    }
    return std::visit(Run{standardPaths()}, *command);
}

} // namespace

int main(int argc, char **argv)
{
    keepMemoryOutOfCrashFiles();
    return endProcess(run(argc, argv));
}

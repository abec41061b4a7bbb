// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar-reader [SECONDS]: reads one file that Hiwar was given. The task comes on standard input,
// with the file's bytes, the answer goes to standard output (app/attachments/readertask.h); then it
// ends. Before it reads the first byte it gives up the network, all files but the system's fonts
// and Poppler's tables, other programs, and time and memory beyond its limits; SECONDS is less
// processor time than usual.
#include "app/attachments/readerwire.h"
#include "app/reader/answertask.h"
#include "app/reader/lastwords.h"
#include "app/sandbox/sandbox.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif
#ifdef __GLIBC__
#include <pthread.h>
#endif

using namespace Qt::StringLiterals;

#ifdef HIWAR_SANITIZED
/// The leak check would start a process of its own, which the sandbox refuses.
extern "C" int __lsan_is_turned_off() // NOLINT: the sanitizer's name
{
    return 1;
}
#endif

namespace {

/// Fonts, how fontconfig finds them, and Poppler's tables of Asian encodings.
std::vector<std::string> readableFolders()
{
    const QString home = QDir::homePath();
    const QString own = QCoreApplication::applicationDirPath() + u"/../../share/hiwar/fonts"_s;
    std::vector<std::string> folders;
    for (const QString &folder :
         {u"/usr/share/fonts"_s, u"/usr/local/share/fonts"_s, home + u"/.local/share/fonts"_s,
          home + u"/.fonts"_s, u"/etc/fonts"_s, u"/usr/share/fontconfig"_s,
          u"/var/cache/fontconfig"_s, home + u"/.cache/fontconfig"_s, u"/usr/share/poppler"_s, own})
        folders.push_back(QFile::encodeName(folder).toStdString());
    return folders;
}

/// Threads take little, so that many processors do not take the memory.
void makeThreadsSmall()
{
#ifdef __GLIBC__
    constexpr std::size_t stack = 1024 * 1024;
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) == 0) {
        pthread_attr_setstacksize(&attributes, stack);
        pthread_setattr_default_np(&attributes);
        pthread_attr_destroy(&attributes);
    }
#endif
}

} // namespace

int main(int argc, char *argv[])
{
#ifdef Q_OS_WIN
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
#elif !defined(Q_OS_MACOS)
    qputenv("QT_QPA_PLATFORM", "offscreen"); // it is never seen
    qputenv("QT_NO_GLIB", "1");              // which makes pipes for each thread
#endif
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    const QGuiApplication application(argc, argv);
    std::setlocale(LC_ALL, "C.UTF-8"); // of names in archives
    makeThreadsSmall();
    Hiwar::prepareAnswers();

    Hiwar::ReaderLimits limits;
    if (argc > 1) // no more than usual
        limits.cpuSeconds = std::clamp(std::atoi(argv[1]), 1, limits.cpuSeconds);
    constexpr unsigned muchLonger = 5;          // if it does not end by itself
    constexpr qint64 code = 64LL * 1024 * 1024; // of libraries, which the system does not count
    const Hiwar::Sandbox sandbox =
        Hiwar::enterSandbox({.memory = std::size_t(limits.memory - code),
                             .seconds = unsigned(limits.cpuSeconds) + muchLonger,
                             .threads = true,
                             .readable = readableFolders()});
    Hiwar::setLastWords(limits.cpuSeconds, sandbox.isOpen());

    QFile input;
    if (!input.open(stdin, QFile::ReadOnly | QFile::Unbuffered))
        return 1;
    auto task = Hiwar::readerTaskFrom(input, limits.fileBytes);
    if (!task) {
        std::cerr << "hiwar-reader: this is no task; Hiwar starts this program\n";
        return 1;
    }
    Hiwar::ReaderAnswer answer = Hiwar::answerTask(*task, limits);
    task.reset();
    answer.isOpen = sandbox.isOpen();
    const QByteArrayList wire = Hiwar::wirePartsOf(std::move(answer));
    Hiwar::giveUpLastWords();
    QFile output;
    const auto write = [&output](const QByteArray &part) {
        return output.write(part) == part.size();
    };
    const bool isWritten = output.open(stdout, QFile::WriteOnly) &&
                           std::all_of(wire.begin(), wire.end(), write) && output.flush();
    if (!isWritten)
        return 1;
    std::_Exit(0); // nothing is left to be tidied
}

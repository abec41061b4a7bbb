// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandjob.h"

#include "app/commands/terminalfilter.h"

#include <QThread>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace Hiwar {

namespace {

constexpr qint64 shownFor = 100;            // milliseconds
constexpr std::chrono::seconds patience{5}; // for work that was asked to end

constexpr auto lineAnew = "\r\x1B[K";

void print(const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
    std::fflush(stderr);
}

/// Filtered, because the text may contain words of others.
QByteArray shown(const QString &text)
{
    return TerminalFilter(isTerminal(stderr)).pass(text.toUtf8());
}

} // namespace

void printErrorLine(const QString &line)
{
    print("hiwar: " + shown(line) + '\n');
}

ProgressLine::ProgressLine()
    : m_isSeen(isTerminal(stderr))
{
}

ProgressLine::~ProgressLine()
{
    clear();
}

void ProgressLine::tell(const QString &text)
{
    if (!m_isSeen || (m_since.isValid() && m_since.elapsed() < shownFor))
        return;
    m_since.start();
    m_isShown = true;
    print(lineAnew + shown(text));
}

void ProgressLine::clear()
{
    if (m_isShown)
        print(lineAnew);
    m_isShown = false;
}

ExitStatus fail(const TransferError &error)
{
    printErrorLine(describe(error));
    return error.fault == TransferFault::Cancelled ? ExitStatus::Interrupted : ExitStatus::Failed;
}

int runCommandJob(const std::function<ExitStatus(const std::atomic_bool &)> &work)
{
    std::atomic_bool isInterrupted = false;
    std::atomic<ExitStatus> status = ExitStatus::Failed;
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::arrived, QCoreApplication::instance(), [&isInterrupted] {
        isInterrupted = true;
        // Opening a pipe without a writer blocks, and never sees the flag.
        QTimer::singleShot(patience, [] { std::_Exit(int(ExitStatus::Interrupted)); });
    });
    const std::unique_ptr<QThread> thread(QThread::create([&] { status = work(isInterrupted); }));
    QObject::connect(thread.get(), &QThread::finished, QCoreApplication::instance(),
                     [&status] { QCoreApplication::exit(int(status.load())); });
    thread->start();
    const int ended = QCoreApplication::exec();
    thread->wait();
    return ended;
}

} // namespace Hiwar

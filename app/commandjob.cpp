// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandjob.h"

#include "app/endsignals.h"

#include <QCoreApplication>
#include <QTextStream>
#include <QThread>

#include <cstdio>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <unistd.h>
#endif

namespace Hiwar {

namespace {

constexpr qint64 shownFor = 100; // milliseconds

bool isTerminal()
{
#ifdef Q_OS_WIN
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

void print(const QString &text)
{
    QTextStream(stderr) << text << Qt::flush;
}

} // namespace

void printErrorLine(const QString &line)
{
    print(QStringLiteral("hiwar: ") + line + u'\n');
}

ProgressLine::ProgressLine()
    : m_isSeen(isTerminal())
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
    print(QStringLiteral("\r\x1B[K") + text);
}

void ProgressLine::clear()
{
    if (m_isShown)
        print(QStringLiteral("\r\x1B[K"));
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
    QObject::connect(&ends, &EndSignals::arrived, QCoreApplication::instance(),
                     [&isInterrupted] { isInterrupted = true; });
    const std::unique_ptr<QThread> thread(QThread::create([&] { status = work(isInterrupted); }));
    QObject::connect(thread.get(), &QThread::finished, QCoreApplication::instance(),
                     [&status] { QCoreApplication::exit(int(status.load())); });
    thread->start();
    const int ended = QCoreApplication::exec();
    thread->wait();
    return ended;
}

} // namespace Hiwar

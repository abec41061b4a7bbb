// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readerrun.h"

#include "app/attachments/readerwire.h"

#include <QThreadPool>

#include <chrono>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#endif

namespace Hiwar {

namespace {

/// Why a process ended without an answer.
ReaderFault faultOf(const QProcess &process)
{
#ifdef Q_OS_UNIX
    if (process.exitStatus() == QProcess::CrashExit && process.exitCode() == SIGXCPU)
        return ReaderFault::TooLong; // the kernel's limit of processor time
#endif
    return process.error() == QProcess::FailedToStart ? ReaderFault::Missing : ReaderFault::Crashed;
}

void keep(QPromise<ReaderAnswer> &promise, ReaderAnswer answer)
{
    promise.addResult(std::move(answer));
    promise.finish();
}

} // namespace

ReaderRun::ReaderRun(const QString &program, ReaderTask task,
                     std::shared_ptr<QPromise<ReaderAnswer>> promise, const ReaderLimits &limits,
                     QObject *parent)
    : QObject(parent)
    , m_limits(limits)
    , m_task(std::move(task))
    , m_promise(std::move(promise))
    , m_process(program)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { end(ReaderFault::TooLong); });
    connect(&m_watcher, &QFutureWatcherBase::canceled, this, [this] { end(ReaderFault::Crashed); });
    m_watcher.setFuture(m_promise->future());
    connect(&m_process, &QProcess::readyReadStandardOutput, this, &ReaderRun::read);
    // Queued: both may be emitted within start(). A process that failed to start does not emit
    // finished(); one whose input breaks may have answered all the same.
    connect(
        &m_process, &QProcess::errorOccurred, this,
        [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                take();
        },
        Qt::QueuedConnection);
    connect(&m_process, &QProcess::finished, this, &ReaderRun::take, Qt::QueuedConnection);
}

ReaderRun::~ReaderRun()
{
    m_watcher.disconnect(this);
    m_process.disconnect(this);
    if (m_promise)
        keep(*m_promise, {.fault = ReaderFault::Crashed});
}

void ReaderRun::start()
{
    if (m_task.bytes.size() > m_limits.fileBytes) {
        QTimer::singleShot(0, this, [this] { end(ReaderFault::TooLarge); });
        return;
    }
    m_timer.start(std::chrono::seconds(m_limits.wallSeconds));
    m_process.start();
    m_process.write(wireHeadOf(m_task));
    m_process.write(m_task.bytes); // shared, not copied
    m_process.closeWriteChannel();
    m_task.bytes.clear();
}

void ReaderRun::read()
{
    m_output += m_process.readAllStandardOutput();
    if (m_output.size() > m_limits.answerBytes)
        end(ReaderFault::TooLarge);
}

/// The process has ended by itself.
void ReaderRun::take()
{
    if (!m_promise)
        return;
    read();
    if (m_output.isEmpty() || !m_promise)
        return end(faultOf(m_process));
    // A long text takes a second to be parsed, so it is done on a thread, which needs nothing here.
    QThreadPool::globalInstance()->start([promise = std::exchange(m_promise, nullptr),
                                          output = std::exchange(m_output, {}), limits = m_limits,
                                          fault = faultOf(m_process)] {
        keep(*promise, readerAnswerOf(output, limits).value_or(ReaderAnswer{.fault = fault}));
    });
    stop();
}

void ReaderRun::end(ReaderFault fault)
{
    if (const auto promise = std::exchange(m_promise, nullptr))
        keep(*promise, {.fault = fault});
    stop();
}

void ReaderRun::stop()
{
    if (std::exchange(m_isEnded, true))
        return;
    m_timer.stop();
    m_output.clear();
    m_process.kill();
    emit ended();
}

} // namespace Hiwar

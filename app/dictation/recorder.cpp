// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dictation/recorder.h"

#include "app/dictation/soundformat.h"
#include "app/dictation/wavfile.h"

#include <QPointer>

using namespace std::chrono_literals;

namespace Hiwar {

namespace {

constexpr auto patience = 2s;

} // namespace

Recorder::Recorder(QString program, std::chrono::milliseconds limit, QObject *parent)
    : QObject(parent)
    , m_program(std::move(program))
    , m_limit(qsizetype(limit.count() * SoundFormat::bytesPerSecond / 1000))
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { end(RecordingEnd::Stopped); });
}

Recorder::~Recorder() = default;

void Recorder::start()
{
    cancel();
    m_isStopped = false;
    m_process = std::make_unique<OwnedProcess>(m_program);
    OwnedProcess *process = m_process.get();
    // Queued: may be emitted within start(), and the process is deleted by it. What is queued may
    // come when another one runs.
    const auto endAsMissing = [this, process] {
        if (process == m_process.get())
            end(RecordingEnd::NoProgram);
    };
    if (m_program.isEmpty()) {
        QMetaObject::invokeMethod(process, endAsMissing, Qt::QueuedConnection);
        return;
    }
    connect(process, &QProcess::readyReadStandardOutput, this, [this] { (void)read(); });
    connect(
        process, &QProcess::finished, this,
        [this, process] {
            if (process == m_process.get())
                endWithProcess();
        },
        Qt::QueuedConnection);
    connect(
        process, &QProcess::errorOccurred, this,
        [endAsMissing](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                endAsMissing();
        },
        Qt::QueuedConnection);
    process->start();
}

void Recorder::stop()
{
    if (!m_process || std::exchange(m_isStopped, true))
        return;
    m_process->closeWriteChannel();
    m_patience.start();
}

void Recorder::cancel()
{
    drop();
    m_samples.clear();
}

/// False: it has ended, or this was deleted.
bool Recorder::read()
{
    QByteArray bytes = m_process->readAllStandardOutput();
    bytes.truncate(m_limit - m_samples.size());
    if (bytes.isEmpty())
        return true;
    m_samples += bytes;
    const bool isFull = m_samples.size() == m_limit;
    const QPointer<Recorder> self = this;
    const OwnedProcess *process = m_process.get();
    emit heard(peakOf(bytes));
    if (!self || m_process.get() != process)
        return false;
    if (isFull)
        end(RecordingEnd::Full);
    return !isFull;
}

void Recorder::endWithProcess()
{
    if (!read()) // the last of it
        return;
    const RecordingEnd how =
        recordingEnd(m_process->exitCode(), m_process->exitStatus() == QProcess::CrashExit);
    end(m_isStopped && how == RecordingEnd::Lost ? RecordingEnd::Stopped : how);
}

void Recorder::end(RecordingEnd end)
{
    if (!m_process)
        return;
    drop();
    emit ended(end);
}

/// May be called from within a signal of the process.
void Recorder::drop()
{
    m_patience.stop();
    if (!m_process)
        return;
    m_process->disconnect();
    m_process->kill();
    m_process->setParent(this);
    m_process.release()->deleteLater();
}

RecordingEnd recordingEnd(int exitStatus, bool hasCrashed)
{
    if (hasCrashed)
        return RecordingEnd::Crashed;
    switch (RecorderExit(exitStatus)) {
    case RecorderExit::Done:
        return RecordingEnd::Lost; // nobody had asked it to
    case RecorderExit::NoMicrophone:
        return RecordingEnd::NoMicrophone;
    case RecorderExit::Refused:
        return RecordingEnd::Refused;
    case RecorderExit::Lost:
        return RecordingEnd::Lost;
    case RecorderExit::NoLibrary:
        return RecordingEnd::NoLibrary;
    }
    return RecordingEnd::Crashed;
}

} // namespace Hiwar

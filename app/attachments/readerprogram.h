// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Has files read by hiwar-reader: one process for each task, two at a time, the others wait in
// order. A process that hangs, floods, crashes or sends what is no answer is killed, and costs its
// task a fault. Nothing is started before the first task. If the system refuses the reader's
// sandbox, it is used nevertheless, and the log says so once. GUI thread; what takes long is on
// others.
#pragma once

#include "app/attachments/readertask.h"

#include <QFuture>
#include <QObject>
#include <QPromise>

#include <deque>
#include <memory>

namespace Hiwar {

class ReaderRun;

class ReaderProgram : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRuns = 2;

    explicit ReaderProgram(QString program, const ReaderLimits &limits = {},
                           QObject *parent = nullptr);
    /// What has no answer yet gets ReaderFault::Crashed.
    ~ReaderProgram() override;

    /// The future always ends with an answer, faults are in it; take it with whenDone(). To
    /// cancel() it ends the process.
    [[nodiscard]] QFuture<ReaderAnswer> ask(const ReaderTask &task);
    [[nodiscard]] const ReaderLimits &limits() const { return m_limits; }

private:
    struct Waiting
    {
        ReaderTask task;
        std::shared_ptr<QPromise<ReaderAnswer>> promise;
    };

    void startNext();

    const QString m_program;
    const ReaderLimits m_limits;
    std::deque<Waiting> m_waiting;
    int m_runs = 0;
    bool m_isToldOpen = false;
};

} // namespace Hiwar

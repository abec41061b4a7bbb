// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One task, one process of hiwar-reader, one answer. May be deleted at any time: the process ends,
// and the promise is kept in any case. For ReaderProgram. GUI thread; the answer is read on
// another.
#pragma once

#include "app/async/ownedprocess.h"
#include "app/attachments/readertask.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QTimer>

#include <memory>

namespace Hiwar {

class ReaderRun : public QObject
{
    Q_OBJECT

public:
    ReaderRun(const QString &program, ReaderTask task,
              std::shared_ptr<QPromise<ReaderAnswer>> promise, const ReaderLimits &limits,
              QObject *parent);
    ~ReaderRun() override;

    void start();

signals:
    /// The process has ended; always after start() has returned. Once.
    void ended();

private:
    void read();
    void take();
    /// With a fault instead of an answer.
    void end(ReaderFault fault);
    void stop();

    const ReaderLimits m_limits;
    ReaderTask m_task;
    std::shared_ptr<QPromise<ReaderAnswer>> m_promise; // null: it has its answer
    QByteArray m_output;
    QFutureWatcher<ReaderAnswer> m_watcher;
    QTimer m_timer;
    OwnedProcess m_process;
    bool m_isEnded = false;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/readerprogram.h"

#include "app/async/whendone.h"
#include "app/attachments/readerrun.h"

#include <utility>

namespace Hiwar {

ReaderProgram::ReaderProgram(QString program, const ReaderLimits &limits, QObject *parent)
    : QObject(parent)
    , m_program(std::move(program))
    , m_limits(limits)
{
}

ReaderProgram::~ReaderProgram()
{
    for (const Waiting &each : std::exchange(m_waiting, {})) {
        each.promise->addResult(ReaderAnswer{.fault = ReaderFault::Crashed});
        each.promise->finish();
    }
}

QFuture<ReaderAnswer> ReaderProgram::ask(const ReaderTask &task)
{
    auto promise = std::make_shared<QPromise<ReaderAnswer>>();
    promise->start();
    const QFuture<ReaderAnswer> future = promise->future();
    whenDone(future, this, [this](const ReaderAnswer &answer) {
        if (answer.isOpen && !std::exchange(m_isToldOpen, true))
            qWarning("hiwar-reader reads files without its sandbox: this system does not let it "
                     "give up what it need not");
    });
    m_waiting.push_back({.task = task, .promise = std::move(promise)});
    startNext();
    return future;
}

void ReaderProgram::startNext()
{
    while (m_runs < mostRuns && !m_waiting.empty()) {
        const Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        if (next.promise->isCanceled()) {
            next.promise->finish();
            continue;
        }
        ++m_runs;
        auto *run = new ReaderRun(m_program, next.task, next.promise, m_limits, this);
        connect(run, &ReaderRun::ended, this, [this, run] {
            run->deleteLater();
            --m_runs;
            startNext();
        });
        run->start();
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Waits for a future with the event loop running, and returns its result. For tests.
#pragma once

#include <QFutureWatcher>
#include <QSignalSpy>

namespace Hiwar {

template<typename T>
T settled(const QFuture<T> &future)
{
    QFutureWatcher<T> watcher;
    QSignalSpy finished(&watcher, &QFutureWatcherBase::finished);
    watcher.setFuture(future);
    if (finished.isEmpty() && !finished.wait(30000))
        qFatal("the future never finished");
    return future.result();
}

} // namespace Hiwar

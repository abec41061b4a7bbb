// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passes a future's result to `function` on the context's thread, or not at all once the context is
// deleted. Replaces QFuture::then(context, f): Qt 6.4 asserts, and may crash, when the context is
// deleted before the future is finished (tst_whendone: outlivesItsContext). A future without a
// result (cancelled) does not call `function`. Call it on the context's thread.
#pragma once

#include <QFutureWatcher>

namespace Hiwar {

template<typename T, typename Function>
void whenDone(const QFuture<T> &future, QObject *context, Function function)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, function = std::move(function)]() mutable {
                         watcher->deleteLater();
                         const QFuture<T> done = watcher->future();
                         if (done.resultCount() > 0)
                             function(done.result());
                     });
    watcher->setFuture(future);
}

} // namespace Hiwar

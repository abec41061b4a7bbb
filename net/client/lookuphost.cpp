// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/lookuphost.h"

#include <QFutureWatcher>
#include <QHostAddress>
#include <QHostInfo>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace Hiwar {

namespace {

/// As many as Qt has for this: those that wait for a dead network must not hold up others.
constexpr int mostLookups = 20;

/// Is never destroyed: that would wait.
QThreadPool &threads()
{
    static QThreadPool *const threads = [] {
        auto *made = new QThreadPool;
        made->setMaxThreadCount(mostLookups);
        return made;
    }();
    return *threads;
}

} // namespace

void lookUpHost(const QString &host, QObject *context,
                const std::function<void(const QHostInfo &)> &take)
{
    const auto promise = std::make_shared<QPromise<QHostInfo>>();
    auto *watcher = new QFutureWatcher<QHostInfo>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, take] {
        watcher->deleteLater();
        take(watcher->result());
    });
    promise->start();
    watcher->setFuture(promise->future());
    const auto answer = [promise](const QHostInfo &found) {
        promise->addResult(found);
        promise->finish();
    };
    const QHostAddress address(host);
    if (address.isNull()) {
        threads().start([answer, host] { answer(QHostInfo::fromName(host)); });
        return;
    }
    QHostInfo itself;
    itself.setAddresses({address});
    answer(itself);
}

bool isLookingUpHost()
{
    return threads().activeThreadCount() > 0;
}

} // namespace Hiwar

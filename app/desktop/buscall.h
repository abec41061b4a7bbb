// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Calls a method on the bus without waiting, and passes on the reply, unless its owner is destroyed
// before. GUI thread.
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace Hiwar {

template<typename Function>
void callBus(QObject *owner, const QDBusConnection &bus, const QDBusMessage &message, Function take)
{
    const QDBusPendingCall pending = bus.asyncCall(message);
    if (pending.isFinished()) // there is no bus, and a watcher would emit nothing
        return take(pending);
    auto *watcher = new QDBusPendingCallWatcher(pending, owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, owner, [watcher, take] {
        watcher->deleteLater();
        take(*watcher);
    });
}

} // namespace Hiwar

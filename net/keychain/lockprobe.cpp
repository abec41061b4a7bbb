// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/lockprobe.h"

#include "net/values/readyfuture.h"

#ifdef HIWAR_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QPromise>

#include <memory>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

#ifdef HIWAR_HAS_DBUS

QFuture<ItemPlace> findItem(QObject *owner, const QString &service, const QString &name)
{
    using Attributes = QMap<QString, QString>;
    using Paths = QList<QDBusObjectPath>;
    qDBusRegisterMetaType<Attributes>();

    QDBusMessage search =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
                                       u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
    search.setAutoStartService(false);
    // The attributes under which QtKeychain files an item.
    search << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, name}});

    auto promise = std::make_shared<QPromise<ItemPlace>>();
    promise->start();
    auto *watcher =
        new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(search), owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [promise, watcher] {
        const QDBusPendingReply<Paths, Paths> reply = *watcher;
        ItemPlace place = ItemPlace::Nowhere;
        if (reply.isValid() && !reply.argumentAt<0>().isEmpty())
            place = ItemPlace::Open;
        else if (reply.isValid() && !reply.argumentAt<1>().isEmpty())
            place = ItemPlace::Locked;
        promise->addResult(place);
        promise->finish();
        watcher->deleteLater();
    });
    return promise->future();
}

#else

QFuture<ItemPlace> findItem(QObject *, const QString &, const QString &)
{
    return readyFuture(ItemPlace::Nowhere);
}

#endif

} // namespace Hiwar

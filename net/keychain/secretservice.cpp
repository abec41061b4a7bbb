// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/secretservice.h"

#include "net/values/readyfuture.h"

#ifdef HIWAR_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QPromise>

#include <memory>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

#ifdef HIWAR_HAS_DBUS

namespace {

const auto secretService = u"org.freedesktop.secrets"_s;
using Paths = QList<QDBusObjectPath>;

/// The reply holds the paths of those that are open, then of those that are locked.
QDBusPendingCall search(const QString &service, const QString &name)
{
    using Attributes = QMap<QString, QString>;
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage message =
        QDBusMessage::createMethodCall(secretService, u"/org/freedesktop/secrets"_s,
                                       u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
    message.setAutoStartService(false);
    // The attributes under which QtKeychain files an item.
    message << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, name}});
    return QDBusConnection::sessionBus().asyncCall(message);
}

} // namespace

QFuture<ItemPlace> findItem(QObject *owner, const QString &service, const QString &name)
{
    auto promise = std::make_shared<QPromise<ItemPlace>>();
    promise->start();
    auto *watcher = new QDBusPendingCallWatcher(search(service, name), owner);
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

void labelItem(QObject *owner, const QString &service, const QString &name, const QString &label)
{
    auto *watcher = new QDBusPendingCallWatcher(search(service, name), owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, label] {
        const QDBusPendingReply<Paths, Paths> reply = *watcher;
        const Paths open = reply.isValid() ? reply.argumentAt<0>() : Paths();
        for (const QDBusObjectPath &path : open) {
            QDBusMessage message = QDBusMessage::createMethodCall(
                secretService, path.path(), u"org.freedesktop.DBus.Properties"_s, u"Set"_s);
            message.setAutoStartService(false);
            message << u"org.freedesktop.Secret.Item"_s << u"Label"_s
                    << QVariant::fromValue(QDBusVariant(label));
            QDBusConnection::sessionBus().asyncCall(message);
        }
        watcher->deleteLater();
    });
}

#else

QFuture<ItemPlace> findItem(QObject *, const QString &, const QString &)
{
    return readyFuture(ItemPlace::Nowhere);
}

void labelItem(QObject *, const QString &, const QString &, const QString &)
{
}

#endif

} // namespace Hiwar

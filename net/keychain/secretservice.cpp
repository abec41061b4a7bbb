// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/secretservice.h"

#include "net/values/readyfuture.h"

#ifdef HIWAR_HAS_DBUS
#include "net/latelibrary.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>
#include <QDBusVariant>
#include <QPromise>

#include <memory>
#include <utility>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

#ifdef HIWAR_HAS_DBUS

namespace {

const auto secretService = u"org.freedesktop.secrets"_s;
const auto servicePath = u"/org/freedesktop/secrets"_s;
const auto serviceInterface = u"org.freedesktop.Secret.Service"_s;
const auto propertiesInterface = u"org.freedesktop.DBus.Properties"_s;
using Paths = QList<QDBusObjectPath>;

template<typename T>
using Promise = std::shared_ptr<QPromise<T>>;

template<typename T>
Promise<T> makePromise()
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    return promise;
}

template<typename T>
void give(const Promise<T> &promise, const T &value)
{
    promise->addResult(value);
    promise->finish();
}

QDBusMessage toService(const QString &method)
{
    return QDBusMessage::createMethodCall(secretService, servicePath, serviceInterface, method);
}

/// Passes the reply to `function`, unless the owner is destroyed before. Starts no service.
template<typename Function>
void call(QObject *owner, QDBusMessage message, Function function)
{
    message.setAutoStartService(false);
    const QDBusPendingCall pending = QDBusConnection::sessionBus().asyncCall(message);
    if (pending.isFinished()) // there is no bus, and a watcher would emit nothing
        return function(pending);
    auto *watcher = new QDBusPendingCallWatcher(pending, owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, watcher, [watcher, function] {
        function(*watcher);
        watcher->deleteLater();
    });
}

/// The reply has the paths of the unlocked items, then of the locked ones.
QDBusMessage search(const QString &service, const QString &name)
{
    using Attributes = QMap<QString, QString>;
    qDBusRegisterMetaType<Attributes>();
    QDBusMessage message = toService(u"SearchItems"_s);
    // The attributes with which QtKeychain stores an item.
    message << QVariant::fromValue(Attributes{{u"server"_s, service}, {u"user"_s, name}});
    return message;
}

void askWhetherLocked(QObject *owner, const QString &collection,
                      const Promise<KeychainDoor> &promise)
{
    QDBusMessage get =
        QDBusMessage::createMethodCall(secretService, collection, propertiesInterface, u"Get"_s);
    get << u"org.freedesktop.Secret.Collection"_s << u"Locked"_s;
    call(owner, get, [promise](const QDBusPendingReply<QDBusVariant> &reply) {
        if (!reply.isValid())
            give(promise, KeychainDoor::Unheard);
        else
            give(promise,
                 reply.value().variant().toBool() ? KeychainDoor::Locked : KeychainDoor::Open);
    });
}

/// In the library that QtKeychain has loaded.
void makeLibsecretForget()
{
    void (*disconnect)() = nullptr;
    LateLibrary(u"libsecret-1.so.0"_s).find(disconnect, "secret_service_disconnect");
    if (disconnect != nullptr)
        disconnect();
}

} // namespace

QFuture<ItemState> findItem(QObject *owner, const QString &service, const QString &name)
{
    const auto promise = makePromise<ItemState>();
    call(owner, search(service, name), [promise](const QDBusPendingReply<Paths, Paths> &reply) {
        ItemState place = ItemState::Nowhere;
        if (reply.isValid() && !reply.argumentAt<0>().isEmpty())
            place = ItemState::Open;
        else if (reply.isValid() && !reply.argumentAt<1>().isEmpty())
            place = ItemState::Locked;
        give(promise, place);
    });
    return promise->future();
}

void labelItem(QObject *owner, const QString &service, const QString &name, const QString &label)
{
    call(owner, search(service, name), [label](const QDBusPendingReply<Paths, Paths> &reply) {
        const Paths open = reply.isValid() ? reply.argumentAt<0>() : Paths();
        for (const QDBusObjectPath &path : open) {
            QDBusMessage message = QDBusMessage::createMethodCall(secretService, path.path(),
                                                                  propertiesInterface, u"Set"_s);
            message.setAutoStartService(false);
            message << u"org.freedesktop.Secret.Item"_s << u"Label"_s
                    << QVariant::fromValue(QDBusVariant(label));
            QDBusConnection::sessionBus().asyncCall(message);
        }
    });
}

QFuture<KeychainDoor> findDoor(QObject *owner)
{
    const auto promise = makePromise<KeychainDoor>();
    const auto onCollection = [owner, promise](const QDBusPendingReply<QDBusObjectPath> &reply) {
        if (!reply.isValid())
            give(promise, KeychainDoor::Unheard);
        else if (reply.value().path() == "/"_L1) // means that there is none
            give(promise, KeychainDoor::NotMade);
        else
            askWhetherLocked(owner, reply.value().path(), promise);
    };
    QDBusMessage ask = toService(u"ReadAlias"_s);
    ask << u"default"_s;
    call(owner, ask, onCollection);
    return promise->future();
}

int SecretServiceWatch::begin()
{
    if (std::exchange(m_isWatching, true))
        return m_service;
    auto *watcher = new QDBusServiceWatcher(secretService, QDBusConnection::sessionBus(),
                                            QDBusServiceWatcher::WatchForOwnerChange, this);
    connect(watcher, &QDBusServiceWatcher::serviceOwnerChanged, this,
            [this](const QString &, const QString &before, const QString &now) {
                onOwnerChanged(before, now);
            });
    return m_service;
}

void SecretServiceWatch::onOwnerChanged(const QString &before, const QString &now)
{
    if (!before.isEmpty()) {
        ++m_service;
        makeLibsecretForget();
    }
    if (!now.isEmpty())
        emit stirred();
}

QFuture<int> SecretServiceWatch::settled()
{
    const auto promise = makePromise<int>();
    // The bus delivers messages in the order of the events.
    QDBusMessage ask =
        QDBusMessage::createMethodCall(u"org.freedesktop.DBus"_s, u"/org/freedesktop/DBus"_s,
                                       u"org.freedesktop.DBus"_s, u"GetNameOwner"_s);
    ask << secretService;
    call(this, ask, [this, promise](const QDBusPendingCall &) { give(promise, m_service); });
    return promise->future();
}

void SecretServiceWatch::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    auto bus = QDBusConnection::sessionBus();
    // lint: allow signal-string: QtDBus knows no other way
    const char *const told = SIGNAL(stirred());
    for (const QString &name : {u"CollectionCreated"_s, u"CollectionChanged"_s})
        bus.connect(secretService, servicePath, serviceInterface, name, this, told);
    // Of any collection.
    bus.connect(secretService, QString(), propertiesInterface, u"PropertiesChanged"_s, this, told);
}

#else

QFuture<ItemState> findItem(QObject *, const QString &, const QString &)
{
    return readyFuture(ItemState::Nowhere);
}

void labelItem(QObject *, const QString &, const QString &, const QString &)
{
}

QFuture<KeychainDoor> findDoor(QObject *)
{
    return readyFuture(KeychainDoor::Unheard);
}

int SecretServiceWatch::begin()
{
    return m_service;
}

QFuture<int> SecretServiceWatch::settled()
{
    return readyFuture(m_service);
}

void SecretServiceWatch::listen()
{
}

#endif

} // namespace Hiwar

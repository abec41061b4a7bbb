// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/screenshotportal.h"

#ifdef HIWAR_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusServiceWatcher>
#include <QDBusVariant>
#include <QUrl>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;
#endif

namespace Hiwar {

#ifdef HIWAR_HAS_DBUS

namespace {

const auto portal = u"org.freedesktop.portal.Desktop"_s;
const auto desktop = u"/org/freedesktop/portal/desktop"_s;
const auto screenshot = u"org.freedesktop.portal.Screenshot"_s;
const auto request = u"org.freedesktop.portal.Request"_s;
// lint: allow signal-string: QtDBus knows no other way
const char *const answered = SLOT(onResponse(uint, QVariantMap));

/// Passes the reply to `function`, unless the owner is destroyed before.
template<typename Function>
void call(QObject *owner, const QDBusMessage &message, Function function)
{
    const QDBusPendingCall pending = QDBusConnection::sessionBus().asyncCall(message);
    if (pending.isFinished()) // there is no bus, and a watcher would emit nothing
        return function(pending);
    auto *watcher = new QDBusPendingCallWatcher(pending, owner);
    QObject::connect(watcher, &QDBusPendingCallWatcher::finished, owner, [watcher, function] {
        watcher->deleteLater();
        function(*watcher);
    });
}

/// Where the answer will come: known before, so that none is missed. Nobody can guess it.
QString newHandle(const QString &token)
{
    QString sender = QDBusConnection::sessionBus().baseService();
    sender.remove(u':').replace(u'.', u'_');
    return desktop + u"/request/"_s + sender + u'/' + token;
}

} // namespace

ScreenshotPortal::~ScreenshotPortal()
{
    if (isTaking())
        QDBusConnection::sessionBus().send(
            QDBusMessage::createMethodCall(portal, m_handle, request, u"Close"_s));
}

void ScreenshotPortal::lookFor()
{
    if (std::exchange(m_hasLooked, true))
        return;
    QDBusMessage ask = QDBusMessage::createMethodCall(
        portal, desktop, u"org.freedesktop.DBus.Properties"_s, u"Get"_s);
    ask << screenshot << u"version"_s;
    call(this, ask, [this](const QDBusPendingReply<QDBusVariant> &reply) {
        m_isFound = reply.isValid() && reply.value().variant().toUInt() > 0;
        if (m_isFound)
            emit found();
    });
}

void ScreenshotPortal::take(const QString &parentWindow)
{
    if (isTaking())
        return;
    const QString token = u"hiwar_"_s + QUuid::createUuid().toString(QUuid::Id128);
    expect(newHandle(token));
    auto *watcher = new QDBusServiceWatcher(portal, QDBusConnection::sessionBus(),
                                            QDBusServiceWatcher::WatchForUnregistration, this);
    connect(this, &ScreenshotPortal::cancelled, watcher, &QObject::deleteLater);
    connect(this, &ScreenshotPortal::failed, watcher, &QObject::deleteLater);
    connect(this, &ScreenshotPortal::taken, watcher, &QObject::deleteLater);
    connect(watcher, &QDBusServiceWatcher::serviceUnregistered, this, &ScreenshotPortal::fail);
    QDBusMessage ask = QDBusMessage::createMethodCall(portal, desktop, screenshot, u"Screenshot"_s);
    ask << parentWindow
        << QVariantMap{{u"handle_token"_s, token}, {u"interactive"_s, true}, {u"modal"_s, true}};
    call(this, ask, [this, expected = m_handle](const QDBusPendingReply<QDBusObjectPath> &reply) {
        if (m_handle != expected) // it has been answered already
            return;
        if (!reply.isValid())
            return fail();
        const QString handle = reply.value().path();
        if (handle == m_handle)
            return;
        leave(); // a portal before version 0.9 has its own
        expect(handle);
    });
}

void ScreenshotPortal::expect(const QString &handle)
{
    m_handle = handle;
    QDBusConnection::sessionBus().connect({}, handle, request, u"Response"_s, this, answered);
}

void ScreenshotPortal::leave()
{
    QDBusConnection::sessionBus().disconnect({}, m_handle, request, u"Response"_s, this, answered);
    m_handle.clear();
}

void ScreenshotPortal::onResponse(uint response, const QVariantMap &results)
{
    if (!isTaking())
        return;
    leave();
    const QUrl file(results.value(u"uri"_s).toString());
    if (response == 1)
        emit cancelled();
    else if (response == 0 && file.isLocalFile())
        emit taken(file.toLocalFile());
    else
        emit failed();
}

void ScreenshotPortal::fail()
{
    if (!isTaking())
        return;
    leave();
    emit failed();
}

#else

ScreenshotPortal::~ScreenshotPortal() = default;

void ScreenshotPortal::lookFor()
{
    m_hasLooked = true;
}

void ScreenshotPortal::take(const QString &)
{
    emit failed();
}

void ScreenshotPortal::onResponse(uint, const QVariantMap &)
{
}

#endif

} // namespace Hiwar

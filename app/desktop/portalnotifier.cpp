// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/portalnotifier.h"

#include "app/desktop/portalrequest.h"

#include <QDBusArgument>
#include <QDBusMessage>
#include <QDBusVariant>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const auto notification = u"org.freedesktop.portal.Notification"_s;
const auto openButton = u"open"_s;

/// From the dictionary that newer portals add to the parameters.
QString tokenIn(const QVariantList &parameters)
{
    for (const QVariant &each : parameters) {
        QVariant value = each;
        if (value.canConvert<QDBusVariant>())
            value = value.value<QDBusVariant>().variant();
        if (value.canConvert<QDBusArgument>())
            value = qdbus_cast<QVariantMap>(value);
        const QString token = value.toMap().value(u"activation-token"_s).toString();
        if (!token.isEmpty())
            return token;
    }
    return {};
}

} // namespace

PortalNotifier::PortalNotifier(const QDBusConnection &bus, QObject *parent)
    : Notifier(parent)
    , m_bus(bus)
{
}

PortalNotifier::~PortalNotifier()
{
    for (const QString &key : std::as_const(m_shown))
        remove(key);
}

void PortalNotifier::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    m_bus.connect(QLatin1StringView(portalService), QLatin1StringView(portalPath), notification,
                  u"ActionInvoked"_s, this,
                  // lint: allow signal-string: QtDBus knows no other way
                  SLOT(onAction(QString, QString, QVariantList)));
}

void PortalNotifier::show(const Notification &notice)
{
    listen();
    m_shown.insert(notice.key);
    QDBusMessage message = QDBusMessage::createMethodCall(QLatin1StringView(portalService),
                                                          QLatin1StringView(portalPath),
                                                          notification, u"AddNotification"_s);
    message << notice.key
            << QVariantMap{{u"title"_s, notice.title},
                           {u"body"_s, notice.body},
                           {u"priority"_s, u"normal"_s},
                           {u"sound"_s, notice.hasSound ? u"default"_s : u"silent"_s},
                           {u"default-action"_s, openButton}};
    m_bus.send(message);
}

void PortalNotifier::takeBack(const QString &key)
{
    if (m_shown.remove(key))
        remove(key);
}

void PortalNotifier::remove(const QString &key)
{
    QDBusMessage message = QDBusMessage::createMethodCall(QLatin1StringView(portalService),
                                                          QLatin1StringView(portalPath),
                                                          notification, u"RemoveNotification"_s);
    message << key;
    m_bus.send(message);
}

void PortalNotifier::onAction(const QString &id, const QString &action,
                              const QVariantList &parameters)
{
    if (m_shown.contains(id) && action == openButton)
        emit opened(id, tokenIn(parameters));
}

} // namespace Hiwar

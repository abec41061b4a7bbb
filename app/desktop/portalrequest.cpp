// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/portalrequest.h"

#include "app/desktop/buscall.h"

#include <QDBusObjectPath>
#include <QRandomGenerator>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const auto requestInterface = u"org.freedesktop.portal.Request"_s;

/// Where the portal will answer, so that it can be listened to before.
QString expectedPath(const QDBusConnection &bus, const QString &token)
{
    QString sender = bus.baseService().mid(1);
    sender.replace(u'.', u'_');
    return QLatin1StringView(portalPath) + u"/request/"_s + sender + u'/' + token;
}

} // namespace

PortalRequest::PortalRequest(const QDBusConnection &bus, QObject *parent)
    : QObject(parent)
    , m_bus(bus)
    , m_token(u"hiwar%1"_s.arg(QRandomGenerator::global()->generate()))
{
}

void PortalRequest::listenAt(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    m_bus.connect(QLatin1StringView(portalService), path, requestInterface, u"Response"_s, this,
                  // lint: allow signal-string: QtDBus knows no other way
                  SLOT(onResponse(uint, QVariantMap)));
}

void PortalRequest::call(const QString &interface, const QString &method,
                         const QVariantList &arguments)
{
    listenAt(expectedPath(m_bus, m_token));
    QDBusMessage message = QDBusMessage::createMethodCall(
        QLatin1StringView(portalService), QLatin1StringView(portalPath), interface, method);
    message.setArguments(arguments);
    callBus(this, m_bus, message, [this](const QDBusPendingReply<QDBusObjectPath> &reply) {
        if (reply.isError())
            end(End::Failed);
        else
            listenAt(reply.value().path()); // old portals choose another
    });
}

void PortalRequest::onResponse(uint code, const QVariantMap &results)
{
    constexpr uint granted = 0;
    constexpr uint refused = 1;
    if (code == granted)
        end(End::Granted, results);
    else
        end(code == refused ? End::Refused : End::Failed);
}

void PortalRequest::end(End how, const QVariantMap &results)
{
    if (std::exchange(m_hasEnded, true))
        return;
    deleteLater();
    emit ended(how, results);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The desktop's portals that a test scripts, on a connection of their own: Notification, Background
// and GlobalShortcuts, as xdg-desktop-portal publishes them. Run its tests through with-keyring.sh
// no-service.
#pragma once

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVirtualObject>
#include <QMap>
#include <QVariantMap>

namespace Hiwar {

/// "(sa{sv})"
struct BoundShortcut
{
    QString id;
    QVariantMap values;
};

inline QDBusArgument &operator<<(QDBusArgument &to, const BoundShortcut &shortcut)
{
    to.beginStructure();
    to << shortcut.id << shortcut.values;
    to.endStructure();
    return to;
}

inline const QDBusArgument &operator>>(const QDBusArgument &from, BoundShortcut &shortcut)
{
    from.beginStructure();
    from >> shortcut.id >> shortcut.values;
    from.endStructure();
    return from;
}

class Portals : public QDBusVirtualObject
{
    Q_OBJECT

public:
    /// How requests are answered: 0 granted, 1 refused by the user, 2 ended otherwise.
    uint answer = 0;
    QMap<QString, QVariantMap> notices;
    QVariantMap background; ///< the options of the last request
    QStringList bound;      ///< the ids of shortcuts
    bool startsAtLogin = true;

    Portals()
        : m_bus(
              QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portals")))
    {
        qDBusRegisterMetaType<BoundShortcut>();
        qDBusRegisterMetaType<QList<BoundShortcut>>();
        m_bus.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                                    QDBusConnection::SubPath);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    ~Portals() override
    {
        m_bus.unregisterService(QStringLiteral("org.freedesktop.portal.Desktop"));
        QDBusConnection::disconnectFromBus(QStringLiteral("portals"));
    }

    [[nodiscard]] QString introspect(const QString &) const override { return {}; }
    bool handleMessage(const QDBusMessage &call, const QDBusConnection &) override
    {
        const QVariantList arguments = call.arguments();
        const QString method = call.member();
        if (method == QLatin1String("AddNotification")) {
            notices.insert(arguments.at(0).toString(), map(arguments.at(1)));
            m_bus.send(call.createReply());
        } else if (method == QLatin1String("RemoveNotification")) {
            notices.remove(arguments.at(0).toString());
            m_bus.send(call.createReply());
        } else if (method == QLatin1String("RequestBackground")) {
            background = map(arguments.at(1));
            const bool wanted = background.value(QStringLiteral("autostart")).toBool();
            respond(call, background,
                    {{QStringLiteral("background"), true},
                     {QStringLiteral("autostart"), wanted && startsAtLogin}});
        } else if (method == QLatin1String("CreateSession")) {
            session = QStringLiteral("/org/freedesktop/portal/desktop/session/test");
            respond(call, map(arguments.at(0)), {{QStringLiteral("session_handle"), session}});
        } else if (method == QLatin1String("BindShortcuts")) {
            bind(call);
        } else if (method == QLatin1String("Close")) {
            session.clear();
            m_bus.send(call.createReply());
        } else {
            return false;
        }
        return true;
    }
    void choose(const QString &id, const QString &token)
    {
        QDBusMessage signal = QDBusMessage::createSignal(
            QStringLiteral("/org/freedesktop/portal/desktop"),
            QStringLiteral("org.freedesktop.portal.Notification"), QStringLiteral("ActionInvoked"));
        QVariantList parameters;
        if (!token.isEmpty())
            parameters << QVariantMap{{QStringLiteral("activation-token"), token}};
        signal << id << QStringLiteral("open") << parameters;
        m_bus.send(signal);
    }
    void pressKeys()
    {
        QDBusMessage signal = QDBusMessage::createSignal(
            QStringLiteral("/org/freedesktop/portal/desktop"),
            QStringLiteral("org.freedesktop.portal.GlobalShortcuts"), QStringLiteral("Activated"));
        signal << QVariant::fromValue(QDBusObjectPath(session)) << bound.value(0) << qulonglong(1)
               << QVariantMap{{QStringLiteral("activation_token"), QStringLiteral("token")}};
        m_bus.send(signal);
    }

    QString session; ///< empty: there is none

private:
    [[nodiscard]] static QVariantMap map(const QVariant &argument)
    {
        return qdbus_cast<QVariantMap>(argument);
    }
    void respond(const QDBusMessage &call, const QVariantMap &options, const QVariantMap &results)
    {
        QString sender = call.service().mid(1);
        sender.replace(u'.', u'_');
        const QString path = QStringLiteral("/org/freedesktop/portal/desktop/request/") + sender +
                             u'/' + options.value(QStringLiteral("handle_token")).toString();
        m_bus.send(call.createReply(QVariant::fromValue(QDBusObjectPath(path))));
        QDBusMessage response = QDBusMessage::createTargetedSignal(
            call.service(), path, QStringLiteral("org.freedesktop.portal.Request"),
            QStringLiteral("Response"));
        response << answer << (answer == 0 ? results : QVariantMap());
        m_bus.send(response);
    }
    void bind(const QDBusMessage &call)
    {
        const auto wanted = qdbus_cast<QList<BoundShortcut>>(call.arguments().at(1));
        QList<BoundShortcut> given;
        for (const BoundShortcut &each : wanted) {
            bound << each.id;
            given.append(
                {each.id,
                 {{QStringLiteral("description"), each.values.value(QStringLiteral("description"))},
                  {QStringLiteral("trigger_description"), QStringLiteral("Super+J")}}});
        }
        respond(call, map(call.arguments().at(3)),
                {{QStringLiteral("shortcuts"), QVariant::fromValue(given)}});
    }

    QDBusConnection m_bus;
};

} // namespace Hiwar

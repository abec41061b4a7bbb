// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/portalkeys.h"

#include "app/desktop/portalrequest.h"

#include <QDBusArgument>
#include <QDBusMetaType>

using namespace Qt::StringLiterals;

namespace Hiwar {

/// "(sa{sv})" of the portal.
struct PortalShortcut
{
    QString id;
    QVariantMap values;
};

QDBusArgument &operator<<(QDBusArgument &to, const PortalShortcut &shortcut)
{
    to.beginStructure();
    to << shortcut.id << shortcut.values;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, PortalShortcut &shortcut)
{
    from.beginStructure();
    from >> shortcut.id >> shortcut.values;
    from.endStructure();
    return from;
}

namespace {

const auto shortcuts = u"org.freedesktop.portal.GlobalShortcuts"_s;
const auto quickId = u"quick-question"_s;

} // namespace

PortalKeys::PortalKeys(const QDBusConnection &bus, QObject *parent)
    : GlobalKeys(parent)
    , m_bus(bus)
{
    qDBusRegisterMetaType<PortalShortcut>();
    qDBusRegisterMetaType<QList<PortalShortcut>>();
}

PortalKeys::~PortalKeys()
{
    if (!m_session.isEmpty())
        m_bus.send(QDBusMessage::createMethodCall(QLatin1StringView(portalService), m_session,
                                                  u"org.freedesktop.portal.Session"_s, u"Close"_s));
}

void PortalKeys::begin()
{
    m_bus.connect(QLatin1StringView(portalService), QLatin1StringView(portalPath), shortcuts,
                  u"Activated"_s, this,
                  // lint: allow signal-string: QtDBus knows no other way
                  SLOT(onActivated(QDBusObjectPath, QString, qulonglong, QVariantMap)));
    auto *request = new PortalRequest(m_bus, this);
    connect(request, &PortalRequest::ended, this,
            [this](PortalRequest::End end, const QVariantMap &results) {
                m_session = results.value(u"session_handle"_s).toString();
                if (end == PortalRequest::End::Granted && !m_session.isEmpty())
                    bind();
                else
                    emit told(tellNoKeys());
            });
    request->call(shortcuts, u"CreateSession"_s,
                  {QVariantMap{{u"handle_token"_s, request->token()},
                               {u"session_handle_token"_s, request->token()}}});
}

void PortalKeys::bind()
{
    const QList<PortalShortcut> wanted{{quickId,
                                        {{u"description"_s, tr("Ask Hiwar a quick question")},
                                         {u"preferred_trigger"_s, u"CTRL+ALT+space"_s}}}};
    auto *request = new PortalRequest(m_bus, this);
    connect(request, &PortalRequest::ended, this,
            [this](PortalRequest::End end, const QVariantMap &results) {
                if (end == PortalRequest::End::Granted)
                    takeBound(results);
                else
                    emit told(tellNoKeys());
            });
    const QString noWindow;
    request->call(shortcuts, u"BindShortcuts"_s,
                  {QVariant::fromValue(QDBusObjectPath(m_session)), QVariant::fromValue(wanted),
                   noWindow, QVariantMap{{u"handle_token"_s, request->token()}}});
}

void PortalKeys::takeBound(const QVariantMap &results)
{
    const auto bound =
        qdbus_cast<QList<PortalShortcut>>(results.value(u"shortcuts"_s).value<QDBusArgument>());
    for (const PortalShortcut &each : bound) {
        if (each.id == quickId) {
            emit told(tellKeys(each.values.value(u"trigger_description"_s).toString()));
            return;
        }
    }
    emit told(tellNoKeys());
}

void PortalKeys::onActivated(const QDBusObjectPath &session, const QString &id, qulonglong,
                             const QVariantMap &options)
{
    if (session.path() == m_session && id == quickId)
        emit pressed(options.value(u"activation_token"_s).toString());
}

} // namespace Hiwar

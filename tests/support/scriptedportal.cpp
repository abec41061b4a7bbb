// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scriptedportal.h"

#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusObjectPath>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const auto name = u"org.freedesktop.portal.Desktop"_s;
const auto root = u"/org/freedesktop/portal/desktop"_s;

} // namespace

ScriptedPortal::ScriptedPortal()
    : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"scripted portal"_s))
{
    m_bus.registerVirtualObject(root, this, QDBusConnection::SubPath);
}

ScriptedPortal::~ScriptedPortal()
{
    m_bus.unregisterObject(root, QDBusConnection::UnregisterTree);
    QCoreApplication::removePostedEvents(this); // as the scripted secrets do
    vanish();
    QDBusConnection::disconnectFromBus(m_bus.name());
}

void ScriptedPortal::appear()
{
    m_bus.registerService(name);
}

void ScriptedPortal::vanish()
{
    m_bus.unregisterService(name);
}

void ScriptedPortal::setAnswer(uint response, const QVariantMap &results)
{
    m_response = response;
    m_results = results;
}

QString ScriptedPortal::introspect(const QString &) const
{
    return {};
}

bool ScriptedPortal::handleMessage(const QDBusMessage &call, const QDBusConnection &)
{
    ++m_calls;
    if (call.interface() == "org.freedesktop.DBus.Properties"_L1 && call.member() == "Get"_L1) {
        const bool isKnown =
            call.arguments() == QVariantList{u"org.freedesktop.portal.Screenshot"_s, u"version"_s};
        m_bus.send(isKnown ? call.createReply(QVariant::fromValue(QDBusVariant(uint(2))))
                           : call.createErrorReply(QDBusError::UnknownProperty, u"none"_s));
    } else if (call.interface() == "org.freedesktop.portal.Screenshot"_L1 &&
               call.member() == "Screenshot"_L1 && call.signature() == "sa{sv}"_L1) {
        take(call);
    } else if (call.interface() == "org.freedesktop.portal.Request"_L1 &&
               call.member() == "Close"_L1) {
        m_closed << call.path();
        m_bus.send(call.createReply());
    } else {
        return false;
    }
    return true;
}

void ScriptedPortal::take(const QDBusMessage &call)
{
    const auto options = qdbus_cast<QVariantMap>(call.arguments().at(1));
    m_asked << QVariantList{call.arguments().at(0), options};
    if (m_isRefusing) {
        m_bus.send(call.createErrorReply(QDBusError::AccessDenied, u"as the test says"_s));
        return;
    }
    m_caller = call.service();
    const QString sender = QString(m_caller).remove(u':').replace(u'.', u'_');
    const QString token = m_hasOwnHandles ? u"t%1"_s.arg(m_asked.size())
                                          : options.value(u"handle_token"_s).toString();
    m_handle = root + u"/request/"_s + sender + u'/' + token;
    if (m_user == User::BeforeTheReply)
        answer();
    m_bus.send(call.createReply(QVariant::fromValue(QDBusObjectPath(m_handle))));
    if (m_user == User::AtOnce)
        answer();
}

void ScriptedPortal::answer()
{
    // To the caller alone, as the real one does.
    QDBusMessage response = QDBusMessage::createTargetedSignal(
        m_caller, m_handle, u"org.freedesktop.portal.Request"_s, u"Response"_s);
    response << m_response << m_results;
    m_bus.send(response);
}

} // namespace Hiwar

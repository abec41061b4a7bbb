// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scriptedsecrets.h"

#include <QCoreApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDBusVariant>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const auto name = u"org.freedesktop.secrets"_s;
const auto root = u"/org/freedesktop/secrets"_s;
const auto collection = u"/org/freedesktop/secrets/collection/scripted"_s;
const auto alias = u"/org/freedesktop/secrets/aliases/default"_s;
const auto collectionInterface = u"org.freedesktop.Secret.Collection"_s;
const auto serviceInterface = u"org.freedesktop.Secret.Service"_s;

using Attributes = QMap<QString, QString>;
using Paths = QList<QDBusObjectPath>;

struct WireSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString type;
};
using WireSecrets = QMap<QDBusObjectPath, WireSecret>;

QDBusArgument &operator<<(QDBusArgument &to, const WireSecret &secret)
{
    to.beginStructure();
    to << secret.session << secret.parameters << secret.value << secret.type;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, WireSecret &secret)
{
    from.beginStructure();
    from >> secret.session >> secret.parameters >> secret.value >> secret.type;
    from.endStructure();
    return from;
}

/// An item's path is its name in hexadecimal digits.
QDBusObjectPath pathOf(const QString &item)
{
    return QDBusObjectPath(collection + u'/' + QString::fromLatin1(item.toUtf8().toHex()));
}

QString itemAt(const QString &path)
{
    return QString::fromUtf8(QByteArray::fromHex(path.section(u'/', -1).toLatin1()));
}

QVariant none()
{
    return QVariant::fromValue(QDBusObjectPath(u"/"_s));
}

} // namespace

ScriptedSecrets::ScriptedSecrets()
    : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"scripted secrets"_s))
{
    qDBusRegisterMetaType<Attributes>();
    qDBusRegisterMetaType<WireSecret>();
    qDBusRegisterMetaType<WireSecrets>();
    m_bus.registerVirtualObject(root, this, QDBusConnection::SubPath);
}

ScriptedSecrets::~ScriptedSecrets()
{
    m_bus.unregisterObject(root, QDBusConnection::UnregisterTree);
    // Qt refuses the calls that were not delivered, and leaks such a reply if its thread ends
    // before it is sent; vanish() waits for the bus, and so until they are sent.
    QCoreApplication::removePostedEvents(this);
    vanish();
    QDBusConnection::disconnectFromBus(m_bus.name());
}

void ScriptedSecrets::appear()
{
    m_bus.registerService(name);
}

void ScriptedSecrets::vanish()
{
    m_bus.unregisterService(name);
}

QString ScriptedSecrets::introspect(const QString &) const
{
    return {};
}

void ScriptedSecrets::answer(const QDBusMessage &call, const QVariantList &values)
{
    m_bus.send(call.createReply(values));
}

void ScriptedSecrets::refuse(const QDBusMessage &call, const QString &error)
{
    m_bus.send(call.createErrorReply(error, u"as the test says"_s));
}

bool ScriptedSecrets::handleMessage(const QDBusMessage &call, const QDBusConnection &)
{
    const QString member = call.member();
    if (call.interface() == "org.freedesktop.DBus.Properties"_L1)
        onProperties(call);
    else if (call.path() == root)
        onService(call);
    else if (member == "CreateItem"_L1)
        createItem(call);
    else if (member == "Prompt"_L1) {
        answer(call, {});
        prompt(call.path());
    } else if (member == "Delete"_L1) {
        m_secrets.remove(itemAt(call.path()));
        answer(call, {none()});
    } else
        return false;
    return true;
}

void ScriptedSecrets::onProperties(const QDBusMessage &call)
{
    const bool isCollection = call.path() == collection || call.path() == alias;
    if (call.member() == "Set"_L1)
        answer(call, {});
    else if (isCollection && !m_isMade)
        refuse(call, u"org.freedesktop.Secret.Error.NoSuchObject"_s);
    else if (call.member() == "Get"_L1)
        answer(call, {QVariant::fromValue(QDBusVariant(m_isLocked))});
    else if (isCollection)
        answer(call, {QVariantMap{{u"Locked"_s, m_isLocked}}});
    else
        answer(call, {QVariantMap{{u"Collections"_s, QVariant::fromValue(Paths())}}});
}

void ScriptedSecrets::onService(const QDBusMessage &call)
{
    const QString member = call.member();
    if (member == "OpenSession"_L1) {
        if (call.arguments().value(0).toString() != "plain"_L1)
            return refuse(call, u"org.freedesktop.DBus.Error.NotSupported"_s);
        answer(call, {QVariant::fromValue(QDBusVariant(QString())),
                      QVariant::fromValue(QDBusObjectPath(root + "/session/one"_L1))});
    } else if (member == "SearchItems"_L1) {
        const auto wanted = qdbus_cast<Attributes>(call.arguments().value(0));
        Paths found;
        if (m_secrets.contains(wanted.value(u"user"_s)))
            found << pathOf(wanted.value(u"user"_s));
        answer(call, {QVariant::fromValue(m_isLocked ? Paths() : found),
                      QVariant::fromValue(m_isLocked ? found : Paths())});
    } else if (member == "ReadAlias"_L1) {
        answer(call, {m_isMade ? QVariant::fromValue(QDBusObjectPath(collection)) : none()});
    } else if (member == "Unlock"_L1) {
        if (m_isLocked)
            answer(call, {QVariant::fromValue(Paths()),
                          QVariant::fromValue(QDBusObjectPath(makePrompt(u"unlock"_s)))});
        else
            answer(call, {call.arguments().value(0), none()});
    } else if (member == "CreateCollection"_L1) {
        answer(call, {none(), QVariant::fromValue(QDBusObjectPath(makePrompt(u"create"_s)))});
    } else if (member == "GetSecrets"_L1) {
        getSecrets(call);
    } else {
        refuse(call, u"org.freedesktop.DBus.Error.UnknownMethod"_s);
    }
}

void ScriptedSecrets::createItem(const QDBusMessage &call)
{
    if (!m_isMade)
        return refuse(call, u"org.freedesktop.Secret.Error.NoSuchObject"_s);
    if (m_isLocked)
        return refuse(call, u"org.freedesktop.Secret.Error.IsLocked"_s);
    const auto properties = qdbus_cast<QVariantMap>(call.arguments().value(0));
    const auto attributes =
        qdbus_cast<Attributes>(properties.value(u"org.freedesktop.Secret.Item.Attributes"_s));
    const QString item = attributes.value(u"user"_s);
    m_secrets[item] = qdbus_cast<WireSecret>(call.arguments().value(1)).value;
    answer(call, {QVariant::fromValue(pathOf(item)), none()});
}

void ScriptedSecrets::getSecrets(const QDBusMessage &call)
{
    WireSecrets secrets;
    for (const QDBusObjectPath &path : qdbus_cast<Paths>(call.arguments().value(0))) {
        secrets[path] = {.session = call.arguments().value(1).value<QDBusObjectPath>(),
                         .parameters = {},
                         .value = m_secrets.value(itemAt(path.path())),
                         .type = u"text/plain"_s};
    }
    answer(call, {QVariant::fromValue(secrets)});
}

QString ScriptedSecrets::makePrompt(const QString &purpose)
{
    const QString path = root + "/prompt/p"_L1 + QString::number(m_purposes.size());
    m_purposes[path] = purpose;
    return path;
}

void ScriptedSecrets::prompt(const QString &path)
{
    ++m_prompts;
    if (m_prompt == Prompt::Ignore)
        m_open << path;
    else
        complete(path, m_prompt == Prompt::Cancel);
}

void ScriptedSecrets::complete(const QString &path, bool dismissed)
{
    QVariant result = QVariant::fromValue(Paths());
    if (m_purposes.value(path) == "create"_L1) {
        m_isMade = m_isMade || !dismissed;
        result = dismissed ? none() : QVariant::fromValue(QDBusObjectPath(collection));
    } else if (!dismissed) {
        m_isLocked = false;
        Paths all{QDBusObjectPath(collection)};
        for (const QString &item : m_secrets.keys())
            all << pathOf(item);
        result = QVariant::fromValue(all);
    }
    QDBusMessage completed =
        QDBusMessage::createSignal(path, u"org.freedesktop.Secret.Prompt"_s, u"Completed"_s);
    completed << dismissed << QVariant::fromValue(QDBusVariant(result));
    m_bus.send(completed);
}

void ScriptedSecrets::endPrompts(bool cancelled)
{
    for (const QString &path : std::exchange(m_open, {}))
        complete(path, cancelled);
}

void ScriptedSecrets::unlock()
{
    m_isLocked = false;
    QDBusMessage changed = QDBusMessage::createSignal(
        collection, u"org.freedesktop.DBus.Properties"_s, u"PropertiesChanged"_s);
    changed << collectionInterface << QVariantMap{{u"Locked"_s, false}} << QStringList();
    m_bus.send(changed);
    QDBusMessage told = QDBusMessage::createSignal(root, serviceInterface, u"CollectionChanged"_s);
    told << QVariant::fromValue(QDBusObjectPath(collection));
    m_bus.send(told);
}

} // namespace Hiwar

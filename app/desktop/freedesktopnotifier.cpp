// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/freedesktopnotifier.h"

#include "app/desktop/buscall.h"

#include <QCoreApplication>
#include <QDBusServiceWatcher>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const auto service = u"org.freedesktop.Notifications"_s;
const auto notificationsPath = u"/org/freedesktop/Notifications"_s;
const auto desktopEntry = u"io.github.hiwar.hiwar"_s;
const auto openAction = u"default"_s;
const auto replyAction = u"inline-reply"_s;
constexpr uchar usualUrgency = 1;

struct NotifierTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::Notifier)
};

QDBusMessage toServer(const QString &method)
{
    return QDBusMessage::createMethodCall(service, notificationsPath, service, method);
}

} // namespace

FreedesktopNotifier::FreedesktopNotifier(const QDBusConnection &bus, QObject *parent)
    : Notifier(parent)
    , m_bus(bus)
{
}

FreedesktopNotifier::~FreedesktopNotifier()
{
    for (const Entry &entry : std::as_const(m_entries))
        close(entry.id);
}

void FreedesktopNotifier::listen()
{
    if (std::exchange(m_isListening, true))
        return;
    const auto on = [this](const QString &signal, const char *slot) {
        m_bus.connect(service, notificationsPath, service, signal, this, slot);
    };
    // lint: allow signal-string: QtDBus knows no other way
    on(u"ActionInvoked"_s, SLOT(onAction(uint, QString)));
    // lint: allow signal-string: QtDBus knows no other way
    on(u"ActivationToken"_s, SLOT(onToken(uint, QString)));
    // lint: allow signal-string: QtDBus knows no other way
    on(u"NotificationReplied"_s, SLOT(onReply(uint, QString)));
    // lint: allow signal-string: QtDBus knows no other way
    on(u"NotificationClosed"_s, SLOT(onClosed(uint)));
    auto *watcher =
        new QDBusServiceWatcher(service, m_bus, QDBusServiceWatcher::WatchForUnregistration, this);
    connect(watcher, &QDBusServiceWatcher::serviceUnregistered, this, [this] {
        m_can.reset(); // its notifications are gone with it
        m_entries.clear();
    });
}

void FreedesktopNotifier::askWhatItCan()
{
    callBus(this, m_bus, toServer(u"GetCapabilities"_s),
            [this](const QDBusPendingReply<QStringList> &reply) {
                if (reply.isError()) { // nobody shows notifications here
                    m_waiting.clear();
                    return;
                }
                m_can = reply.value();
                for (const Notification &notice : std::exchange(m_waiting, {}))
                    notify(notice);
            });
}

void FreedesktopNotifier::show(const Notification &notice)
{
    listen();
    if (m_can) {
        notify(notice);
        return;
    }
    const bool isAsked = !m_waiting.isEmpty();
    m_waiting.removeIf([&notice](const Notification &each) { return each.key == notice.key; });
    m_waiting.append(notice);
    if (!isAsked)
        askWhatItCan();
}

QVariantList FreedesktopNotifier::arguments(const Notification &notice, uint replaced) const
{
    QVariantMap hints{{u"desktop-entry"_s, desktopEntry},
                      {u"category"_s, notice.isFailure ? u"im.error"_s : u"im.received"_s},
                      {u"urgency"_s, QVariant::fromValue(usualUrgency)}};
    if (notice.hasSound)
        hints.insert(u"sound-name"_s,
                     notice.isFailure ? u"dialog-warning"_s : u"message-new-instant"_s);
    else
        hints.insert(u"suppress-sound"_s, true);
    QStringList actions;
    if (m_can->contains(u"actions"_s)) {
        actions << openAction << NotifierTr::tr("Open");
        if (notice.mayAnswer && m_can->contains(replyAction)) {
            actions << replyAction << NotifierTr::tr("Reply");
            hints.insert(u"x-kde-reply-placeholder-text"_s, NotifierTr::tr("Ask something"));
            hints.insert(u"x-kde-reply-submit-button-text"_s, NotifierTr::tr("Send"));
        }
    }
    const QString body =
        m_can->contains(u"body-markup"_s) ? notice.body.toHtmlEscaped() : notice.body;
    constexpr int asLongAsUsual = -1;
    return {u"Hiwar"_s, replaced, desktopEntry, notice.title, body, actions, hints, asLongAsUsual};
}

void FreedesktopNotifier::notify(const Notification &notice)
{
    Entry &entry = m_entries[notice.key];
    entry.isGoing = false;
    if (entry.isCalling) {
        entry.next = notice;
        return;
    }
    entry.isCalling = true;
    QDBusMessage message = toServer(u"Notify"_s);
    message.setArguments(arguments(notice, entry.id));
    callBus(this, m_bus, message, [this, key = notice.key](const QDBusPendingReply<uint> &reply) {
        take(key, reply.isError() ? 0 : reply.value());
    });
}

void FreedesktopNotifier::take(const QString &key, uint id)
{
    const auto entry = m_entries.find(key);
    if (entry == m_entries.end()) // the server has changed since
        return;
    entry->id = id;
    entry->isCalling = false;
    if (entry->isGoing || id == 0) {
        close(id);
        m_entries.erase(entry);
    } else if (const auto next = std::exchange(entry->next, {})) {
        notify(*next);
    }
}

void FreedesktopNotifier::takeBack(const QString &key)
{
    m_waiting.removeIf([&key](const Notification &each) { return each.key == key; });
    const auto entry = m_entries.find(key);
    if (entry == m_entries.end())
        return;
    if (entry->isCalling) {
        entry->isGoing = true;
        entry->next.reset();
        return;
    }
    close(entry->id);
    m_entries.erase(entry);
}

void FreedesktopNotifier::close(uint id)
{
    if (id == 0)
        return;
    QDBusMessage message = toServer(u"CloseNotification"_s);
    message.setArguments({id});
    message.setAutoStartService(false);
    m_bus.send(message);
}

QString FreedesktopNotifier::keyOf(uint id) const
{
    for (auto each = m_entries.cbegin(); each != m_entries.cend(); ++each) {
        if (id != 0 && each->id == id)
            return each.key();
    }
    return {};
}

void FreedesktopNotifier::onToken(uint id, const QString &token)
{
    if (!keyOf(id).isEmpty())
        m_token = token;
}

void FreedesktopNotifier::onAction(uint id, const QString &action)
{
    const QString key = keyOf(id);
    if (!key.isEmpty() && action == openAction)
        emit opened(key, std::exchange(m_token, {}));
}

void FreedesktopNotifier::onReply(uint id, const QString &text)
{
    const QString key = keyOf(id);
    if (!key.isEmpty() && !text.trimmed().isEmpty())
        emit answered(key, text);
}

void FreedesktopNotifier::onClosed(uint id)
{
    const QString key = keyOf(id);
    if (key.isEmpty())
        return;
    Entry &entry = m_entries[key];
    entry.id = 0;
    if (!entry.isCalling)
        m_entries.remove(key);
}

} // namespace Hiwar

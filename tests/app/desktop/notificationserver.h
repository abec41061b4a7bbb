// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A notification server that a test scripts, on a connection of its own: it follows the interface
// org.freedesktop.Notifications 1.2, with KDE's field for an answer. Run its tests through
// with-keyring.sh no-service.
#pragma once

#include <QDBusConnection>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace Hiwar {

class NotificationServer : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Shown
    {
        QString program;
        QString title;
        QString body;
        QStringList actions;
        QVariantMap hints;
    };

    explicit NotificationServer(const QStringList &can)
        : m_bus(QDBusConnection::connectToBus(QDBusConnection::SessionBus,
                                              QStringLiteral("notification server")))
        , m_can(can)
    {
        m_bus.registerObject(QStringLiteral("/org/freedesktop/Notifications"), this,
                             QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
        m_bus.registerService(QStringLiteral("org.freedesktop.Notifications"));
    }
    ~NotificationServer() override
    {
        m_bus.unregisterService(QStringLiteral("org.freedesktop.Notifications"));
        QDBusConnection::disconnectFromBus(QStringLiteral("notification server"));
    }

    [[nodiscard]] const QMap<uint, Shown> &shown() const { return m_shown; }
    /// How often a notification was shown or replaced.
    [[nodiscard]] int calls() const { return m_calls; }

public slots:
    QStringList GetCapabilities() { return m_can; }
    QString GetServerInformation(QString &vendor, QString &version, QString &spec)
    {
        vendor = version = QStringLiteral("test");
        spec = QStringLiteral("1.2");
        return QStringLiteral("test");
    }
    uint Notify(const QString &program, uint replaced, const QString &, const QString &title,
                const QString &body, const QStringList &actions, const QVariantMap &hints, int)
    {
        const uint id = replaced != 0 ? replaced : ++m_last;
        m_shown.insert(id, {program, title, body, actions, hints});
        ++m_calls;
        return id;
    }
    void CloseNotification(uint id)
    {
        constexpr uint byProgram = 3;
        if (m_shown.remove(id))
            emit NotificationClosed(id, byProgram);
    }

signals:
    void ActionInvoked(uint id, const QString &action);
    void ActivationToken(uint id, const QString &token);
    void NotificationClosed(uint id, uint reason);
    void NotificationReplied(uint id, const QString &text);

private:
    QDBusConnection m_bus;
    QStringList m_can;
    QMap<uint, Shown> m_shown;
    uint m_last = 0;
    int m_calls = 0;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notifications by org.freedesktop.portal.Notification, for a program in a sandbox, which may not
// talk to the server itself. The portal says nothing of what the server can do: there is no field
// for an answer, and a sound is the server's own. GUI thread.
#pragma once

#include "app/notification/notifier.h"

#include <QDBusConnection>
#include <QSet>
#include <QVariantList>

namespace Hiwar {

class PortalNotifier : public Notifier
{
    Q_OBJECT

public:
    explicit PortalNotifier(const QDBusConnection &bus, QObject *parent = nullptr);
    ~PortalNotifier() override;

    void show(const Notification &notice) override;
    void takeBack(const QString &key) override;

private slots:
    void onAction(const QString &id, const QString &action, const QVariantList &parameters);

private:
    void listen();
    void remove(const QString &key);

    QDBusConnection m_bus;
    bool m_isListening = false;
    QSet<QString> m_shown; ///< keys
};

} // namespace Hiwar

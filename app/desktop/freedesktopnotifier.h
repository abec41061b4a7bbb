// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notifications by org.freedesktop.Notifications, the interface of all free desktops. What the
// server can do is asked before the first one; a server that is replaced is asked again. Rule: a
// server that reads markup gets none of ours and none of anybody else's. GUI thread.
#pragma once

#include "app/notification/notifier.h"

#include <QDBusConnection>
#include <QHash>
#include <QStringList>

#include <optional>

namespace Hiwar {

class FreedesktopNotifier : public Notifier
{
    Q_OBJECT

public:
    explicit FreedesktopNotifier(const QDBusConnection &bus, QObject *parent = nullptr);
    ~FreedesktopNotifier() override;

    void show(const Notification &notice) override;
    void takeBack(const QString &key) override;

private slots:
    void onAction(uint id, const QString &action);
    void onToken(uint id, const QString &token);
    void onReply(uint id, const QString &text);
    void onClosed(uint id);

private:
    /// One notification. The server gives the id, and knows it only then.
    struct Entry
    {
        uint id = 0;                      ///< 0: not shown yet
        bool isCalling = false;           ///< the server was asked to show it
        std::optional<Notification> next; ///< to be shown after that
        bool isGoing = false;             ///< to be taken back after that
    };

    void listen();
    void askWhatItCan();
    void notify(const Notification &notice);
    void take(const QString &key, uint id);
    void close(uint id);
    [[nodiscard]] QVariantList arguments(const Notification &notice, uint replaced) const;
    /// Empty: none of ours.
    [[nodiscard]] QString keyOf(uint id) const;

    QDBusConnection m_bus;
    bool m_isListening = false;
    std::optional<QStringList> m_can; ///< not known yet: nothing
    QList<Notification> m_waiting;    ///< until that is known
    QHash<QString, Entry> m_entries;  ///< by key
    QString m_token;                  ///< for the action that follows
};

} // namespace Hiwar

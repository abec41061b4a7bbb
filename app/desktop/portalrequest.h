// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One request to a desktop portal, whose answer comes as a signal, often after the user was asked.
// Deletes itself after it. GUI thread.
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QObject>
#include <QVariantMap>

namespace Hiwar {

inline constexpr auto portalService = "org.freedesktop.portal.Desktop";
inline constexpr auto portalPath = "/org/freedesktop/portal/desktop";

class PortalRequest : public QObject
{
    Q_OBJECT

public:
    /// How a request ends.
    enum class End : quint8 {
        Granted,
        Refused, ///< by the user
        Failed,  ///< or there is no such portal
    };

    PortalRequest(const QDBusConnection &bus, QObject *parent);

    /// For the option "handle_token".
    [[nodiscard]] const QString &token() const { return m_token; }
    /// Calls a method of that portal interface; ended() follows.
    void call(const QString &interface, const QString &method, const QVariantList &arguments);

signals:
    void ended(Hiwar::PortalRequest::End end, const QVariantMap &results);

private slots:
    void onResponse(uint code, const QVariantMap &results);

private:
    void listenAt(const QString &path);
    void end(End how, const QVariantMap &results = {});

    QDBusConnection m_bus;
    QString m_token;
    QString m_path;
    bool m_hasEnded = false;
};

} // namespace Hiwar

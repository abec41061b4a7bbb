// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A proxy on this machine, HTTP (CONNECT, and plain requests) or SOCKS5, with or without a
// password. It connects every requested host to one port of this machine, so a test can reach
// "service.test". It stores every byte that clients sent.
#pragma once

#include <QTcpServer>
#include <QTcpSocket>

namespace Hiwar {

class ProxyServer : public QTcpServer
{
    Q_OBJECT

public:
    enum class Kind : quint8 { Http, Socks5 };

    ProxyServer(Kind kind, quint16 target);

    /// From now on only clients with this login are served.
    void wantLogin(const QByteArray &user, const QByteArray &password);

    /// "service.test:443", one for each connection that was opened.
    [[nodiscard]] const QByteArrayList &asked() const { return m_asked; }
    /// The bytes that clients sent, to the proxy and through it.
    [[nodiscard]] const QByteArray &seen() const { return m_seen; }
    [[nodiscard]] int connections() const { return m_connections; }

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class ProxyConnection;
    Kind m_kind;
    quint16 m_target;
    QByteArray m_user;
    QByteArray m_password;
    QByteArrayList m_asked;
    QByteArray m_seen;
    int m_connections = 0;
};

} // namespace Hiwar

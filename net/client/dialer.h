// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Connects to a host. Rule: where a host has several addresses, one that does not answer costs a
// moment and not the connection; the addresses of both families are tried alternately, each shortly
// after the one before, and the first connection is used. Behind a proxy, the proxy looks the name
// up. No signal is emitted within start(). Lives on the thread that made it.
#pragma once

#include <QHostAddress>
#include <QNetworkProxy>
#include <QObject>
#include <QTcpSocket>
#include <QTimer>

class QHostInfo;

namespace Hiwar {

class Dialer : public QObject
{
    Q_OBJECT

public:
    struct Target
    {
        QString host;
        quint16 port = 0;
        bool isEncrypted = false; ///< creates a socket for TLS, but only connects it
        QNetworkProxy proxy{QNetworkProxy::NoProxy};
    };

    explicit Dialer(Target target);
    ~Dialer() override;

    void start();
    /// The same for known addresses.
    void dial(const QList<QHostAddress> &addresses);

signals:
    /// The name has been looked up.
    void found();
    /// The receiver takes ownership of the socket.
    void connected(QTcpSocket *socket);
    void failed(QAbstractSocket::SocketError error, const QString &why);

private:
    void lookUp();
    void readLookup(const QHostInfo &found);
    void dialNext();
    QTcpSocket *begin();
    void take(QTcpSocket *socket);
    void giveUp(QTcpSocket *socket, QAbstractSocket::SocketError error);

    Target m_target;
    QList<QHostAddress> m_addresses; // not dialled yet
    QList<QTcpSocket *> m_sockets;   // being dialled
    QTimer m_nextClock;
};

} // namespace Hiwar

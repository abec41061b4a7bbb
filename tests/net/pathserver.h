// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A server that answers by path, in any order, and stores every request. For tests.
#pragma once

#include <QHostAddress>
#include <QMap>
#include <QTcpServer>
#include <QTcpSocket>

namespace Hiwar {

class PathServer : public QTcpServer
{
public:
    explicit PathServer(const QHostAddress &address = QHostAddress(QHostAddress::LocalHost),
                        quint16 port = 0)
    {
        listen(address, port);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] { read(socket); });
            connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
        });
    }

    QMap<QByteArray, QByteArray> pages; ///< all other paths get 404
    QByteArrayList silent;              ///< these are never answered
    QByteArray refusal = "404 Not Found";
    QByteArrayList requests; ///< every byte of each

private:
    void read(QTcpSocket *socket)
    {
        const QByteArray request = socket->readAll();
        requests << request;
        const QByteArray path = request.split(' ').value(1);
        if (silent.contains(path))
            return;
        const bool isKnown = pages.contains(path);
        const QByteArray body = pages.value(path, "{}");
        socket->write("HTTP/1.1 " + (isKnown ? "200 OK" : refusal) +
                      "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
};

} // namespace Hiwar

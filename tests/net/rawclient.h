// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A client without policy: sends exactly the bytes it is given, and stores what comes back.
#pragma once

#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpSocket>

namespace Hiwar {

class RawClient
{
public:
    explicit RawClient(quint16 port)
    {
        QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket,
                         [this] { m_received += m_socket.readAll(); });
        m_socket.connectToHost(QHostAddress::LocalHost, port);
    }

    void say(const QByteArray &bytes) { m_socket.write(bytes); }
    [[nodiscard]] qint64 unsent() const { return m_socket.bytesToWrite(); }
    void hangUp() { m_socket.abort(); }
    /// From now on arriving bytes stay in the system's buffers, as with a busy client.
    void stopReading() { m_socket.setReadBufferSize(1); }

    [[nodiscard]] const QByteArray &received() const { return m_received; }
    [[nodiscard]] bool isClosed() const
    {
        return m_socket.state() == QAbstractSocket::UnconnectedState;
    }
    /// The status of the n-th answer; 0 if it has not arrived yet.
    [[nodiscard]] int status(int nth = 0) const
    {
        qsizetype at = m_received.indexOf("HTTP/1.1 ");
        while (at >= 0 && nth-- > 0)
            at = m_received.indexOf("HTTP/1.1 ", at + 1);
        return at < 0 ? 0 : m_received.mid(at + 9, 3).toInt();
    }
    /// Whether as many bytes as the first answer's Content-Length have arrived.
    [[nodiscard]] bool isWhole() const
    {
        const qsizetype head = m_received.indexOf("\r\n\r\n");
        const qsizetype at = m_received.toLower().indexOf("content-length: ");
        if (head < 0 || at < 0)
            return false;
        const QByteArray length = m_received.mid(at + 16, m_received.indexOf('\r', at) - at - 16);
        return m_received.size() >= head + 4 + length.toLongLong();
    }
    [[nodiscard]] QByteArray body() const
    {
        return m_received.mid(m_received.indexOf("\r\n\r\n") + 4);
    }
    [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body()).object(); }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

/// A correct request to the chat route, except for the arguments.
inline QByteArray chatRequest(const QByteArray &body, const QByteArray &key = "right",
                              const QByteArray &host = "127.0.0.1")
{
    return "POST /v1/chat/completions HTTP/1.1\r\nHost: " + host + "\r\nAuthorization: Bearer " +
           key + "\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

} // namespace Hiwar

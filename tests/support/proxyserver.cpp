// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/proxyserver.h"

#include <QNetworkProxy>
#include <QtEndian>

#include <utility>

namespace Hiwar {

/// One client: first its request, then bytes in both directions.
class ProxyConnection : public QObject
{
public:
    ProxyConnection(ProxyServer *proxy, QTcpSocket *client)
        : QObject(proxy)
        , m_proxy(proxy)
        , m_client(client)
        , m_service(new QTcpSocket(this))
    {
        client->setParent(this);
        connect(client, &QTcpSocket::readyRead, this, &ProxyConnection::read);
        connect(client, &QTcpSocket::disconnected, this, &QObject::deleteLater);
        connect(m_service, &QTcpSocket::readyRead, this,
                [this] { m_client->write(m_service->readAll()); });
        connect(m_service, &QTcpSocket::disconnected, m_client, &QTcpSocket::disconnectFromHost);
    }

private:
    void read()
    {
        const QByteArray bytes = m_client->readAll();
        m_proxy->m_seen += bytes;
        if (m_isOpen) {
            m_service->write(bytes);
            return;
        }
        m_bytes += bytes;
        if (m_proxy->m_kind == ProxyServer::Kind::Http)
            readHead();
        else
            readSocks();
    }

    void open(const QByteArray &host)
    {
        m_proxy->m_asked.append(host);
        m_isOpen = true;
        m_service->setProxy(QNetworkProxy::NoProxy);
        m_service->connectToHost(QHostAddress(QHostAddress::LocalHost), m_proxy->m_target);
    }

    void readHead()
    {
        const qsizetype end = m_bytes.indexOf("\r\n\r\n");
        if (end < 0)
            return;
        const QByteArray head = m_bytes.first(end + 4);
        const QByteArray login = "Proxy-Authorization: Basic " +
                                 (m_proxy->m_user + ':' + m_proxy->m_password).toBase64() + "\r\n";
        if (!m_proxy->m_user.isEmpty() && !head.contains(login)) {
            m_bytes.clear();
            m_client->write("HTTP/1.1 407 Who Are You\r\nProxy-Authenticate: Basic realm=\"p\"\r\n"
                            "Content-Length: 0\r\n\r\n");
            return;
        }
        const QByteArrayList words = head.first(head.indexOf('\r')).split(' ');
        open(words.value(1));
        if (words.value(0) == "CONNECT")
            m_client->write("HTTP/1.1 200 Go On\r\n\r\n");
        else
            m_service->write(std::exchange(m_bytes, {}));
    }

    void readSocks()
    {
        if (m_step == Step::Greeting && m_bytes.size() >= 2 &&
            m_bytes.size() >= 2 + m_bytes.at(1)) {
            const char way = m_proxy->m_user.isEmpty() ? 0 : 2;
            const bool isOffered = m_bytes.sliced(2).contains(way);
            m_client->write(QByteArray("\x05", 1) + (isOffered ? way : char(0xFF)));
            m_step = way == 0 ? Step::Request : Step::Login;
            m_bytes.clear();
        } else if (m_step == Step::Login && isWholeLogin()) {
            const qsizetype user = quint8(m_bytes.at(1));
            const bool isRight = m_bytes.sliced(2, user) == m_proxy->m_user &&
                                 m_bytes.sliced(3 + user) == m_proxy->m_password;
            m_client->write(QByteArray(isRight ? "\x01\x00" : "\x01\x01", 2));
            m_step = Step::Request;
            m_bytes.clear();
        } else if (m_step == Step::Request && m_bytes.size() > 4) {
            constexpr char byName = 3;
            const qsizetype size = m_bytes.at(3) == byName ? m_bytes.at(4) : 3;
            if (m_bytes.size() < 7 + size)
                return;
            const auto port = qFromBigEndian<quint16>(m_bytes.constData() + 5 + size);
            m_client->write(QByteArray("\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00", 10));
            open(m_bytes.sliced(5, size) + ':' + QByteArray::number(port));
        }
    }

    [[nodiscard]] bool isWholeLogin() const
    {
        if (m_bytes.size() < 2 || m_bytes.size() < 3 + m_bytes.at(1))
            return false;
        return m_bytes.size() >= 3 + m_bytes.at(1) + m_bytes.at(2 + m_bytes.at(1));
    }

    enum class Step : quint8 { Greeting, Login, Request };

    ProxyServer *m_proxy;
    QTcpSocket *m_client;
    QTcpSocket *m_service;
    QByteArray m_bytes;
    Step m_step = Step::Greeting;
    bool m_isOpen = false;
};

ProxyServer::ProxyServer(Kind kind, quint16 target)
    : m_kind(kind)
    , m_target(target)
{
    if (!listen(QHostAddress::LocalHost))
        qWarning("The test's proxy cannot listen: %s", qPrintable(errorString()));
}

void ProxyServer::wantLogin(const QByteArray &user, const QByteArray &password)
{
    m_user = user;
    m_password = password;
}

void ProxyServer::incomingConnection(qintptr descriptor)
{
    ++m_connections;
    auto *const socket = new QTcpSocket;
    socket->setSocketDescriptor(descriptor);
    new ProxyConnection(this, socket);
}

} // namespace Hiwar

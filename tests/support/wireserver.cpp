// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/wireserver.h"

#include <QSslSocket>
#include <QTimer>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;

namespace Hiwar {

QByteArray WireRequest::header(QByteArrayView name) const
{
    for (const auto &[field, value] : headers) {
        if (field.compare(name, Qt::CaseInsensitive) == 0)
            return value;
    }
    return {};
}

WireScript &WireScript::send(const QByteArray &bytes)
{
    m_steps.append({Act::Send, bytes});
    return *this;
}

WireScript &WireScript::reply(int status, const QByteArray &body, const QByteArray &type,
                              const QByteArrayList &headers)
{
    QByteArray head = "HTTP/1.1 " + QByteArray::number(status) +
                      " As Told\r\nContent-Type: " + type +
                      "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const QByteArray &header : headers)
        head += header + "\r\n";
    return send(head + "\r\n" + body);
}

WireScript &WireScript::stream(int status, const QByteArray &type)
{
    return send("HTTP/1.1 " + QByteArray::number(status) + " As Told\r\nContent-Type: " + type +
                "\r\nTransfer-Encoding: chunked\r\n\r\n");
}

WireScript &WireScript::chunk(const QByteArray &bytes)
{
    return send(QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n");
}

WireScript &WireScript::lastChunk()
{
    return send("0\r\n\r\n"_ba);
}

WireScript &WireScript::wait()
{
    m_steps.append({Act::Wait, {}});
    return *this;
}

WireScript &WireScript::beat(const QByteArray &bytes, std::chrono::milliseconds interval)
{
    m_steps.append({Act::Beat, bytes, interval});
    return *this;
}

WireScript &WireScript::close()
{
    m_steps.append({Act::Close, {}});
    return *this;
}

WireScript &WireScript::cut()
{
    m_steps.append({Act::Cut, {}});
    return *this;
}

WireScript WireScript::inChunks(qsizetype most) const
{
    WireScript pieces;
    for (const Step &step : m_steps) {
        if (step.act != Act::Send) {
            pieces.m_steps.append(step);
            continue;
        }
        const qsizetype size = (step.bytes.size() + most - 1) / most;
        for (qsizetype at = 0; at < step.bytes.size(); at += size)
            pieces.send(step.bytes.mid(at, size));
    }
    return pieces;
}

bool WireScript::cuts() const
{
    return std::any_of(m_steps.begin(), m_steps.end(),
                       [](const Step &step) { return step.act == Act::Cut; });
}

/// One connection: reads requests, runs their scripts one after another.
class WireConnection : public QObject
{
public:
    WireConnection(WireServer *server, QTcpSocket *socket, int number)
        : QObject(server)
        , m_server(server)
        , m_socket(socket)
        , m_number(number)
    {
        socket->setParent(this);
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        connect(socket, &QTcpSocket::readyRead, this, &WireConnection::read);
        connect(socket, &QTcpSocket::bytesWritten, this, [this] {
            if (m_socket->bytesToWrite() == 0)
                QMetaObject::invokeMethod(this, &WireConnection::goOn, Qt::QueuedConnection);
        });
        connect(socket, &QTcpSocket::disconnected, this, &WireConnection::end);
        connect(&m_beat, &QTimer::timeout, this, [this] { m_socket->write(m_beatBytes); });
    }

    void goOn()
    {
        while (m_script && m_step < m_script->m_steps.size()) {
            if (m_waits || m_socket->bytesToWrite() > 0)
                return;
            const WireScript::Step step = m_script->m_steps.at(m_step++);
            switch (step.act) {
            case WireScript::Act::Send:
                m_socket->write(step.bytes);
                break;
            case WireScript::Act::Wait:
                m_waits = true;
                m_server->m_waiting.append(this);
                break;
            case WireScript::Act::Beat:
                m_waits = true;
                m_beatBytes = step.bytes;
                m_beat.start(step.interval);
                break;
            case WireScript::Act::Close:
                m_socket->disconnectFromHost();
                return;
            case WireScript::Act::Cut:
                cut();
                return;
            }
        }
        if (m_script && !m_waits) {
            m_script = nullptr;
            read();
        }
    }

    void release()
    {
        m_waits = false;
        goOn();
    }

    void begin()
    {
        if (m_server->m_nextScript == m_server->m_scripts.size()) {
            qWarning("A request came that no script was written for");
            m_server->expect().reply(500, "{}");
        }
        m_script = &m_server->m_scripts.at(m_server->m_nextScript++);
        m_step = 0;
        emit m_server->requested();
        goOn();
    }

private:
    void read()
    {
        m_bytes += m_socket->readAll();
        if (m_script)
            return;
        const qsizetype headEnd = m_bytes.indexOf("\r\n\r\n");
        if (headEnd < 0)
            return;
        WireRequest request = parseHead(m_bytes.first(headEnd));
        const qsizetype size = headEnd + 4 + request.header("Content-Length").toLongLong();
        if (m_bytes.size() < size)
            return;
        request.raw = m_bytes.first(size);
        request.body = request.raw.sliced(headEnd + 4);
        m_bytes.remove(0, size);
        m_server->m_requests.append(request);
        begin();
    }

    WireRequest parseHead(const QByteArray &head) const
    {
        WireRequest request;
        request.connection = m_number;
        const QByteArrayList lines = head.split('\n');
        const QByteArrayList first = lines.first().trimmed().split(' ');
        request.method = first.value(0);
        request.target = first.value(1);
        for (const QByteArray &line : lines.sliced(1)) {
            const qsizetype colon = line.indexOf(':');
            request.headers.append({line.first(colon), line.sliced(colon + 1).trimmed()});
        }
        return request;
    }

    void cut()
    {
#ifdef Q_OS_UNIX
        const linger atOnce{1, 0};
        ::setsockopt(int(m_socket->socketDescriptor()), SOL_SOCKET, SO_LINGER, &atOnce,
                     sizeof atOnce);
#endif
        m_socket->abort();
    }

    void end()
    {
        m_beat.stop();
        m_server->m_waiting.removeOne(this);
        m_server->m_open.removeOne(this);
        m_script = nullptr;
        deleteLater();
        emit m_server->closed();
    }

    WireServer *m_server;
    QTcpSocket *m_socket;
    QByteArray m_bytes;
    QTimer m_beat;
    QByteArray m_beatBytes;
    WireScript *m_script = nullptr;
    qsizetype m_step = 0;
    int m_number;
    bool m_waits = false;
};

WireServer::WireServer(const QHostAddress &address)
{
    if (!listen(address))
        qWarning("The test's server cannot listen: %s", qPrintable(errorString()));
}

WireServer::~WireServer()
{
    qDeleteAll(std::exchange(m_open, {}));
}

void WireServer::useTls(const QSslConfiguration &configuration)
{
    m_tls = configuration;
    m_usesTls = true;
}

WireScript &WireServer::expect()
{
    return m_scripts.emplace_back();
}

QString WireServer::baseUrl() const
{
    const bool isIpV6 = serverAddress().protocol() == QAbstractSocket::IPv6Protocol;
    const QString host =
        isIpV6 ? u'[' + serverAddress().toString() + u']' : serverAddress().toString();
    return (m_usesTls ? u"https://%1:%2/v1"_s : u"http://%1:%2/v1"_s).arg(host).arg(serverPort());
}

void WireServer::release()
{
    if (m_waiting.isEmpty()) // the test called release() too early
        qWarning("WireServer: no script waits to be released");
    for (WireConnection *connection : std::exchange(m_waiting, {}))
        connection->release();
}

void WireServer::incomingConnection(qintptr descriptor)
{
    auto *const socket = m_usesTls ? new QSslSocket : new QTcpSocket;
    socket->setSocketDescriptor(descriptor);
    m_open.append(new WireConnection(this, socket, m_connections++));
    if (auto *const encrypted = qobject_cast<QSslSocket *>(socket)) {
        encrypted->setSslConfiguration(m_tls);
        encrypted->startServerEncryption();
    }
}

} // namespace Hiwar

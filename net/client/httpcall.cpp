// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/httpcall.h"

#include <QPointer>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isEncrypted(const QUrl &url)
{
    return url.scheme() == "https"_L1;
}

bool seesRequest(const QNetworkProxy &proxy, const QUrl &url)
{
    const bool isHttp =
        proxy.type() == QNetworkProxy::HttpProxy || proxy.type() == QNetworkProxy::HttpCachingProxy;
    return isHttp && !isEncrypted(url);
}

Dialer::Target targetOf(const QUrl &url, const QNetworkProxy &proxy)
{
    if (seesRequest(proxy, url))
        return {.host = proxy.hostName(), .port = proxy.port()};
    const QString host = QString::fromLatin1(QUrl::toAce(url.host()));
    Dialer::Target target{.host = host.isEmpty() ? url.host() : host, // an IPv6 address
                          .port = quint16(url.port(isEncrypted(url) ? 443 : 80)),
                          .isEncrypted = isEncrypted(url),
                          .proxy = proxy};
    // Some systems call a tunnelling proxy so; a socket supports no other kind.
    if (proxy.type() == QNetworkProxy::HttpCachingProxy)
        target.proxy.setType(QNetworkProxy::HttpProxy);
    return target;
}

QByteArray headOf(const OutgoingRequest &request, const QByteArray &method,
                  const QNetworkProxy &proxy)
{
    const QUrl url = request.url;
    const QByteArray origin = url.toEncoded(QUrl::RemoveUserInfo | QUrl::RemovePath |
                                            QUrl::RemoveQuery | QUrl::RemoveFragment);
    QByteArray target =
        url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment);
    if (!target.startsWith('/'))
        target.prepend('/');
    if (seesRequest(proxy, url))
        target.prepend(origin);
    QByteArray head = method + ' ' + target + " HTTP/1.1\r\n";
    if (!request.has("Host"))
        head += "Host: " + origin.sliced(origin.indexOf("//") + 2) + "\r\n";
    for (const auto &[name, value] : request.headers)
        head += name + ": " + value + "\r\n";
    return head + "\r\n";
}

} // namespace

HttpCall::HttpCall(const OutgoingRequest &request, const QByteArray &method, QByteArray body,
                   const QNetworkProxy &proxy, TimeSlice slice)
    : m_request(request)
    , m_head(headOf(request, method, proxy))
    , m_question(std::move(body))
    , m_dialer(std::make_unique<Dialer>(targetOf(request.url, proxy)))
    , m_slice(std::move(slice))
    , m_mayRest(proxy.type() != QNetworkProxy::Socks5Proxy)
{
    m_nextSlice.setSingleShot(true);
    connect(&m_nextSlice, &QTimer::timeout, this, &HttpCall::read);
    connect(m_dialer.get(), &Dialer::found, this, &HttpCall::found);
    connect(m_dialer.get(), &Dialer::connected, this, &HttpCall::useSocket);
    connect(m_dialer.get(), &Dialer::failed, this, &HttpCall::end);
}

HttpCall::~HttpCall()
{
    release();
}

void HttpCall::start()
{
    m_dialer->start();
}

void HttpCall::abort()
{
    disconnect(); // all receivers
    release();
}

/// May be called from within a signal of the socket or the dialler.
void HttpCall::release()
{
    if (m_dialer) {
        m_dialer->disconnect(this);
        m_dialer->setParent(this);
        m_dialer.release()->deleteLater();
    }
    if (!m_socket)
        return;
    m_nextSlice.stop();
    m_socket->disconnect(this);
    m_socket->abort();
    std::exchange(m_socket, nullptr)->deleteLater();
}

void HttpCall::useSocket(QTcpSocket *socket)
{
    m_socket = socket;
    m_socket->setParent(this);
    m_socket->setReadBufferSize(maxUnread);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    // A model may think for longer than a router keeps an idle connection.
    m_socket->setSocketOption(QAbstractSocket::KeepAliveOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, [this] {
        if (!m_nextSlice.isActive())
            read();
    });
    connect(m_socket, &QTcpSocket::bytesWritten, this, &HttpCall::noteWritten);
    connect(m_socket, &QTcpSocket::errorOccurred, this, &HttpCall::failSocket);
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket)) {
        encrypt(secure);
        return;
    }
    open();
}

void HttpCall::open()
{
    const QPointer<HttpCall> self = this;
    emit opened();
    if (!self || !m_socket)
        return;
    m_isOpen = true;
    m_socket->write(m_head);
    send();
    read(); // a server may send first
}

void HttpCall::encrypt(QSslSocket *socket)
{
    connect(socket, &QSslSocket::sslErrors, this, &HttpCall::sslErrors);
    connect(socket, &QSslSocket::encryptedBytesWritten, this, &HttpCall::noteWritten);
    connect(socket, &QSslSocket::encrypted, this, [this] {
        const QPointer<HttpCall> self = this;
        emit encrypted();
        if (self && m_socket)
            open();
    });
    QSslConfiguration configuration =
        m_request.tls.isNull() ? QSslConfiguration::defaultConfiguration() : m_request.tls;
    configuration.setAllowedNextProtocols({QSslConfiguration::NextProtocolHttp1_1});
    socket->setSslConfiguration(configuration);
    socket->setPeerVerifyName(targetOf(m_request.url, QNetworkProxy::NoProxy).host);
    socket->startClientEncryption();
}

qint64 HttpCall::waiting() const
{
    const auto *secure = qobject_cast<const QSslSocket *>(m_socket);
    return m_socket->bytesToWrite() + (secure ? secure->encryptedBytesToWrite() : 0);
}

/// In pieces, so that the question is not in memory twice.
void HttpCall::send()
{
    constexpr qint64 most = 128 * 1024;
    while (m_given < m_question.size() && waiting() < most) {
        const qsizetype size = std::min<qsizetype>(most, m_question.size() - m_given);
        const qint64 taken = m_socket->write(m_question.constData() + m_given, size);
        if (taken <= 0)
            return; // the socket reports the error
        m_given += taken;
    }
}

void HttpCall::noteWritten()
{
    if (!m_isOpen || m_isSent)
        return;
    send();
    if (m_given < m_question.size() || waiting() > 0)
        return;
    m_isSent = true;
    emit sent();
}

/// Reads for one slice of time; the next slice follows after the window's other events.
void HttpCall::read()
{
    if (!m_socket || !m_isOpen || m_isFinished)
        return;
    m_slice.begin();
    do {
        if (!readChunk())
            return;
    } while (m_socket->bytesAvailable() > 0 && !m_nextSlice.isActive() && !m_slice.isOver());
    if (m_nextSlice.isActive())
        return;
    if (m_socket->bytesAvailable() > 0)
        m_nextSlice.start(0);
    else if (m_socketEnd)
        endWithSocket();
}

void HttpCall::rest(std::chrono::milliseconds time)
{
    if (m_mayRest)
        m_nextSlice.start(time);
}

bool HttpCall::readChunk()
{
    m_body += m_answer.feed(m_socket->read(chunkBytes));
    const QPointer<HttpCall> self = this;
    if (m_answer.status() > 0 && !std::exchange(m_hasTold, true))
        emit headArrived();
    if (self && m_socket && !m_body.isEmpty())
        emit bodyArrived();
    if (!self || !m_socket)
        return false;
    if (!m_answer.isOver() && !m_answer.isBroken())
        return true;
    end(QAbstractSocket::UnknownSocketError, m_answer.fault());
    return false;
}

void HttpCall::failSocket(QAbstractSocket::SocketError error)
{
    m_socketEnd = SocketEnd{error, m_socket->errorString()};
    if (!m_isOpen)
        endWithSocket();
    else if (!m_nextSlice.isActive())
        read(); // the bytes that came before
}

void HttpCall::endWithSocket()
{
    if (m_socketEnd->error == QAbstractSocket::RemoteHostClosedError && m_answer.finish())
        end(QAbstractSocket::UnknownSocketError, {});
    else
        end(m_socketEnd->error, m_socketEnd->why);
}

void HttpCall::end(QAbstractSocket::SocketError error, const QString &why)
{
    if (std::exchange(m_isFinished, true))
        return;
    m_error = error;
    m_errorString = why;
    emit finished();
}

QSslCertificate HttpCall::peerCertificate() const
{
    const auto *secure = qobject_cast<const QSslSocket *>(m_socket);
    return secure ? secure->peerCertificate() : QSslCertificate();
}

void HttpCall::ignoreSslErrors(const QList<QSslError> &errors)
{
    if (auto *secure = qobject_cast<QSslSocket *>(m_socket))
        secure->ignoreSslErrors(errors);
}

} // namespace Hiwar

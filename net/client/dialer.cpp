// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/dialer.h"

#include "net/client/lookuphost.h"

#include <QHostInfo>
#include <QPointer>
#include <QSslSocket>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

/// In the order of RFC 8305: alternating families, beginning with that of the first.
QList<QHostAddress> byTurns(const QList<QHostAddress> &addresses)
{
    QList<QHostAddress> own;
    QList<QHostAddress> others;
    for (const QHostAddress &address : addresses)
        (address.protocol() == addresses.constFirst().protocol() ? own : others) << address;
    QList<QHostAddress> ordered;
    for (qsizetype i = 0; i < std::max(own.size(), others.size()); ++i) {
        if (i < own.size())
            ordered << own.at(i);
        if (i < others.size())
            ordered << others.at(i);
    }
    return ordered;
}

} // namespace

Dialer::Dialer(Target target)
    : m_target(std::move(target))
{
    m_nextClock.setSingleShot(true);
    m_nextClock.setInterval(250ms);
    connect(&m_nextClock, &QTimer::timeout, this, &Dialer::dialNext);
}

Dialer::~Dialer()
{
    for (QTcpSocket *socket : std::as_const(m_sockets)) {
        socket->disconnect(this);
        socket->abort();
    }
}

void Dialer::start()
{
    QMetaObject::invokeMethod(this, &Dialer::lookUp, Qt::QueuedConnection);
}

void Dialer::lookUp()
{
    if (m_target.proxy.type() == QNetworkProxy::NoProxy) {
        lookUpHost(m_target.host, this, [this](const QHostInfo &found) { readLookup(found); });
        return;
    }
    const QPointer<Dialer> self = this;
    emit found();
    if (self)
        begin()->connectToHost(m_target.host, m_target.port);
}

void Dialer::readLookup(const QHostInfo &found)
{
    if (found.addresses().isEmpty()) {
        emit failed(QAbstractSocket::HostNotFoundError, u"Host %1 not found"_s.arg(m_target.host));
        return;
    }
    const QPointer<Dialer> self = this;
    emit this->found();
    if (self)
        dial(found.addresses());
}

void Dialer::dial(const QList<QHostAddress> &addresses)
{
    m_addresses = byTurns(addresses);
    dialNext();
}

void Dialer::dialNext()
{
    if (m_addresses.isEmpty())
        return;
    const QHostAddress address = m_addresses.takeFirst();
    if (!m_addresses.isEmpty())
        m_nextClock.start();
    begin()->connectToHost(address, m_target.port);
}

QTcpSocket *Dialer::begin()
{
    QTcpSocket *socket = m_target.isEncrypted ? new QSslSocket(this) : new QTcpSocket(this);
    socket->setProxy(m_target.proxy);
    connect(socket, &QTcpSocket::connected, this, [this, socket] { take(socket); });
    connect(socket, &QTcpSocket::errorOccurred, this,
            [this, socket](QAbstractSocket::SocketError error) { giveUp(socket, error); });
    m_sockets << socket;
    return socket;
}

void Dialer::take(QTcpSocket *socket)
{
    m_nextClock.stop();
    m_addresses.clear();
    m_sockets.removeOne(socket);
    for (QTcpSocket *other : std::exchange(m_sockets, {})) {
        other->disconnect(this);
        other->abort();
        other->deleteLater();
    }
    socket->disconnect(this);
    emit connected(socket);
}

void Dialer::giveUp(QTcpSocket *socket, QAbstractSocket::SocketError error)
{
    socket->disconnect(this);
    socket->deleteLater();
    m_sockets.removeOne(socket);
    if (!m_addresses.isEmpty())
        dialNext();
    else if (m_sockets.isEmpty())
        emit failed(error, socket->errorString());
}

} // namespace Hiwar

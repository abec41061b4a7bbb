// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/dialer.h"
#include "tests/support/testcase.h"

#include <QPointer>
#include <QTcpServer>

#include <array>
#include <memory>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QHostAddress here(u"127.0.0.1"_s);
const QHostAddress beside(u"127.0.0.2"_s); // also this machine, if the system has this address

} // namespace

class DialerTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void connectsByName();
    void triesTheNextAddressAtOnceWhereOneRefuses();
    void triesTheNextAddressSoonWhereOneIsSilent();
    void tellsThatAllRefuse();
    void tellsAnUnknownName();

private:
    [[nodiscard]] Dialer &dialTo(quint16 port, const QString &host = u"127.0.0.1"_s);

    std::unique_ptr<Dialer> m_dialer;
    QPointer<QTcpSocket> m_socket;
    QList<QAbstractSocket::SocketError> m_errors;
};

void DialerTest::init()
{
    m_dialer.reset();
    m_errors.clear();
}

Dialer &DialerTest::dialTo(quint16 port, const QString &host)
{
    m_dialer = std::make_unique<Dialer>(Dialer::Target{.host = host, .port = port});
    connect(m_dialer.get(), &Dialer::connected, this,
            [this](QTcpSocket *socket) { m_socket = socket; });
    connect(m_dialer.get(), &Dialer::failed, this,
            [this](QAbstractSocket::SocketError error) { m_errors << error; });
    return *m_dialer;
}

void DialerTest::connectsByName()
{
    QTcpServer server;
    QVERIFY(server.listen(here));
    dialTo(server.serverPort(), u"localhost"_s).start();
    QTRY_VERIFY(m_socket);
    QCOMPARE(m_socket->state(), QAbstractSocket::ConnectedState);
    QVERIFY(m_errors.isEmpty());
}

void DialerTest::triesTheNextAddressAtOnceWhereOneRefuses()
{
    QTcpServer server;
    QVERIFY(server.listen(here));
    dialTo(server.serverPort()).dial({beside, QHostAddress(QHostAddress::LocalHostIPv6), here});
    QTRY_VERIFY(m_socket);
    QCOMPARE(m_socket->peerAddress(), here);
    QVERIFY(m_errors.isEmpty());
}

/// A full backlog neither accepts nor refuses a connection.
void DialerTest::triesTheNextAddressSoonWhereOneIsSilent()
{
    QTcpServer server;
    QVERIFY(server.listen(here));
    QTcpServer full;
    full.setListenBacklogSize(0);
    if (!full.listen(beside, server.serverPort()))
        QSKIP("This machine has one loopback address alone");
    full.pauseAccepting();
    std::array<QTcpSocket, 8> crowd;
    for (QTcpSocket &socket : crowd)
        socket.connectToHost(beside, full.serverPort());
    dialTo(server.serverPort()).dial({beside, here});
    QTRY_VERIFY(m_socket);
    QCOMPARE(m_socket->peerAddress(), here);
}

void DialerTest::tellsThatAllRefuse()
{
    quint16 port = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(here));
        port = server.serverPort();
    }
    dialTo(port).dial({here, here});
    QTRY_COMPARE(m_errors.size(), 1);
    QCOMPARE(m_errors.constFirst(), QAbstractSocket::ConnectionRefusedError);
    QVERIFY(!m_socket);
}

void DialerTest::tellsAnUnknownName()
{
    dialTo(80, u"nowhere.invalid"_s).start();
    QTRY_COMPARE(m_errors, QList{QAbstractSocket::HostNotFoundError});
}

HIWAR_TEST(DialerTest, QCoreApplication)
#include "tst_dialer.moc"

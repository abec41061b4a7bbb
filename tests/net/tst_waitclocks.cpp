// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/waitclocks.h"
#include "tests/support/testcase.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace Hiwar;
using namespace std::chrono_literals;

class WaitClocksTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatWaitsBeforeItJudges();
    void judgesWhenNothingWaits();
};

/// As after a suspension: the limit has long passed, and the socket has unread bytes.
void WaitClocksTest::readsWhatWaitsBeforeItJudges()
{
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost));
    QTcpSocket ours;
    ours.connectToHost(server.serverAddress(), server.serverPort());
    QTRY_VERIFY(server.hasPendingConnections());
    QTcpSocket *theirs = server.nextPendingConnection();

    WaitClocks clocks({.silence = 3ms});
    QStringList seen;
    connect(&clocks, &WaitClocks::expired, this, [&seen] { seen << QStringLiteral("expired"); });
    connect(&ours, &QTcpSocket::readyRead, this, [&] {
        seen << QStringLiteral("read");
        clocks.noteBytes();
        clocks.stop();
    });
    QTimer sender; // fires before the clock, in the same turn
    sender.setTimerType(Qt::PreciseTimer);
    sender.setSingleShot(true);
    connect(&sender, &QTimer::timeout, this, [theirs] {
        theirs->write("late");
        theirs->flush();
    });
    sender.start(1ms);
    clocks.startWaiting();
    clocks.noteContent();
    while (clocks.sinceContent() < 10ms) {
    } // both have expired when the loop continues
    QTRY_VERIFY(!seen.isEmpty());
    QCOMPARE(seen, QStringList{QStringLiteral("read")});
}

void WaitClocksTest::judgesWhenNothingWaits()
{
    WaitClocks clocks({.connect = 1ms, .firstByte = 1ms, .silence = 1ms});
    QList<WaitClocks::Limit> limits;
    connect(&clocks, &WaitClocks::expired, this, [&](WaitClocks::Limit limit) {
        limits << limit;
        clocks.stop();
    });
    clocks.startConnecting();
    QTRY_COMPARE(limits.size(), 1);
    clocks.startWaiting();
    QTRY_COMPARE(limits.size(), 2);
    clocks.expectRefusal();
    QTRY_COMPARE(limits.size(), 3);
    QCOMPARE(limits, QList({WaitClocks::Limit::Connect, WaitClocks::Limit::Content,
                            WaitClocks::Limit::Bytes}));
}

HIWAR_TEST(WaitClocksTest, QCoreApplication)
#include "tst_waitclocks.moc"

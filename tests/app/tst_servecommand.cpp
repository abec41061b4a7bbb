// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar serve` as a script meets it: until it is interrupted, or why it cannot listen.
#include "app/servecommand.h"
#include "tests/app/askcase.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ServeCommandTest : public AskCase
{
    Q_OBJECT

private slots:
    void servesUntilItIsInterrupted();
    void tellsThatAPortIsTaken();
    void tellsWhyNothingIsServed_data();
    void tellsWhyNothingIsServed();

private:
    void serve(const QStringList &options)
    {
        prepare();
        process->start(QStringLiteral(HIWAR), QStringList{u"serve"_s} + options);
    }
};

void ServeCommandTest::servesUntilItIsInterrupted()
{
#ifdef Q_OS_UNIX
    serve({});
    QTRY_VERIFY(out.endsWith('\n'));
    QVERIFY2(out.startsWith("Listening on http://127.0.0.1:"), out);
    QCOMPARE(::kill(pid_t(process->processId()), SIGINT), 0);
    end();
    QCOMPARE(ExitStatus(status()), ExitStatus::Complete); // it served to its end
    QCOMPARE(err, QByteArray());
#endif
}

void ServeCommandTest::tellsThatAPortIsTaken()
{
    const QByteArray port = QByteArray::number(server->serverPort());
    serve({u"--port"_s, QString::fromLatin1(port)});
    end();
    QCOMPARE(ExitStatus(status()), ExitStatus::Failed);
    QCOMPARE(out, QByteArray());
    QCOMPARE(err, "hiwar: Another program listens on 127.0.0.1:" + port +
                      " already. Choose another with --port, or leave --port out for any that is "
                      "free.\n");
}

void ServeCommandTest::tellsWhyNothingIsServed_data()
{
    QTest::addColumn<QAbstractSocket::SocketError>("error");
    QTest::addColumn<QString>("start");
    QTest::newRow("taken") << QAbstractSocket::AddressInUseError
                           << u"Another program listens on 127.0.0.1:80 already. "_s;
    QTest::newRow("not allowed") << QAbstractSocket::SocketAccessError
                                 << u"You may not listen on port 80: "_s;
    QTest::newRow("another")
        << QAbstractSocket::UnknownSocketError
        << u"The service cannot start on 127.0.0.1:80: no library. See that "_s;
}

void ServeCommandTest::tellsWhyNothingIsServed()
{
    QFETCH(QAbstractSocket::SocketError, error);
    QFETCH(QString, start);
    const QString line = whyNotServed(error, 80, u"no library"_s);
    QVERIFY2(line.startsWith(start), qPrintable(line));
    QVERIFY(!line.contains(u'\n') && line.endsWith(u'.'));
}

HIWAR_TEST(ServeCommandTest, QCoreApplication)
#include "tst_servecommand.moc"

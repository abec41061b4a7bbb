// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar serve` as a script runs it: until it is interrupted, or why it cannot listen.
#include "app/commands/servecommand.h"
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
    void asksForTheKeyItWasGiven_data();
    void asksForTheKeyItWasGiven();
    void tellsWhatIsNoKey_data();
    void tellsWhatIsNoKey();
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
    QCOMPARE(ExitStatus(status()), ExitStatus::Complete); // an interrupt is its normal end
    QCOMPARE(err, QByteArray());
#endif
}

void ServeCommandTest::asksForTheKeyItWasGiven_data()
{
    QTest::addColumn<QString>("way");
    for (const char *way : {"file", "environment", "argument"})
        QTest::newRow(way) << QString::fromLatin1(way);
}

void ServeCommandTest::asksForTheKeyItWasGiven()
{
    QFETCH(QString, way);
    const QString file = home->filePath(u"key"_s);
    write(file, "sk-served\nmore\n");
    environment.insert(u"HIWAR_SERVE_KEY"_s,
                       way == "environment"_L1 ? u"sk-served"_s : u"sk-another"_s);
    if (way == "file"_L1)
        serve({u"--key-file"_s, file, u"--responder"_s, u"echo"_s});
    else if (way == "argument"_L1)
        serve({u"--key"_s, u"sk-served"_s, u"--responder"_s, u"echo"_s});
    else
        serve({u"--responder"_s, u"echo"_s});
    QTRY_VERIFY(out.endsWith('\n'));
    const QString baseUrl = QString::fromLatin1(out.sliced(out.indexOf("http")).trimmed());
    QCOMPARE(err.contains("--key-file"), way == "argument"_L1); // prints a warning
    const auto served = std::exchange(process, {});
    const auto ended = std::exchange(finished, {});
    for (const QString &key : {u"sk-served"_s, u"sk-another"_s}) {
        environment.insert(u"HIWAR_API_KEY"_s, key);
        ask({u"--base-url"_s, baseUrl, u"--model"_s, u"m"_s, u"Hi?"_s});
        QCOMPARE(status(), key == "sk-served"_L1 ? 0 : 1);
    }
    served->kill();
    QTRY_COMPARE(ended->count(), 1);
}

void ServeCommandTest::tellsWhatIsNoKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a blank line") << QByteArray(" \nsk-second\n");
    QTest::newRow("two words") << QByteArray("two words\n");
}

void ServeCommandTest::tellsWhatIsNoKey()
{
    QFETCH(QByteArray, text);
    const QString file = home->filePath(u"key"_s);
    write(file, text);
    serve({u"--key-file"_s, file});
    end();
    QCOMPARE(ExitStatus(status()), ExitStatus::Failed);
    QCOMPARE(out, QByteArray());
    QCOMPARE(err, "hiwar: The first line of " + file.toUtf8() + " is no key.\n");
    serve({u"--key-file"_s, home->filePath(u"nothing"_s)});
    end();
    QCOMPARE(ExitStatus(status()), ExitStatus::Failed);
    QVERIFY2(err.contains("cannot be read"), err);
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

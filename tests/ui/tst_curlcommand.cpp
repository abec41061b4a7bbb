// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs the copied command in bash with curl: its request must be the same as Hiwar's.
#include "net/client/wirerecorder.h"
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"
#include "ui/inspector/curlcommand.h"

#include <QProcess>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray canary = "sk-canary-7d1f"_ba;

QByteArrayList sortedHead(const WireRequest &request)
{
    QByteArrayList lines = request.raw.first(request.raw.indexOf("\r\n\r\n")).split('\n');
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

class CurlCommandTest : public TestCase
{
    Q_OBJECT

    QString record(WireServer &server, const QString &query, const QString &text)
    {
        server.expect().reply(500, "{}");
        WireRecorder recorder;
        ChatClient client;
        ChatListener listener(client.send(connectionTo(server.baseUrl() + query, canary),
                                          question(true, text), &recorder));
        QSignalSpy finished(listener.call.get(), &ChatCall::finished);
        return finished.wait() ? curlCommand(recorder.transcript().exchanges.constFirst())
                               : QString();
    }

    static int run(const QString &line, const QByteArray &key)
    {
        QProcess shell;
        QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
        surroundings.insert(u"HIWAR_API_KEY"_s, QString::fromLatin1(key));
        shell.setProcessEnvironment(surroundings);
        shell.setStandardOutputFile(QProcess::nullDevice());
        shell.setStandardErrorFile(QProcess::nullDevice());
        QSignalSpy finished(&shell, &QProcess::finished);
        shell.start(u"bash"_s, {u"--noprofile"_s, u"--norc"_s});
        shell.write(line.toUtf8());
        shell.closeWriteChannel();
        return finished.wait(30000) ? shell.exitCode() : -1;
    }

private slots:
    void sendsTheSameBytes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("query");
        QTest::newRow("plain") << u"Hi"_s << QString();
        QTest::newRow("quotes") << u"it's \"quoted\" `x` $HOME $(id) \\ ! '' '\\''"_s << QString();
        QTest::newRow("lines") << u"one\ntwo\r\n\tthree\n\n"_s << QString();
        QTest::newRow("Arabic") << u"مرحبًا بالعالم — ‏سطر\nثانٍ"_s
                                << QString();
        QTest::newRow("emoji and controls")
            << u"👩‍🔧\u0001\u001b[31m\u007f\u2028"_s << QString();
        QTest::newRow("an @ and a percent") << u"@/etc/passwd %s %n"_s << QString();
        QTest::newRow("a query") << u"Hi"_s << u"?api-version=2024&x=a'b%20[c]"_s;
        QTest::newRow("longer than an argument") << QString(300'000, u'ص') << QString();
    }
    void sendsTheSameBytes()
    {
        QFETCH(QString, text);
        QFETCH(QString, query);
        WireServer server;
        const QString line = record(server, query, text);
        QVERIFY(!line.isEmpty());
        QVERIFY(!line.contains(QString::fromLatin1(canary)));
        server.expect().reply(200, "{}");
        QCOMPARE(run(line, canary), 0);
        QCOMPARE(server.requests().size(), 2);
        const WireRequest &hiwar = server.requests().at(0);
        const WireRequest &curl = server.requests().at(1);
        QCOMPARE(curl.body, hiwar.body);
        QCOMPARE(sortedHead(curl), sortedHead(hiwar));
    }

    void standsForEveryHiddenValueWithAVariable()
    {
        const WireExchange exchange{
            .method = "GET",
            .url = QUrl(u"https://a.example/v1/models?key=•••"_s),
            .requestHeaders = {{"Authorization", "Bearer •••"}, {"X-Api-Key", "•••"}}};
        const QString line = curlCommand(exchange);
        QVERIFY(line.contains(u"'https://a.example/v1/models?key='\"$HIWAR_API_KEY\""_s));
        QVERIFY(line.contains(u"-H 'Authorization: Bearer '\"$HIWAR_API_KEY\""_s));
        QVERIFY(line.contains(u"-H 'X-Api-Key: '\"$HIWAR_X_API_KEY\""_s));
        QVERIFY(!line.contains(u"--data"_s));
        QVERIFY(!line.contains(u"•"_s));
    }
};

HIWAR_TEST(CurlCommandTest, QCoreApplication)
#include "tst_curlcommand.moc"

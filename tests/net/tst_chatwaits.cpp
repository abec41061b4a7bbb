// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long the client waits for an answer, and what it reports about the wait.
#include "net/client/httpchatcall.h"
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray part = "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\n"_ba;
const QByteArray end = "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n"_ba;

} // namespace

class ChatWaitsTest : public TestCase
{
    Q_OBJECT

private slots:
    void endsWhatOnlyKeepsTheLineOpen_data();
    void endsWhatOnlyKeepsTheLineOpen();
    void waitsForAModelThatGoesOn();
    void tellsHowLongItWaited_data();
    void tellsHowLongItWaited();
    void tellsTheNameOfTheRequest_data();
    void tellsTheNameOfTheRequest();

private:
    // ChatClient has no limit for models on this machine, so these tests send one level below.
    std::unique_ptr<ChatCall> send(const Timeouts &timeouts)
    {
        return std::make_unique<HttpChatCall>(RequestSpec{.url = QUrl(server->baseUrl()),
                                                          .key = Secret("sk-canary-7d1f"),
                                                          .accept = "*/*",
                                                          .body = "{}",
                                                          .isPost = true,
                                                          .timeouts = timeouts});
    }

    std::unique_ptr<WireServer> server;
    QTimer ticks; ///< each lets the server go one step further

private slots:
    void init()
    {
        TestCase::init();
        server = std::make_unique<WireServer>();
        ticks.disconnect();
        connect(&ticks, &QTimer::timeout, server.get(), [this] {
            if (server->waiting() > 0)
                server->release();
        });
    }
    void cleanup()
    {
        ticks.stop();
        server.reset();
    }
};

void ChatWaitsTest::endsWhatOnlyKeepsTheLineOpen_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("keepAlive");
    QTest::addColumn<ErrorKind>("kind");
    const QByteArray empty = "data: {\"choices\":[{\"delta\":{\"content\":\"\"}}]}\n\n";
    QTest::newRow("comments") << ": hello\n\n"_ba
                              << ": keep-alive\n\n"_ba << ErrorKind::FirstByteTimeout;
    QTest::newRow("empty deltas") << empty << empty << ErrorKind::FirstByteTimeout;
    QTest::newRow("blank lines") << "\n"_ba
                                 << "\n"_ba << ErrorKind::FirstByteTimeout;
    QTest::newRow("comments within") << part << ": keep-alive\n\n"_ba << ErrorKind::SilenceTimeout;
    QTest::newRow("empty deltas within") << part << empty << ErrorKind::SilenceTimeout;
}

void ChatWaitsTest::endsWhatOnlyKeepsTheLineOpen()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, keepAlive);
    WireScript &script = server->expect().stream().chunk(first);
    for (int i = 0; i < 10'000; ++i)
        script.wait().chunk(keepAlive);
    ticks.start(20ms);
    ChatListener listener(send({.firstByte = 400ms}));
    QTRY_COMPARE(listener.ends, 1);
    QTEST(listener.error().kind, "kind");
    QVERIFY(listener.error().waited >= 350ms); // such a timer may fire 5 % early
    QCOMPARE(listener.text, first == part ? u"a"_s : QString());
    QTRY_COMPARE(server->open(), 0);
}

void ChatWaitsTest::waitsForAModelThatGoesOn()
{
    WireScript &script = server->expect().stream();
    for (int i = 0; i < 20; ++i)
        script.chunk(part).wait().chunk(": keep-alive\n\n").wait();
    script.chunk(end).lastChunk();
    ticks.start(50ms);
    ChatListener listener(send({.firstByte = 1500ms, .silence = 1500ms})); // takes over 2 s
    QTRY_COMPARE(listener.ends, 1);
    QVERIFY(listener.isComplete());
    QCOMPARE(listener.text.size(), 20);
}

void ChatWaitsTest::tellsHowLongItWaited_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("hung up") << WireScript().wait().cut() << ErrorKind::NoAnswer;
    QTest::newRow("gave up") << WireScript().wait().reply(504, "{}") << ErrorKind::GatewayTimeout;
    QTest::newRow("cut within") << WireScript().stream().chunk(part).wait().cut()
                                << ErrorKind::Interrupted;
}

void ChatWaitsTest::tellsHowLongItWaited()
{
    QFETCH(WireScript, script);
    server->expect() = script;
    ticks.setSingleShot(true);
    const auto restore = qScopeGuard([this] { ticks.setSingleShot(false); });
    connect(server.get(), &WireServer::requested, &ticks, [this] { ticks.start(300ms); });
    ChatListener listener(send({}));
    QTRY_COMPARE(listener.ends, 1);
    QTEST(listener.error().kind, "kind");
    QVERIFY2(listener.error().waited >= 200ms && listener.error().waited < 30s,
             qPrintable(QString::number(listener.error().waited.count())));
}

void ChatWaitsTest::tellsTheNameOfTheRequest_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArrayList>("headers");
    QTest::addColumn<QString>("id");
    QTest::newRow("refusal") << 500 << QByteArrayList{"CF-Ray: c-1", "X-Request-Id: req_1"}
                             << u"req_1"_s;
    QTest::newRow("reply without an answer") << 200 << QByteArrayList{"cf-ray: c-1"} << u"c-1"_s;
    QTest::newRow("with the key in it")
        << 500 << QByteArrayList{"request-id: a sk-canary-7d1f"} << u"a •••"_s;
    QTest::newRow("none") << 500 << QByteArrayList{} << QString();
}

void ChatWaitsTest::tellsTheNameOfTheRequest()
{
    QFETCH(int, status);
    QFETCH(QByteArrayList, headers);
    headers.append("x-should-retry: false");
    server->expect().reply(status, "{}", "application/json", headers);
    ChatListener listener(send({}));
    QTRY_COMPARE(listener.ends, 1);
    QTEST(listener.error().requestId, "id");
    if (status >= 400)
        QCOMPARE(listener.error().shouldRetry, std::optional(false));
}

HIWAR_TEST(ChatWaitsTest, QCoreApplication)
#include "tst_chatwaits.moc"

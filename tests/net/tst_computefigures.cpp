// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/computefigures.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

WireExchange streamOf(int pieces, const QByteArray &field = "content")
{
    WireExchange exchange{.method = "POST", .status = 200};
    for (int i = 0; i < pieces; ++i)
        exchange.replyBody += "data: {\"choices\":[{\"delta\":{\"" + field + "\":\"a\"}}]}\n\n";
    exchange.replyBody += "data: [DONE]\n\n";
    exchange.replyBytes = exchange.replyBody.size();
    exchange.firstByte = 1000ms;
    exchange.ended = 3000ms;
    return exchange;
}

} // namespace

class ComputeFiguresTest : public TestCase
{
    Q_OBJECT

private slots:
    void takesTheTokensThatTheServiceTells()
    {
        const WireFigures figures = computeFigures(
            streamOf(10), Usage{.promptTokens = 7, .completionTokens = 41, .totalTokens = 48});
        QCOMPARE(figures.promptTokens, 7);
        QCOMPARE(figures.completionTokens, 41);
        QVERIFY(!figures.isEstimate);
        QCOMPARE(figures.tokensPerSecond, 20.0);
        QCOMPARE(figures.events, 11);
    }

    void countsThePiecesWhereItTellsNone()
    {
        const WireFigures figures = computeFigures(streamOf(101), {});
        QCOMPARE(figures.promptTokens, -1);
        QCOMPARE(figures.completionTokens, 101);
        QVERIFY(figures.isEstimate);
        QCOMPARE(figures.tokensPerSecond, 50.0);
    }

    void countsReasoningThatStreamed()
    {
        const Usage usage{.completionTokens = 101, .reasoningTokens = 60};
        QCOMPARE(computeFigures(streamOf(90, "reasoning_content"), usage).tokensPerSecond, 50.0);
    }

    void leavesOutReasoningThatNobodySaw()
    {
        const Usage usage{.completionTokens = 161, .reasoningTokens = 60};
        QCOMPARE(computeFigures(streamOf(90), usage).tokensPerSecond, 50.0);
    }

    void inventsNoSpeed_data()
    {
        QTest::addColumn<WireExchange>("exchange");
        WireExchange whole{.replyBody = "{\"choices\":[{\"message\":{\"content\":\"a\"}}]}"};
        whole.replyBytes = whole.replyBody.size();
        whole.firstByte = 1000ms;
        whole.ended = 3000ms;
        QTest::newRow("a reply in one piece") << whole;
        WireExchange quick = streamOf(20);
        quick.ended = quick.firstByte + 1ms;
        QTest::newRow("all in one millisecond") << quick;
        WireExchange running = streamOf(20);
        running.ended = -1ms;
        QTest::newRow("has not ended") << running;
        QTest::newRow("nothing came") << WireExchange{};
    }
    void inventsNoSpeed()
    {
        QFETCH(WireExchange, exchange);
        QVERIFY(computeFigures(exchange, Usage{.completionTokens = 40}).tokensPerSecond < 0);
    }

    void countsNothingOfAReplyThatIsNotKeptWhole()
    {
        WireExchange exchange = streamOf(50);
        exchange.replyTail = "data: [DONE]\n\n";
        exchange.replyBytes += 100'000;
        const WireFigures figures = computeFigures(exchange, {});
        QCOMPARE(figures.completionTokens, -1);
        QCOMPARE(figures.events, 0);
        QVERIFY(figures.tokensPerSecond < 0);
    }
};

HIWAR_TEST(ComputeFiguresTest, QCoreApplication)
#include "tst_computefigures.moc"

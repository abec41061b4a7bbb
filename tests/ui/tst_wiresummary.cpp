// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/utc.h"
#include "tests/support/testcase.h"
#include "ui/inspector/timingbar.h"
#include "ui/inspector/wiresummary.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;
using Kind = TimingPhase::Kind;

namespace {

WireExchange answered(const QString &url)
{
    return {.method = "POST",
            .url = QUrl(url),
            .requestBytes = 1234,
            .status = 200,
            .replyBytes = 45678,
            .end = WireEnd::Whole,
            .startedAt = QDateTime(QDate(2026, 11, 21), QTime(8, 0), utc),
            .lookedUp = 10ms,
            .sent = 30ms,
            .answered = 400ms,
            .firstByte = 410ms,
            .ended = 2410ms};
}

QString valueOf(const QList<SummaryRow> &rows, const QString &label)
{
    for (const SummaryRow &row : rows) {
        if (row.label == label)
            return row.value;
    }
    return {};
}

} // namespace

class WireSummaryTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsPlainAndEncryptedConnectionsApart()
    {
        const QList<TimingPhase> plain{{Kind::LookUp, 0ms, 10ms},
                                       {Kind::Connect, 10ms, 20ms},
                                       {Kind::Wait, 30ms, 370ms},
                                       {Kind::Begin, 400ms, 10ms},
                                       {Kind::Receive, 410ms, 2000ms}};
        QCOMPARE(timingPhases(answered(u"http://a.example/v1"_s)), plain);
        WireExchange exchange = answered(u"https://a.example/v1"_s);
        exchange.encrypted = 28ms;
        const QList<TimingPhase> phases = timingPhases(exchange);
        QCOMPARE(phases.at(1), (TimingPhase{Kind::Secure, 10ms, 18ms}));
        QCOMPARE(phases.at(2), (TimingPhase{Kind::Send, 28ms, 2ms}));
    }

    void givesTheTimeToWhatDidNotEnd()
    {
        WireExchange exchange = answered(u"http://a.example/v1"_s);
        exchange.answered = exchange.firstByte = -1ms;
        exchange.end = WireEnd::Failed;
        const QList<TimingPhase> phases = timingPhases(exchange);
        QCOMPARE(phases.size(), 3);
        QCOMPARE(phases.constLast(), (TimingPhase{Kind::Wait, 30ms, 2380ms}));
    }

    void showsNothingThatHasNotHappened()
    {
        WireExchange exchange = answered(u"http://a.example/v1"_s);
        exchange.firstByte = exchange.ended = -1ms;
        exchange.end = WireEnd::Open;
        QCOMPARE(timingPhases(exchange).constLast().kind, Kind::Wait);
        QVERIFY(timingPhases(WireExchange{}).isEmpty());
    }

    void coversTheWholeTimeWithoutGaps()
    {
        const WireExchange exchange = answered(u"http://a.example/v1"_s);
        auto at = 0ms;
        for (const TimingPhase &phase : timingPhases(exchange)) {
            QCOMPARE(phase.start, at);
            at += phase.duration;
        }
        QCOMPARE(at, exchange.ended);
    }

    void drawsEveryPartWithinTheBar()
    {
        const auto parts = barParts(timingPhases(answered(u"http://a.example/v1"_s)), 400, 4);
        qreal at = 0;
        for (const auto &[left, width] : parts) {
            QCOMPARE(left, at);
            QVERIFY(width >= 4);
            at += width;
        }
        QCOMPARE(at, 400.0);
        QCOMPARE(barParts({{Kind::LookUp, 0ms, 0ms}}, 400, 4).constFirst().second, 400.0);
        QVERIFY(barParts({}, 400, 4).isEmpty());
    }

    void tellsWhatIsKnown()
    {
        const auto rows = summaryRows(
            answered(u"https://a.example/v1"_s),
            {.events = 12, .promptTokens = 7, .completionTokens = 41, .tokensPerSecond = 20.04},
            u"small"_s);
        QCOMPARE(valueOf(rows, u"Answer"_s), u"200 · complete"_s);
        QCOMPARE(valueOf(rows, u"Model"_s), u"small"_s);
        QCOMPARE(valueOf(rows, u"Sent"_s), u"1,234 bytes"_s);
        QCOMPARE(valueOf(rows, u"Received"_s), u"45,678 bytes · 12 events"_s);
        QCOMPARE(valueOf(rows, u"Tokens"_s), u"7 in · 41 out"_s);
        QCOMPARE(valueOf(rows, u"Speed"_s), u"20.0 tokens a second"_s);
        QCOMPARE(valueOf(rows, u"Time"_s), u"2.4 s"_s);
    }

    void leavesOutWhatIsNotKnown()
    {
        WireExchange exchange{.url = QUrl(u"http://a"_s), .end = WireEnd::Failed};
        exchange.fault = u"Connection refused"_s;
        const auto rows = summaryRows(exchange, {}, {});
        QCOMPARE(valueOf(rows, u"Answer"_s), u"no answer"_s);
        QCOMPARE(valueOf(rows, u"Fault"_s), u"Connection refused"_s);
        for (const QString &label : {u"Tokens"_s, u"Speed"_s, u"Model"_s, u"Time"_s})
            QVERIFY(valueOf(rows, label).isEmpty());
    }

    void tellsAnEstimateAsOne()
    {
        const auto rows =
            summaryRows(answered(u"http://a"_s), {.completionTokens = 41, .isEstimate = true}, {});
        QCOMPARE(valueOf(rows, u"Tokens"_s), u"about 41 out, counted by Hiwar"_s);
    }

    void tellsTimesInWords()
    {
        QCOMPARE(durationText(0ms), u"0 ms"_s);
        QCOMPARE(durationText(999ms), u"999 ms"_s);
        QCOMPARE(durationText(1440ms), u"1.4 s"_s);
        QCOMPARE(durationText(125s), u"2 min 5 s"_s);
    }
};

HIWAR_TEST(WireSummaryTest, QCoreApplication)
#include "tst_wiresummary.moc"

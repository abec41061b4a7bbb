// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/replyrequest.h"
#include "net/values/utc.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QByteArray busy = R"({"error":{"message":"Busy"}})";

/// A policy whose waits end at once, and one whose waits never end by themselves.
constexpr RetryPolicy hasty{.first = 1ms};
constexpr RetryPolicy patient{.first = 1h, .longest = 1h, .jitter = 0};

} // namespace

class ReplyRequestTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { request.reset(); }
    void asksOnceWhenAllIsWell();
    void triesAgainUntilItIsAnswered();
    void givesUpAfterTheLastAttempt();
    void neverTriesAgainAfterAByteOfTheAnswer_data();
    void neverTriesAgainAfterAByteOfTheAnswer();
    void triesAgainWhereNobodyListens();
    void tellsWhyAndUntilWhenItWaits();
    void goesOnAtOnceWhenTold();
    void endsAWaitWithItsReason();
    void stopsARunningAttempt();
    void tellsWhatIsTooLongToWait();
    void asksPlainlyWithoutSpendingAnAttempt();
    void mayBeDeletedInAnySlot_data();
    void mayBeDeletedInAnySlot();

private:
    void make(const RetryPolicy &policy)
    {
        request = std::make_unique<ReplyRequest>(
            Connection{.profile = profile, .key = Secret("sk-canary"), .secrets = {}},
            ChatRequest{u"m-1"_s, {{Role::User, u"q"_s}}, true, {}},
            ReplyRequest::Collaborators{client, [this] { return now; }, policy});
        connect(request.get(), &ReplyRequest::textArrived, this,
                [this](const QString &piece) { text += piece; });
        connect(request.get(), &ReplyRequest::pendingChanged, this,
                [this] { pendings.append(request->pending()); });
        connect(request.get(), &ReplyRequest::finished, this,
                [this](const ChatOutcome &outcome) { outcomes.append(outcome); });
    }
    void start(const RetryPolicy &policy)
    {
        make(policy);
        request->start();
        QVERIFY(outcomes.isEmpty()); // never emitted within the call that started it
    }
    [[nodiscard]] ErrorKind kind() const
    {
        return outcomes.constFirst() ? ErrorKind::BadReply : outcomes.constFirst().error().kind;
    }

    std::unique_ptr<WireServer> server;
    ChatClient client;
    Profile profile;
    QDateTime now = QDateTime::fromSecsSinceEpoch(1000, utc);
    std::unique_ptr<ReplyRequest> request;
    QString text;
    QList<std::optional<PendingRetry>> pendings;
    QList<ChatOutcome> outcomes;
};

void ReplyRequestTest::init()
{
    TestCase::init();
    server = std::make_unique<WireServer>();
    profile.baseUrl = server->baseUrl();
    text.clear();
    pendings.clear();
    outcomes.clear();
}

void ReplyRequestTest::asksOnceWhenAllIsWell()
{
    server->expect().stream().chunk(delta(u"a"_s)).chunk(streamEnd()).lastChunk();
    start(hasty);
    QSignalSpy answered(request.get(), &ReplyRequest::answered);
    QTRY_COMPARE(outcomes.size(), 1);
    QVERIFY(outcomes.constFirst());
    QCOMPARE(text, u"a"_s);
    QCOMPARE(answered.count(), 1);
    QVERIFY(pendings.isEmpty());
    QCOMPARE(server->requests().size(), 1);
}

void ReplyRequestTest::triesAgainUntilItIsAnswered()
{
    server->expect().reply(503, busy);
    server->expect().reply(429, busy);
    server->expect().stream().chunk(delta(u"a"_s)).chunk(streamEnd()).lastChunk();
    start(hasty);
    QTRY_COMPARE(outcomes.size(), 1);
    QVERIFY(outcomes.constFirst());
    QCOMPARE(text, u"a"_s);
    QCOMPARE(server->requests().size(), 3);
    for (const WireRequest &each : server->requests())
        QCOMPARE(each.body, server->requests().constFirst().body);
    QCOMPARE(pendings.size(), 4); // each wait emits once at its begin and once at its end
    QCOMPARE(pendings.at(0)->attempt, 2);
    QVERIFY(!pendings.at(1));
    QCOMPARE(pendings.at(2)->attempt, 3);
    QVERIFY(!pendings.at(3));
}

void ReplyRequestTest::givesUpAfterTheLastAttempt()
{
    for (int i = 0; i < 3; ++i)
        server->expect().reply(500 + i, busy);
    start(hasty);
    QTRY_COMPARE(outcomes.size(), 1);
    QCOMPARE(kind(), ErrorKind::ServerError);
    QCOMPARE(outcomes.constFirst().error().httpStatus, 502); // the last answer
    QCOMPARE(server->requests().size(), 3);
}

void ReplyRequestTest::neverTriesAgainAfterAByteOfTheAnswer_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<bool>("waits");
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("before a byte of an answer")
        << WireScript().cut() << false << ErrorKind::NoAnswer;
    QTest::newRow("after the head")
        << WireScript().stream().cut() << false << ErrorKind::NoAnswer; // no text to keep
    QTest::newRow("within") << WireScript().stream().chunk(delta(u"a"_s)).wait().cut() << true
                            << ErrorKind::Interrupted;
    QTest::newRow("with an error")
        << WireScript().stream().chunk(delta(u"a"_s) + "data: " + busy + "\n\n").wait() << false
        << ErrorKind::ReplyError;
}

void ReplyRequestTest::neverTriesAgainAfterAByteOfTheAnswer()
{
    QFETCH(WireScript, script);
    server->expect() = script;
    start(hasty);
    QFETCH(bool, waits);
    if (waits) {
        QTRY_COMPARE(server->waiting(), 1);
        QTRY_COMPARE(text, u"a"_s);
        server->release();
    }
    QTRY_COMPARE(outcomes.size(), 1);
    QTEST(kind(), "kind");
    QVERIFY(pendings.isEmpty());
    QCOMPARE(server->requests().size(), 1);
}

void ReplyRequestTest::triesAgainWhereNobodyListens()
{
    const quint16 port = server->serverPort();
    server->close();
    start(hasty);
    connect(request.get(), &ReplyRequest::pendingChanged, this, [this, port] {
        if (pendings.size() == 1) {
            QCOMPARE(pendings.constFirst()->because.kind, ErrorKind::ConnectionRefused);
            QVERIFY(server->listen(QHostAddress(QHostAddress::LocalHost), port));
            server->expect().reply(200, wholeReply(u"here now"_s));
        }
    });
    QTRY_COMPARE(outcomes.size(), 1);
    QVERIFY(outcomes.constFirst());
    QCOMPARE(text, u"here now"_s);
}

void ReplyRequestTest::tellsWhyAndUntilWhenItWaits()
{
    server->expect().reply(429, busy, "application/json", {"Retry-After: 7"});
    start(patient);
    QTRY_COMPARE(pendings.size(), 1);
    const PendingRetry pending = pendings.constFirst().value();
    QCOMPARE(pending.because.kind, ErrorKind::RateLimited);
    QCOMPARE(pending.because.serverText, u"Busy"_s);
    QCOMPARE(pending.at, now.addSecs(7));
    QCOMPARE(pending.attempt, 2);
    QCOMPARE(pending.attempts, 3);
    QVERIFY(outcomes.isEmpty());
}

void ReplyRequestTest::goesOnAtOnceWhenTold()
{
    server->expect().reply(500, busy);
    server->expect().reply(200, wholeReply(u"a"_s));
    start(patient);
    request->retryNow(); // no effect: it is not waiting yet
    QTRY_COMPARE(pendings.size(), 1);
    request->retryNow();
    request->retryNow();
    QCOMPARE(pendings.size(), 2);
    QTRY_COMPARE(outcomes.size(), 1);
    QVERIFY(outcomes.constFirst());
    request->retryNow();
    QCOMPARE(server->requests().size(), 2);
}

void ReplyRequestTest::endsAWaitWithItsReason()
{
    server->expect().reply(500, busy);
    start(patient);
    QTRY_COMPARE(pendings.size(), 1);
    request->cancel();
    request->cancel();
    request->retryNow(); // no effect: too late
    QVERIFY(outcomes.isEmpty());
    QTRY_COMPARE(outcomes.size(), 1);
    QCOMPARE(kind(), ErrorKind::ServerError);
    QCOMPARE(outcomes.constFirst().error().serverText, u"Busy"_s);
    QVERIFY(!request->pending());
    QCOMPARE(server->requests().size(), 1);
}

void ReplyRequestTest::stopsARunningAttempt()
{
    server->expect().reply(500, busy);
    server->expect().wait();
    start(hasty);
    QTRY_COMPARE(server->waiting(), 1);
    request->cancel();
    QTRY_COMPARE(outcomes.size(), 1);
    QCOMPARE(kind(), ErrorKind::Stopped);
    QTRY_COMPARE(server->open(), 0);
}

void ReplyRequestTest::tellsWhatIsTooLongToWait()
{
    server->expect().reply(429, busy, "application/json", {"Retry-After: 3600"});
    start(hasty);
    QTRY_COMPARE(outcomes.size(), 1);
    QCOMPARE(kind(), ErrorKind::RateLimited);
    QCOMPARE(outcomes.constFirst().error().retryAfter, 1h);
    QVERIFY(pendings.isEmpty());
}

void ReplyRequestTest::asksPlainlyWithoutSpendingAnAttempt()
{
    server->expect().reply(400, R"({"error":{"message":"no","param":"stream"}})");
    server->expect().reply(500, busy);
    server->expect().reply(500, busy);
    server->expect().reply(200, wholeReply(u"a"_s));
    start(hasty);
    QSignalSpy refused(request.get(), &ReplyRequest::streamRefused);
    QTRY_COMPARE(outcomes.size(), 1);
    QVERIFY(outcomes.constFirst());
    QCOMPARE(refused.count(), 1);
    QCOMPARE(server->requests().size(), 4);
    QVERIFY(server->requests().at(0).body.contains("stream"));
    QVERIFY(!server->requests().at(3).body.contains("stream"));
}

void ReplyRequestTest::mayBeDeletedInAnySlot_data()
{
    QTest::addColumn<int>("slot");
    QTest::newRow("a wait begins") << 1;
    QTest::newRow("a wait ends") << 2;
    QTest::newRow("streaming is refused") << 3;
    QTest::newRow("text arrives") << 4;
    QTest::newRow("it ends") << 5;
}

void ReplyRequestTest::mayBeDeletedInAnySlot()
{
    QFETCH(int, slot);
    server->expect().reply(500, busy);
    server->expect().reply(400, R"({"error":{"message":"no","param":"stream"}})");
    server->expect().reply(200, wholeReply(u"a"_s));
    make(hasty);
    const auto drop = [this](bool when) {
        if (when)
            request.reset();
    };
    connect(request.get(), &ReplyRequest::pendingChanged, this,
            [=, this] { drop(pendings.size() == slot); });
    connect(request.get(), &ReplyRequest::streamRefused, this, [=] { drop(slot == 3); });
    connect(request.get(), &ReplyRequest::textArrived, this, [=] { drop(slot == 4); });
    connect(request.get(), &ReplyRequest::finished, this, [=] { drop(slot == 5); });
    request->start();
    QTRY_VERIFY(!request);
    QTRY_COMPARE(server->open(), 0);
    QCOMPARE(outcomes.size(), slot == 5 ? 1 : 0);
}

HIWAR_TEST(ReplyRequestTest, QCoreApplication)
#include "tst_replyrequest.moc"

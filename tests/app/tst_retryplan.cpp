// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/retryplan.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

ApiError errorOf(ErrorKind kind, int status = 0)
{
    ApiError error;
    error.kind = kind;
    error.httpStatus = status;
    return error;
}

} // namespace

class RetryPlanTest : public TestCase
{
    Q_OBJECT

private slots:
    void triesAgainOnlyWhereNothingWasServed_data();
    void triesAgainOnlyWhereNothingWasServed();
    void obeysTheServicesWish_data();
    void obeysTheServicesWish();
    void waitsLongerEachTime();
    void waitsAsLongAsTheServiceAsks_data();
    void waitsAsLongAsTheServiceAsks();
};

void RetryPlanTest::triesAgainOnlyWhereNothingWasServed_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("attempts");
    using enum ErrorKind;
    const auto row = [](const char *name, ErrorKind kind, int status, int attempts) {
        QTest::newRow(name) << kind << status << attempts;
    };
    row("unknown host", HostNotFound, 0, 3);
    row("refused", ConnectionRefused, 0, 3);
    row("no connection in time", ConnectTimeout, 0, 3);
    row("TLS", TlsFailed, 0, 1);
    row("proxy", ProxyFailed, 0, 1);
    row("sent, no answer", NoAnswer, 0, 1);
    row("sent, none in time", FirstByteTimeout, 0, 1);
    row("broke off", Interrupted, 200, 1);
    row("error inside a reply", ReplyError, 200, 1);
    row("no answer in it", BadReply, 200, 1);
    row("stopped", Stopped, 0, 1);
    row("400", BadRequest, 400, 1);
    row("401", Unauthorized, 401, 1);
    row("402", PaymentRequired, 402, 1);
    row("403", Forbidden, 403, 1);
    row("404", NotFound, 404, 1);
    row("unknown model", UnknownModel, 404, 1);
    row("408", BadRequest, 408, 3);
    row("409", BadRequest, 409, 3);
    row("425, too early", BadRequest, 425, 3);
    row("421", BadRequest, 421, 1);
    row("413", TooLarge, 413, 1);
    row("422", BadRequest, 422, 1);
    row("429", RateLimited, 429, 3);
    row("429, empty account", PaymentRequired, 429, 1);
    row("500", ServerError, 500, 3);
    row("502", ServerError, 502, 3);
    row("503, loading", ModelLoading, 503, 9);
    row("504", GatewayTimeout, 504, 2);
    row("524", GatewayTimeout, 524, 2);
    row("529", Overloaded, 529, 3);
    row("511, a network to sign in to", ServerError, 511, 1);
}

void RetryPlanTest::triesAgainOnlyWhereNothingWasServed()
{
    QFETCH(ErrorKind, kind);
    QFETCH(int, status);
    QFETCH(int, attempts);
    const ApiError error = errorOf(kind, status);
    QCOMPARE(attemptsFor(error), attempts);
    for (int attempt = 1; attempt <= 10; ++attempt)
        QCOMPARE(planRetry(error, attempt, 0).has_value(), attempt < attempts);
    QCOMPARE(attemptsFor(error, {.retries = 0, .loadingRetries = 0}), 1);
}

void RetryPlanTest::obeysTheServicesWish_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("wish");
    QTest::addColumn<int>("attempts");
    using enum ErrorKind;
    QTest::newRow("429, false") << RateLimited << 429 << false << 1;
    QTest::newRow("503 while loading, false") << ModelLoading << 503 << false << 1;
    QTest::newRow("400, true") << BadRequest << 400 << true << 3;
    QTest::newRow("504, true") << GatewayTimeout << 504 << true << 3;
    QTest::newRow("loading, true") << ModelLoading << 503 << true << 9;
    QTest::newRow("empty account, true") << PaymentRequired << 429 << true << 1;
    QTest::newRow("no answer, true") << NoAnswer << 0 << true << 1;
    QTest::newRow("none in time, true") << FirstByteTimeout << 0 << true << 1;
    QTest::newRow("broke off, true") << Interrupted << 200 << true << 1;
}

void RetryPlanTest::obeysTheServicesWish()
{
    QFETCH(ErrorKind, kind);
    QFETCH(int, status);
    QFETCH(bool, wish);
    ApiError error = errorOf(kind, status);
    error.shouldRetry = wish;
    QTEST(attemptsFor(error), "attempts");
}

void RetryPlanTest::waitsLongerEachTime()
{
    const ApiError error = errorOf(ErrorKind::ModelLoading, 503);
    QList<int> longest;
    QList<int> shortest;
    for (int attempt = 1; attempt <= 8; ++attempt) {
        longest.append(int(planRetry(error, attempt, 0)->count()));
        shortest.append(int(planRetry(error, attempt, 1)->count()));
    }
    QCOMPARE(longest, QList<int>({500, 1000, 2000, 4000, 8000, 8000, 8000, 8000}));
    QCOMPARE(shortest, QList<int>({375, 750, 1500, 3000, 6000, 6000, 6000, 6000}));
}

void RetryPlanTest::waitsAsLongAsTheServiceAsks_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("planned"); // -1: no retry
    QTest::newRow("not said") << -1 << 500;
    QTest::newRow("nothing asked is no reason to rush") << 0 << 500;
    QTest::newRow("milliseconds") << 300 << 300;
    QTest::newRow("seconds") << 7000 << 7000;
    QTest::newRow("the longest") << 120000 << 120000;
    QTest::newRow("longer than a person sits through") << 120001 << -1;
    QTest::newRow("an hour") << 3600000 << -1;
}

void RetryPlanTest::waitsAsLongAsTheServiceAsks()
{
    QFETCH(int, asked);
    ApiError error = errorOf(ErrorKind::RateLimited, 429);
    error.retryAfter = std::chrono::milliseconds(asked);
    const auto planned = planRetry(error, 1, 0).value_or(-1ms);
    QTEST(int(planned.count()), "planned");
    error.kind = ErrorKind::Unauthorized; // a retry does not help, even if the service asks for it
    QVERIFY(!planRetry(error, 1, 0));
}

HIWAR_TEST(RetryPlanTest, QCoreApplication)
#include "tst_retryplan.moc"

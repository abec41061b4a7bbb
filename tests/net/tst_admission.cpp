// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/admission.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype limit = 1000;

RequestHead correctHead()
{
    return {.method = "POST",
            .path = "/v1/chat/completions",
            .hosts = {"127.0.0.1:8080"},
            .origin = {},
            .authorization = "Bearer right",
            .contentType = "application/json",
            .contentLength = "20"};
}

int statusOf(const RequestHead &head)
{
    const auto admitted = admit(head, {.key = Secret("right"), .maxBodyBytes = limit});
    return admitted ? 200 : admitted.error().status;
}

} // namespace

class TestAdmission : public TestCase
{
    Q_OBJECT

private slots:
    void letsACorrectRequestIn()
    {
        const auto admitted = admit(correctHead(), {.key = Secret("right"), .maxBodyBytes = limit});
        QVERIFY(admitted);
        QCOMPARE(*admitted, Route::Chat);
    }

    void answersLoopbackNamesOnly_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<int>("status");
        for (const char *good : {"127.0.0.1", "localhost", "LOCALHOST:1", "[::1]", "[::1]:65535"})
            QTest::newRow(good) << QByteArray(good) << 200;
        for (const char *bad :
             {"evil.example", "127.0.0.1.evil.example", "localhost.evil.example",
              "127.0.0.1:", "127.0.0.1:80x", "127.0.0.1:123456", "localhost@evil.example", "::1",
              "127.0.0.2", "0.0.0.0", "127.0.0.1 evil", " "})
            QTest::newRow(bad) << QByteArray(bad) << 403;
    }
    void answersLoopbackNamesOnly()
    {
        QFETCH(QByteArray, host);
        RequestHead head = correctHead();
        head.hosts = {host};
        QTEST(statusOf(head), "status");
        head.hosts = {"127.0.0.1", host};
        QTEST(statusOf(head), "status");
    }

    void refusesARequestWithoutHost()
    {
        RequestHead head = correctHead();
        head.hosts.clear();
        QCOMPARE(statusOf(head), 403);
    }

    void refusesPagesOfOtherSites_data()
    {
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        QTest::newRow("none") << QByteArray() << 200;
        QTest::newRow("own") << QByteArray("http://127.0.0.1:8080") << 200;
        QTest::newRow("localhost") << QByteArray("https://localhost") << 200;
        QTest::newRow("foreign") << QByteArray("https://evil.example") << 403;
        QTest::newRow("null") << QByteArray("null") << 403;
        QTest::newRow("lookalike") << QByteArray("http://localhost.evil.example") << 403;
        QTest::newRow("scheme") << QByteArray("file://localhost") << 403;
    }
    void refusesPagesOfOtherSites()
    {
        QFETCH(QByteArray, origin);
        RequestHead head = correctHead();
        head.origin = origin;
        QTEST(statusOf(head), "status");
    }

    void wantsTheExactKey_data()
    {
        QTest::addColumn<QByteArray>("authorization");
        QTest::addColumn<int>("status");
        QTest::newRow("right") << QByteArray("Bearer right") << 200;
        QTest::newRow("any case of the scheme") << QByteArray("bEARER right") << 200;
        QTest::newRow("none") << QByteArray() << 401;
        QTest::newRow("empty") << QByteArray("Bearer ") << 401;
        QTest::newRow("only the scheme") << QByteArray("Bearer") << 401;
        QTest::newRow("beginning") << QByteArray("Bearer righ") << 401;
        QTest::newRow("longer") << QByteArray("Bearer rightx") << 401;
        QTest::newRow("other case") << QByteArray("Bearer RIGHT") << 401;
        QTest::newRow("other scheme") << QByteArray("Basic right") << 401;
        QTest::newRow("no scheme") << QByteArray("right") << 401;
    }
    void wantsTheExactKey()
    {
        QFETCH(QByteArray, authorization);
        RequestHead head = correctHead();
        head.authorization = authorization;
        QTEST(statusOf(head), "status");
    }

    void asksForNoKeyWhenItHasNone()
    {
        RequestHead head = correctHead();
        head.authorization = "Bearer anything";
        QVERIFY(admit(head, {.key = Secret(), .maxBodyBytes = limit}));
        head.authorization.clear();
        QVERIFY(admit(head, {.key = Secret(), .maxBodyBytes = limit}));
    }

    void neverRepeatsAKey()
    {
        RequestHead head = correctHead();
        head.authorization = "Bearer canary-given";
        const auto refused = admit(head, {.key = Secret("canary-own"), .maxBodyBytes = limit});
        QVERIFY(!refused);
        QVERIFY(!refused.error().message.contains("canary"_L1));
        QCOMPARE(refused.error().code, u"invalid_api_key"_s);
    }

    void knowsItsRoutes_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        const QByteArray chat = "/v1/chat/completions";
        const QByteArray models = "/v1/models";
        QTest::newRow("GET models") << QByteArray("GET") << models << 200;
        QTest::newRow("HEAD models") << QByteArray("HEAD") << models << 200;
        QTest::newRow("OPTIONS chat") << QByteArray("OPTIONS") << chat << 200;
        QTest::newRow("GET chat") << QByteArray("GET") << chat << 405;
        QTest::newRow("DELETE models") << QByteArray("DELETE") << models << 405;
        QTest::newRow("lower case is no method") << QByteArray("post") << chat << 405;
        QTest::newRow("part of a name") << QByteArray("POS") << chat << 405;
        QTest::newRow("root") << QByteArray("GET") << QByteArray("/") << 404;
        QTest::newRow("without v1") << QByteArray("POST") << QByteArray("/chat/completions") << 404;
        QTest::newRow("slash at the end") << QByteArray("GET") << models + "/" << 404;
    }
    void knowsItsRoutes()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        RequestHead head = correctHead();
        head.method = method;
        head.path = path;
        QTEST(statusOf(head), "status");
    }

    void namesTheMethodsThatWouldDo()
    {
        RequestHead head = correctHead();
        head.method = "GET";
        QCOMPARE(admit(head, {.key = Secret(), .maxBodyBytes = limit}).error().allow,
                 u"POST, OPTIONS"_s);
    }

    void wantsJson_data()
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<int>("status");
        QTest::newRow("charset") << QByteArray("Application/JSON ; charset=utf-8") << 200;
        QTest::newRow("none") << QByteArray() << 415;
        QTest::newRow("form") << QByteArray("application/x-www-form-urlencoded") << 415;
        QTest::newRow("text") << QByteArray("text/plain") << 415;
        QTest::newRow("lookalike") << QByteArray("application/jsonp") << 415;
    }
    void wantsJson()
    {
        QFETCH(QByteArray, type);
        RequestHead head = correctHead();
        head.contentType = type;
        QTEST(statusOf(head), "status");
    }

    void refusesAnAnnouncedExcess()
    {
        RequestHead head = correctHead();
        head.contentLength = QByteArray::number(limit);
        QCOMPARE(statusOf(head), 200);
        head.contentLength = QByteArray::number(limit + 1);
        QCOMPARE(statusOf(head), 413);
        head.contentLength = "18446744073709551615";
        QCOMPARE(statusOf(head), 413);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestAdmission, QCoreApplication)
#include "tst_admission.moc"

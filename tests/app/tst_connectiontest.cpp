// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/connectiontest.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray models = R"({"data":[{"id":"a"},{"id":"b"}]})"_ba;
const QByteArray word = "data: {\"choices\":[{\"delta\":{\"content\":\"Hello\"}}]}\n\n"_ba;
const QByteArray whole =
    R"({"choices":[{"message":{"content":"Hello"},"finish_reason":"stop"}]})"_ba;

/// A test of this server's connection, and what it tells.
struct Trial
{
    explicit Trial(const WireServer &server)
        : test(client, {.profile = {.id = u"1"_s, .baseUrl = server.baseUrl(), .model = u"m"_s},
                        .key = Secret("k")})
    {
        QObject::connect(&test, &ConnectionTest::stepDone, &test,
                         [this](const ConnectionTest::Result &result) { results.append(result); });
        QObject::connect(&test, &ConnectionTest::finished, &test,
                         [this](bool ok) { ends.append(ok); });
        test.start();
    }

    ChatClient client;
    ConnectionTest test;
    QList<ConnectionTest::Result> results;
    QList<bool> ends;
};

} // namespace

class ConnectionTestTest : public TestCase
{
    Q_OBJECT

private slots:
    void aGoodServiceGivesModelsAndAWord()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().stream().chunk(word).wait();
        Trial trial(server);
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.results.size(), 2);
        QCOMPARE(trial.results.at(0).models, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(trial.results.at(1).reply, u"Hello"_s);
        QVERIFY(!trial.results.at(1).error);
        QTRY_COMPARE(server.open(), 0); // the rest of the reply is not paid for
    }

    void aServiceWithoutModelsIsStillGood()
    {
        WireServer server;
        server.expect().reply(404, R"({"error":{"message":"no such page"}})");
        server.expect().reply(200, whole);
        Trial trial(server);
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.results.at(0).error->kind, ErrorKind::NotFound);
        QCOMPARE(trial.results.at(1).reply, u"Hello"_s);
    }

    void aRefusedStreamIsAskedForPlainly()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(
            400, R"({"error":{"message":"stream is not supported","param":"stream"}})");
        server.expect().reply(200, whole);
        Trial trial(server);
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QVERIFY(!server.requests().constLast().body.contains("stream"));
    }

    void aRefusedKeyIsTheEnd()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(401, R"({"error":{"message":"wrong key"}})");
        Trial trial(server);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.results.at(1).error->kind, ErrorKind::Unauthorized);
        QCOMPARE(trial.results.at(1).error->serverText, u"wrong key"_s);
    }

    void cancelEndsOnce()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().wait();
        Trial trial(server);
        QTRY_COMPARE(server.waiting(), 1);
        trial.test.cancel();
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.results.at(1).error->kind, ErrorKind::Stopped);
    }

    void cancelDoesNotWaitForTheModels()
    {
        WireServer server;
        server.expect().wait();
        Trial trial(server);
        QTRY_COMPARE(server.waiting(), 1);
        trial.test.cancel();
        trial.test.cancel();
        QCOMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.results.size(), 1);
        QCOMPARE(trial.results.first().error->kind, ErrorKind::Stopped);
        QTRY_COMPARE(server.open(), 0);
        QCOMPARE(server.requests().size(), 1);
    }
};

QTEST_GUILESS_MAIN(ConnectionTestTest)
#include "tst_connectiontest.moc"

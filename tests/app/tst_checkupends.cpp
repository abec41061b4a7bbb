// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a connection test ends if it does not go as planned: at another address, or in the middle.
#include "tests/app/checkupcase.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace Hiwar;

namespace {

QString bare(const WireServer &server)
{
    return u"http://127.0.0.1:%1"_s.arg(server.serverPort());
}

} // namespace

class CheckupEndsTest : public TestCase
{
    Q_OBJECT

private slots:
    void offersV1WhenItReplies_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("404") << 404 << QByteArray("{}");
        QTest::newRow("page") << 200 << page;
    }
    void offersV1WhenItReplies()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        WireServer server;
        server.expect().reply(404, "{}");
        server.expect().reply(status, body, "text/html");
        server.expect().reply(200, whole);
        Trial trial(bare(server));
        QTRY_COMPARE(trial.ends, QList<bool>{false}); // it works only if the user accepts it
        const CheckupLine line = trial.line(Step::Elsewhere);
        QCOMPARE(line.verdict, Verdict::Passed);
        QCOMPARE(line.proposedAddress, server.baseUrl());
        QCOMPARE(line.reply, u"OK"_s);
        QCOMPARE(server.requests().size(), 3);
        QCOMPARE(server.requests().at(1).target, QByteArray("/chat/completions"));
        QCOMPARE(server.requests().at(2).target, QByteArray("/v1/chat/completions"));
    }

    void aTwoHundredWithoutAReplyProvesNothing()
    {
        WireServer server;
        server.expect().reply(404, "{}");
        server.expect().reply(404, "{}");
        server.expect().reply(200, "{\"ok\":true}");
        Trial trial(bare(server));
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QVERIFY(trial.line(Step::Elsewhere).proposedAddress.isEmpty());
        QCOMPARE(trial.line(Step::Elsewhere).verdict, Verdict::Failed);
    }

    void anAddressWithAPathIsNotGuessedAt()
    {
        WireServer server;
        server.expect().reply(404, "{}");
        server.expect().reply(404, "{}");
        Trial trial(server.baseUrl());
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QVERIFY(!trial.steps().contains(Step::Elsewhere));
        QCOMPARE(server.requests().size(), 2);
    }

    void anotherHostIsOfferedAndNotAsked()
    {
        WireServer server;
        WireServer other;
        server.expect().reply(404, "{}");
        server.expect().reply(301, "", "text/html",
                              {"Location: " + other.baseUrl().toLatin1() + "/chat/completions"});
        Trial trial(server.baseUrl());
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Elsewhere).proposedAddress, other.baseUrl());
        QCOMPARE(trial.line(Step::Elsewhere).verdict, Verdict::Skipped);
        QCOMPARE(other.connections(), 0);
    }

    void cancelEndsOnceAtAnyRequest_data()
    {
        QTest::addColumn<int>("answered");
        for (int answered = 0; answered < 4; ++answered)
            QTest::addRow("after %d answers", answered) << answered;
    }
    void cancelEndsOnceAtAnyRequest()
    {
        QFETCH(int, answered);
        WireServer server;
        const QList<QByteArray> bodies{models, models, whole};
        for (int i = 0; i < answered; ++i)
            server.expect().reply(200, bodies.at(i));
        server.expect().wait();
        Trial trial(server.baseUrl());
        QTRY_COMPARE(server.waiting(), 1);
        trial.checkup->cancel();
        trial.checkup->cancel();
        QCOMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.lines.last().reason, Reason::Stopped);
        QTRY_COMPARE(server.open(), 0);
        QCOMPARE(server.requests().size(), answered + 1);
        QCOMPARE(trial.ends.size(), 1);
    }

    void aServerWithoutEncryptionIsProposedAndNotAsked()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const QString address = u"127.0.0.1:%1/v1"_s.arg(server.serverPort());
        Trial trial(u"https://"_s + address);
        QTRY_VERIFY(server.hasPendingConnections());
        QTcpSocket *socket = server.nextPendingConnection();
        QTRY_VERIFY(socket->bytesAvailable() > 0);
        const QByteArray seen = socket->readAll();
        socket->write("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
        socket->disconnectFromHost();
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Encryption).verdict, Verdict::Failed);
        const CheckupLine elsewhere = trial.line(Step::Elsewhere);
        QCOMPARE(elsewhere.verdict, Verdict::Skipped);
        QCOMPARE(elsewhere.reason, Reason::SpeaksPlainly);
        QCOMPARE(elsewhere.proposedAddress, u"http://"_s + address);
        QVERIFY(!seen.contains("canary"));
    }

    void noSecretIsToldWhoeverRepeatsIt()
    {
        WireServer server;
        const QByteArray echo = "k-canary h-canary p-canary n-canary";
        server.expect().reply(200, R"({"data":[{"id":")" + echo + R"("}]})");
        server.expect().reply(401, noKey);
        server.expect().reply(200, R"({"choices":[{"message":{"content":")" + echo + R"("}}]})");
        server.expect().reply(400, R"({"error":{"message":")" + echo + R"(","code":")" + echo +
                                       R"(","param":")" + echo + R"("}})");
        Profile profile{.model = u"m"_s};
        profile.headers = {{.name = u"X-Own"_s, .isSecret = true},
                           {.name = u"api-key"_s, .value = u"Bearer n-canary"_s}};
        ProfileSecrets secrets;
        secrets.headers.insert(u"x-own"_s, Secret("h-canary"));
        secrets.proxyPassword = Secret("p-canary");
        Trial trial(server.baseUrl(), profile, "k-canary", secrets);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(server.requests().first().header("X-Own"), QByteArray("h-canary"));
        QVERIFY(!server.requests().at(1).raw.contains("canary")); // goes without the key
        for (const CheckupLine &line : trial.lines) {
            const QStringList told{line.reply, line.models.join(u' '),
                                   line.error ? line.error->serverText + line.error->code +
                                                    line.error->param + line.error->detail
                                              : QString()};
            QVERIFY2(!told.join(u' ').contains(u"canary"_s), qPrintable(told.join(u' ')));
        }
        QVERIFY(trial.line(Step::Chat).reply.contains(u"•••"_s));
        QVERIFY(trial.line(Step::Stream).error->serverText.contains(u"•••"_s));
    }

    void noLineHoldsASecretAnywhere()
    {
        const QString canary = u"sk-canary-12345"_s;
        CheckupLine line;
        line.host = line.proxy = line.reply = line.proposedAddress = canary;
        line.addresses = line.models = {canary};
        line.chain = {{.subject = canary, .names = {canary}, .issuer = canary}};
        line.error = ApiError{.url = QUrl(u"https://a.example/"_s + canary),
                              .serverText = canary,
                              .code = canary,
                              .param = canary,
                              .detail = canary,
                              .location = QUrl(u"https://a.example/?k=%73k-canary-12345"_s),
                              .requestId = canary};
        const CheckupLine told = withoutSecrets(line, {.key = Secret(canary.toUtf8())});
        QStringList texts{told.host,
                          told.proxy,
                          told.reply,
                          told.proposedAddress,
                          told.error->serverText,
                          told.error->code,
                          told.error->param,
                          told.error->detail,
                          told.error->requestId};
        texts << told.addresses << told.models << told.chain.first().names
              << told.chain.first().subject << told.chain.first().issuer
              << told.error->url.toDisplayString() << told.error->location.toDisplayString();
        QVERIFY2(!texts.join(u' ').contains(u"canary"_s), qPrintable(texts.join(u' ')));
        QCOMPARE(told.error->url.host(), u"a.example"_s);
    }

    void mayBeCancelledOrDeletedAtAnyLine_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<bool>("isDeleted");
        for (int at = 1; at <= 9; ++at) {
            QTest::addRow("cancelled at %d", at) << at << false;
            QTest::addRow("deleted at %d", at) << at << true;
        }
    }
    void mayBeCancelledOrDeletedAtAnyLine()
    {
        QFETCH(int, at);
        QFETCH(bool, isDeleted);
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(401, noKey);
        server.expect().reply(200, whole);
        replyStreamed(server);
        Trial trial(server.baseUrl());
        bool done = false;
        connect(trial.checkup.get(), &Checkup::lineReady, this, [&] {
            if (trial.lines.size() != at)
                return;
            done = true;
            if (isDeleted)
                trial.checkup.reset();
            else
                trial.checkup->cancel();
        });
        QTRY_VERIFY(done);
        QTRY_COMPARE(server.open(), 0);
        QCOMPARE(trial.ends.size(), isDeleted ? 0 : 1);
        QCOMPARE(trial.lines.size(), isDeleted ? at : at + 1);
    }
};

HIWAR_TEST(CheckupEndsTest, QCoreApplication)
#include "tst_checkupends.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/checkupcase.h"

using namespace Hiwar;

class CheckupTest : public TestCase
{
    Q_OBJECT

private slots:
    void aGoodServicePassesEveryStep()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(401, noKey);
        server.expect().reply(200, whole);
        server.expect()
            .stream()
            .chunk(word("O"))
            .wait()
            .chunk(word("K") + "data: [DONE]\n\n")
            .lastChunk();
        Trial trial(server.baseUrl());
        QVERIFY(trial.lines.isEmpty());
        QTRY_VERIFY(trial.seen.all.endsWith(word("O")));
        QTRY_COMPARE(server.waiting(), 1);
        server.release();
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.steps(), (QList<Step>{Step::Address, Step::Lookup, Step::Connect,
                                             Step::Proxy, Step::Encryption, Step::Key, Step::Models,
                                             Step::Chat, Step::Stream}));
        QCOMPARE(trial.line(Step::Address).host, server.baseUrl() + u"/chat/completions"_s);
        QCOMPARE(trial.line(Step::Key).verdict, Verdict::Passed);
        QCOMPARE(trial.line(Step::Models).models, (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(trial.line(Step::Chat).reply, u"OK"_s);
        QCOMPARE(trial.line(Step::Stream).reply, u"OK"_s);
        QCOMPARE(trial.line(Step::Stream).pieces, 2);
        QVERIFY(trial.line(Step::Stream).firstWord >= std::chrono::milliseconds(0));
        const auto requests = server.requests();
        QCOMPARE(requests.at(0).header("Authorization"), QByteArray("Bearer k-canary"));
        QVERIFY(requests.at(1).header("Authorization").isNull());
        QVERIFY(!requests.at(2).body.contains("\"stream\""));
        QVERIFY(requests.at(3).body.contains("\"stream\":true"));
    }

    void aPublicListProvesNoKey()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(200, models);
        server.expect().reply(401, noKey);
        Trial trial(server.baseUrl());
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Key).verdict, Verdict::Skipped);
        QCOMPARE(trial.line(Step::Key).reason, Reason::ListIsPublic);
        QCOMPARE(trial.line(Step::Chat).error->kind, ErrorKind::Unauthorized);
        QCOMPARE(trial.line(Step::Stream).reason, Reason::EarlierFailed);
        QCOMPARE(server.requests().size(), 3);
    }

    void aRefusedListIsNoRefusedChat_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("aboutTheKey");
        QTest::newRow("key") << 401 << true;
        QTest::newRow("rights") << 403 << true;
        QTest::newRow("no list") << 404 << false;
        QTest::newRow("fault") << 500 << false;
    }
    void aRefusedListIsNoRefusedChat()
    {
        QFETCH(int, status);
        QFETCH(bool, aboutTheKey);
        WireServer server;
        server.expect().reply(status, noKey);
        server.expect().reply(200, whole);
        replyStreamed(server);
        Trial trial(server.baseUrl());
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Step::Key).verdict, aboutTheKey ? Verdict::Warned : Verdict::Skipped);
        QCOMPARE(trial.line(Step::Models).verdict, Verdict::Warned);
        QCOMPARE(trial.line(Step::Models).error->httpStatus, status);
    }

    void withoutAKeyNothingIsAskedTwice()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(200, whole);
        replyStreamed(server);
        Trial trial(server.baseUrl(), {.model = u"m"_s}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Step::Key).reason, Reason::NoKey);
        QCOMPARE(trial.line(Step::Key).verdict, Verdict::Skipped);
    }

    void aServiceThatWantsAKeySaysSo()
    {
        WireServer server;
        server.expect().reply(401, noKey);
        server.expect().reply(401, noKey);
        Trial trial(server.baseUrl(), {.model = u"m"_s}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Key).verdict, Verdict::Warned);
        QCOMPARE(trial.line(Step::Key).reason, Reason::NoKey);
    }

    void aKeyThatCannotBeSentIsTheEnd()
    {
        WireServer server;
        Trial trial(server.baseUrl(), {.model = u"m"_s}, "k-сanary"); // a Cyrillic letter
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Key).error->kind, ErrorKind::BadKey);
        QCOMPARE(trial.line(Step::Chat).reason, Reason::EarlierFailed);
        QVERIFY(server.requests().isEmpty());
    }

    void aWrongAddressIsTheEnd()
    {
        Trial trial(u"ftp://example.com"_s);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Address).error->kind, ErrorKind::BadAddress);
        QCOMPARE(trial.lines.size(), 9);
        for (const CheckupLine &line : trial.lines.sliced(1))
            QCOMPARE(line.reason, Reason::EarlierFailed);
    }

    void whatCannotBeReachedIsNotAsked()
    {
        const QString absent = WireServer().baseUrl();
        Trial trial(absent);
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Connect).verdict, Verdict::Failed);
        for (const Step step :
             {Step::Proxy, Step::Encryption, Step::Key, Step::Models, Step::Chat, Step::Stream})
            QCOMPARE(trial.line(step).reason, Reason::EarlierFailed);
    }

    void severalModelsAndNoneChosenIsToldBeforeAnythingCosts()
    {
        WireServer server;
        server.expect().reply(200, models);
        Trial trial(server.baseUrl(), {}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Chat).reason, Reason::NoModel);
        QCOMPARE(trial.line(Step::Chat).verdict, Verdict::Failed);
        QCOMPARE(server.requests().size(), 1);
    }

    void aRefusedStreamHarmsNoAutomaticProfile_data()
    {
        QTest::addColumn<StreamMode>("mode");
        QTest::addColumn<bool>("works");
        QTest::newRow("automatic") << StreamMode::Automatic << true;
        QTest::newRow("on") << StreamMode::On << false;
    }
    void aRefusedStreamHarmsNoAutomaticProfile()
    {
        QFETCH(StreamMode, mode);
        QFETCH(bool, works);
        WireServer server;
        server.expect().reply(200, models);
        if (mode == StreamMode::Automatic)
            server.expect().reply(200, whole);
        server.expect().reply(400, noStream);
        Trial trial(server.baseUrl(), {.model = u"m"_s, .streaming = mode}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{works});
        QCOMPARE(trial.line(Step::Stream).verdict, works ? Verdict::Warned : Verdict::Failed);
        if (!works)
            QCOMPARE(trial.line(Step::Chat).reason, Reason::AlwaysStreams);
    }

    void aServiceThatOnlyStreamsWorks()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(400, R"({"error":{"message":"only streaming is supported"}})");
        replyStreamed(server);
        Trial trial(server.baseUrl(), {.model = u"m"_s}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Step::Chat).verdict, Verdict::Warned);
    }

    void aProfileWithoutStreamsAsksForNone()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(200, whole);
        Trial trial(server.baseUrl(), {.model = u"m"_s, .streaming = StreamMode::Off}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Step::Stream).reason, Reason::NeverStreams);
    }

    void aStreamThatBreaksIsTold()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(200, whole);
        server.expect().stream().chunk(word("O")).cut();
        Trial trial(server.baseUrl(), {.model = u"m"_s}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{false});
        QCOMPARE(trial.line(Step::Stream).error->kind, ErrorKind::Interrupted);
        QCOMPARE(trial.line(Step::Stream).reply, u"O"_s);
    }

    void aLongReplyIsNotPaidToItsEnd()
    {
        WireServer server;
        server.expect().reply(200, models);
        server.expect().reply(200, whole);
        server.expect().stream().chunk(word(QByteArray(500, 'x'))).wait();
        Trial trial(server.baseUrl(), {.model = u"m"_s}, {});
        QTRY_COMPARE(trial.ends, QList<bool>{true});
        QCOMPARE(trial.line(Step::Stream).reply.size(), ShortReply::enoughText);
        QTRY_COMPARE(server.open(), 0);
    }
};

HIWAR_TEST(CheckupTest, QCoreApplication)
#include "tst_checkup.moc"

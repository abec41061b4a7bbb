// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/wirearchive.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

void exchange(WireTap &tap, qsizetype replyBytes)
{
    tap.asked("POST", QUrl(u"http://x/v1/chat/completions"_s), {}, "{}");
    tap.answered(200, {});
    tap.arrived(QByteArray(replyBytes, 'r'));
    tap.ended(WireEnd::Whole, {});
}

} // namespace

class WireArchiveTest : public TestCase
{
    Q_OBJECT

private slots:
    void hasNothingBeforeSomethingWasSent()
    {
        WireArchive archive;
        const auto recorder = archive.record(u"c"_s, u"a"_s);
        QVERIFY(!archive.has(u"a"_s));
        QVERIFY(!archive.find(u"a"_s));
        exchange(*recorder, 3);
        QVERIFY(archive.has(u"a"_s));
        QCOMPARE(archive.find(u"a"_s)->exchanges.constFirst().replyBody, "rrr");
    }

    void keepsTheLastReplies()
    {
        WireArchive archive(WireArchive::Limits{.replies = 3});
        for (int i = 0; i < 5; ++i)
            exchange(*archive.record(u"c"_s, QString::number(i)), 10);
        QVERIFY(!archive.has(u"1"_s));
        QVERIFY(archive.has(u"2"_s));
        QVERIFY(archive.has(u"4"_s));
    }

    void keepsAtMostSoManyBytes()
    {
        WireArchive archive(WireArchive::Limits{.bytes = 1000});
        for (int i = 0; i < 5; ++i)
            exchange(*archive.record(u"c"_s, QString::number(i)), 400);
        (void)archive.record(u"c"_s, u"next"_s);
        QVERIFY(!archive.has(u"2"_s));
        QVERIFY(archive.has(u"3"_s));
        QVERIFY(archive.has(u"4"_s));
    }

    void keepsTheSameBodyOfSeveralAttemptsOnce()
    {
        WireRecorder recorder;
        const QByteArray body(1000, 'q');
        for (int i = 0; i < 5; ++i)
            recorder.asked("POST", {}, {}, QByteArray(body.constData(), body.size()));
        QCOMPARE(recorder.bytes(), 1000);
    }

    void forgetsWhatIsDeletedAlsoWhileItArrives()
    {
        WireArchive archive;
        const auto running = archive.record(u"c"_s, u"a"_s);
        running->asked("POST", {}, {}, "{}");
        archive.forgetMessages({u"a"_s, u"b"_s});
        QVERIFY(!archive.has(u"a"_s));
        running->arrived("more"); // the exchange still has its recorder
        QVERIFY(!archive.find(u"a"_s));
    }

    void forgetsAConversationAndNoOther()
    {
        WireArchive archive;
        exchange(*archive.record(u"c"_s, u"a"_s), 3);
        exchange(*archive.record(u"d"_s, u"b"_s), 3);
        archive.forgetConversation(u"c"_s);
        QVERIFY(!archive.has(u"a"_s));
        QVERIFY(archive.has(u"b"_s));
    }

    void goesOnWithTheSameReply()
    {
        WireArchive archive(WireArchive::Limits{.replies = 2});
        exchange(*archive.record(u"c"_s, u"a"_s), 3);
        exchange(*archive.record(u"c"_s, u"b"_s), 3);
        exchange(*archive.record(u"c"_s, u"a"_s), 5); // the rest of reply a
        QCOMPARE(archive.find(u"a"_s)->exchanges.size(), 2);
        exchange(*archive.record(u"c"_s, u"d"_s), 3);
        QVERIFY(archive.has(u"a"_s)); // its last exchange is newer
        QVERIFY(!archive.has(u"b"_s));
    }
};

HIWAR_TEST(WireArchiveTest, QCoreApplication)
#include "tst_wirearchive.moc"

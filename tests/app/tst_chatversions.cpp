// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatVersionsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void regeneratesBesideTheOldReply();
    void regeneratesFromTheQuestionToo();
    void replacesAReplyThatFailedWithoutAWord();
    void keepsWhatFollowedAReplyThatFailed();
    void asksAnEditedQuestionBesideTheOldOne();
    void goesOnWhileAnotherVersionIsShown();
    void remembersWhichVersionIsShown();
    void endsTheRequestOfWhatIsRemoved();
    void bringsBackWhatWasRemoved();

private:
    void ask(const QString &question, const QString &reply)
    {
        f->server.expect().reply(200, wholeReply(reply));
        f->session->send(question);
        QTRY_VERIFY(!f->session->isBusy());
    }
    QStringList shownTexts() const
    {
        QStringList texts;
        for (const QString &id : f->conversation.path())
            texts.append(f->conversation.find(id)->content);
        return texts;
    }
    int askedMessages(int request) const
    {
        const auto body = QJsonDocument::fromJson(f->server.requests().at(request).body).object();
        return int(body.value("messages"_L1).toArray().size());
    }

    std::unique_ptr<SessionFixture> f;
};

void ChatVersionsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
}

void ChatVersionsTest::regeneratesBesideTheOldReply()
{
    ask(u"q"_s, u"a"_s);
    ask(u"q2"_s, u"a2"_s);
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->regenerate(f->conversation.path().at(1));
    QCOMPARE(f->conversation.path().size(), 2);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(shownTexts(), QStringList({u"q"_s, u"b"_s}));
    QCOMPARE(f->conversation.version(f->conversation.path().at(1)), (VersionPosition{1, 2}));
    QCOMPARE(askedMessages(2), 1); // the old reply is not part of the request
    f->session->selectVersion(f->conversation.path().at(1), -1);
    QCOMPARE(shownTexts(), QStringList({u"q"_s, u"a"_s, u"q2"_s, u"a2"_s}));
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::regeneratesFromTheQuestionToo()
{
    ask(u"q"_s, u"a"_s);
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->regenerate(f->conversation.path().at(0));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(shownTexts(), QStringList({u"q"_s, u"b"_s}));
    QCOMPARE(f->conversation.version(f->conversation.path().at(1)), (VersionPosition{1, 2}));
}

void ChatVersionsTest::replacesAReplyThatFailedWithoutAWord()
{
    ask(u"q"_s, u"a"_s);
    for (int row : {1, 0}) {
        f->server.expect().reply(403, "{}");
        f->session->regenerate(f->conversation.path().at(row));
        QTRY_COMPARE(f->shown(1).state, MessageState::Failed);
        QCOMPARE(f->conversation.version(f->shown(1).id), (VersionPosition{1, 2}));
        f->server.expect().reply(200, wholeReply(u"b"_s));
        f->session->regenerate(f->conversation.path().at(row)); // Retry
        QTRY_COMPARE(f->shown(1).state, MessageState::Complete);
        QCOMPARE(f->conversation.version(f->shown(1).id), (VersionPosition{1, 2}));
        f->session->moveToBin(f->shown(1).id);
        QCOMPARE(shownTexts(), QStringList({u"q"_s, u"a"_s}));
    }
    QCOMPARE(f->stored().nodes.size(), 4); // the two failed replies are gone
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::keepsWhatFollowedAReplyThatFailed()
{
    f->server.expect().reply(403, "{}");
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session->isBusy());
    ask(u"q2"_s, u"a2"_s);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->regenerate(f->conversation.path().at(1));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(shownTexts(), QStringList({u"q"_s, u"a"_s}));
    f->session->selectVersion(f->conversation.path().at(1), -1);
    QCOMPARE(shownTexts(), QStringList({u"q"_s, QString(), u"q2"_s, u"a2"_s}));
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::asksAnEditedQuestionBesideTheOldOne()
{
    ask(u"q"_s, u"a"_s);
    ask(u"q2"_s, u"a2"_s);
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->edit(f->conversation.path().at(0), u"other"_s);
    QCOMPARE(f->conversation.info().title, u"other"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(shownTexts(), QStringList({u"other"_s, u"b"_s}));
    QCOMPARE(askedMessages(2), 1);
    f->session->edit(f->conversation.path().at(0), u" "_s);
    QVERIFY(!f->session->isBusy());
    f->session->selectVersion(f->conversation.path().at(0), -1);
    QCOMPARE(shownTexts(), QStringList({u"q"_s, u"a"_s, u"q2"_s, u"a2"_s}));
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::goesOnWhileAnotherVersionIsShown()
{
    ask(u"q"_s, u"a"_s);
    f->server.expect()
        .stream()
        .chunk(delta(u"b"_s))
        .wait()
        .chunk(delta(u"c"_s))
        .chunk(streamEnd())
        .lastChunk();
    f->session->regenerate(f->conversation.path().at(1));
    QTRY_COMPARE(f->shown(1).content, u"b"_s);
    const QString running = f->shown(1).id;
    f->session->selectVersion(running, -1);
    QCOMPARE(f->shown(1).content, u"a"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    f->server.release();
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).content, u"a"_s);
    QCOMPARE(f->conversation.find(running)->content, u"bc"_s);
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::remembersWhichVersionIsShown()
{
    ask(u"q"_s, u"a"_s);
    f->server.expect().reply(200, wholeReply(u"b"_s));
    f->session->regenerate(f->conversation.path().at(1));
    QTRY_VERIFY(!f->session->isBusy());
    f->session->selectVersion(f->conversation.path().at(1), -1);
    const StoredConversation kept = f->stored();
    const Conversation again(kept.info, kept.nodes);
    QCOMPARE(again.path(), f->conversation.path());
    QCOMPARE(again.find(again.path().at(1))->content, u"a"_s);
}

void ChatVersionsTest::endsTheRequestOfWhatIsRemoved()
{
    f->server.expect().stream().chunk(delta(u"half"_s)).wait();
    QSignalSpy busy(f->session.get(), &ChatSession::busyChanged);
    QSignalSpy ended(f->session.get(), &ChatSession::replyEnded);
    f->session->send(u"q"_s);
    QTRY_COMPARE(f->shown(1).content, u"half"_s);
    const QStringList gone = f->conversation.path();
    f->session->moveToBin(gone.at(0));
    QVERIFY(!f->session->isBusy());
    QCOMPARE(busy.count(), 2);
    QTRY_COMPARE(f->server.open(), 0);
    QCOMPARE(ended.count(), 0);
    QVERIFY(f->conversation.path().isEmpty());
    QCOMPARE(f->conversation.findAnywhere(gone.at(1))->state, MessageState::Stopped);
    QCOMPARE(f->stored().nodes.size(), 2);
    QVERIFY(f->isStoredAsShown());
}

void ChatVersionsTest::bringsBackWhatWasRemoved()
{
    ask(u"q"_s, u"a"_s);
    ask(u"q2"_s, u"a2"_s);
    const QStringList before = f->conversation.path();
    f->session->moveToBin(before.at(1));
    QCOMPARE(shownTexts(), QStringList({u"q"_s}));
    QCOMPARE(f->stored().nodes.size(), 4);
    QCOMPARE(f->stored().nodes.at(3).deletedWith, before.at(1));
    QVERIFY(f->isStoredAsShown());
    f->session->restore(before.at(1));
    QCOMPARE(f->conversation.path(), before);
    QVERIFY(!f->stored().nodes.at(3).deletedAt.isValid());
    QVERIFY(f->isStoredAsShown());
    f->session->restore(before.at(1)); // a second call has no effect
    f->session->restore(u"never there"_s);
    f->session->moveToBin(u"none"_s);
    QCOMPARE(f->conversation.path(), before);
}

HIWAR_TEST(ChatVersionsTest, QCoreApplication)
#include "tst_chatversions.moc"

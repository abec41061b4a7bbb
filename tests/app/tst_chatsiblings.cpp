// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The replies of several models to one question: one continued, one asked for again, others asked,
// too, and the conversation goes on with one of them.
#include "tests/app/severalfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatSiblingsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { f.reset(); }
    void continuesOneWhileAnotherRuns();
    void triesOneAgain();
    void triesAgainInPlaceOfAFailedOne();
    void asksFurtherModels();
    void asksFurtherModelsForAQuestion();
    void goesOnWithTheChosenOne();
    void tellsOfWhatIsNotShown();

private:
    QJsonObject bodyAt(int server, int request = 0) const
    {
        return QJsonDocument::fromJson(f->server(server).requests().at(request).body).object();
    }
    QStringList askedTexts(int server, int request) const
    {
        QStringList texts;
        const QJsonArray messages = bodyAt(server, request).value("messages"_L1).toArray();
        for (const auto &message : messages)
            texts.append(message.toObject().value("content"_L1).toString());
        return texts;
    }
    /// Asks so many models, which all wait in the middle of their replies.
    void askAndHold(int count)
    {
        for (int at = 0; at < count; ++at)
            f->server(at).expect().stream().chunk(delta(u"half"_s)).wait();
        f->session->sendToAll(u"q"_s, f->models(count));
        for (int at = 0; at < count; ++at)
            QTRY_COMPARE(f->replies().at(at).content, u"half"_s);
    }
    void askAll(const QString &question, int count)
    {
        for (int at = 0; at < count; ++at)
            f->server(at).expect().reply(200, wholeReply(u"a%1"_s.arg(at)));
        f->session->sendToAll(question, f->models(count));
        QTRY_VERIFY(!f->session->isBusy());
    }

    std::unique_ptr<SeveralFixture> f;
};

void ChatSiblingsTest::init()
{
    TestCase::init();
    f = std::make_unique<SeveralFixture>();
    QVERIFY(settled(f->history.open()));
}

void ChatSiblingsTest::continuesOneWhileAnotherRuns()
{
    askAndHold(2);
    const QString first = f->replies().at(0).id;
    f->session->continueReply(first, f->ref(0)); // it runs still
    f->session->stop(first);
    QTRY_VERIFY(!f->session->isRunning(first));
    f->server(0).expect().reply(200, wholeReply(u" and the rest"_s));
    f->session->continueReply(first, f->ref(0));
    QVERIFY(f->session->isRunning(first));
    QTRY_VERIFY(!f->session->isRunning(first));
    QCOMPARE(f->replies().at(0).content, u"half and the rest"_s);
    QCOMPARE(bodyAt(0, 1).value("model"_L1).toString(), u"m0"_s);
    QCOMPARE(f->replies().at(1).state, MessageState::Arriving);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QVERIFY(f->isStoredAsShown());
}

void ChatSiblingsTest::triesOneAgain()
{
    askAll(u"q"_s, 3);
    const QStringList before = f->conversation.askedTogether(f->shown(1).id);
    f->server(1).expect().stream().chunk(delta(u"new"_s)).wait();
    const QString made = f->session->tryAgain(before.at(1), f->ref(1));
    QVERIFY(f->session->isRunning(made));
    QCOMPARE(f->session->tryAgain(made, f->ref(1)), QString()); // it runs
    f->session->regenerate(before.at(0));                       // alone, so after them
    QCOMPARE(f->replies().size(), 4);
    QTRY_COMPARE(f->conversation.find(made)->content, u"new"_s);
    QCOMPARE(f->shown(1).id, before.at(0)); // what was not shown is not now
    QCOMPARE(f->conversation.askedTogether(made), QStringList({before.at(0), before.at(2), made}));
    QVERIFY(f->conversation.askedTogether(before.at(1)).isEmpty()); // a version by itself
    f->server(0).expect().reply(200, wholeReply(u"new, too"_s));
    const QString other = f->session->tryAgain(before.at(0), f->ref(0));
    QTRY_VERIFY(!f->session->isRunning(other));
    QCOMPARE(f->shown(1).id, other); // in place of the shown one
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
    QVERIFY(f->isStoredAsShown());
}

void ChatSiblingsTest::triesAgainInPlaceOfAFailedOne()
{
    f->server(0).expect().reply(401, "{}");
    f->server(1).expect().reply(200, wholeReply(u"a"_s));
    f->session->sendToAll(u"q"_s, f->models(2));
    QTRY_VERIFY(!f->session->isBusy());
    f->server(0).expect().reply(200, wholeReply(u"b"_s));
    const QString made = f->session->tryAgain(f->shown(1).id, f->ref(0));
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->replies().size(), 2); // without a word: replaced
    QCOMPARE(f->shown(1).id, made);
    QCOMPARE(f->conversation.askedTogether(made).size(), 2);
    QVERIFY(f->isStoredAsShown());
}

void ChatSiblingsTest::asksFurtherModels()
{
    f->server(0).expect().reply(200, wholeReply(u"a"_s));
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session->isBusy());
    const QString first = f->shown(1).id;
    for (int at : {1, 2})
        f->server(at).expect().reply(200, wholeReply(u"b"_s));
    f->session->regenerateWithAll(first, {f->ref(1), f->ref(2)});
    QVERIFY(f->session->isBusy());
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->shown(1).id, first);
    QCOMPARE(f->conversation.askedTogether(first).size(), 3);
    QCOMPARE(f->conversation.askedTogether(first).constFirst(), first);
    QVERIFY(f->isStoredAsShown());
    QCOMPARE(f->stored().nodes.at(1).askedWith, f->stored().nodes.at(2).askedWith);
    // Three more fill the place; one more is refused.
    for (int at : {3, 4, 5})
        f->server(at).expect().reply(200, wholeReply(u"c"_s));
    f->session->regenerateWithAll(f->conversation.path().at(0), {f->ref(3), f->ref(4), f->ref(5)});
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->conversation.askedTogether(first).size(), 6);
    f->session->regenerateWithAll(first, {f->ref(1)});
    QVERIFY(!f->session->isBusy());
    QCOMPARE(f->replies().size(), 6);
}

void ChatSiblingsTest::asksFurtherModelsForAQuestion()
{
    f->server(0).expect().reply(401, "{}");
    f->session->send(u"q"_s);
    QTRY_VERIFY(!f->session->isBusy());
    for (int at : {1, 2})
        f->server(at).expect().reply(200, wholeReply(u"b%1"_s.arg(at)));
    f->session->regenerateWithAll(f->conversation.path().at(0), {f->ref(1), f->ref(2)});
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->replies().size(), 2); // without the one that had failed without a word
    QCOMPARE(f->shown(1).content, u"b1"_s);
    QCOMPARE(f->conversation.askedTogether(f->shown(1).id).size(), 2);
    QVERIFY(f->isStoredAsShown());
}

void ChatSiblingsTest::goesOnWithTheChosenOne()
{
    askAll(u"q"_s, 3);
    f->session->showMessage(f->replies().at(1).id);
    f->server(0).expect().reply(200, wholeReply(u"b"_s));
    f->session->send(u"q2"_s);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(askedTexts(0, 1), QStringList({u"q"_s, u"a1"_s, u"q2"_s}));
    QVERIFY(f->isStoredAsShown());
}

void ChatSiblingsTest::tellsOfWhatIsNotShown()
{
    QSignalSpy grown(&f->conversation, &Conversation::textGrown);
    QSignalSpy changed(&f->conversation, &Conversation::changed);
    askAndHold(2);
    QSet<QString> told;
    for (const auto &each : std::as_const(grown))
        told.insert(each.at(0).toString());
    QCOMPARE(told.size(), 2);
    changed.clear();
    const QString second = f->replies().at(1).id;
    f->session->stop(second);
    QTRY_VERIFY(!f->session->isRunning(second));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toString(), second);
    f->session->stop();
    QTRY_VERIFY(!f->session->isBusy());
}

HIWAR_TEST(ChatSiblingsTest, QCoreApplication)
#include "tst_chatsiblings.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Questions that wait until a reply has ended: by what the service received, and what is stored.
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/otherprogram.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class QuestionQueueTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void isShownOnceItIsStored();
    void sendsOneAfterTheOther();
    void waitsAfterAFailure();
    void goesOnWhenAFailureIsMended();
    void waitsAfterStop();
    void waitsWhenTheReplyIsDeleted();
    void stopsAndSendsAtOnce();
    void sendsAnotherOneFirst();
    void aQuestionBeingEditedIsNotSent();
    void asksAboutWhatTheWindowWouldAskAbout();
    void anotherQuestionIsNotHeldForTheFirst();
    void isMovedAndRewritten();
    void whatWasRemovedIsErasedAndComesBack();
    void waitsAfterARestart();
    void goesOnWhereNobodyLooks();
    void aTemporaryOneIsInMemoryOnly();

private:
    [[nodiscard]] auto stateAt(qsizetype row) const { return c().find(c().path().at(row))->state; }
    void begin()
    {
        f->server.expect().stream().chunk(delta(u"Half"_s)).wait().chunk(streamEnd()).lastChunk();
        session().send(u"first"_s);
        QTRY_COMPARE(f->server.waiting(), 1);
        QTRY_COMPARE(stateAt(1), MessageState::Arriving);
    }
    void start()
    {
        view.reset();
        all = std::make_unique<OpenConversations>(f->collaborators());
        view = std::make_unique<ShownConversation>(*all);
        all->setQueueCheck([this](const Conversation &, const QueuedQuestion &question) {
            return question.text == asksAbout ? QueueHold::Secret : QueueHold::Nothing;
        });
        QSignalSpy listed(&all->list(), &ConversationIndex::wasReset);
        all->loadList();
        QTRY_COMPARE(listed.count(), 1);
    }
    void answer(const QString &reply) { f->server.expect().reply(200, wholeReply(reply)); }
    [[nodiscard]] ChatSession &session() const { return *all->session(id); }
    [[nodiscard]] QuestionQueue &queue() const { return *all->queue(id); }
    [[nodiscard]] const Conversation &c() const { return session().conversation(); }
    [[nodiscard]] QString idAt(qsizetype place) const { return queue().questions().at(place).id; }
    [[nodiscard]] QStringList waiting() const
    {
        QStringList texts;
        for (const QueuedQuestion &question : queue().questions())
            texts.append(question.text);
        return texts;
    }
    /// What the service was asked, request by request.
    [[nodiscard]] QStringList asked() const
    {
        QStringList last;
        for (const WireRequest &request : f->server.requests()) {
            const QJsonArray messages =
                QJsonDocument::fromJson(request.body)["messages"_L1].toArray();
            last.append(messages.last()["content"_L1].toString());
        }
        return last;
    }

    std::unique_ptr<SessionFixture> f;
    std::unique_ptr<OpenConversations> all;
    std::unique_ptr<ShownConversation> view;
    QString id;
    QString asksAbout;
};

void QuestionQueueTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    f->session.reset();
    QVERIFY(settled(f->history.open()));
    asksAbout.clear();
    start();
    id = all->create(u"p"_s);
    view->show(id);
}

void QuestionQueueTest::cleanup()
{
    view.reset();
    all.reset();
    f.reset();
}

void QuestionQueueTest::isShownOnceItIsStored()
{
    OtherProgram other(f->dir.filePath(u"history.sqlite"_s));
    const QString rows = u"SELECT count(*) FROM queued_question WHERE content = 'second'"_s;
    begin();
    all->setDraft(id, u"second"_s);
    QTRY_VERIFY(session().writer().isStored() && all->isAllStored());
    other.run(u"BEGIN IMMEDIATE"_s);
    QSignalSpy changed(&queue(), &QuestionQueue::changed);
    queue().append(u"second"_s);
    QCOMPARE(c().info().draft, QString());
    QCOMPARE(waiting(), {u"second"_s});
    QVERIFY(queue().stored().isEmpty());
    QCOMPARE(other.number(rows), 0);
    other.run(u"COMMIT"_s);
    QTRY_COMPARE(changed.count(), 1);
    QCOMPARE(queue().stored().size(), 1);
    QCOMPARE(other.number(rows), 1);
    QCOMPARE(other.number(u"SELECT count(*) FROM conversation WHERE draft = 'second'"_s), 0);
}

void QuestionQueueTest::sendsOneAfterTheOther()
{
    begin();
    queue().append(u"second"_s);
    queue().append(u"third"_s);
    answer(u"b"_s);
    answer(u"c"_s);
    all->setDraft(id, u"still writing"_s);
    f->server.release();
    QTRY_COMPARE(c().path().size(), 6);
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"second"_s, u"third"_s}));
    QVERIFY(waiting().isEmpty());
    QTRY_VERIFY(queue().stored().isEmpty());
    QCOMPARE(queue().hold(), QueueHold::Nothing);
    QCOMPARE(c().info().draft, u"still writing"_s);
}

void QuestionQueueTest::waitsAfterAFailure()
{
    f->server.expect().stream().chunk(delta(u"Half"_s)).wait().cut();
    session().send(u"first"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    QTRY_COMPARE(stateAt(1), MessageState::Arriving);
    queue().append(u"second"_s);
    f->server.release();
    QTRY_COMPARE(queue().hold(), QueueHold::ReplyFailed);
    QCOMPARE(waiting(), {u"second"_s});
    answer(u"b"_s);
    queue().sendNext();
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
    QCOMPARE(queue().hold(), QueueHold::Nothing);
}

void QuestionQueueTest::goesOnWhenAFailureIsMended()
{
    f->server.expect().stream().chunk(delta(u"Half"_s)).wait().cut();
    session().send(u"first"_s);
    QTRY_COMPARE(f->server.waiting(), 1);
    QTRY_COMPARE(stateAt(1), MessageState::Arriving);
    queue().append(u"second"_s);
    f->server.release();
    QTRY_COMPARE(queue().hold(), QueueHold::ReplyFailed);
    answer(u"a"_s);
    answer(u"b"_s);
    session().regenerate(c().path().at(1));
    QTRY_VERIFY(waiting().isEmpty() && !queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"first"_s, u"second"_s}));
}

void QuestionQueueTest::waitsAfterStop()
{
    begin();
    queue().append(u"second"_s);
    session().stop();
    QTRY_COMPARE(queue().hold(), QueueHold::ReplyStopped);
    answer(u"b"_s);
    session().send(u"between"_s); // what the user sends themselves does not end it
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(queue().hold(), QueueHold::ReplyStopped);
    QCOMPARE(waiting(), {u"second"_s});
    answer(u"c"_s);
    queue().sendNext();
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"between"_s, u"second"_s}));
}

void QuestionQueueTest::waitsWhenTheReplyIsDeleted()
{
    begin();
    queue().append(u"second"_s);
    session().moveToBin(c().path().at(1));
    QTRY_COMPARE(queue().hold(), QueueHold::ReplyStopped);
    QCOMPARE(waiting(), {u"second"_s});
    QCOMPARE(f->server.requests().size(), 1);
}

void QuestionQueueTest::stopsAndSendsAtOnce()
{
    begin();
    queue().append(u"second"_s);
    answer(u"b"_s);
    answer(u"c"_s);
    all->setDraft(id, u"no, this"_s);
    queue().steer(u"no, this"_s);
    QTRY_COMPARE(c().path().size(), 6);
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"no, this"_s, u"second"_s}));
    QCOMPARE(stateAt(1), MessageState::Stopped);
    QCOMPARE(c().find(c().path().at(1))->content, u"Half"_s);
    QCOMPARE(c().info().draft, QString());
}

void QuestionQueueTest::sendsAnotherOneFirst()
{
    begin();
    for (const QString &text : {u"second"_s, u"third"_s, u"fourth"_s})
        queue().append(text);
    for (const QString &text : {u"b"_s, u"c"_s, u"d"_s})
        answer(text);
    queue().sendNow(idAt(1));
    QTRY_COMPARE(c().path().size(), 8);
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"third"_s, u"second"_s, u"fourth"_s}));
    QCOMPARE(stateAt(1), MessageState::Stopped);
}

void QuestionQueueTest::aQuestionBeingEditedIsNotSent()
{
    begin();
    queue().append(u"second"_s);
    queue().append(u"third"_s);
    queue().setEdited(idAt(0));
    f->server.release();
    QTRY_COMPARE(queue().hold(), QueueHold::Edited);
    QCOMPARE(f->server.requests().size(), 1);
    answer(u"b"_s);
    answer(u"c"_s);
    queue().rewrite(idAt(0), u"second, better"_s);
    QCOMPARE(f->server.requests().size(), 1);
    queue().setEdited({});
    QTRY_VERIFY(waiting().isEmpty() && !queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"second, better"_s, u"third"_s}));
}

void QuestionQueueTest::asksAboutWhatTheWindowWouldAskAbout()
{
    asksAbout = u"my password"_s;
    begin();
    queue().append(u"second"_s);
    queue().append(asksAbout);
    queue().append(u"fourth"_s);
    answer(u"b"_s);
    f->server.release();
    QTRY_COMPARE(queue().hold(), QueueHold::Secret);
    QCOMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
    answer(u"c"_s);
    answer(u"d"_s);
    queue().sendNext(); // the user has agreed
    QTRY_VERIFY(waiting().isEmpty() && !queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"second"_s, asksAbout, u"fourth"_s}));
}

void QuestionQueueTest::anotherQuestionIsNotHeldForTheFirst()
{
    asksAbout = u"my password"_s;
    begin();
    queue().append(asksAbout);
    queue().append(u"third"_s);
    f->server.release();
    QTRY_COMPARE(queue().hold(), QueueHold::Secret);
    const QList<RemovedQuestion> removed = queue().remove({idAt(0)});
    QCOMPARE(queue().hold(), QueueHold::Paused); // nothing goes by a removal
    queue().putBack(removed);
    QCOMPARE(waiting(), QStringList({asksAbout, u"third"_s}));
    queue().remove({idAt(0), idAt(1)});
    QCOMPARE(queue().hold(), QueueHold::Nothing);
    QCOMPARE(f->server.requests().size(), 1);
}

void QuestionQueueTest::isMovedAndRewritten()
{
    begin();
    for (const QString &text : {u"a"_s, u"b"_s, u"c"_s})
        queue().append(text);
    queue().move(idAt(2), 0);
    QCOMPARE(waiting(), QStringList({u"c"_s, u"a"_s, u"b"_s}));
    queue().move(idAt(0), 9);
    QCOMPARE(waiting(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
    queue().rewrite(idAt(1), u"b2"_s);
    QCOMPARE(waiting(), QStringList({u"a"_s, u"b2"_s, u"c"_s}));
    QTRY_VERIFY(session().writer().isStored());
    QCOMPARE(settled(f->history.load(id))->info.queued, queue().questions());
    session().stop();
    QTRY_COMPARE(queue().hold(), QueueHold::ReplyStopped);
}

void QuestionQueueTest::whatWasRemovedIsErasedAndComesBack()
{
    OtherProgram other(f->dir.filePath(u"history.sqlite"_s));
    const QByteArray bytes("the plan");
    const Attachment plan{.hash = attachmentHash(bytes),
                          .name = u"plan.txt"_s,
                          .mediaType = u"text/plain"_s,
                          .size = bytes.size()};
    begin();
    QVERIFY(settled(session().contents().save({.hash = plan.hash, .bytes = bytes})));
    all->setDraftAttachments(id, {plan});
    queue().append(u"with a file"_s);
    queue().append(u"without"_s);
    QVERIFY(c().info().draftAttachments.isEmpty());
    const QList<QueuedQuestion> before = queue().questions();
    QCOMPARE(before.at(0).attachments, {plan});
    QTRY_COMPARE(queue().stored().size(), 2);
    const QList<RemovedQuestion> removed = queue().remove({idAt(0)});
    QTRY_COMPARE(queue().stored().size(), 1);
    QCOMPARE(other.number(u"SELECT count(*) FROM queued_question"_s), 1);
    QCOMPARE(other.number(u"SELECT count(*) FROM attachment"_s), 0);
    queue().putBack(removed);
    QTRY_COMPARE(queue().stored(), before);
    QCOMPARE(*settled(session().contents().content(plan.hash)), bytes);
    answer(u"b"_s);
    answer(u"c"_s);
    queue().sendNow(idAt(0));
    QTRY_VERIFY(waiting().isEmpty() && !queue().takes());
    QCOMPARE(c().find(c().path().at(2))->attachments, {plan});
    QTRY_VERIFY(session().writer().isStored());
    QCOMPARE(*settled(session().contents().content(plan.hash)), bytes);
}

void QuestionQueueTest::waitsAfterARestart()
{
    begin();
    queue().append(u"second"_s);
    QTRY_COMPARE(queue().stored().size(), 1);
    QCOMPARE(settled(f->history.load(id))->info.queued, queue().questions()); // after a kill, too
    start();
    view->show(id);
    QTRY_COMPARE(view->id(), id);
    QCOMPARE(waiting(), {u"second"_s});
    QCOMPARE(queue().stored().size(), 1);
    QCOMPARE(queue().hold(), QueueHold::OpenedAgain);
    answer(u"a"_s);
    session().send(u"something else"_s);
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked(), QStringList({u"first"_s, u"something else"_s}));
    QCOMPARE(queue().hold(), QueueHold::OpenedAgain);
    answer(u"b"_s);
    queue().sendNext();
    QTRY_VERIFY(!queue().takes());
    QCOMPARE(asked().constLast(), u"second"_s);
}

void QuestionQueueTest::goesOnWhereNobodyLooks()
{
    begin();
    queue().append(u"second"_s);
    answer(u"b"_s);
    view->show(all->create(u"p"_s));
    QVERIFY(all->list().find(id)->isGenerating);
    QCOMPARE(all->list().find(id)->info.queued.size(), 1);
    f->server.release();
    QTRY_COMPARE(asked(), QStringList({u"first"_s, u"second"_s}));
    QTRY_VERIFY(!queue().takes());
    QVERIFY(all->list().find(id)->info.queued.isEmpty());
}

void QuestionQueueTest::aTemporaryOneIsInMemoryOnly()
{
    id = view->createTemporary(u"p"_s);
    view->show(id);
    begin();
    queue().append(u"second"_s);
    QTRY_COMPARE(queue().stored().size(), 1);
    QVERIFY(settled(f->history.conversations())->isEmpty());
    OtherProgram other(f->dir.filePath(u"history.sqlite"_s));
    QCOMPARE(other.number(u"SELECT count(*) FROM queued_question"_s), 0);
    answer(u"b"_s);
    f->server.release();
    QTRY_COMPARE(c().path().size(), 4);
    QTRY_VERIFY(!queue().takes());
    QVERIFY(settled(f->history.conversations())->isEmpty());
}

HIWAR_TEST(QuestionQueueTest, QCoreApplication)
#include "tst_questionqueue.moc"

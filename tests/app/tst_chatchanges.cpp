// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Changing and finding messages in the window: delete, undo, edit, versions, search.
#include "tests/app/chatcontrollercase.h"

#include <QApplication>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ChatChangesTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void bringsDeletedMessagesBack();
    void bringsADeletedConversationBack();
    void namesAnUntitledConversationThatWasDeleted();
    void anEditedQuestionIsAVersion();
    void wordsOutliveTheQuestionTheyWereToReplace();
    void editsTheLastQuestion();
    void addsWithoutAsking();
    void anEditedReplyIsAVersionWithoutARequest();

private:
    bool offers(int row, MessageAction action) const
    {
        return window().conversationView().rows().actions(row).contains(action);
    }
};

void ChatChangesTest::bringsDeletedMessagesBack()
{
    ask(u"first"_s, u"a"_s);
    ask(u"second"_s, u"b"_s);
    act(2, MessageAction::Delete);
    QCOMPARE(rows(), 2);
    QCOMPARE(window().conversationView().rows().count(), 2);
    QVERIFY(settled(m->history.load(m->shown.id()))->nodes.at(2).deletedAt.isValid());
    emit window().commands().newConversationRequested(); // and its notice, such as:
    window().notice().tell(u"The temporary conversation is gone."_s);
    undo();
    emit window().sidebar().conversationChosen(m->conversations.list().latest());
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(textAt(3), u"b"_s);
    QCOMPARE(window().notice().sentence(), u"The temporary conversation is gone."_s);
    const auto stored = settled(m->history.load(m->shown.id()));
    QCOMPARE(stored->nodes.size(), 4);
}

void ChatChangesTest::bringsADeletedConversationBack()
{
    ask(u"first"_s, u"a"_s);
    const QString id = m->shown.id();
    emit window().sidebar().organiseRequested(Organising::Delete, {id});
    QCOMPARE(rows(), 0); // an empty conversation replaces the shown one
    QVERIFY(m->shown.id() != id);
    QTRY_COMPARE(window().notice().sentence(), u"“first” was deleted."_s);
    QVERIFY(settled(m->history.load(id))->info.deletedAt.isValid());
    QVERIFY(listed().isEmpty());
    undo();
    QTRY_COMPARE(m->shown.id(), id);
    QCOMPARE(rows(), 2);
    QCOMPARE(textAt(1), u"a"_s);
    QCOMPARE(listed(), QStringList{u"first"_s});
}

void ChatChangesTest::namesAnUntitledConversationThatWasDeleted()
{
    type(u"half a thought"_s);
    const QString id = m->shown.id();
    emit window().sidebar().organiseRequested(Organising::Delete, {id});
    QTRY_COMPARE(window().notice().sentence(), u"“New conversation” was deleted."_s);
    undo();
    QTRY_COMPARE(m->shown.id(), id);
    QCOMPARE(window().composer().text(), u"half a thought"_s);
}

void ChatChangesTest::anEditedQuestionIsAVersion()
{
    ask(u"first"_s, u"a"_s);
    type(u"a draft"_s);
    act(0, MessageAction::Edit);
    QVERIFY(window().composer().isEditing());
    QCOMPARE(window().composer().text(), u"first"_s);
    server->expect().reply(200, wholeReply(u"b"_s));
    send(u" again"_s);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(0), u"first again"_s);
    QCOMPARE(textAt(1), u"b"_s);
    QCOMPARE(window().composer().text(), u"a draft"_s);
    act(0, MessageAction::PreviousVersion);
    QCOMPARE(textAt(0), u"first"_s);
    QCOMPARE(textAt(1), u"a"_s);
    act(0, MessageAction::NextVersion);
    QCOMPARE(textAt(1), u"b"_s);
    server->expect().reply(200, wholeReply(u"c"_s));
    act(1, MessageAction::Regenerate);
    QTRY_COMPARE(textAt(1), u"c"_s);
    act(1, MessageAction::PreviousVersion);
    QCOMPARE(textAt(1), u"b"_s);
}

void ChatChangesTest::wordsOutliveTheQuestionTheyWereToReplace()
{
    ask(u"first"_s, u"a"_s);
    act(0, MessageAction::Edit);
    act(0, MessageAction::Delete);
    server->expect().reply(200, wholeReply(u"b"_s));
    send(u" again"_s);
    QCOMPARE(rows(), 2);
    QCOMPARE(textAt(0), u"first again"_s);
    QTRY_COMPARE(textAt(1), u"b"_s);
}

void ChatChangesTest::editsTheLastQuestion()
{
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_Up); // there is no question yet
    QVERIFY(!window().composer().isEditing());
    ask(u"first"_s, u"a"_s);
    ask(u"second"_s, u"b"_s);
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_Up);
    QCOMPARE(window().composer().text(), u"second"_s);
    emit window().commands().newConversationRequested();
    QVERIFY(!window().composer().isEditing());
}

void ChatChangesTest::addsWithoutAsking()
{
    type(u"a note"_s);
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_Return,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(rows(), 1);
    QCOMPARE(textAt(0), u"a note"_s);
    QCOMPARE(window().composer().text(), QString());
    QVERIFY(!window().composer().findChild<QPushButton *>(u"Send"_s)->isEnabled());
    QVERIFY(server->requests().isEmpty());
    QVERIFY(offers(0, MessageAction::RequestReply));
    server->expect().reply(200, wholeReply(u"a reply"_s));
    act(0, MessageAction::RequestReply);
    QTRY_COMPARE(rows(), 2);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(1), u"a reply"_s);
    QVERIFY(!offers(0, MessageAction::RequestReply));
    type(u"Be brief."_s);
    emit window().composer().addRequested(Role::System, window().composer().text());
    QCOMPARE(messageAt(2).role, Role::System);
    QVERIFY(offers(2, MessageAction::RequestReply));
    QCOMPARE(server->requests().size(), 1);
    act(2, MessageAction::Delete);
    QCOMPARE(rows(), 2);
}

void ChatChangesTest::anEditedReplyIsAVersionWithoutARequest()
{
    ask(u"first"_s, u"a"_s);
    type(u"a draft"_s);
    window().conversationView().goTo(1);
    QTest::keyClick(window().conversationView().viewport(), Qt::Key_F2);
    QVERIFY(window().composer().isEditing());
    QCOMPARE(window().composer().text(), u"a"_s);
    send(u" and mine"_s);
    QCOMPARE(textAt(1), u"a and mine"_s);
    QVERIFY(messageAt(1).isByUser);
    QVERIFY(!session().isBusy());
    QCOMPARE(server->requests().size(), 1);
    QCOMPARE(window().composer().text(), u"a draft"_s);
    act(1, MessageAction::Edit);
    act(1, MessageAction::Delete); // while it is edited; the model's own is shown then
    QCOMPARE(textAt(1), u"a"_s);
    send(u" again"_s);
    QCOMPARE(textAt(2), u"a and mine again"_s);
    QCOMPARE(messageAt(2).role, Role::Assistant);
    QCOMPARE(server->requests().size(), 1);
}

HIWAR_TEST(ChatChangesTest, QApplication)
#include "tst_chatchanges.moc"

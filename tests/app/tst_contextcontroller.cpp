// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which messages go, in the real window, with a service on this machine that sees the bytes.
#include "app/models/conversationmodel.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/context/contextlist.h"
#include "ui/context/contextpanel.h"
#include "ui/conversation/message/messageactions.h"

#include <QCheckBox>
#include <QJsonArray>
#include <QJsonDocument>
#include <QListView>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ContextControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void pinsAndLeavesOut();
    void marksWhereTheMessagesBegin();
    void listsWhatIsSent();
    void leavesOutTheOldestAndTriesAgain();
    void summarisesAndTriesAgain();
    void summarisesByItself();
    void undoesWhileManyOthersWereOpened();

private:
    [[nodiscard]] QStringList sent() const
    {
        QStringList texts;
        const QJsonArray messages = QJsonDocument::fromJson(server->requests().constLast().body)
                                        .object()
                                        .value(u"messages"_s)
                                        .toArray();
        for (const auto &message : messages)
            texts << message[u"content"_s].toString();
        return texts;
    }
    [[nodiscard]] ShownMessage shownAt(int row) const
    {
        return window().conversationView().rows().message(row);
    }
    [[nodiscard]] ContextPanel &panel() const { return window().panels().context(); }
    [[nodiscard]] ShownContextRow rowOf(const QString &words) const
    {
        const QAbstractItemModel *model = panel().findChild<QListView *>()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto found =
                model->index(row, 0).data(ContextList::RowRole).value<ShownContextRow>();
            if (found.words == words)
                return found;
        }
        return {};
    }
    void limitTo(int messages)
    {
        RequestSettings settings = session().conversation().info().settings;
        settings.context.messages = messages;
        m->conversations.setSettings(m->shown.id(), settings);
    }
};

void ContextControllerTest::pinsAndLeavesOut()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    act(0, MessageAction::AlwaysSend);
    QCOMPARE(messageAt(0).contextRule, ContextRule::Pinned);
    QVERIFY(captionFor(shownAt(0)).contains(u"Always sent"_s));
    QVERIFY(describedText(shownAt(0), {}).contains(u"Always sent"_s));
    act(2, MessageAction::NeverSend);
    QCOMPARE(messageAt(2).contextRule, ContextRule::Excluded);
    ask(u"q3"_s, u"a3"_s);
    QCOMPARE(sent(), QStringList({u"q1"_s, u"a1"_s, u"q3"_s}));
    act(2, MessageAction::NeverSend); // as usual again
    QCOMPARE(messageAt(2).contextRule, ContextRule::Usual);
    undo();
    QCOMPARE(messageAt(2).contextRule, ContextRule::Excluded);
    undo();
    undo();
    QCOMPARE(messageAt(0).contextRule, ContextRule::Usual);
    const QString id = m->shown.id();
    act(0, MessageAction::AlwaysSend);
    QTRY_COMPARE(settled(m->history.load(id))->nodes.constFirst().contextRule, ContextRule::Pinned);
}

void ContextControllerTest::marksWhereTheMessagesBegin()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    QCOMPARE(shownAt(2).unsentBefore, 0);
    limitTo(3);
    QTRY_COMPARE(shownAt(2).unsentBefore, 2);
    QCOMPARE(unsentText(shownAt(2)), u"2 earlier messages are not sent (limit of messages)"_s);
    QCOMPARE(window().conversationView().rows().actions(2).constFirst(),
             MessageAction::ShowContext);
    act(2, MessageAction::ShowContext);
    QVERIFY(window().panels().isShown(SidePanel::Context));
    limitTo(0);
    QTRY_COMPARE(shownAt(2).unsentBefore, 0);
}

void ContextControllerTest::listsWhatIsSent()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    window().panels().setShown(SidePanel::Context, true);
    type(u"the next"_s);
    QTRY_COMPARE(rowOf(u"the next"_s).words, u"the next"_s);
    QVERIFY(rowOf(u"q1"_s).tokens > 0);
    auto *list = panel().findChild<QListView *>();
    list->setCurrentIndex(list->model()->index(0, 0));
    panel().findChild<QPushButton *>(u"Never send"_s)->click();
    QTRY_COMPARE(rowOf(u"q1"_s).fate, ContextFate::Excluded);
    QCOMPARE(rowOf(u"a1"_s).fate, ContextFate::WithoutQuestion);
    QVERIFY(panel().findChild<QPushButton *>(u"Never send"_s)->isChecked());
    undo();
    QTRY_COMPARE(rowOf(u"q1"_s).fate, ContextFate::Sent);
    panel().findChild<QPushButton *>(u"Always send"_s)->click();
    QTRY_VERIFY(rowOf(u"q1"_s).isPinned);
    panel().findChild<QPushButton *>(u"Set a limit"_s)->click();
    QVERIFY(window().panels().isShown(SidePanel::Request));
    QVERIFY(!window().panels().isShown(SidePanel::Context));
}

void ContextControllerTest::leavesOutTheOldestAndTriesAgain()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    server->expect().reply(400, R"({"error":{"code":"context_length_exceeded","message":"M"}})");
    send(u"q3"_s);
    QTRY_VERIFY(!session().isBusy());
    const QList<MessageAction> remedies = window().conversationView().rows().actions(5);
    QVERIFY(remedies.contains(MessageAction::LeaveOutOldest));
    QVERIFY(remedies.contains(MessageAction::Summarise));
    QVERIFY(remedies.contains(MessageAction::LargerModel));
    server->expect().reply(200, wholeReply(u"a3"_s));
    act(5, MessageAction::LeaveOutOldest);
    QTRY_COMPARE(textAt(5), u"a3"_s);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(sent().constLast(), u"q3"_s);
    QVERIFY(sent().size() < 5);
    QVERIFY(session().conversation().info().settings.context.messages);
    undo();
    QVERIFY(!session().conversation().info().settings.context.messages);
}

void ContextControllerTest::summarisesAndTriesAgain()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    server->expect().reply(400, R"({"error":{"code":"context_length_exceeded","message":"M"}})");
    send(u"q3"_s);
    QTRY_VERIFY(!session().isBusy());
    server->expect().reply(200, wholeReply(u"the gist"_s));
    server->expect().reply(200, wholeReply(u"a3"_s));
    act(5, MessageAction::Summarise);
    QTRY_COMPARE(rows(), 7);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(4), u"the gist"_s);
    QVERIFY(captionFor(shownAt(4)).contains(u"Summary"_s));
    QCOMPARE(textAt(6), u"a3"_s);
    QCOMPARE(sent(), QStringList({u"Summary of the conversation so far:\n\nthe gist\n\nq2"_s,
                                  u"a2"_s, u"q3"_s}));
}

void ContextControllerTest::summarisesByItself()
{
    ask(u"q1"_s, u"a1"_s);
    ask(u"q2"_s, u"a2"_s);
    window().panels().setShown(SidePanel::Context, true);
    auto *automatic = panel().findChild<QCheckBox *>();
    automatic->click();
    QVERIFY(session().conversation().info().settings.context.summarise.value_or(false));
    limitTo(5);
    server->expect().reply(200, wholeReply(u"a3"_s));
    server->expect().reply(200, wholeReply(u"the gist"_s));
    send(u"q3"_s);
    QTRY_COMPARE(rows(), 7);
    QCOMPARE(textAt(6), u"the gist"_s);
    QCOMPARE(messageAt(6).summaryUpTo, messageAt(3).id);
    undo();
    QCOMPARE(rows(), 6);
}

void ContextControllerTest::undoesWhileManyOthersWereOpened()
{
    ask(u"q1"_s, u"a1"_s);
    const QString id = m->shown.id();
    act(0, MessageAction::AlwaysSend);
    keepToast();
    for (int i = 0; i <= OpenConversations::keptIdle; ++i) {
        QTRY_VERIFY(m->conversations.isAllStored()); // until then, it stays open
        m->chat.startNew();
        ask(u"another"_s, u"b"_s);
    }
    QVERIFY(!m->conversations.session(id));
    undo();
    QTRY_COMPARE(settled(m->history.load(id))->nodes.constFirst().contextRule, ContextRule::Usual);
    emit window().sidebar().conversationChosen(id);
    QTRY_COMPARE(m->shown.id(), id);
    QCOMPARE(messageAt(0).contextRule, ContextRule::Usual);
}

HIWAR_TEST(ContextControllerTest, QApplication)
#include "tst_contextcontroller.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Forks, branches, deletions and links in the real window.
#include "tests/app/chatcontrollercase.h"
#include "ui/tree/messagetreemodel.h"
#include "ui/tree/treepanel.h"
#include "ui/window/forkbar.h"

#include <QAction>
#include <QClipboard>
#include <QMenu>
#include <QTreeView>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TreeControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void forksFromAMessage();
    void forksWithAnotherAnswerer();
    void tellsWhereItWasForkedAfterARestart();
    void forksNoTemporaryConversation();
    void deletesOneMessageAlone();
    void undoesADeletionAfterARestart();
    void restoresFromTheMenu();
    void undoesNothingThatIsLongPast();
    void listsAllMessagesAndShowsThem();
    void copiesABranch();
    void copiesALinkAndFollowsIt();
    void saysThatAMessageIsNotHere();
    void offersWhatALinkFindsInTheBin();

private:
    [[nodiscard]] ForkBar &bar() const { return window().forkBar(); }
    [[nodiscard]] TreePanel &panel() const { return window().panels().tree(); }
    [[nodiscard]] QTreeView &tree() const { return *panel().findChild<QTreeView *>(); }
    [[nodiscard]] QString idAt(int row) const { return messageAt(row).id; }
    [[nodiscard]] QString shownId() const { return m->shown.id(); }
    [[nodiscard]] QModelIndex find(const QString &words) const
    {
        const QAbstractItemModel *model = tree().model();
        QModelIndexList waiting{QModelIndex()};
        while (!waiting.isEmpty()) {
            const QModelIndex at = waiting.takeLast();
            if (at.data(MessageTreeModel::RowRole).value<ShownTreeRow>().words == words)
                return at;
            for (int row = 0; row < model->rowCount(at); ++row)
                waiting.append(model->index(row, 0, at));
        }
        return {};
    }
    void begin()
    {
        ask(u"q1"_s, u"a1"_s);
        ask(u"q2"_s, u"a2"_s);
    }
    void startAgain(const QString &id)
    {
        QTRY_VERIFY(m->conversations.isAllStored());
        restart(first);
        m->conversations.loadList();
        QSignalSpy read(&m->bin, &MessageBin::wasReset);
        m->bin.load();
        QTRY_COMPARE(read.count(), 1);
        QTRY_VERIFY(m->conversations.list().contains(id));
        m->shown.show(id);
        QTRY_COMPARE(shownId(), id);
    }
    void pressUndoKey() { window().commands().action(ShortcutId::Undo)->trigger(); }
};

void TreeControllerTest::forksFromAMessage()
{
    begin();
    const QString origin = shownId();
    const QString at = idAt(1);
    QVERIFY(bar().isHidden());
    act(1, MessageAction::Fork);
    const QString fork = shownId();
    QVERIFY(fork != origin);
    QCOMPARE(rows(), 2);
    QCOMPARE(textAt(1), u"a1"_s);
    QCOMPARE(session().conversation().info().title, u"q1 (fork)"_s);
    QCOMPARE(listed(), (QStringList{u"q1 (fork)"_s, u"q1"_s}));
    QVERIFY(!bar().isHidden());
    ask(u"q3"_s, u"a3"_s);
    bar().findChild<QPushButton *>(u"Open the original"_s)->click();
    QTRY_COMPARE(shownId(), origin);
    QCOMPARE(rows(), 4);
    QVERIFY(bar().isHidden());
    QCOMPARE(window().conversationView().cursor().row(), 1); // where it was forked
    QVERIFY(session().conversation().find(at));
    undo();
    QTRY_COMPARE(listed(), QStringList{u"q1"_s});
}

void TreeControllerTest::forksWithAnotherAnswerer()
{
    begin();
    QSignalSpy asked(&m->controllers.tree(), &TreeController::answererRequested);
    act(2, MessageAction::ForkWith);
    QCOMPARE(asked.count(), 1);
    QCOMPARE(rows(), 3);
}

void TreeControllerTest::tellsWhereItWasForkedAfterARestart()
{
    begin();
    const QString origin = shownId();
    act(1, MessageAction::Fork);
    const QString fork = shownId();
    startAgain(fork);
    QTRY_VERIFY(!bar().isHidden());
    m->conversations.removeForGood({origin});
    QTRY_VERIFY(!m->conversations.list().contains(origin));
    startAgain(fork);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(settled(m->history.conversationOf(u"none"_s)).error().fault == StoreFault::NotFound);
    QVERIFY(bar().isHidden()); // there is nothing to open
}

void TreeControllerTest::forksNoTemporaryConversation()
{
    m->controllers.temporary().start();
    ask(u"q1"_s, u"a1"_s);
    const QString id = shownId();
    act(1, MessageAction::Fork);
    QCOMPARE(shownId(), id);
    QVERIFY(window().notice().sentence().contains(u"Keep it first"_s));
}

void TreeControllerTest::deletesOneMessageAlone()
{
    begin();
    act(1, MessageAction::DeleteAlone);
    QCOMPARE(rows(), 3);
    QCOMPARE(textAt(1), u"q2"_s);
    QCOMPARE(window().notice().sentence(), u"The message was deleted."_s);
    ask(u"q3"_s, u"a3"_s);
    QVERIFY(server->requests().constLast().body.contains("q1\\n\\nq2"));
    undo();
    QCOMPARE(rows(), 6);
    QCOMPARE(textAt(1), u"a1"_s);
}

void TreeControllerTest::undoesADeletionAfterARestart()
{
    begin();
    const QString id = shownId();
    act(2, MessageAction::DeleteAlone);
    startAgain(id);
    QCOMPARE(rows(), 3);
    pressUndoKey();
    QTRY_COMPARE(rows(), 4);
    QCOMPARE(textAt(2), u"q2"_s);
    pressUndoKey(); // nothing is left
    QCOMPARE(rows(), 4);
}

void TreeControllerTest::restoresFromTheMenu()
{
    begin();
    act(2, MessageAction::Delete);
    act(1, MessageAction::DeleteAlone);
    QMenu menu;
    m->controllers.tree().fillMenu(menu);
    QMenu *restorable = menu.actions().constFirst()->menu();
    QVERIFY(restorable->isEnabled());
    QCOMPARE(restorable->actions().size(), 2);
    QCOMPARE(restorable->actions().at(0)->text(), u"a1"_s);
    QCOMPARE(restorable->actions().at(1)->text(), u"q2 (2 messages)"_s);
    restorable->actions().at(1)->trigger();
    QCOMPARE(rows(), 3);
    QCOMPARE(textAt(1), u"q2"_s);
    m->conversations.restore(shownId(), m->bin.all().constFirst().id);
    QCOMPARE(rows(), 4);
    QMenu none;
    m->controllers.tree().fillMenu(none);
    QVERIFY(!none.actions().constFirst()->menu()->isEnabled());
}

void TreeControllerTest::undoesNothingThatIsLongPast()
{
    begin();
    const QString id = shownId();
    act(3, MessageAction::Delete);
    ask(u"q3"_s, u"a3"_s);
    startAgain(id);
    const int before = rows();
    pressUndoKey();
    QCOMPARE(rows(), before);
}

void TreeControllerTest::listsAllMessagesAndShowsThem()
{
    begin();
    window().panels().setShown(SidePanel::Tree, true);
    QCOMPARE(tree().model()->rowCount(), 4); // without versions it is a list
    QCOMPARE(tree().currentIndex(), find(u"a2"_s));
    server->expect().reply(200, wholeReply(u"b1"_s));
    act(1, MessageAction::Regenerate);
    QTRY_VERIFY(!session().isBusy());
    QTRY_VERIFY(find(u"b1"_s).isValid());
    QCOMPARE(find(u"q2"_s).parent(), find(u"a1"_s));
    QCOMPARE(find(u"b1"_s).parent(), QModelIndex());
    QVERIFY(find(u"b1"_s).data(Qt::FontRole).value<QFont>().bold());
    QCOMPARE(find(u"a1"_s).data(Qt::AccessibleTextRole).toString(),
             u"Assistant: a1, version 1 of 2, not shown"_s);
    tree().setCurrentIndex(find(u"q2"_s));
    QTest::keyClick(&tree(), Qt::Key_Return);
    QCOMPARE(rows(), 4);
    QCOMPARE(textAt(2), u"q2"_s);
    QCOMPARE(window().conversationView().cursor().row(), 2);
    window().panels().setShown(SidePanel::Tree, false);
}

void TreeControllerTest::copiesABranch()
{
    begin();
    server->expect().reply(200, wholeReply(u"b1"_s));
    act(1, MessageAction::Regenerate);
    QTRY_VERIFY(!session().isBusy());
    window().panels().setShown(SidePanel::Tree, true);
    tree().setCurrentIndex(find(u"b1"_s));
    auto *copy = panel().findChild<QPushButton *>(u"Copy branch"_s);
    QVERIFY(!copy->isEnabled()); // it is shown
    tree().setCurrentIndex(find(u"q2"_s));
    QVERIFY(copy->isEnabled());
    copy->click();
    QCOMPARE(rows(), 4);
    QCOMPARE(textAt(1), u"b1"_s);
    QCOMPARE(textAt(2), u"q2"_s);
    QCOMPARE(window().notice().sentence(), u"2 messages were copied."_s);
    undo();
    QCOMPARE(rows(), 2);
    QCOMPARE(session().conversation().everyMessage().size(), 5);
    // By dragging, to where it is already.
    QTRY_VERIFY(find(u"q2"_s).isValid());
    const auto before = session().conversation().everyMessage();
    emit panel().branchCopyRequested(
        find(u"q2"_s).data(MessageTreeModel::RowRole).value<ShownTreeRow>().messageId,
        find(u"a2"_s).data(MessageTreeModel::RowRole).value<ShownTreeRow>().messageId);
    QVERIFY(window().notice().sentence().startsWith(u"Nothing was copied"_s));
    QCOMPARE(session().conversation().everyMessage(), before);
}

void TreeControllerTest::copiesALinkAndFollowsIt()
{
    begin();
    const QString id = shownId();
    const QString linked = idAt(1);
    act(1, MessageAction::CopyLink);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"hiwar://message/"_s + linked);
    startAgain(id);
    m->chat.startNew();
    QVERIFY(shownId() != id);
    emit window().conversationView().linkActivated(QUrl(u"hiwar://message/"_s + linked), {});
    QTRY_COMPARE(shownId(), id);
    QTRY_COMPARE(window().conversationView().cursor().row(), 1);
}

void TreeControllerTest::saysThatAMessageIsNotHere()
{
    begin();
    m->controllers.tree().openMessage(u"none"_s);
    QTRY_VERIFY(window().notice().sentence().startsWith(u"The message of this link is not here"_s));
    QCOMPARE(rows(), 4);
}

void TreeControllerTest::offersWhatALinkFindsInTheBin()
{
    begin();
    const QString gone = idAt(3);
    act(2, MessageAction::Delete);
    m->controllers.tree().openMessage(gone);
    QVERIFY(window().notice().sentence().contains(u"The message of this link was deleted."_s));
    pressNotice(u"Restore"_s);
    QCOMPARE(rows(), 4);
}

HIWAR_TEST(TreeControllerTest, QApplication)
#include "tst_treecontroller.moc"

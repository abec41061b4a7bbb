// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Versions of a reply compared in the real window.
#include "tests/app/chatcontrollercase.h"
#include "ui/compare/comparepanel.h"
#include "ui/compare/compareview.h"
#include "ui/tree/messagetreemodel.h"
#include "ui/tree/treepanel.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QTreeView>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class CompareControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void comparesTheTwoVersions();
    void offersTheOtherVersionsNewestFirst();
    void isInTheMenuOfTheConversation();
    void comparesFromTheTree();
    void comparesAnyTwo();
    void comparesAgainWhenTheReplyHasEnded();
    void comparesLongTextsOnAnotherThread();
    void ignoresAllButWords();
    void closesWithWhatItCompares();

private:
    [[nodiscard]] ComparePanel &panel() const { return window().panels().compare(); }
    [[nodiscard]] bool isShown() const { return window().panels().isShown(SidePanel::Compare); }
    [[nodiscard]] QString text() const
    {
        return panel().findChild<CompareView *>(u"Comparison"_s)->toPlainText();
    }
    [[nodiscard]] QString label(const QString &name) const
    {
        return panel().findChild<QLabel *>(name)->text();
    }
    void regenerate(const QString &reply)
    {
        server->expect().reply(200, wholeReply(reply));
        act(1, MessageAction::Regenerate);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(textAt(1), reply);
    }
    void begin()
    {
        ask(u"q1"_s, u"The red cat sat."_s);
        regenerate(u"The black cat sat."_s);
    }
};

void CompareControllerTest::comparesTheTwoVersions()
{
    begin();
    act(1, MessageAction::Compare);
    QVERIFY(isShown());
    QCOMPARE(text(), u"The redblack cat sat."_s);
    QCOMPARE(label(u"Amount"_s), u"1 word added, 1 word removed"_s);
    QVERIFY(label(u"Compared from"_s).startsWith(u"From: Version 1 · "_s));
    QVERIFY(label(u"Compared to"_s).startsWith(u"To: Version 2 · "_s));
    act(1, MessageAction::PreviousVersion);
    act(1, MessageAction::Compare); // the older one is still the first
    QCOMPARE(text(), u"The redblack cat sat."_s);
    QTest::keyClick(panel().findChild<CompareView *>(u"Comparison"_s), Qt::Key_Escape);
    QVERIFY(!isShown());
}

void CompareControllerTest::offersTheOtherVersionsNewestFirst()
{
    begin();
    regenerate(u"A cat."_s);
    act(1, MessageAction::Compare);
    QVERIFY(!isShown());
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    QVERIFY(menu->actions().at(0)->text().startsWith(u"Version 2 · "_s));
    QVERIFY(menu->actions().at(1)->text().startsWith(u"Version 1 · "_s));
    menu->actions().at(1)->trigger();
    menu->close();
    QVERIFY(isShown());
    QVERIFY(label(u"Compared to"_s).startsWith(u"To: Version 3 · "_s));
}

void CompareControllerTest::isInTheMenuOfTheConversation()
{
    const auto submenu = [this](QMenu &menu) -> QMenu * {
        m->controllers.compare().fillMenu(menu);
        return menu.actions().constLast()->menu();
    };
    ask(u"q1"_s, u"The red cat sat."_s);
    QMenu none;
    QVERIFY(!submenu(none)->isEnabled());
    regenerate(u"The black cat sat."_s);
    QMenu menu;
    QMenu *versions = submenu(menu);
    QCOMPARE(versions->title(), u"Compare with"_s);
    QCOMPARE(versions->actions().size(), 1);
    versions->actions().first()->trigger();
    QCOMPARE(text(), u"The redblack cat sat."_s);
}

void CompareControllerTest::comparesFromTheTree()
{
    begin();
    window().panels().setShown(SidePanel::Tree, true);
    TreePanel &tree = window().panels().tree();
    auto *messages = tree.findChild<QTreeView *>();
    QTRY_VERIFY(messages->model()->rowCount() > 1);
    auto *compare = tree.findChild<QPushButton *>(u"Compare version"_s);
    const auto goTo = [&](const QString &words) {
        for (int row = 0; row < messages->model()->rowCount(); ++row) {
            const QModelIndex at = messages->model()->index(row, 0);
            if (at.data(MessageTreeModel::RowRole).value<ShownTreeRow>().words == words)
                messages->setCurrentIndex(at);
        }
    };
    goTo(u"The black cat sat."_s);
    QVERIFY(!compare->isEnabled()); // it is the one that is shown
    goTo(u"The red cat sat."_s);
    QVERIFY(compare->isEnabled());
    compare->click();
    QVERIFY(isShown());
    QCOMPARE(text(), u"The redblack cat sat."_s);
}

void CompareControllerTest::comparesAnyTwo()
{
    begin();
    const QString question = messageAt(0).id;
    const QString reply = messageAt(1).id;
    m->controllers.compare().compare(question, reply);
    QCOMPARE(text(), u"q1The black cat sat."_s);
    m->controllers.compare().compare(question, u"none"_s);
    QVERIFY(window().notice().sentence().contains(u"no longer in this conversation"_s));
}

void CompareControllerTest::comparesAgainWhenTheReplyHasEnded()
{
    ask(u"q1"_s, u"The red cat sat."_s);
    server->expect().wait().reply(200, wholeReply(u"The black cat sat."_s));
    act(1, MessageAction::Regenerate);
    QTRY_COMPARE(messageAt(1).state, MessageState::Waiting);
    act(1, MessageAction::Compare);
    QVERIFY(isShown());
    QVERIFY(label(u"Waiting"_s).contains(u"still arriving"_s));
    QTRY_COMPARE(server->waiting(), 1);
    server->release();
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(text(), u"The redblack cat sat."_s);
    QCOMPARE(label(u"Waiting"_s), QString());
}

void CompareControllerTest::comparesLongTextsOnAnotherThread()
{
    const QString line = u"A line of many words that are the same in both.\n"_s;
    ask(u"q1"_s, line.repeated(300) + u"The red cat sat."_s);
    regenerate(line.repeated(300) + u"The black cat sat."_s);
    act(1, MessageAction::Compare);
    QVERIFY(label(u"Waiting"_s).contains(u"being compared"_s));
    QTRY_COMPARE(label(u"Waiting"_s), QString());
    QVERIFY(text().endsWith(u"The redblack cat sat."_s));
    QCOMPARE(label(u"Amount"_s), u"1 word added, 1 word removed"_s);
}

void CompareControllerTest::ignoresAllButWords()
{
    ask(u"q1"_s, u"# Cats\n\nThey sleep."_s);
    regenerate(u"**Cats**\nThey sleep."_s);
    act(1, MessageAction::Compare);
    QCOMPARE(label(u"Amount"_s), u"Only blanks and punctuation differ."_s);
    panel().findChild<QCheckBox *>(u"Only words"_s)->click();
    QCOMPARE(label(u"Amount"_s), u"The words of the two are the same."_s);
}

void CompareControllerTest::closesWithWhatItCompares()
{
    begin();
    act(1, MessageAction::Compare);
    act(1, MessageAction::Delete);
    QVERIFY(!isShown());
    undo();
    act(1, MessageAction::Compare);
    QVERIFY(isShown());
    m->chat.startNew();
    QVERIFY(!isShown());
}

HIWAR_TEST(CompareControllerTest, QApplication)
#include "tst_comparecontroller.moc"

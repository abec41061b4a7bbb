// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/chatcontrollercase.h"
#include "ui/find/findbar.h"
#include "ui/find/finder.h"
#include "ui/sidebar/searchroles.h"

#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SearchControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void findsMessagesWhileTheyAreTyped();
    void leadsToTheVersionThatHoldsTheWords();
    void leadsIntoTheConversationThatIsShown();
    void showsNothingForOtherWords();
    void passesOverTheBin();
    void namesWhatWasFound_data();
    void namesWhatWasFound();

private:
    QLineEdit *field() const
    {
        return window().sidebar().findChild<QLineEdit *>(u"Search conversations"_s);
    }
    QListView *results() const
    {
        return window().sidebar().findChild<QListView *>(u"Search results"_s);
    }
    QStringList found() const
    {
        QStringList rows;
        for (int row = 0; row < results()->model()->rowCount(); ++row)
            rows.append(results()->model()->index(row, 0).data().toString());
        return rows;
    }
    QString foundLine() const { return window().sidebar().findChild<QLabel *>(u"Found"_s)->text(); }
    QString talk(const QString &question, const QString &reply)
    {
        emit window().commands().newConversationRequested();
        ask(question, reply);
        return m->shown.id();
    }
    /// Opens the row of the first message found.
    void openHit()
    {
        const QAbstractItemModel *model = results()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (!model->index(row, 0).data(FoundMessageRole).toString().isEmpty()) {
                emit results()->clicked(model->index(row, 0));
                return;
            }
        }
        QFAIL("no message was found");
    }
};

void SearchControllerTest::findsMessagesWhileTheyAreTyped()
{
    talk(u"tides"_s, u"the moon pulls"_s);
    talk(u"bread"_s, u"flour and water"_s);
    QTest::keyClicks(field(), u"moo"_s);
    QTRY_COMPARE(found(), (QStringList{u"tides"_s, u"the moon pulls"_s}));
    QCOMPARE(foundLine(), u"1 message in 1 conversation"_s);
    const auto marks = results()->model()->index(1, 0).data(FoundMarksRole).value<FoundMarks>();
    QCOMPARE(marks.size(), 1);
    QCOMPARE(marks.constFirst().start, 4);
    QTest::keyClicks(field(), u"n"_s);
    QTRY_COMPARE(found(), (QStringList{u"tides"_s, u"the moon pulls"_s}));
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(found().isEmpty());
}

void SearchControllerTest::leadsToTheVersionThatHoldsTheWords()
{
    const QString id = talk(u"tides"_s, u"the moon pulls"_s);
    server->expect().reply(200, wholeReply(u"nobody knows"_s));
    act(1, MessageAction::Regenerate);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(1), u"nobody knows"_s);
    talk(u"bread"_s, u"flour and water"_s);
    field()->setText(u"moon"_s);
    QTRY_COMPARE(found().size(), 2);
    openHit();
    QTRY_COMPARE(m->shown.id(), id);
    QCOMPARE(textAt(1), u"the moon pulls"_s);
    QVERIFY(window().finder().isOpen());
    QTRY_COMPARE(window().finder().state().count, 1);
    QCOMPARE(window().finder().state().current, 1); // marked
    QVERIFY(window().conversationView().visibleRows().contains(1));
    // The position that the search led to is stored without any further action.
    QCOMPARE(settled(m->history.load(id))->info.currentLeaf, messageAt(1).id);
}

void SearchControllerTest::leadsIntoTheConversationThatIsShown()
{
    talk(u"tides"_s, u"the moon pulls"_s);
    ask(u"really?"_s, u"yes, the moon"_s);
    field()->setText(u"really"_s);
    QTRY_COMPARE(found(), (QStringList{u"tides"_s, u"really?"_s}));
    openHit();
    QCOMPARE(window().finder().state().count, 0); // the search runs in slices
    QTRY_COMPARE(window().finder().state().count, 1);
}

void SearchControllerTest::showsNothingForOtherWords()
{
    talk(u"tides"_s, u"the moon pulls"_s);
    field()->setText(u"moon"_s);
    field()->setText(u"moonshine"_s); // the results of the first search arrive too late
    QTRY_VERIFY(results()->accessibleDescription().startsWith(u"Nothing was found."_s));
    QVERIFY(found().isEmpty());
    QCOMPARE(foundLine(), QString());
    QCOMPARE(textAt(0), u"tides"_s); // the open conversation stays open, found or not
}

void SearchControllerTest::passesOverTheBin()
{
    const QString id = talk(u"tides"_s, u"the moon pulls"_s);
    emit window().sidebar().organiseRequested(Organising::Delete, {id});
    field()->setText(u"moon"_s);
    QTRY_VERIFY(results()->accessibleDescription().startsWith(u"Nothing was found."_s));
}

void SearchControllerTest::namesWhatWasFound_data()
{
    QTest::addColumn<int>("messages");
    QTest::addColumn<bool>("hasMore");
    QTest::addColumn<QString>("told");
    QTest::newRow("titles") << 0 << false << u"2 conversations"_s;
    QTest::newRow("all") << 7 << false << u"14 messages in 2 conversations"_s;
    QTest::newRow("more") << 7 << true << u"First 14 messages in 2 conversations"_s;
}

void SearchControllerTest::namesWhatWasFound()
{
    QFETCH(int, messages);
    QFETCH(bool, hasMore);
    QFETCH(QString, told);
    SearchPage page;
    page.groups = {{.conversationId = u"a"_s, .hitCount = messages},
                   {.conversationId = u"b"_s, .hitCount = messages}};
    page.hasMore = hasMore;
    QCOMPARE(describeFound(page), told);
    QCOMPARE(describeFound({}), QString());
}

HIWAR_TEST(SearchControllerTest, QApplication)
#include "tst_searchcontroller.moc"

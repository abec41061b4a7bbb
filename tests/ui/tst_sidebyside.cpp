// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class SideBySideTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }
    void init()
    {
        TestCase::init();
        m_window = std::make_unique<QWidget>();
        m_window->resize(1500, 700);
        m_pane = new SideBySide(m_window.get());
        m_pane->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_models.clear();
        m_pane->resize(1000, 600);
        fill(3);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    }
    void cleanup()
    {
        m_window.reset();
        m_models.clear();
    }

    void standsSideBySide();
    void isReadByNames();
    void tellsStateAndFigures();
    void offersWhatTheReplyNeeds();
    void emitsWhatIsWanted();
    void comparesWithTheOneThatIsNamed();
    void showsOneAtATimeInANarrowWindow();
    void laysOutWhatIsSeenOnly();
    void walksByKeyboard();
    void keepsColumnsThatStay();
    void makesRoomInsideAClick();
    void elidesALongQuestion();
    void leavesRoomForTheReplyWhereThereIsLittle();
    void leavesTheFocusWhereItWas();
    void mirrors();
    void tellsTheEnds();

private:
    [[nodiscard]] ShownMessage messageOf(int at, MessageState state = MessageState::Complete) const
    {
        ShownMessage message = makeMessage(u"r%1"_s.arg(at), Role::Assistant,
                                           u"The answer number %1."_s.arg(at), state);
        message.model = u"model-%1"_s.arg(at);
        message.usage = Usage{.promptTokens = 12, .completionTokens = 34};
        return message;
    }
    [[nodiscard]] QList<ShownSibling> siblings() const
    {
        QList<ShownSibling> all;
        for (const auto &model : m_models)
            all.append({.id = model->at(0).id, .name = model->at(0).model, .model = model.get()});
        return all;
    }
    void fill(int count)
    {
        for (int at = int(m_models.size()); at < count; ++at) {
            m_models.push_back(std::make_unique<MessageModel>());
            m_models.back()->append(messageOf(at));
        }
        m_pane->show(u"Which way is shorter?"_s, siblings());
    }
    [[nodiscard]] ReplyColumn &column(int at) const { return *m_pane->columns().at(at); }
    [[nodiscard]] QPushButton &button(int at, const QString &name) const
    {
        return *column(at).findChild<QPushButton *>(name);
    }
    [[nodiscard]] QStringList offered(int at) const
    {
        QStringList names;
        for (const QString &name : {u"Choose"_s, u"Stop"_s, u"Continue"_s, u"Try again"_s})
            if (!button(at, name).isHidden())
                names.append(name);
        return names;
    }
    [[nodiscard]] QTabBar &tabs() const { return *m_pane->findChild<QTabBar *>(); }
    [[nodiscard]] QList<int> shownColumns() const
    {
        QList<int> shown;
        for (int at = 0; at < int(m_pane->columns().size()); ++at)
            if (column(at).isVisible())
                shown.append(at);
        return shown;
    }

    std::vector<std::unique_ptr<MessageModel>> m_models; // outlive their columns
    std::unique_ptr<QWidget> m_window;
    SideBySide *m_pane = nullptr;
};

void SideBySideTest::standsSideBySide()
{
    QCOMPARE(shownColumns(), QList<int>({0, 1, 2}));
    QVERIFY(tabs().isHidden());
    QVERIFY(column(0).x() < column(1).x() && column(1).x() < column(2).x());
    QVERIFY(std::abs(column(0).width() - column(2).width()) <= 1);
    QCOMPARE(column(1).view().rows().message(0).text, u"The answer number 1."_s);
}

void SideBySideTest::isReadByNames()
{
    QAccessibleInterface *pane = QAccessible::queryAccessibleInterface(m_pane);
    QCOMPARE(pane->role(), QAccessible::Grouping);
    QCOMPARE(pane->text(QAccessible::Name), u"Replies side by side"_s);
    QAccessibleInterface *second = QAccessible::queryAccessibleInterface(&column(1));
    QCOMPARE(second->role(), QAccessible::Grouping);
    QCOMPARE(second->text(QAccessible::Name), u"model-1"_s);
    QVERIFY(second->text(QAccessible::Description).startsWith(u"Complete"_s));
    const QList<QPushButton *> buttons = column(1).findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 6);
    for (const QPushButton *each : buttons)
        QVERIFY2(each->accessibleName().contains(u"model-1"_s), qPrintable(each->text()));
    QCOMPARE(column(1).view().accessibleName(), u"Reply of model-1"_s);
}

void SideBySideTest::tellsStateAndFigures()
{
    const auto words = [this] { return column(0).accessibleDescription(); };
    QVERIFY(words().contains(u"12 + 34 tokens"_s));
    const std::pair<MessageState, QString> states[] = {
        {MessageState::Arriving, u"Writing"_s},
        {MessageState::Stopped, u"Stopped"_s},
        {MessageState::Closed, u"Cut off when Hiwar was closed"_s},
        {MessageState::Failed, u"Failed"_s},
    };
    for (const auto &[state, told] : states) {
        m_models[0]->replace(0, messageOf(0, state));
        QVERIFY2(words().startsWith(told), qPrintable(words()));
    }
    m_pane->setChosen(u"r0"_s);
    QVERIFY(words().startsWith(u"Shown in the conversation"_s));
    m_pane->setChosen(u"r1"_s);
    QVERIFY(!words().contains(u"Shown"_s));
}

void SideBySideTest::offersWhatTheReplyNeeds()
{
    QCOMPARE(offered(0), QStringList({u"Choose"_s, u"Try again"_s}));
    m_models[0]->replace(0, messageOf(0, MessageState::Arriving));
    QCOMPARE(offered(0), QStringList({u"Choose"_s, u"Stop"_s}));
    m_models[0]->replace(0, messageOf(0, MessageState::Stopped));
    QCOMPARE(offered(0), QStringList({u"Choose"_s, u"Continue"_s, u"Try again"_s}));
    ShownMessage silent = messageOf(0, MessageState::Failed);
    silent.text.clear();
    m_models[0]->replace(0, silent);
    QCOMPARE(offered(0), QStringList({u"Choose"_s, u"Try again"_s}));
    QVERIFY(!button(0, u"Compare"_s).isEnabled());
    ShownMessage cut = messageOf(0);
    cut.finishReason = u"length"_s;
    m_models[0]->replace(0, cut);
    QCOMPARE(offered(0), QStringList({u"Choose"_s, u"Continue"_s, u"Try again"_s}));
}

void SideBySideTest::emitsWhatIsWanted()
{
    QSignalSpy stopped(m_pane, &SideBySide::stopRequested);
    QSignalSpy continued(m_pane, &SideBySide::continueRequested);
    QSignalSpy again(m_pane, &SideBySide::againRequested);
    QSignalSpy chosen(m_pane, &SideBySide::chosen);
    QSignalSpy closed(m_pane, &SideBySide::closeRequested);
    m_models[1]->replace(0, messageOf(1, MessageState::Arriving));
    button(1, u"Stop"_s).click();
    m_models[1]->replace(0, messageOf(1, MessageState::Stopped));
    button(1, u"Continue"_s).click();
    button(1, u"Try again"_s).click();
    button(1, u"Choose"_s).click();
    m_pane->findChild<QToolButton *>(u"Close side by side"_s)->click();
    for (const QSignalSpy *spy : {&stopped, &continued, &again, &chosen}) {
        QCOMPARE(spy->count(), 1);
        QCOMPARE(spy->at(0).at(0).toString(), u"r1"_s);
    }
    QCOMPARE(closed.count(), 1);
}

void SideBySideTest::comparesWithTheOneThatIsNamed()
{
    QSignalSpy compared(m_pane, &SideBySide::compareRequested);
    const QMenu *menu = button(2, u"Compare"_s).menu();
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    QCOMPARE(menu->actions().at(1)->text(), u"Compare with model-1"_s);
    menu->actions().at(1)->trigger();
    QCOMPARE(compared.at(0).at(0).toString(), u"r2"_s);
    QCOMPARE(compared.at(0).at(1).toString(), u"r1"_s);
    // With one other there is nothing to choose.
    m_pane->show(u"q"_s, siblings().first(2)); // their models outlive the columns
    m_models.pop_back();
    QVERIFY(!button(0, u"Compare"_s).menu());
    button(0, u"Compare"_s).click();
    QCOMPARE(compared.count(), 2);
    QCOMPARE(compared.at(1).at(0).toString(), u"r0"_s);
    QCOMPARE(compared.at(1).at(1).toString(), u"r1"_s);
}

void SideBySideTest::showsOneAtATimeInANarrowWindow()
{
    m_pane->resize(420, 600);
    QCOMPARE(shownColumns(), QList<int>({0}));
    QVERIFY(tabs().isVisible());
    QCOMPARE(tabs().count(), 3);
    QCOMPARE(tabs().tabText(2), u"model-2"_s);
    tabs().setCurrentIndex(2);
    QCOMPARE(shownColumns(), QList<int>({2}));
    QCOMPARE(m_pane->current(), u"r2"_s);
    QVERIFY(column(2).width() >= 418);
    m_pane->resize(700, 600); // two have room
    QCOMPARE(shownColumns(), QList<int>({1, 2}));
    m_pane->setCurrent(u"r0"_s, false);
    QCOMPARE(shownColumns(), QList<int>({0, 1}));
    // Larger words need more room.
    m_pane->setTheme(makeTheme(ColourScheme::Light, 2.0));
    QCOMPARE(shownColumns(), QList<int>({0}));
}

void SideBySideTest::laysOutWhatIsSeenOnly()
{
    m_pane->resize(420, 600);
    const auto end = [this](int at) { return column(at).view().rows().geometry().height(0); };
    const int before = end(1);
    for (int at : {0, 1})
        m_models[size_t(at)]->appendText(0, u"\n\nmore words"_s.repeated(20));
    QTRY_VERIFY(end(0) > before);
    QCOMPARE(end(1), before); // behind a tab
    tabs().setCurrentIndex(1);
    QTRY_VERIFY(end(1) > before);
}

void SideBySideTest::walksByKeyboard()
{
    QSignalSpy current(m_pane, &SideBySide::currentChanged);
    QSignalSpy chosen(m_pane, &SideBySide::chosen);
    QSignalSpy closed(m_pane, &SideBySide::closeRequested);
    m_pane->enter(1);
    QTRY_VERIFY(column(0).view().hasFocus());
    QVERIFY(!m_pane->step(-1)); // there the window goes on to its other panes
    QVERIFY(m_pane->step(1));
    QVERIFY(column(1).view().hasFocus());
    QCOMPARE(current.count(), 1);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.at(0).at(0).toString(), u"r1"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(closed.count(), 1);
    QVERIFY(m_pane->step(1));
    QVERIFY(!m_pane->step(1));
    m_pane->enter(-1);
    QVERIFY(column(2).view().hasFocus());
    button(0, u"Choose"_s).setFocus();
    QCOMPARE(m_pane->current(), u"r0"_s); // the focus in a button counts, too
}

void SideBySideTest::keepsColumnsThatStay()
{
    const ReplyColumn *second = &column(1);
    m_pane->setCurrent(u"r1"_s, true);
    QList<ShownSibling> others = siblings().mid(1);
    m_models.push_back(std::make_unique<MessageModel>());
    m_models.back()->append(messageOf(9));
    others.append({.id = u"r9"_s, .name = u"model-9"_s, .model = m_models.back().get()});
    m_pane->show(u"q"_s, others);
    QCOMPARE(&column(0), second);
    QCOMPARE(m_pane->current(), u"r1"_s);
    QVERIFY(second->view().hasFocus());
    QCOMPARE(column(2).name(), u"model-9"_s);
    QCOMPARE(shownColumns(), QList<int>({0, 1, 2}));
}

void SideBySideTest::makesRoomInsideAClick()
{
    connect(m_pane, &SideBySide::chosen, this, [this] {
        m_pane->clear();
        m_models.clear();
    });
    button(1, u"Choose"_s).click();
    QVERIFY(m_pane->columns().isEmpty());
}

void SideBySideTest::elidesALongQuestion()
{
    const QString longOne = u"Why is the sky blue and the sea, too? "_s.repeated(60);
    m_pane->show(longOne, siblings());
    const QList<QLabel *> labels =
        m_pane->findChildren<QLabel *>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(labels.size(), 1);
    QCOMPARE(labels.constFirst()->text().count(u'\n'), 1);
    QVERIFY(labels.constFirst()->text().endsWith(u'…'));
    QVERIFY(labels.constFirst()->toolTip().startsWith(longOne.left(100)));
    QVERIFY(labels.constFirst()->accessibleName().contains(longOne));
}

void SideBySideTest::leavesRoomForTheReplyWhereThereIsLittle()
{
    fill(3);
    m_models[0]->replace(0, messageOf(0, MessageState::Stopped));
    m_pane->resize(280, 300);
    QCOMPARE(shownColumns(), QList<int>({0}));
    QVERIFY(column(0).view().height() * 2 > 300);
    QVERIFY(button(0, u"Compare"_s).isHidden());
    QVERIFY(!button(0, u"More"_s).isHidden());
    // What has no room is in the menu, and does the same.
    QMenu *more = button(0, u"More"_s).menu();
    QStringList words;
    for (const QAction *action : more->actions())
        words << action->text();
    QVERIFY2(words.contains(u"Compare with model-1"_s), qPrintable(words.join(u", "_s)));
    QVERIFY(words.contains(u"Try again"_s));
    const QSignalSpy again(m_pane, &SideBySide::againRequested);
    more->actions().at(words.indexOf(u"Try again"_s))->trigger();
    QCOMPARE(again.size(), 1);
    QCOMPARE(again.first().first().toString(), u"r0"_s);
    m_pane->resize(1000, 600);
    QVERIFY(button(0, u"More"_s).isHidden());
    QVERIFY(!button(0, u"Compare"_s).isHidden());
}

void SideBySideTest::leavesTheFocusWhereItWas()
{
    m_models[0]->replace(0, messageOf(0, MessageState::Arriving));
    button(0, u"Stop"_s).setFocus();
    m_models[0]->replace(0, messageOf(0, MessageState::Stopped)); // the button goes
    QVERIFY(column(0).view().hasFocus());
}

void SideBySideTest::mirrors()
{
    m_pane->setLayoutDirection(Qt::RightToLeft);
    m_pane->resize(1001, 600);
    QTRY_VERIFY(column(0).x() > column(1).x());
    QVERIFY(column(1).x() > column(2).x());
}

void SideBySideTest::tellsTheEnds()
{
    QSignalSpy ended(&column(1), &ReplyColumn::ended);
    m_models[1]->replace(0, messageOf(1, MessageState::Arriving));
    m_models[1]->appendText(0, u" More."_s);
    QCOMPARE(ended.count(), 0);
    m_models[1]->replace(0, messageOf(1));
    QCOMPARE(ended.count(), 1);
    QVERIFY(ended.at(0).at(0).toString().startsWith(u"model-1: "_s));
}

HIWAR_TEST(SideBySideTest, QApplication)
#include "tst_sidebyside.moc"

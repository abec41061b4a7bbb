// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tokens and money in the real window, with a service on this machine.
#include "app/models/conversationmodel.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/composer/estimatelabel.h"
#include "ui/usage/usagepanel.h"
#include "ui/window/limitbar.h"

#include <QMenu>
#include <QTableWidget>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class UsageControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        ChatControllerCase::init();
    }
    void estimatesTheNextRequest();
    void estimatesNothingForTheGuide();
    void showsWhatAReplyUsed();
    void asksBeforeTheLimitIsPassed();
    void loosesNoEditedQuestion();
    void asksBeforeAnotherVersion();
    void forgetsTheQuestionOfAnotherConversation();
    void raisesTheLimitInTheSettings();
    void listsWhatWasUsed();

private:
    void usePrices(qint64 limit)
    {
        Profile &profile = first.profiles.last();
        setPrice(profile.ownFacts, u"m-1"_s, {.input = 1000, .output = 2000});
        if (limit >= 0)
            profile.dailyLimit = Money{limit, u"USD"_s};
        restart(first);
    }
    [[nodiscard]] QString estimate() const
    {
        return window().composer().findChild<EstimateLabel *>()->text();
    }
    [[nodiscard]] LimitBar &bar() const { return window().limitBar(); }
    void press(const QString &name) { bar().findChild<QPushButton *>(name)->click(); }
};

void UsageControllerTest::estimatesTheNextRequest()
{
    usePrices(-1);
    QCOMPARE(estimate(), QString());
    type(u"How many words are these?"_s);
    QTRY_VERIFY(estimate().startsWith(u'~'));
    QVERIFY(estimate().contains(u"tokens"_s) && estimate().contains(u"~$0.0"_s));
    const auto *label = window().composer().findChild<EstimateLabel *>();
    QVERIFY(label->accessibleDescription().contains(u"of this message"_s));
    const QString before = estimate();
    type(u" And these are many more of them, to be sent too."_s);
    QTRY_VERIFY(estimate() != before);
}

void UsageControllerTest::estimatesNothingForTheGuide()
{
    first.currentProfileId = QString::fromLatin1(guideProfileId);
    restart(first);
    type(u"How do I connect?"_s);
    QTRY_COMPARE(window().composer().text(), u"How do I connect?"_s);
    QCOMPARE(estimate(), QString());
}

void UsageControllerTest::showsWhatAReplyUsed()
{
    usePrices(-1);
    server->expect() = WireScript().stream().chunk(delta(u"a"_s)).chunk(streamEnd());
    send(u"q"_s);
    QTRY_VERIFY(!session().isBusy());
    const auto shown = [this] {
        const ConversationModel model(session().conversation(), {}, [this](const QString &id) {
            return m->program.usage.useOf(id);
        });
        return model.index(1).data(ShownMessageRole).value<ShownMessage>();
    };
    QTRY_VERIFY(shown().cost);
    QCOMPARE(shown().cost, std::optional(Money{7000, u"USD"_s}));
    const QString told = usageText(shown());
    QVERIFY2(told.startsWith(u"3 + 2 tokens"_s) && told.contains(u"$0.0070"_s), qPrintable(told));
    const QString id = session().conversation().info().id;
    restart(first);
    m->conversations.loadList();
    m->shown.show(id);
    QTRY_COMPARE(m->shown.id(), id);
    QTRY_VERIFY(shown().cost);
    QVERIFY(shown().replyTime >= 0);
}

void UsageControllerTest::asksBeforeTheLimitIsPassed()
{
    usePrices(1);
    send(u"a question that costs"_s);
    QVERIFY(bar().isVisible());
    QVERIFY(bar().accessibleDescription().contains(u"limit"_s));
    QCOMPARE(window().composer().text(), u"a question that costs"_s); // nothing is lost
    QVERIFY(server->requests().isEmpty());                            // nothing is sent
    server->expect().reply(200, wholeReply(u"a"_s));
    press(u"Send anyway"_s);
    QVERIFY(!bar().isVisible());
    QTRY_VERIFY(rows() == 2 && !session().isBusy());
    QCOMPARE(textAt(0), u"a question that costs"_s);
    QCOMPARE(window().composer().text(), QString());
    QCOMPARE(server->requests().size(), 1);
}

void UsageControllerTest::loosesNoEditedQuestion()
{
    usePrices(-1);
    ask(u"q"_s, u"a"_s);
    m->settings.change([](Settings &settings) {
        settings.profiles.last().dailyLimit = Money{1, u"USD"_s};
    });
    act(0, MessageAction::Edit);
    type(u" edited"_s);
    window().composer().findChild<QPushButton *>(u"Send"_s)->click();
    QVERIFY(bar().isVisible());
    QVERIFY(window().composer().isEditing());
    QCOMPARE(window().composer().text(), u"q edited"_s);
    server->expect().reply(200, wholeReply(u"b"_s));
    press(u"Send anyway"_s);
    QTRY_VERIFY(!session().isBusy() && textAt(1) == "b"_L1);
    QCOMPARE(textAt(0), u"q edited"_s);
    QVERIFY(!window().composer().isEditing());
}

void UsageControllerTest::asksBeforeAnotherVersion()
{
    usePrices(-1);
    ask(u"q"_s, u"a"_s);
    m->settings.change([](Settings &settings) {
        settings.profiles.last().dailyLimit = Money{1, u"USD"_s};
    });
    act(1, MessageAction::Regenerate);
    QVERIFY(bar().isVisible());
    QTest::keyClick(&bar(), Qt::Key_Escape);
    QVERIFY(!bar().isVisible());
    QCOMPARE(server->requests().size(), 1);
    act(1, MessageAction::Regenerate);
    server->expect().reply(200, wholeReply(u"b"_s));
    press(u"Send anyway"_s);
    QTRY_VERIFY(!session().isBusy() && textAt(1) == "b"_L1);
}

void UsageControllerTest::forgetsTheQuestionOfAnotherConversation()
{
    usePrices(-1);
    ask(u"q"_s, u"a"_s);
    m->settings.change([](Settings &settings) {
        settings.profiles.last().dailyLimit = Money{1, u"USD"_s};
    });
    act(1, MessageAction::Regenerate);
    QVERIFY(bar().isVisible());
    m->chat.startNew();
    QVERIFY(!bar().isVisible());
    QCOMPARE(server->requests().size(), 1);
}

void UsageControllerTest::raisesTheLimitInTheSettings()
{
    usePrices(1);
    send(u"a question"_s);
    press(u"Raise the limit"_s);
    QVERIFY(window().panels().isShown(SidePanel::Settings));
    QCOMPARE(window().composer().text(), u"a question"_s);
    QVERIFY(server->requests().isEmpty());
}

void UsageControllerTest::listsWhatWasUsed()
{
    usePrices(-1);
    ask(u"why is that so?"_s, u"because"_s);
    QMenu menu;
    m->window.commands().fillMenu(&menu);
    for (QAction *action : menu.actions()) {
        if (action->text() == u"Usage…"_s)
            action->trigger();
    }
    QVERIFY(window().panels().isShown(SidePanel::Usage));
    UsagePanel &panel = window().panels().usage();
    const auto *table = panel.findChild<QTableWidget *>();
    QTRY_COMPARE(table->rowCount(), 1);
    QCOMPARE(table->item(0, 0)->text(), u"m-1"_s);
    panel.setGroup(UsageGroup::Conversation);
    emit panel.chosen();
    QTRY_COMPARE(table->item(0, 0)->text(), u"why is that so?"_s);
    ask(u"and that?"_s, u"because"_s);
    QTRY_VERIFY(table->item(0, 1)->text().size() > 2); // it is kept up to date
    window().panels().setShown(SidePanel::Settings, true);
    QVERIFY(!window().panels().isShown(SidePanel::Usage));
    emit panel.closeRequested();
    QVERIFY(window().panels().isShown(SidePanel::Settings));
}

HIWAR_TEST(UsageControllerTest, QApplication)
#include "tst_usagecontroller.moc"

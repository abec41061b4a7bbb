// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A question to several models in the real window: who is asked, what stands side by side, and how
// the conversation goes on.
#include "tests/app/chatcontrollercase.h"
#include "ui/chooser/modelchooser.h"
#include "ui/composer/secretwarning.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"
#include "ui/window/conversationstack.h"
#include "ui/window/limitbar.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SeveralControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void init()
    {
        ChatControllerCase::init();
        for (auto &each : others)
            each = std::make_unique<WireServer>();
        m->settings.change([this](Settings &settings) {
            for (int at = 0; at < 2; ++at)
                settings.profiles.append({.id = u"other%1"_s.arg(at),
                                          .name = u"Other %1"_s.arg(at),
                                          .baseUrl = others[size_t(at)]->baseUrl(),
                                          .model = u"n-%1"_s.arg(at)});
        });
        window().resize(1400, 800);
        window().show();
    }
    void cleanup()
    {
        ChatControllerCase::cleanup();
        for (auto &each : others)
            each.reset();
    }
    void asksThemAndShowsThemSideBySide();
    void choosesInTheChooser();
    void goesBackToOneModel();
    void stopsContinuesAndAsksAgainEachByItself();
    void choosesOneAndGoesOn();
    void goesOnWithTheOneLookedAt();
    void failsOneProfileAlone();
    void opensAgainByAnActionAndByAKey();
    void asksOtherModelsToo();
    void refusesMoreThanSix();
    void closesWithTheConversation();
    void countsAllOfThemInTheEstimate();
    void asksOnceForTheLimit();
    void warnsOnceOfSecrets();
    void passesOnWhatIsComparedAndCopied();
    void survivesAnotherWindow();

private:
    [[nodiscard]] static QList<ModelRef> three()
    {
        return {{u"own"_s, u"m-1"_s}, {u"other0"_s, u"n-0"_s}, {u"other1"_s, u"n-1"_s}};
    }
    [[nodiscard]] QString shownId() const { return m->shown.id(); }
    [[nodiscard]] ConversationStack &stack() const { return window().conversationStack(); }
    [[nodiscard]] SideBySide &pane() const { return stack().replies(); }
    [[nodiscard]] ReplyColumn &column(int at) const { return *pane().columns().at(at); }
    [[nodiscard]] QPushButton &button(int at, const QString &name) const
    {
        return *column(at).findChild<QPushButton *>(name);
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList all;
        for (const ReplyColumn *each : pane().columns())
            all.append(each->name());
        return all;
    }
    [[nodiscard]] QString replyIn(int at) const { return column(at).view().rows().message(0).text; }
    WireServer &serverOf(int at) const { return at == 0 ? *server : *others[size_t(at - 1)]; }
    [[nodiscard]] static QString modelIn(const WireRequest &request)
    {
        return QJsonDocument::fromJson(request.body).object().value("model"_L1).toString();
    }
    void askThree(const QString &question)
    {
        for (int at = 0; at < 3; ++at)
            serverOf(at).expect().reply(200, wholeReply(u"a%1"_s.arg(at)));
        m->program.several.set(shownId(), three());
        send(question);
        QTRY_VERIFY(!session().isBusy());
    }
    void holdThree()
    {
        for (int at = 0; at < 3; ++at)
            serverOf(at).expect().stream().chunk(delta(u"half"_s)).wait();
        m->program.several.set(shownId(), three());
        send(u"q"_s);
        for (int at = 0; at < 3; ++at)
            QTRY_COMPARE(replyIn(at), u"half"_s);
    }

    std::array<std::unique_ptr<WireServer>, 2> others;
};

void SeveralControllerTest::asksThemAndShowsThemSideBySide()
{
    askThree(u"Which way?"_s);
    QVERIFY(stack().isSideBySide());
    QVERIFY(!window().conversationView().isVisible());
    QCOMPARE(names(), QStringList({u"m-1"_s, u"n-0"_s, u"n-1"_s}));
    for (int at = 0; at < 3; ++at) {
        QCOMPARE(replyIn(at), u"a%1"_s.arg(at));
        QCOMPARE(modelIn(serverOf(at).requests().constFirst()), three().at(at).model);
    }
    QCOMPARE(textAt(1), u"a0"_s);
    QVERIFY(column(0).accessibleDescription().startsWith(u"Shown in the conversation"_s));
}

void SeveralControllerTest::choosesInTheChooser()
{
    window().commands().action(ShortcutId::ChooseModel)->trigger();
    ModelChooser &chooser = window().composer().chooser();
    chooser.findChild<QPushButton *>(u"Ask several models"_s)->click();
    QListView *list = chooser.findChild<QListView *>();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QString title = list->model()->index(row, 0).data().toString();
        if (title == "n-0"_L1 || title == "n-1"_L1) {
            list->setCurrentIndex(list->model()->index(row, 0));
            QTest::keyClick(list, Qt::Key_Space);
        }
    }
    QTest::keyClick(list, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(m->program.several.of(shownId()), three());
    QCOMPARE(window().composer().modelButton().property("text").toString(), u"3 models"_s);
}

void SeveralControllerTest::goesBackToOneModel()
{
    m->program.several.set(shownId(), three());
    window().commands().action(ShortcutId::ChooseModel)->trigger();
    window().composer().chooser().findChild<QPushButton *>(u"Back to one model"_s)->click();
    QVERIFY(m->program.several.of(shownId()).isEmpty());
    ask(u"q"_s, u"a"_s);
    QVERIFY(!stack().isSideBySide());
    QCOMPARE(others[0]->requests().size(), 0);
}

void SeveralControllerTest::stopsContinuesAndAsksAgainEachByItself()
{
    holdThree();
    button(1, u"Stop"_s).click();
    QTRY_VERIFY(!column(1).isRunning());
    QVERIFY(column(0).isRunning() && column(2).isRunning());
    others[0]->expect().reply(200, wholeReply(u" and whole"_s));
    button(1, u"Continue"_s).click();
    QTRY_COMPARE(replyIn(1), u"half and whole"_s);
    QTRY_VERIFY(!column(1).isRunning());
    QCOMPARE(modelIn(others[0]->requests().constLast()), u"n-0"_s);
    others[0]->expect().reply(200, wholeReply(u"another"_s));
    const ReplyColumn *third = &column(2);
    button(1, u"Try again"_s).click();
    QTRY_COMPARE(replyIn(1), u"another"_s); // where the former one stood
    QCOMPARE(&column(2), third);
    QCOMPARE(names(), QStringList({u"m-1"_s, u"n-0"_s, u"n-1"_s}));
    QVERIFY(column(0).isRunning());
    emit window().composer().stopRequested(); // all
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(replyIn(2), u"half"_s);
    QVERIFY(stack().isSideBySide());
}

void SeveralControllerTest::choosesOneAndGoesOn()
{
    askThree(u"q"_s);
    button(1, u"Choose"_s).click();
    QVERIFY(!stack().isSideBySide() && window().conversationView().isVisible());
    QCOMPARE(textAt(1), u"a1"_s);
    m->program.several.set(shownId(), {});
    ask(u"q2"_s, u"b"_s);
    QVERIFY(server->requests().constLast().body.contains("a1"));
    QVERIFY(!server->requests().constLast().body.contains("a0"));
}

void SeveralControllerTest::goesOnWithTheOneLookedAt()
{
    askThree(u"q"_s);
    pane().setCurrent(pane().columns().at(2)->id(), true);
    m->program.several.set(shownId(), {});
    ask(u"q2"_s, u"b"_s);
    QCOMPARE(textAt(1), u"a2"_s);
    QVERIFY(!stack().isSideBySide());
    // Who closes the pane goes on with what is shown.
    askThree(u"q3"_s);
    pane().setCurrent(pane().columns().at(2)->id(), true);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!stack().isSideBySide());
    m->program.several.set(shownId(), {});
    ask(u"q4"_s, u"c"_s);
    QCOMPARE(textAt(5), u"a0"_s);
}

void SeveralControllerTest::failsOneProfileAlone()
{
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles) {
            profile.isOff |= profile.id == "other0"_L1;
            if (profile.id == "other1"_L1)
                profile.model.clear();
        }
    });
    QList<ModelRef> models = three();
    models[2].model.clear();
    server->expect().reply(200, wholeReply(u"a"_s));
    m->program.several.set(shownId(), models);
    send(u"q"_s);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(textAt(1), u"a"_s);
    const auto errorOf = [this](int at) {
        return session().conversation().find(column(at).id())->error.value();
    };
    QCOMPARE(errorOf(1).kind, ErrorKind::ProfileOff);
    QCOMPARE(errorOf(1).param, u"Other 0"_s);
    QCOMPARE(errorOf(2).kind, ErrorKind::NoModel);
    QCOMPARE(others[0]->requests().size() + others[1]->requests().size(), 0);
}

void SeveralControllerTest::opensAgainByAnActionAndByAKey()
{
    askThree(u"q"_s);
    QTest::keyClick(&column(0).view(), Qt::Key_Escape);
    QVERIFY(!stack().isSideBySide());
    QVERIFY(window().conversationView().rows().actions(1).contains(MessageAction::SideBySide));
    act(1, MessageAction::SideBySide);
    QCOMPARE(pane().columns().size(), 3);
    QAction *key = window().commands().action(ShortcutId::SideBySide);
    key->trigger();
    QVERIFY(!stack().isSideBySide());
    key->trigger();
    QVERIFY(stack().isSideBySide());
    key->trigger();
    m->program.several.set(shownId(), {});
    ask(u"q2"_s, u"b"_s);
    key->trigger(); // that question went to one model
    QVERIFY(!stack().isSideBySide());
    act(1, MessageAction::SideBySide); // an earlier one did not
    QVERIFY(stack().isSideBySide());
    QCOMPARE(replyIn(0), u"a0"_s);
}

void SeveralControllerTest::asksOtherModelsToo()
{
    ask(u"q"_s, u"a"_s);
    act(1, MessageAction::AskOthers);
    ModelChooser &chooser = window().composer().chooser();
    QVERIFY(chooser.isVisible());
    QVERIFY(chooser.findChild<QPushButton *>(u"Back to one model"_s)->isHidden());
    QListView *list = chooser.findChild<QListView *>();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        if (list->model()->index(row, 0).data().toString() == "n-1"_L1)
            list->setCurrentIndex(list->model()->index(row, 0));
    }
    QTest::keyClick(list, Qt::Key_Space);
    others[1]->expect().reply(200, wholeReply(u"b"_s));
    chooser.findChild<QPushButton *>(u"Ask these models"_s)->click();
    QVERIFY(stack().isSideBySide());
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(names(), QStringList({u"m-1"_s, u"n-1"_s}));
    QCOMPARE(replyIn(0), u"a"_s);
    QCOMPARE(replyIn(1), u"b"_s);
    QCOMPARE(textAt(1), u"a"_s);
    QVERIFY(m->program.several.of(shownId()).isEmpty()); // for this once
}

void SeveralControllerTest::refusesMoreThanSix()
{
    for (int at = 0; at < 6; ++at)
        server->expect().reply(200, wholeReply(u"a"_s));
    m->program.several.set(shownId(), QList<ModelRef>(6, three().constFirst()));
    send(u"q"_s);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(names().size(), 6);
    QCOMPARE(names().at(5), u"Mine · m-1 (6)"_s);
    pane().findChild<QToolButton *>(u"Close side by side"_s)->click();
    act(1, MessageAction::AskOthers);
    QVERIFY(!window().composer().chooser().isVisible());
}

void SeveralControllerTest::closesWithTheConversation()
{
    holdThree();
    const QString id = shownId();
    m->chat.startNew();
    QVERIFY(!stack().isSideBySide() && m->conversations.session(id)->isBusy());
    m->shown.show(id);
    act(1, MessageAction::SideBySide);
    QVERIFY(stack().isSideBySide() && column(2).isRunning());
    // Two of three deleted: nothing stands side by side any more.
    m->shown.session()->moveToBin(column(2).id());
    QCOMPARE(pane().columns().size(), 2);
    m->shown.session()->moveToBin(column(1).id());
    QVERIFY(!stack().isSideBySide());
    m->shown.session()->stop();
    QTRY_VERIFY(!session().isBusy());
}

void SeveralControllerTest::countsAllOfThemInTheEstimate()
{
    const auto estimate = [this] {
        return window().composer().findChild<QWidget *>(u"Next request"_s)->accessibleDescription();
    };
    type(u"a question of some words"_s);
    QTRY_VERIFY(estimate().contains(u"The next request:"_s));
    m->program.several.set(shownId(), three());
    QTRY_VERIFY(estimate().contains(u"to 3 models together"_s));
}

void SeveralControllerTest::asksOnceForTheLimit()
{
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles) {
            if (profile.id != "other0"_L1)
                continue;
            profile.dailyLimit = Money{.micros = 1, .currency = u"USD"_s};
            profile.ownFacts = {
                ModelInfo{.id = u"n-0"_s, .price = ModelPrice{.input = 1000, .output = 1000}}};
        }
    });
    m->program.several.set(shownId(), three());
    send(u"q"_s);
    QVERIFY(window().limitBar().isVisible() && !session().isBusy());
    for (int at = 0; at < 3; ++at)
        serverOf(at).expect().reply(200, wholeReply(u"a"_s));
    window().limitBar().findChild<QPushButton *>(u"Send anyway"_s)->click();
    QVERIFY(session().isBusy());
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(pane().columns().size(), 3);
}

void SeveralControllerTest::warnsOnceOfSecrets()
{
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles) {
            if (profile.id.startsWith("other"_L1))
                profile.baseUrl = u"https://%1.example/v1"_s.arg(profile.id);
        }
    });
    m->program.several.set(shownId(), three());
    type(u"key sk-proj-"_s + u"Zt3Jq8vN2mX7wR5yK9pL4dF6gH1sA0bCeUiOaPqW"_s);
    window().composer().findChild<QPushButton *>(u"Send"_s)->click();
    QVERIFY(!session().isBusy());
    const auto *warning = window().composer().findChild<SecretWarning *>();
    QVERIFY(warning && warning->isVisible());
    QString said;
    for (const QLabel *label : warning->findChildren<QLabel *>())
        said += label->text();
    QVERIFY2(said.contains(u"Other 0"_s) && said.contains(u"Other 1"_s), qPrintable(said));
    QVERIFY(!said.contains(u"Mine"_s)); // that one is on this computer
}

void SeveralControllerTest::passesOnWhatIsComparedAndCopied()
{
    askThree(u"q"_s);
    QSignalSpy compared(&m->controllers.several(), &SeveralController::compareRequested);
    emit pane().compareRequested(column(0).id(), column(2).id());
    QCOMPARE(compared.count(), 1);
    QCOMPARE(compared.at(0).at(1).toString(), column(2).id());
    QSignalSpy quoted(&window().conversationView(), &ConversationView::quoteRequested);
    emit column(1).view().quoteRequested(u"words"_s);
    QCOMPARE(quoted.count(), 1);
}

void SeveralControllerTest::survivesAnotherWindow()
{
    askThree(u"q"_s);
    QTRY_VERIFY(m->conversations.isAllStored());
    const QString id = shownId();
    const Settings kept = m->settings.settings();
    restart(kept);
    m->conversations.loadList();
    QTRY_VERIFY(m->conversations.list().contains(id));
    m->shown.show(id);
    QTRY_COMPARE(shownId(), id);
    window().resize(1400, 800);
    window().show();
    QVERIFY(!stack().isSideBySide());
    act(1, MessageAction::SideBySide);
    QCOMPARE(names(), QStringList({u"m-1"_s, u"n-0"_s, u"n-1"_s}));
    others[1]->expect().reply(200, wholeReply(u"new"_s)); // it still knows who was asked
    button(2, u"Try again"_s).click();
    QTRY_COMPARE(replyIn(2), u"new"_s);
    QCOMPARE(modelIn(others[1]->requests().constLast()), u"n-1"_s);
}

HIWAR_TEST(SeveralControllerTest, QApplication)
#include "tst_severalcontroller.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/chatcontrollercase.h"
#include "ui/chooser/modelchooser.h"
#include "ui/chooser/modelwords.h"
#include "ui/theme/menubutton.h"
#include "ui/window/header.h"
#include "ui/window/welcome.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ModelControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void saysWhoAnswers()
    {
        const Profile &mine = m->settings.profile({});
        QVERIFY(!mine.model.isEmpty());
        QCOMPARE(header().text(), mine.name + u" · "_s + mine.model);
        QCOMPARE(composer().text(), header().text());
        change([](Profile &profile) { profile.model = u"other-model"_s; });
        QVERIFY(header().text().endsWith(u"other-model"_s));
        change([](Profile &profile) { profile.model.clear(); });
        QCOMPARE(header().text(), u"Choose a model"_s);
        QCOMPARE(composer().text(), u"Choose a model"_s);
    }

    void anotherProfileAnswersFromNowOn()
    {
        addSecond();
        choose(header(), u"two"_s);
        QCOMPARE(session().conversation().info().profileId, u"second"_s);
        QCOMPARE(session().conversation().info().model, u"two"_s);
        QCOMPARE(m->settings.settings().currentProfileId, u"second"_s);
        QCOMPARE(header().text(), u"Second & last · two"_s);
        QCOMPARE(composer().text(), header().text());
    }

    void anyModelIsOneShortcutAway()
    {
        change([](Profile &profile) { profile.models = {u"a-chat"_s, u"b-chat"_s}; });
        window().commands().action(ShortcutId::ChooseModel)->trigger();
        filter().setText(u"b-ch"_s);
        QTest::keyClick(&filter(), Qt::Key_Return);
        QCOMPARE(m->settings.profile({}).model, u"b-chat"_s);
        QVERIFY(composer().text().endsWith(u"b-chat"_s));
        QVERIFY(m->settings.settings().recentModels.constFirst() ==
                (ModelRef{u"own"_s, u"b-chat"_s}));
        QCOMPARE(window().focusWidget()->objectName(), u"Message"_s);
        ask(u"hello"_s, u"hi"_s);
        QCOMPARE(askedModel(), u"b-chat"_s);
        QCOMPARE(messageAt(1).model, u"b-chat"_s);
    }

    void aTypedNameIsRequested()
    {
        choose(composer(), u"Use “not-listed” of Mine"_s, u"not-listed"_s);
        ask(u"hello"_s, u"hi"_s);
        QCOMPARE(askedModel(), u"not-listed"_s);
    }

    void eachConversationKeepsItsModel()
    {
        change([](Profile &profile) { profile.models = {u"m-1"_s, u"m-2"_s}; });
        ask(u"first"_s, u"one"_s);
        const QString first = m->shown.id();
        m->chat.startNew();
        choose(composer(), u"m-2"_s);
        ask(u"second"_s, u"two"_s);
        QCOMPARE(askedModel(), u"m-2"_s);
        m->shown.show(first);
        QVERIFY(composer().text().endsWith(u"m-1"_s));
        ask(u"and on"_s, u"three"_s);
        QCOMPARE(askedModel(), u"m-1"_s);
        m->chat.startNew(); // as chosen last
        QVERIFY(composer().text().endsWith(u"m-2"_s));
    }

    void theSettingsChangeTheShownConversation()
    {
        ask(u"first"_s, u"one"_s);
        QCOMPARE(session().conversation().info().model, u"m-1"_s);
        change([](Profile &profile) { profile.model = u"mended"_s; });
        QVERIFY(composer().text().endsWith(u"mended"_s));
        ask(u"again"_s, u"two"_s);
        QCOMPARE(askedModel(), u"mended"_s);
    }

    void aConversationOfAProfileThatIsGoneIsAnsweredByAnother()
    {
        addSecond();
        choose(composer(), u"two"_s);
        m->settings.change([](Settings &settings) {
            settings.profiles.removeLast();
            settings.currentProfileId = u"own"_s;
        });
        QCOMPARE(composer().text(), u"Mine · m-1"_s);
        ask(u"hello"_s, u"hi"_s);
        QCOMPARE(askedModel(), u"m-1"_s);
    }

    void aReplyIsRegeneratedByAnotherModelAndNothingElseChanges()
    {
        addSecond();
        m->settings.change(
            [this](Settings &settings) { settings.profiles.last().baseUrl = server->baseUrl(); });
        ask(u"hello"_s, u"by the first"_s);
        act(1, MessageAction::RegenerateWith);
        server->expect().reply(200, wholeReply(u"by the second"_s));
        pick(u"two"_s);
        QTRY_COMPARE(textAt(1), u"by the second"_s);
        QTRY_VERIFY(!session().isBusy());
        QCOMPARE(askedModel(), u"two"_s);
        QCOMPARE(messageAt(1).model, u"two"_s);
        QCOMPARE(session().conversation().version(messageAt(1).id).count, 2);
        QCOMPARE(composer().text(), u"Mine · m-1"_s);
        QCOMPARE(m->settings.settings().currentProfileId, u"own"_s);
        ask(u"and on"_s, u"by the first again"_s);
        QCOMPARE(askedModel(), u"m-1"_s);
    }

    void nothingIsSentToAProfileThatIsSwitchedOff()
    {
        change([](Profile &profile) { profile.isOff = true; });
        QCOMPARE(composer().text(), u"Mine (switched off)"_s);
        send(u"hello"_s);
        QVERIFY(session().conversation().path().isEmpty());
        QCOMPARE(window().composer().text(), u"hello"_s);
        QVERIFY(server->requests().isEmpty());
        pressNotice(u"Switch on"_s);
        QCOMPARE(composer().text(), u"Mine · m-1"_s);
        window().composer().clear();
        ask(u"hello"_s, u"hi"_s);
    }

    void theStarIsKept()
    {
        composer().click();
        QTest::keyClick(&filter(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(m->settings.settings().favouriteModels == (QList<ModelRef>{{u"own"_s, u"m-1"_s}}));
        QTest::keyClick(&filter(), Qt::Key_D, Qt::ControlModifier);
        QVERIFY(m->settings.settings().favouriteModels.isEmpty());
        window().composer().chooser().close();
    }

    void whatIsKnownIsKept()
    {
        change([](Profile &profile) {
            profile.modelFacts = {{.id = u"m-1"_s, .contextTokens = 1000}};
        });
        composer().click();
        ModelChooser &chooser = window().composer().chooser();
        chooser.findChild<QPushButton *>(u"Edit what is known"_s)->click();
        auto *context = chooser.findChild<QLineEdit *>(u"Context"_s);
        QCOMPARE(readTokens(context->placeholderText()).value(), 1000);
        context->setText(u"32K"_s);
        QTest::keyClick(context, Qt::Key_Return);
        QCOMPARE(knownOf(m->settings.profile({}), u"m-1"_s).contextTokens, 32'000);
        chooser.close();
    }

    void whatIsTypedAfterAServerWasChosenIsTheQuestion()
    {
        Welcome &welcome = window().welcome();
        welcome.setGuide();
        welcome.setLocalServers({{.name = u"Ollama"_s,
                                  .baseUrl = u"http://127.0.0.1:11434/v1"_s,
                                  .models = {u"llama3.2"_s}}});
        auto *next = welcome.findChild<QPushButton *>(u"Next step"_s);
        next->setFocus();
        next->click();
        QCOMPARE(window().focusWidget()->objectName(), u"Message"_s);
    }

    void theFirstPageLeadsToTheModels()
    {
        change([](Profile &profile) { profile.model.clear(); });
        emit window().welcome().chooseModelRequested();
        QVERIFY(window().panels().isShown(SidePanel::Settings));
    }

private:
    [[nodiscard]] MenuButton &header() const
    {
        return *window().header().findChild<MenuButton *>(u"Choose model"_s);
    }
    [[nodiscard]] MenuButton &composer() const
    {
        return *window().composer().findChild<MenuButton *>(u"Answered by"_s);
    }
    void change(const std::function<void(Profile &)> &how)
    {
        m->settings.change([&](Settings &settings) {
            for (Profile &profile : settings.profiles) {
                if (profile.id == settings.currentProfileId)
                    how(profile);
            }
        });
    }
    void addSecond()
    {
        m->settings.change([](Settings &settings) {
            settings.profiles.append({.id = u"second"_s,
                                      .name = u"Second & last"_s,
                                      .baseUrl = u"http://127.0.0.1:9/v1"_s,
                                      .model = u"two"_s});
        });
    }
    [[nodiscard]] QLineEdit &filter() const
    {
        return *window().composer().chooser().findChild<QLineEdit *>(u"Find a model"_s);
    }
    [[nodiscard]] QString askedModel() const
    {
        const QByteArray body = server->requests().constLast().body;
        return QJsonDocument::fromJson(body).object().value(u"model"_s).toString();
    }
    /// In the open chooser.
    void pick(const QString &title) const
    {
        ModelChooser &chooser = window().composer().chooser();
        QVERIFY(chooser.isVisible());
        auto *list = chooser.findChild<QListView *>(u"Models"_s);
        const auto found = list->model()->match(list->model()->index(0, 0), Qt::DisplayRole, title,
                                                1, Qt::MatchExactly);
        QVERIFY2(!found.isEmpty(), qPrintable(title));
        list->setCurrentIndex(found.constFirst());
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(!chooser.isVisible());
    }
    void choose(MenuButton &button, const QString &title, const QString &typed = {}) const
    {
        button.click();
        if (!typed.isEmpty())
            filter().setText(typed);
        pick(title);
    }
};

HIWAR_TEST(ModelControllerTest, QApplication)
#include "tst_modelcontroller.moc"

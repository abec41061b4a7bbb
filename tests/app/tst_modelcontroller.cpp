// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/chatcontrollercase.h"
#include "ui/theme/menubutton.h"
#include "ui/window/header.h"
#include "ui/window/welcome.h"

#include <QMenu>
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
        m->settings.change([](Settings &settings) {
            settings.profiles.append({.id = u"second"_s,
                                      .name = u"Second & last"_s,
                                      .baseUrl = u"http://127.0.0.1:9/v1"_s,
                                      .model = u"two"_s});
        });
        choose(header(), u"Second && last · two"_s);
        QCOMPARE(session().conversation().info().profileId, u"second"_s);
        QCOMPARE(header().text(), u"Second & last · two"_s);
        QCOMPARE(composer().text(), header().text());
    }

    void anotherModelOfTheServiceIsOneMenuAway()
    {
        change([](Profile &profile) { profile.models = {u"a-chat"_s, u"b-chat"_s}; });
        choose(composer(), u"b-chat"_s);
        QCOMPARE(m->settings.profile({}).model, u"b-chat"_s);
        QVERIFY(composer().text().endsWith(u"b-chat"_s));
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
        QVERIFY(window().panels().areSettingsShown());
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
    static void choose(MenuButton &button, const QString &entry)
    {
        button.openMenu();
        for (QMenu *menu : button.findChildren<QMenu *>()) {
            for (QAction *action : menu->actions()) {
                if (action->text() != entry)
                    continue;
                action->trigger();
                for (QMenu *each : button.findChildren<QMenu *>())
                    each->close();
                return;
            }
        }
        QFAIL(qPrintable(entry));
    }
};

HIWAR_TEST(ModelControllerTest, QApplication)
#include "tst_modelcontroller.moc"

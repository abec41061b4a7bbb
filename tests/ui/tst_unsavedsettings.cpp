// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Typed but unsaved text, and deleted profiles, are never lost by mistake.
#include "tests/ui/panelcase.h"

#include <QApplication>

using namespace Hiwar;

class TestUnsavedSettings : public PanelCase
{
    Q_OBJECT

private slots:
    void closingKeepsWhatWasTyped()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        QSignalSpy told(m_panel.get(), &SettingsPanel::changesKept);
        retype(u"Base URL"_s, u"https://api.example.com/v2"_s);
        retype(u"API key"_s, u"sk-1"_s);
        QTest::keyClick(edit(u"Base URL"_s), Qt::Key_Escape);
        QCOMPARE(closed.count(), 1);
        QCOMPARE(told.count(), 1);
        QCOMPARE(told.first().first().toString(), u"Your changes to “Mine” are not saved yet."_s);
        QVERIFY(!shows(u"This profile has unsaved changes."_s));
        QVERIFY(m_panel->hasUnsavedChanges()); // so that quitting asks

        m_panel->hide();
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        m_panel->show();
        m_panel->begin();
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://api.example.com/v2"_s);
        QCOMPARE(edit(u"API key"_s)->text(), u"sk-1"_s);
        QVERIFY(shows(u"Unsaved changes"_s));
        QVERIFY(part(u"Save"_s)->isEnabled());
    }

    void whatIsSavedAfterwardsIsNoLongerCalledUnsaved()
    {
        QSignalSpy told(m_panel.get(), &SettingsPanel::changesKept);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::changesSettled);
        retype(u"Name"_s, u"Work"_s);
        m_panel->requestClose();
        QCOMPARE(told.count(), 1);
        Profile work = own();
        work.name = u"Work"_s;
        for (int time = 0; time < 2; ++time) {
            m_panel->setProfiles({guide(), work}, u"own"_s);
            m_panel->saved();
            QCOMPARE(saved.count(), 1);
        }
        QCOMPARE(saved.constFirst(), told.constFirst());
    }

    void whatIsDiscardedAfterwardsIsNoLongerCalledUnsaved()
    {
        QSignalSpy told(m_panel.get(), &SettingsPanel::changesKept);
        QSignalSpy settled(m_panel.get(), &SettingsPanel::changesSettled);
        retype(u"API key"_s, u"sk-1"_s);
        m_panel->requestClose();
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        QCOMPARE(settled.count(), 0); // another profile was shown between
        press(u"Discard changes"_s);
        QCOMPARE(settled.count(), 1);
        QCOMPARE(settled.constFirst(), told.constFirst());

        retype(u"API key"_s, u"sk-1"_s);
        m_panel->requestClose();
        m_panel->setProfiles({guide()}, u"guide"_s); // the profile is deleted
        QCOMPARE(settled.count(), 2);
    }

    void discardingCanBeUndone()
    {
        QVERIFY(!part(u"Discard changes"_s)->isVisible());
        retype(u"Base URL"_s, u"https://api.example.com/v2"_s);
        retype(u"API key"_s, u"sk-1"_s);
        press(u"Discard changes"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
        QCOMPARE(edit(u"Base URL"_s)->text(), own().baseUrl);
        press(u"Undo"_s);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://api.example.com/v2"_s);
        QCOMPARE(edit(u"API key"_s)->text(), u"sk-1"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
    }

    void whatWouldBeLostIsAskedAbout()
    {
        int done = 0;
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        const auto quit = [&] { m_panel->afterSettling([&done] { ++done; }); };
        retype(u"Name"_s, u"Work"_s);
        quit();
        QCOMPARE(done, 0);
        QVERIFY(shows(u"This profile has unsaved changes."_s));
        press(u"Go on editing"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);

        quit();
        press(u"Save changes"_s);
        QCOMPARE(saved.count(), 1);
        m_panel->saveFailed(u"The disk is full."_s);
        QVERIFY(shows(u"The disk is full."_s));
        QVERIFY(m_panel->hasUnsavedChanges());
        quit();
        press(u"Save changes"_s);
        Profile work = own();
        work.name = u"Work"_s;
        m_panel->setProfiles({guide(), work}, u"own"_s);
        m_panel->saved();
        QCOMPARE(done, 1);
    }

    void discardIsNeitherTheFirstAnswerNorEscape()
    {
        retype(u"API key"_s, u"sk-\u0430bc"_s); // cannot be saved
        m_panel->afterSettling([] {});
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Go on editing"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!shows(u"This profile has unsaved changes."_s));
        QVERIFY(m_panel->hasUnsavedChanges());
    }

    void whoClosesWhileItIsSavedIsNotAsked()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        retype(u"Name"_s, u"Work"_s);
        press(u"Save"_s);
        m_panel->requestClose();
        QVERIFY(!shows(u"This profile has unsaved changes."_s));
        QCOMPARE(closed.count(), 0);
        m_panel->saved();
        QCOMPARE(closed.count(), 1);

        retype(u"Name"_s, u"Again"_s);
        press(u"Save"_s);
        m_panel->requestClose();
        m_panel->saveFailed(u"The disk is full."_s);
        QCOMPARE(closed.count(), 1);
    }

    void whatIsTypedWhileItIsSavedStays()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        retype(u"API key"_s, u"key-1"_s);
        retype(u"Name"_s, u"Work"_s);
        press(u"Save"_s);
        Profile work = own();
        work.name = u"Work"_s;
        m_panel->setProfiles({guide(), work}, u"own"_s); // while the keyring waits to be unlocked
        retype(u"Name"_s, u"Home"_s);
        m_panel->requestClose();
        m_panel->saved();
        QCOMPARE(edit(u"Name"_s)->text(), u"Home"_s);
        QCOMPARE(edit(u"API key"_s)->text(), QString());
        QVERIFY(shows(u"Unsaved changes"_s));
        QCOMPARE(closed.count(), 1);
    }

    void aKeyThatIsTypedWhileItIsSavedStays()
    {
        retype(u"Name"_s, u"Work"_s);
        press(u"Save"_s);
        Profile work = own();
        work.name = u"Work"_s;
        m_panel->setProfiles({guide(), work}, u"own"_s); // while the disk is busy
        retype(u"API key"_s, u"key-1"_s);
        m_panel->saved();
        QCOMPARE(edit(u"API key"_s)->text(), u"key-1"_s);
        QVERIFY(shows(u"Unsaved changes"_s));

        press(u"Save"_s);
        retype(u"API key"_s, u"key-2"_s);
        m_panel->saved();
        QCOMPARE(edit(u"API key"_s)->text(), u"key-2"_s);
        press(u"Save"_s);
        m_panel->saved();
        QCOMPARE(edit(u"API key"_s)->text(), QString());
    }

    void aSecretThatIsTypedWhileItIsSavedStays()
    {
        Profile work = own();
        work.proxy = {.kind = ProxyKind::Http,
                      .host = u"proxy.test"_s,
                      .port = 3128,
                      .user = u"me"_s,
                      .hasPassword = true};
        m_panel->setProfiles({guide(), work}, u"own"_s);
        retype(u"Name"_s, u"Work"_s);
        press(u"Save"_s);
        work.name = u"Work"_s;
        m_panel->setProfiles({guide(), work}, u"own"_s);
        retype(u"Proxy password"_s, u"pw"_s);
        m_panel->saved();
        QCOMPARE(edit(u"Proxy password"_s)->text(), u"pw"_s);
        QVERIFY(shows(u"Unsaved changes"_s));
    }

    void anotherProfileKeepsWhatWasTyped()
    {
        QSignalSpy chosen(m_panel.get(), &SettingsPanel::profileChosen);
        auto *profiles = static_cast<QComboBox *>(part(u"Profile"_s));
        profiles->setFocus();
        QTest::keyClick(profiles, Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"guide"_s);

        retype(u"Base URL"_s, u"https://api.example.com/v2"_s);
        profiles->setFocus();
        QTest::keyClick(profiles, Qt::Key_Up);
        QCOMPARE(chosen.count(), 2); // nothing is lost by it
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
        QVERIFY(!shows(u"Unsaved changes"_s));
        m_panel->setProfiles({guide(), own()}, u"own"_s);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://api.example.com/v2"_s);
        QVERIFY(shows(u"Unsaved changes"_s));
    }

    void whatCannotBeKeptIsAskedAbout()
    {
        QSignalSpy chosen(m_panel.get(), &SettingsPanel::profileChosen);
        retype(u"Passphrase"_s, u"secret"_s);
        auto *profiles = static_cast<QComboBox *>(part(u"Profile"_s));
        QTest::keyClick(profiles, Qt::Key_Up);
        QCOMPARE(chosen.count(), 0);
        QVERIFY(shows(u"This profile has unsaved changes."_s));
        press(u"Discard"_s);
        QCOMPARE(chosen.count(), 1);
    }

    void whatWasTypedForADeletedProfileIsForgotten()
    {
        retype(u"Base URL"_s, u"https://api.example.com/v2"_s);
        m_panel->setProfiles({guide(), own()}, u"guide"_s);
        QVERIFY(m_panel->hasUnsavedChanges());
        m_panel->setProfiles({guide()}, u"guide"_s);
        QVERIFY(!m_panel->hasUnsavedChanges());
    }

    void aDeletedProfileCanBeHadBack()
    {
        QSignalSpy removed(m_panel.get(), &SettingsPanel::profileRemoved);
        QSignalSpy undone(m_panel.get(), &SettingsPanel::removalUndone);
        retype(u"Name"_s, u"Work"_s); // is lost with the profile
        static_cast<QToolButton *>(part(u"Delete profile"_s))->click();
        QCOMPARE(removed.count(), 1);
        QCOMPARE(removed.first().first().toString(), u"own"_s);
        m_panel->setProfiles({guide()}, u"guide"_s);
        m_panel->tellRemoved(u"Mine"_s);
        QVERIFY(shows(u"The profile “Mine” was deleted."_s));
        for (auto *button : m_panel->findChildren<QPushButton *>()) {
            if (button->text() == u"Undo"_s)
                button->click();
        }
        QCOMPARE(undone.count(), 1);
        QVERIFY(!shows(u"was deleted"_s));
    }

    void whatIsStoredDoesNotOverwriteWhatIsTyped()
    {
        retype(u"Name"_s, u"Work"_s);
        Profile learnt = own();
        learnStreamRefusal(learnt, learnt.model); // as a running reply may set it
        m_panel->setProfiles({guide(), learnt}, u"own"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Save"_s);
        QVERIFY(saved.first().first().value<Profile>().refusals.value(learnt.model).stream);
    }
};

HIWAR_TEST(TestUnsavedSettings, QApplication)
#include "tst_unsavedsettings.moc"

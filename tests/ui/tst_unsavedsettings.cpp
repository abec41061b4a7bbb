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
    void unsavedChangesAreAskedAboutInThePanel()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        retype(u"Name"_s, u"Work"_s);
        m_panel->requestClose();
        QCOMPARE(closed.count(), 0);
        QVERIFY(shows(u"This profile has unsaved changes."_s));
        press(u"Go on editing"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);

        m_panel->requestClose();
        press(u"Save changes"_s);
        QCOMPARE(saved.count(), 1);
        QCOMPARE(closed.count(), 0);
        m_panel->saveFailed(u"The disk is full."_s);
        QVERIFY(shows(u"The disk is full."_s));
        QVERIFY(m_panel->hasUnsavedChanges());
        m_panel->requestClose();
        press(u"Save changes"_s);
        Profile work = own();
        work.name = u"Work"_s;
        m_panel->setProfiles({guide(), work}, u"own"_s);
        m_panel->saved();
        QCOMPARE(closed.count(), 1);

        retype(u"Name"_s, u"Again"_s);
        QTest::keyClick(edit(u"Name"_s), Qt::Key_Escape);
        press(u"Discard"_s);
        QCOMPARE(closed.count(), 2);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);
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
        m_panel->requestClose();
        QVERIFY(shows(u"This profile has unsaved changes."_s));
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
        QVERIFY(shows(u"This profile has unsaved changes."_s));
        QCOMPARE(closed.count(), 0);
        press(u"Discard"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);
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

    void anotherProfileWaitsForTheAnswer()
    {
        QSignalSpy chosen(m_panel.get(), &SettingsPanel::profileChosen);
        auto *profiles = static_cast<QComboBox *>(part(u"Profile"_s));
        profiles->setFocus();
        QTest::keyClick(profiles, Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), u"guide"_s);

        retype(u"Name"_s, u"Work"_s);
        profiles->setFocus();
        QTest::keyClick(profiles, Qt::Key_Up);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(profiles->currentData().toString(), u"own"_s);
        press(u"Discard"_s);
        QCOMPARE(chosen.count(), 2);
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
        learnt.streamRefused = true; // as a running reply may set it
        m_panel->setProfiles({guide(), learnt}, u"own"_s);
        QCOMPARE(edit(u"Name"_s)->text(), u"Work"_s);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        press(u"Save"_s);
        QVERIFY(saved.first().first().value<Profile>().streamRefused);
    }
};

HIWAR_TEST(TestUnsavedSettings, QApplication)
#include "tst_unsavedsettings.moc"

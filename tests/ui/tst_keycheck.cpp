// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A key in the settings: checked when it is entered, with the verdict under its field, and for one
// address only.
#include "tests/ui/panelcase.h"

#include <QApplication>
#include <QCheckBox>

using namespace Hiwar;

class TestKeyCheck : public PanelCase
{
    Q_OBJECT

private slots:
    void aPastedKeyIsCheckedAndTheProfileIsDone()
    {
        QSignalSpy asked(m_panel.get(), &SettingsPanel::modelsRequested);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        QCOMPARE(asked.count(), 1);
        QVERIFY(shows(u"Checking the key…"_s));
        m_panel->takeModels({u"text-embedding-3"_s, u"mini"_s, u"best"_s}, false);
        QVERIFY(shows(u"Key works · 3 models"_s));
        QCOMPARE(model()->currentText(), u"best"_s); // the service's preset names it
        QCOMPARE(saved.count(), 1);
        QCOMPARE(saved.first().first().value<Profile>().model, u"best"_s);
        Profile stored = saved.first().first().value<Profile>();
        m_panel->setProfiles({guide(), stored}, stored.id);
        const KeyStatus waiting{.state = KeyState::Waiting, .isKept = true, .isBehind = true};
        m_panel->setSecretsStatus(stored.id, waiting);
        m_panel->saved();
        QCOMPARE(closed.count(), 0); // the keychain may refuse it, which is said here
        m_panel->setSecretsStatus(stored.id, {.state = KeyState::Stored});
        QCOMPARE(closed.count(), 1);
    }

    void itStaysOpenIfTheKeychainRefuses()
    {
        QSignalSpy closed(m_panel.get(), &SettingsPanel::closeRequested);
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        m_panel->takeModels({u"mini"_s}, false);
        m_panel->setSecretsStatus(
            u"draft"_s, {.state = KeyState::NoKeychain, .isKept = true, .isBehind = true});
        m_panel->saved();
        QCOMPARE(closed.count(), 0);
        m_panel->setSecretsStatus(u"draft"_s, {.state = KeyState::Stored});
        QCOMPARE(closed.count(), 0); // the person reads what was said
    }

    void aRefusedKeyIsToldUnderIt()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        m_panel->takeModelsFault({.kind = ErrorKind::Unauthorized, .httpStatus = 401});
        QVERIFY(shows(u"This key was refused. Check it, or paste another."_s));
        QVERIFY(!shows(u"No key yet"_s));
        QCOMPARE(saved.count(), 0);
        retype(u"API key"_s, u"sk-another-0123456789"_s);
        QVERIFY(!shows(u"This key was refused"_s));
    }

    void aServerOnThisComputerThatWantsAKeyIsGivenOneNext()
    {
        QSignalSpy asked(m_panel.get(), &SettingsPanel::modelsRequested);
        showEmpty();
        press(u"Here"_s);
        QCOMPARE(asked.count(), 1);
        QVERIFY(model()->hasFocus());
        m_panel->takeModelsFault({.kind = ErrorKind::Unauthorized, .httpStatus = 401});
        QVERIFY(edit(u"API key"_s)->hasFocus());
    }

    void aKeyThatCouldNotBeCheckedIsNotSaidToWork()
    {
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        m_panel->takeModels({u"mini"_s}, true);
        QVERIFY(!shows(u"Key works"_s));
        QVERIFY(shows(u"could not be checked"_s));
    }

    void anAnswerToAFormerKeySaysNothing()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        QTest::keyClicks(edit(u"API key"_s), u"x"_s);
        m_panel->takeModels({u"mini"_s}, false);
        QVERIFY(!shows(u"Key works"_s));
        QCOMPARE(saved.count(), 0);
    }

    void aTypedKeyIsCheckedOnLeavingAndNothingCloses()
    {
        QSignalSpy asked(m_panel.get(), &SettingsPanel::modelsRequested);
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        showEmpty();
        press(u"One"_s);
        QTest::keyClicks(edit(u"API key"_s), u"sk-0123456789abcdef"_s);
        QCOMPARE(asked.count(), 0);
        part(u"Show key"_s)->setFocus();
        QCOMPARE(asked.count(), 1);
        m_panel->takeModels({u"mini"_s}, false);
        QVERIFY(shows(u"Key works · 1 model"_s));
        QCOMPARE(saved.count(), 0); // the person goes on
        edit(u"API key"_s)->setFocus();
        QTest::keyClick(edit(u"API key"_s), Qt::Key_Return);
        QCOMPARE(saved.count(), 1);
    }

    void aKeyGoesToNoOtherAddressThanItsOwn_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("host") << u"https://api.two.test/v1"_s;
        QTest::newRow("port") << u"https://api.one.test:8443/v1"_s;
        QTest::newRow("scheme") << u"http://api.one.test/v1"_s;
    }
    void aKeyGoesToNoOtherAddressThanItsOwn()
    {
        QFETCH(const QString, address);
        showEmpty();
        press(u"One"_s);
        retype(u"API key"_s, u"sk-0123456789abcdef"_s);
        QSignalSpy asked(m_panel.get(), &SettingsPanel::modelsRequested);
        retype(u"Base URL"_s, address);
        model()->lineEdit()->setFocus();
        QVERIFY(shows(u"This key was entered for api.one.test."_s));
        QCOMPARE(asked.count(), 0);
        QVERIFY(!part(u"Save"_s)->isEnabled());
        QVERIFY(!part(u"Test connection"_s)->isEnabled());
        retype(u"Base URL"_s, u"https://api.one.test/v2"_s); // the same origin
        QVERIFY(!shows(u"This key was entered for"_s));
        QVERIFY(part(u"Save"_s)->isEnabled());
        retype(u"Base URL"_s, address);
        retype(u"API key"_s, u"sk-0123456789abcdeg"_s);
        QVERIFY(!shows(u"This key was entered for"_s));
    }

    void aStoredKeyGoesToNoOtherAddressThanItsOwn()
    {
        Profile profile = own();
        profile.hasKey = true;
        m_panel->setProfiles({guide(), profile}, u"own"_s);
        retype(u"Base URL"_s, u"https://other.example.com/v1"_s);
        QVERIFY(shows(u"The stored key is for api.example.com."_s));
        QVERIFY(!part(u"Save"_s)->isEnabled());
        retype(u"API key"_s, u"sk-1"_s);
        QVERIFY(part(u"Save"_s)->isEnabled());
    }

    void aKeyOverPlainHttpWantsAYesForThisHost()
    {
        QSignalSpy saved(m_panel.get(), &SettingsPanel::saveRequested);
        auto *allow = qobject_cast<QCheckBox *>(part(u"Allow plain http"_s));
        retype(u"Base URL"_s, u"http://host.test/v1"_s);
        QVERIFY(!allow->isVisible()); // there is no key to lose
        retype(u"API key"_s, u"sk-1"_s);
        QVERIFY(allow->isVisible());
        QVERIFY(allow->accessibleName().contains(u"host.test"_s));
        QVERIFY(!allow->isChecked());
        allow->setFocus();
        QTest::keyClick(allow, Qt::Key_Space);
        press(u"Save"_s);
        QVERIFY(saved.last().first().value<Profile>().plainHttpAllowed);
        retype(u"Base URL"_s, u"http://host.test/v2"_s);
        QVERIFY(allow->isChecked()); // the same host
        retype(u"Base URL"_s, u"http://other.test/v1"_s);
        retype(u"API key"_s, u"sk-2"_s);
        QVERIFY(!allow->isChecked());
        press(u"Save"_s);
        QVERIFY(!saved.last().first().value<Profile>().plainHttpAllowed);
        for (const QString &fine : {u"https://host.test/v1"_s, u"http://127.0.0.1:8080/v1"_s,
                                    u"http://192.168.1.2/v1"_s}) {
            retype(u"Base URL"_s, fine);
            QVERIFY2(!allow->isVisible(), qPrintable(fine));
        }
    }
};

HIWAR_TEST(TestKeyCheck, QApplication)
#include "tst_keycheck.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings with a Secret Service that refuses, as the user sees them.
#include "tests/app/settingscase.h"
#include "tests/support/scriptedsecrets.h"
#include "ui/settings/settingstext.h"

using namespace Hiwar;

class KeychainControllerTest : public SettingsCase
{
    Q_OBJECT

private:
    std::unique_ptr<ScriptedSecrets> m_service;

    /// Saves a profile with a key, a secret header and a proxy password.
    void saveWithEverything()
    {
        fillIn("sk-canary");
        m_parts->panel.findChild<QAbstractButton *>(u"Add a header"_s)->click();
        retype(u"Header 1 name"_s, u"X-Team"_s);
        m_parts->panel.findChild<QAbstractButton *>(u"Header 1 secret"_s)->click();
        retype(u"Header 1 value"_s, u"team-canary"_s);
        box(u"Proxy"_s)->setCurrentIndex(3);
        retype(u"Proxy host"_s, u"proxy.test"_s);
        retype(u"Proxy port"_s, u"1080"_s);
        retype(u"Proxy password"_s, u"proxy-canary"_s);
        press(u"Save"_s);
    }
    /// Whether a question would be sent with all secrets, without waiting for the keychain.
    [[nodiscard]] bool isUsableAtOnce()
    {
        const auto connection = m_parts->connections.connect(current());
        return connection.isFinished() && connection.result() &&
               connection.result()->key.reveal() == "sk-canary" &&
               connection.result()->secrets.headers.value(u"x-team"_s).reveal() == "team-canary" &&
               connection.result()->secrets.proxyPassword.reveal() == "proxy-canary";
    }
    [[nodiscard]] bool saysOfAll(const KeyStatus &status) const
    {
        return shows(describeKey(status).text) && shows(describeSaved(status).text) &&
               edit(u"Header 1 value"_s)->placeholderText() == describeSecret(status) &&
               edit(u"Proxy password"_s)->placeholderText() == describeSecret(status);
    }
    static KeyStatus kept(KeyState why) { return {.state = why, .isKept = true, .isBehind = true}; }
    static KeyStatus stored() { return {.state = KeyState::Stored}; }

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }
    void init()
    {
        m_service = std::make_unique<ScriptedSecrets>();
        m_service->appear();
        SettingsCase::init();
    }
    void cleanup()
    {
        SettingsCase::cleanup();
        m_service.reset();
    }

    void savedMeansStored()
    {
        saveWithEverything();
        QVERIFY(isUsableAtOnce());
        QTRY_VERIFY(!m_parts->panel.isVisible()); // all is done
        QCOMPARE(m_service->count(), 2);
        start(); // the fields query the keychain, not the profile
        m_parts->setShown(true);
        QTRY_COMPARE(edit(u"Proxy password"_s)->placeholderText(), describeSecret(stored()));
        start();
        m_service->forget();
        m_parts->setShown(true);
        QTRY_COMPARE(edit(u"Proxy password"_s)->placeholderText(),
                     describeSecret({.state = KeyState::Missing}));
    }

    void saysWhyItIsKeptOnly_data()
    {
        QTest::addColumn<bool>("runs");
        QTest::addColumn<bool>("made");
        QTest::addColumn<ScriptedSecrets::Prompt>("prompt");
        QTest::addColumn<KeyState>("why");
        using enum ScriptedSecrets::Prompt;
        QTest::newRow("no service") << false << true << Cancel << KeyState::NoKeychain;
        QTest::newRow("locked, cancelled") << true << true << Cancel << KeyState::Locked;
        QTest::newRow("locked, ignored") << true << true << Ignore << KeyState::Waiting;
        QTest::newRow("no collection, cancelled") << true << false << Cancel << KeyState::Denied;
        QTest::newRow("no collection, ignored") << true << false << Ignore << KeyState::Waiting;
    }
    void saysWhyItIsKeptOnly()
    {
        QFETCH(bool, runs);
        QFETCH(bool, made);
        QFETCH(ScriptedSecrets::Prompt, prompt);
        QFETCH(KeyState, why);
        if (!runs)
            m_service->vanish();
        m_service->setLocked(true);
        m_service->setMade(made);
        m_service->setPrompt(prompt);
        saveWithEverything();
        QVERIFY(isUsableAtOnce());
        if (why == KeyState::Waiting)
            QTRY_COMPARE(m_service->prompts(), 1);
        QTRY_VERIFY(saysOfAll(kept(why)));
        QVERIFY(!shows(u"Saved."_s));
        QVERIFY(isUsableAtOnce());
        QVERIFY(!m_parts->panel.hasUnsavedChanges());
        m_parts->setShown(false); // reopening the panel shows the state again
        m_parts->setShown(true);
        QTRY_VERIFY(saysOfAll(kept(why)));

        m_service->setMade(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Answer);
        if (runs)
            m_service->unlock();
        m_service->setLocked(false);
        m_service->appear();
        m_service->endPrompts(false);
        QTRY_VERIFY(saysOfAll(stored()));
        QCOMPARE(m_service->count(), 2);
    }

    void thePersonHasTheKeychainAskedAgain()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);
        saveWithEverything();
        QTRY_VERIFY(saysOfAll(kept(KeyState::Locked)));
        m_service->setPrompt(ScriptedSecrets::Prompt::Answer);
        press(u"Ask the keychain again"_s);
        QTRY_VERIFY(saysOfAll(stored()));
        QCOMPARE(m_service->prompts(), 2);
    }

    void aCopyAndWhatComesBackAreKeptAlike()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);
        saveWithEverything();
        QTRY_VERIFY(saysOfAll(kept(KeyState::Locked)));
        const Profile own = current();
        menuAction(u"Duplicate"_s)->trigger();
        QVERIFY(current().id != own.id);
        QTRY_VERIFY(isUsableAtOnce());
        QTRY_VERIFY(saysOfAll(kept(KeyState::Locked)));

        tool(u"Delete profile"_s)->click();
        pressText(u"Undo"_s);
        QTRY_VERIFY(isUsableAtOnce());
        QTRY_VERIFY(saysOfAll(kept(KeyState::Locked)));
        m_service->unlock();
        QTRY_COMPARE(m_service->count(), 4);
        QTRY_COMPARE(edit(u"Proxy password"_s)->placeholderText(), describeSecret(stored()));
        QTRY_VERIFY(!shows(describeSaved(kept(KeyState::Locked)).text));
        QVERIFY(shows(describeKey(stored()).text));
    }
};

HIWAR_TEST(KeychainControllerTest, QApplication)
#include "tst_keychaincontroller.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/settingscase.h"

#include <QApplication>

using namespace Hiwar;

class SettingsControllerTest : public SettingsCase
{
    Q_OBJECT

private slots:
    void theFirstOpeningOffersAProfileToFillIn()
    {
        m_parts->setShown(true);
        QCOMPARE(box(u"Profile"_s)->count(), 2);
        QVERIFY(!edit(u"Base URL"_s)->isReadOnly());
        QVERIFY(edit(u"Base URL"_s)->text().isEmpty());
        QCOMPARE(m_parts->settings.settings().profiles.size(), 1); // nothing is saved yet
        QCOMPARE(m_parts->settings.settings().currentProfileId,
                 QString::fromLatin1(guideProfileId));
        m_parts->panel.requestClose();
        QVERIFY(!m_parts->panel.isVisible());
        QVERIFY(!QFile::exists(path()));
    }

    void savesProfileAndKey()
    {
        QSignalSpy chosen(&m_parts->settings, &CurrentSettings::profileChosen);
        saveOwn("sk-canary");
        QCOMPARE(m_parts->settings.settings().profiles.size(), 2);
        const Profile own =
            m_parts->settings.profile(m_parts->settings.settings().currentProfileId);
        QCOMPARE(own.name, u"Mine"_s);
        QCOMPARE(own.baseUrl, m_server->baseUrl());
        QCOMPARE(own.model, u"m-1"_s);
        QVERIFY(own.hasKey);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.first().first().toString(), own.id);
        QCOMPARE(settled(m_parts->keys.read(own.id)).key.reveal(), QByteArray("sk-canary"));
        QVERIFY(shows(u"can be used until you close Hiwar: no keychain answers here"_s));
        QVERIFY(!shows(u"Saved."_s));

        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("canary"));
        start(); // after a restart
        QVERIFY(m_parts->settings.profile(own.id) == own);
        m_parts->setShown(true);
        QCOMPARE(box(u"Profile"_s)->count(), 2); // no new profile is offered
        QCOMPARE(edit(u"Base URL"_s)->text(), m_server->baseUrl());
    }

    void aPastedKeyIsAllThatAKnownAddressNeeds()
    {
        m_parts->setShown(true);
        retype(u"Base URL"_s, m_server->baseUrl());
        m_server->expect().reply(200, twoModels);
        m_server->expect().reply(401, "{}"); // without the key there is no list
        edit(u"API key"_s)->setText(u"sk-canary-0123456789"_s);
        QTRY_COMPARE(m_parts->settings.settings().profiles.size(), 2);
        QCOMPARE(current().model, u"small"_s);
        QCOMPARE(current().models, (QStringList{u"small"_s, u"large"_s}));
        QVERIFY(current().hasKey);
        QCOMPARE(m_server->requests().at(0).header("Authorization"),
                 QByteArray("Bearer sk-canary-0123456789"));
        QVERIFY(m_server->requests().at(1).header("Authorization").isEmpty());
    }

    void aRefusedKeyIsNotSaved()
    {
        m_parts->setShown(true);
        retype(u"Base URL"_s, m_server->baseUrl());
        m_server->expect().reply(401, R"({"error":{"message":"no such key"}})");
        edit(u"API key"_s)->setText(u"sk-canary-0123456789"_s);
        QTRY_VERIFY(shows(u"This key was refused. Check it, or paste another."_s));
        QCOMPARE(m_parts->settings.settings().profiles.size(), 1);
        QVERIFY(m_parts->panel.isVisible());
    }

    void aRemovedKeyIsForgotten()
    {
        saveOwn("sk-canary");
        press(u"Remove key"_s);
        press(u"Save"_s);
        awaitSaved();
        QVERIFY(!current().hasKey);
        QVERIFY(settled(m_parts->keys.read(current().id)).key.isEmpty());
    }

    void furtherSecretsGoIntoTheKeychainOnly()
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
        awaitSaved();
        const Profile own = current();
        QVERIFY(own.proxy.hasPassword && hasFurtherSecrets(own));
        const ProfileSecrets secrets = settled(m_parts->keys.readSecrets(own.id)).secrets;
        QCOMPARE(secrets.headers[u"x-team"_s].reveal(), QByteArray("team-canary"));
        QCOMPARE(secrets.proxyPassword.reveal(), QByteArray("proxy-canary"));
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("canary"));
        for (const QLineEdit *field : m_parts->panel.findChildren<QLineEdit *>())
            QVERIFY2(!field->text().contains(u"canary"_s), qPrintable(field->objectName()));

        retype(u"Name"_s, u"Still mine"_s); // secrets that are not typed again stay
        box(u"Proxy"_s)->setCurrentIndex(0);
        press(u"Save"_s);
        awaitSaved();
        QTRY_VERIFY(settled(m_parts->keys.readSecrets(own.id)).secrets.proxyPassword.isEmpty());
        QCOMPARE(settled(m_parts->keys.readSecrets(own.id)).secrets.headers[u"x-team"_s].reveal(),
                 QByteArray("team-canary"));
    }

    void listedModelsAreKept()
    {
        fillIn({});
        press(u"Save"_s);
        QTRY_VERIFY(!m_parts->panel.isVisible()); // a new profile was complete
        // A panel that became active before it was hidden is still the focus window of this
        // platform, which would not activate it again: another one has to come between.
        QWidget another;
        another.show();
        QTRY_VERIFY(another.isActiveWindow());
        m_parts->setShown(true);
        m_parts->panel.activateWindow();
        QTRY_VERIFY(m_parts->panel.isActiveWindow());
        m_server->expect().reply(200, twoModels);
        box(u"Model"_s)->lineEdit()->setFocus();
        QTRY_COMPARE(current().models, (QStringList{u"small"_s, u"large"_s}));
        start();
        m_parts->setShown(true);
        QCOMPARE(box(u"Model"_s)->count(), 2); // known before any request
        m_server->expect().reply(500, "{}");
        edit(u"Name"_s)->setFocus();
        box(u"Model"_s)->lineEdit()->setFocus();
        QTRY_VERIFY(shows(u"You can type a name."_s));
        QCOMPARE(box(u"Model"_s)->count(), 2);
        QVERIFY(!m_parts->panel.hasUnsavedChanges());
    }

    void aMissingListProposesAnAddress()
    {
        fillIn({});
        retype(u"Base URL"_s, QUrl(m_server->baseUrl()).adjusted(QUrl::RemovePath).toString());
        m_server->expect().reply(404, "{}");
        box(u"Model"_s)->lineEdit()->setFocus();
        auto *use = m_parts->panel.findChild<QPushButton *>(u"Use proposed address"_s);
        QTRY_VERIFY(use->isVisible());
        use->click();
        QCOMPARE(edit(u"Base URL"_s)->text(), m_server->baseUrl());
    }

    void modelsOfAnUnsavedAddressAreKeptWithIt()
    {
        fillIn({});
        m_server->expect().reply(200, twoModels);
        box(u"Model"_s)->lineEdit()->setFocus();
        QTRY_COMPARE(box(u"Model"_s)->count(), 2);
        press(u"Save"_s);
        awaitSaved();
        QCOMPARE(current().models, (QStringList{u"small"_s, u"large"_s}));
    }

    void anUnsavedProfileIsDroppedWithoutATrace()
    {
        saveOwn({});
        m_parts->panel.findChild<QToolButton *>(u"New profile"_s)->click();
        QCOMPARE(box(u"Profile"_s)->count(), 3);
        m_parts->panel.requestClose(); // nothing was typed: closes without asking
        QVERIFY(!m_parts->panel.isVisible());
        m_parts->setShown(true);
        QCOMPARE(box(u"Profile"_s)->count(), 2);
        QCOMPARE(edit(u"Name"_s)->text(), u"Mine"_s);

        m_parts->panel.findChild<QToolButton *>(u"New profile"_s)->click();
        m_parts->panel.findChild<QToolButton *>(u"Delete profile"_s)->click();
        QCOMPARE(edit(u"Name"_s)->text(), u"Mine"_s);
        QCOMPARE(m_parts->settings.settings().profiles.size(), 2);
    }

    void whatWasTypedForANewProfileIsKept()
    {
        saveOwn({});
        tool(u"New profile"_s)->click();
        retype(u"Base URL"_s, u"https://other.test/v1"_s);
        m_parts->panel.requestClose();
        QVERIFY(!m_parts->panel.isVisible());
        m_parts->setShown(true);
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://other.test/v1"_s);
        QCOMPARE(m_parts->settings.settings().profiles.size(), 2); // nothing is saved

        m_parts->settings.chooseProfile(current().id); // elsewhere, as in the composer
        QCOMPARE(edit(u"Name"_s)->text(), u"Mine"_s);
        QCOMPARE(box(u"Profile"_s)->count(), 3);
        tool(u"New profile"_s)->click();
        QCOMPARE(edit(u"Base URL"_s)->text(), u"https://other.test/v1"_s);
        tool(u"Delete profile"_s)->click();
        QCOMPARE(edit(u"Name"_s)->text(), u"Mine"_s);
        QCOMPARE(box(u"Profile"_s)->count(), 2);
    }

    void choosingAProfileUsesIt()
    {
        saveOwn({});
        const QString own = current().id;
        QSignalSpy chosen(&m_parts->settings, &CurrentSettings::profileChosen);
        emit m_parts->panel.profileChosen(QString::fromLatin1(guideProfileId));
        QVERIFY(current().builtIn);
        QCOMPARE(chosen.last().first().toString(), QString::fromLatin1(guideProfileId));
        start();
        QVERIFY(current().builtIn);
        emit m_parts->panel.profileChosen(own);
        QCOMPARE(current().id, own);
    }

    void testsTheConnectionAsItIsTyped()
    {
        m_server->expect().reply(200, twoModels);
        expectTheRestOfATest();
        fillIn("sk-canary");
        press(u"Test connection"_s);
        QTRY_VERIFY(shows(u"The connection works."_s));
        m_parts->panel.findChild<QAbstractButton *>(u"Steps"_s)->click();
        QVERIFY(shows(u"Models: 2 offered."_s));
        QVERIFY(shows(u"Hello"_s));
        QCOMPARE(box(u"Model"_s)->count(), 2);
        QByteArrayList keys;
        for (const WireRequest &request : m_server->requests())
            keys << request.header("Authorization");
        const QByteArray key = "Bearer sk-canary"; // request 2 checks what works without it
        QCOMPARE(keys, (QByteArrayList{key, {}, key, key}));
        QCOMPARE(m_parts->settings.settings().profiles.size(), 1); // a test saves nothing
    }

    void testsWithSecretsThatAreOnlyTyped()
    {
        saveOwn({});
        m_server->expect().reply(200, twoModels);
        expectTheRestOfATest();
        m_parts->panel.findChild<QAbstractButton *>(u"Add a header"_s)->click();
        retype(u"Header 1 name"_s, u"X-Team"_s);
        m_parts->panel.findChild<QAbstractButton *>(u"Header 1 secret"_s)->click();
        retype(u"Header 1 value"_s, u"team-canary"_s);
        press(u"Test connection"_s);
        QTRY_VERIFY(shows(u"The connection works."_s));
        QByteArrayList seen;
        for (const WireRequest &request : m_server->requests())
            seen << request.header("X-Team");
        const QByteArray team = "team-canary"; // request 2 checks what works without it
        QCOMPARE(seen, (QByteArrayList{team, {}, team, team}));
        QVERIFY(settled(m_parts->keys.readSecrets(current().id)).secrets.isEmpty());
    }

    void tellsWhyAConnectionDoesNotWork()
    {
        m_server->expect().reply(404, "{}");
        m_server->expect().reply(401, "{\"error\":{\"message\":\"no such key\"}}");
        fillIn("sk-canary");
        press(u"Test connection"_s);
        QTRY_VERIFY(shows(u"does not work yet"_s));
        QVERIFY(shows(u"401"_s));
        QCOMPARE(m_server->requests().size(), 2);
    }

    void tellsThatTheKeyIsNotAtHand()
    {
        saveOwn("sk-canary");
        start(); // without a keychain the key was only in memory
        m_parts->setShown(true);
        press(u"Test connection"_s);
        QTRY_VERIFY(shows(u"does not work yet"_s));
        QVERIFY(m_server->requests().isEmpty());
    }

    void aTestIsCancelled()
    {
        m_server->expect().wait();
        fillIn({});
        press(u"Test connection"_s);
        QTRY_COMPARE(m_server->waiting(), 1);
        press(u"Cancel test"_s);
        QTRY_VERIFY(shows(u"The test was stopped."_s));
        QTRY_COMPARE(m_server->open(), 0);
        QCOMPARE(m_server->requests().size(), 1);
    }

    void aTestIsCancelledWhileTheKeychainIsAsked()
    {
        saveOwn("sk-canary");
        press(u"Test connection"_s);
        press(u"Cancel test"_s);
        QVERIFY(shows(u"The test was stopped."_s));
        settled(m_parts->keys.read(current().id)); // by now the test has its key, too
        m_server->expect().reply(200, twoModels);
        expectTheRestOfATest();
        press(u"Test connection"_s);
        QTRY_VERIFY(shows(u"The connection works."_s));
        QCOMPARE(m_server->requests().size(), 4); // all from the second test
    }

    void aTestOfAnotherProfileTellsNothingHere()
    {
        saveOwn({});
        m_server->expect().wait();
        press(u"Test connection"_s);
        QTRY_COMPARE(m_server->waiting(), 1);
        emit m_parts->panel.profileChosen(QString::fromLatin1(guideProfileId));
        QTRY_COMPARE(m_server->open(), 0); // the test was cancelled
        QVERIFY(!shows(u"does not work yet"_s));
    }

    void aStoredKeyIsNotOfferedToAnAddressThatWasOnlyTyped()
    {
        saveOwn("sk-canary");
        WireServer other;
        retype(u"Base URL"_s, other.baseUrl());
        box(u"Model"_s)->lineEdit()->setFocus();
        settled(m_parts->keys.read(current().id));
        retype(u"Base URL"_s, m_server->baseUrl());
        m_server->expect().reply(200, twoModels);
        edit(u"Name"_s)->setFocus();
        box(u"Model"_s)->lineEdit()->setFocus();
        QTRY_COMPARE(box(u"Model"_s)->count(), 2); // the models of the stored address
        QCOMPARE(m_server->requests().last().header("Authorization"),
                 QByteArray("Bearer sk-canary"));
        QCOMPARE(other.connections(), 0);
    }

    void whatWasRefusedIsTriedAgainElsewhere_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("refused");
        QTest::newRow("name") << u"Name"_s << true;
        QTest::newRow("address") << u"Base URL"_s << false;
        QTest::newRow("model") << u"Model"_s << false;
    }
    void whatWasRefusedIsTriedAgainElsewhere()
    {
        QFETCH(QString, field);
        saveOwn({});
        m_parts->settings.change([](Settings &settings) {
            Profile &own = settings.profiles[1];
            own.refusals.insert(own.model, {.stream = true, .fields = {u"temperature"_s}});
        });
        if (field == u"Model"_s)
            box(field)->setEditText(u"m-2"_s);
        else
            retype(field, edit(field)->text() + u"/x"_s);
        press(u"Save"_s);
        awaitSaved();
        QTEST(refusalsOf(current()).stream, "refused");
        QTEST(!refusalsOf(current()).fields.isEmpty(), "refused");
        QCOMPARE(current().refusals.isEmpty(), field == u"Base URL"_s); // another model's is kept
    }

    void aFileThatCannotBeWrittenIsTold()
    {
        QVERIFY(QDir().mkpath(path())); // a folder instead of the file
        fillIn({});
        press(u"Save"_s);
        QTRY_VERIFY(m_parts->panel.hasUnsavedChanges() || !shows(u"Saved."_s));
        QSignalSpy failed(&m_parts->settings, &CurrentSettings::storingFailed);
        m_parts->settings.change([](Settings &settings) { settings.zoomPercent = 120; });
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
        QVERIFY(!shows(u"Saved."_s));
        QCOMPARE(m_parts->settings.settings().zoomPercent, 120); // is valid for this session
    }

    void looksHoldAtOnceAndAreKept()
    {
        QSignalSpy changed(&m_parts->settings, &CurrentSettings::changed);
        emit m_parts->panel.themeChosen(ThemePreference::Dark);
        emit m_parts->panel.sendKeyChosen(true);
        emit m_parts->panel.sendKeyChosen(true);
        QCOMPARE(changed.count(), 2); // choosing the same value is no change
        start();
        QCOMPARE(m_parts->settings.settings().theme, ThemePreference::Dark);
        QCOMPARE(m_parts->settings.settings().sendKey, SendKey::CtrlEnter);
    }
};

HIWAR_TEST(SettingsControllerTest, QApplication)
#include "tst_settingscontroller.moc"

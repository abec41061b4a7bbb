// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/settingscase.h"

#include <QApplication>

using namespace Hiwar;

class ProfileControllerTest : public SettingsCase
{
    Q_OBJECT

private slots:
    void closedBeforeTheServiceAnswersItIsSavedAllTheSame()
    {
        m_parts->setShown(true);
        retype(u"Base URL"_s, m_server->baseUrl());
        m_server->expect().reply(200, twoModels);
        m_server->expect().reply(401, "{}"); // without the key there is no list
        QSignalSpy told(&m_parts->panel, &SettingsPanel::changesKept);
        QSignalSpy saved(&m_parts->panel, &SettingsPanel::changesSettled);
        edit(u"API key"_s)->setText(u"sk-canary-0123456789"_s);
        m_parts->panel.requestClose();
        QCOMPARE(told.count(), 1);
        QTRY_COMPARE(saved.count(), 1);
        QCOMPARE(saved.constFirst(), told.constFirst());
        QCOMPARE(current().model, u"small"_s);
    }

    void aRemovedProfileTakesItsKeyWithIt()
    {
        saveOwn("sk-canary");
        const QString id = current().id;
        QSignalSpy chosen(&m_parts->settings, &CurrentSettings::profileChosen);
        tool(u"Delete profile"_s)->click();
        QCOMPARE(m_parts->settings.settings().profiles.size(), 1);
        QCOMPARE(chosen.last().first().toString(), QString::fromLatin1(guideProfileId));
        QVERIFY(shows(u"“Mine” was deleted"_s));
        QTRY_VERIFY(settled(m_parts->keys.read(id)).key.isEmpty());
        start();
        QCOMPARE(m_parts->settings.settings().profiles.size(), 1);
        QCOMPARE(m_parts->settings.profile(id).id, QString::fromLatin1(guideProfileId));
    }

    void aRemovedProfileComesBackWithItsKey_data()
    {
        QTest::addColumn<bool>("atOnce");
        QTest::newRow("before the keychain has answered") << true;
        QTest::newRow("after the key has gone") << false;
    }
    void aRemovedProfileComesBackWithItsKey()
    {
        QFETCH(bool, atOnce);
        saveOwn("sk-canary");
        const Profile own = current();
        settled(m_parts->keys.writeSecrets(own.id, {.passphrase = Secret("more")}));
        tool(u"Delete profile"_s)->click();
        if (!atOnce)
            QTRY_VERIFY(settled(m_parts->keys.readSecrets(own.id)).secrets.isEmpty());
        pressText(u"Undo"_s);
        QVERIFY(current() == own);
        QTRY_COMPARE(settled(m_parts->keys.read(own.id)).key.reveal(), QByteArray("sk-canary"));
        QTRY_COMPARE(settled(m_parts->keys.readSecrets(own.id)).secrets.passphrase.reveal(),
                     QByteArray("more"));
        start();
        QVERIFY(m_parts->settings.profile(own.id) == own);
    }

    void aDuplicateHasItsOwnKey()
    {
        saveOwn("sk-canary");
        const Profile own = current();
        menuAction(u"Duplicate"_s)->trigger();
        const Profile copy = current();
        QVERIFY(copy.id != own.id);
        QCOMPARE(copy.name, u"Mine 2"_s);
        QCOMPARE(copy.baseUrl, own.baseUrl);
        QTRY_COMPARE(settled(m_parts->keys.read(copy.id)).key.reveal(), QByteArray("sk-canary"));
        tool(u"Delete profile"_s)->click();
        QTRY_VERIFY(settled(m_parts->keys.read(copy.id)).key.isEmpty());
        QCOMPARE(settled(m_parts->keys.read(own.id)).key.reveal(), QByteArray("sk-canary"));
    }

    void profilesMoveBelowTheGuide()
    {
        saveOwn({});
        menuAction(u"Duplicate"_s)->trigger();
        const auto names = [this] {
            QStringList list;
            for (const Profile &profile : m_parts->settings.settings().profiles)
                list << profile.name;
            return list;
        };
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine 2"_s}));
        QVERIFY(!menuAction(u"Move down"_s)->isEnabled());
        menuAction(u"Move up"_s)->trigger();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine 2"_s, u"Mine"_s}));
        QVERIFY(!menuAction(u"Move up"_s)->isEnabled());
        menuAction(u"Move down"_s)->trigger();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine 2"_s}));
        start();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine 2"_s}));
    }

    void handsAProfileOnWithoutItsKey()
    {
        saveOwn("sk-canary");
        const Profile own = current();
        const QString file = m_dir->filePath(u"mine.json"_s);
        emit m_parts->panel.exportRequested(own.id, file);
        QVERIFY(shows(u"without its key"_s));
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(!written.readAll().contains("canary"));

        emit m_parts->panel.importRequested(file);
        QVERIFY(shows(u"was imported"_s));
        QVERIFY(current().id != own.id);
        QVERIFY(current().name != own.name); // two of one name could not be distinguished
        QCOMPARE(current().baseUrl, own.baseUrl);
        QCOMPARE(settled(m_parts->keys.read(current().id)).key.reveal(), QByteArray());
        start();
        QCOMPARE(m_parts->settings.settings().profiles.size(), 3);
    }

    void tellsWhatIsWrongWithAFile()
    {
        saveOwn({});
        emit m_parts->panel.importRequested(m_dir->filePath(u"not there"_s));
        QVERIFY(shows(u"could not be read"_s));
        QFile file(m_dir->filePath(u"odd.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{");
        file.close();
        emit m_parts->panel.importRequested(file.fileName());
        QVERIFY(!shows(u"could not be read"_s));
        QVERIFY(!shows(u"was imported"_s));
        emit m_parts->panel.exportRequested(current().id,
                                            m_dir->filePath(u"no/such/folder.json"_s));
        QVERIFY(shows(u"could not be written"_s));
        QCOMPARE(m_parts->settings.settings().profiles.size(), 2);
    }
};

HIWAR_TEST(ProfileControllerTest, QApplication)
#include "tst_profilecontroller.moc"

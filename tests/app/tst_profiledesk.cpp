// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/settingscase.h"

using namespace Hiwar;

class ProfileDeskTest : public SettingsCase
{
    Q_OBJECT

private slots:
    void aRemovedProfileTakesItsKeyWithIt()
    {
        saveOwn("sk-canary");
        const QString id = current().id;
        QSignalSpy chosen(&m_parts->desk, &SettingsDesk::profileChosen);
        tool(u"Delete profile"_s)->click();
        QCOMPARE(m_parts->desk.settings().profiles.size(), 1);
        QCOMPARE(chosen.last().first().toString(), QString::fromLatin1(guideProfileId));
        QVERIFY(shows(u"“Mine” was deleted"_s));
        QTRY_VERIFY(settled(m_parts->keys.read(id)).key.isEmpty());
        start();
        QCOMPARE(m_parts->desk.settings().profiles.size(), 1);
        QCOMPARE(m_parts->desk.profile(id).id, QString::fromLatin1(guideProfileId));
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
        QVERIFY(m_parts->desk.profile(own.id) == own);
    }

    void aDuplicateHasItsOwnKey()
    {
        saveOwn("sk-canary");
        const Profile own = current();
        menuAction(u"Duplicate"_s)->trigger();
        const Profile copy = current();
        QVERIFY(copy.id != own.id);
        QCOMPARE(copy.name, u"Mine (copy)"_s);
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
            for (const Profile &profile : m_parts->desk.settings().profiles)
                list << profile.name;
            return list;
        };
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine (copy)"_s}));
        QVERIFY(!menuAction(u"Move down"_s)->isEnabled());
        menuAction(u"Move up"_s)->trigger();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine (copy)"_s, u"Mine"_s}));
        QVERIFY(!menuAction(u"Move up"_s)->isEnabled());
        menuAction(u"Move down"_s)->trigger();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine (copy)"_s}));
        start();
        QCOMPARE(names(), (QStringList{u"Guide"_s, u"Mine"_s, u"Mine (copy)"_s}));
    }
};

QTEST_MAIN(ProfileDeskTest)
#include "tst_profiledesk.moc"

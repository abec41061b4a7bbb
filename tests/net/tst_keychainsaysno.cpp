// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The key store with a Secret Service that refuses in every possible way.
#include "tests/net/keystoretest.h"
#include "tests/support/scriptedsecrets.h"

#include <QDBusConnectionInterface>
#include <QDBusPendingCall>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

Profile withEverything()
{
    Profile profile{.id = u"own"_s};
    profile.hasKey = true;
    profile.headers = {{.name = u"X-Team"_s, .isSecret = true}};
    profile.proxy.hasPassword = true;
    return profile;
}

SecretsChange everything()
{
    SecretsChange change;
    change.headers[u"x-team"_s] = Secret("team");
    change.proxyPassword = Secret("proxy");
    return change;
}

} // namespace

class TestKeychainSaysNo : public TestCase
{
    Q_OBJECT

private:
    std::unique_ptr<ScriptedSecrets> m_service;
    const Profile m_profile = withEverything();

    /// Stores all secrets; all are usable at once, whatever the keychain replies later.
    void giveEverything(KeyStore &store) const
    {
        store.write(u"own"_s, Secret("key"));
        store.changeSecrets(m_profile, everything());
        const auto key = store.read(u"own"_s);
        const auto more = store.readSecrets(u"own"_s);
        QVERIFY(key.isFinished());
        QVERIFY(more.isFinished());
        QCOMPARE(key.result().key.reveal(), "key");
        QCOMPARE(missingSecret(m_profile, more.result().secrets), QString());
        QVERIFY(store.status(m_profile).isKept);
        for (const KeyStatus &each : store.secretsStatus(m_profile))
            QVERIFY(each.isKept);
    }
    [[nodiscard]] bool isStored() const
    {
        return m_service->secret(u"own"_s) == "key" &&
               m_service->secret(u"own/more"_s).contains("team");
    }
    /// Whether the store reports this state for all of them.
    [[nodiscard]] bool isToldOfAll(const KeyStore &store, KeyState why) const
    {
        const SecretsStatus more = store.secretsStatus(m_profile);
        const KeyStatus said{.state = why, .isKept = true, .isBehind = true};
        return store.status(m_profile) == said && more.value(u"x-team"_s) == said &&
               more.value(proxyPasswordName) == said;
    }
    [[nodiscard]] bool isAllStored(const KeyStore &store) const
    {
        const SecretsStatus more = store.secretsStatus(m_profile);
        const KeyStatus said{.state = KeyState::Stored};
        return store.status(m_profile) == said && more.value(u"x-team"_s) == said &&
               more.value(proxyPasswordName) == said;
    }

private slots:
    void init()
    {
        TestCase::init();
        m_service = std::make_unique<ScriptedSecrets>();
        m_service->appear();
    }
    void cleanup() { m_service.reset(); }

    void anOpenOneTakesAll()
    {
        KeyStore store;
        giveEverything(store);
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
        QCOMPARE(m_service->prompts(), 0);
    }

    void aCancelledPromptIsNotFollowedByAnother_data()
    {
        QTest::addColumn<bool>("made");
        QTest::addColumn<KeyState>("why");
        QTest::newRow("locked") << true << KeyState::Locked;
        QTest::newRow("no default collection") << false << KeyState::Denied;
    }
    void aCancelledPromptIsNotFollowedByAnother()
    {
        QFETCH(bool, made);
        QFETCH(KeyState, why);
        m_service->setLocked(true);
        m_service->setMade(made);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);
        KeyStore store;
        giveEverything(store);
        QTRY_VERIFY(isToldOfAll(store, why));
        QCOMPARE(m_service->prompts(), 1);
        QCOMPARE(m_service->count(), 0);

        // The user changes their mind, and wants to be asked.
        m_service->setPrompt(ScriptedSecrets::Prompt::Answer);
        store.storeKept();
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
        QCOMPARE(m_service->prompts(), made ? 2 : 3); // here a new collection is locked at first
    }

    void aPromptLeftAloneHoldsNothingUp()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Ignore);
        KeyStore store;
        giveEverything(store);
        QTRY_COMPARE(m_service->prompts(), 1);
        QVERIFY(isToldOfAll(store, KeyState::Waiting));
        const auto more = store.readSecrets(u"own"_s);
        QVERIFY(more.isFinished());
        m_service->endPrompts(false);
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
        QCOMPARE(m_service->prompts(), 1);
    }

    void itIsStoredByItselfWhenTheKeychainOpens()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);
        KeyStore store;
        giveEverything(store);
        QTRY_VERIFY(isToldOfAll(store, KeyState::Locked));
        store.storeKeptQuietly(); // like a panel that opens
        const auto used = store.read(u"own"_s);
        m_service->unlock();
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
        QCOMPARE(m_service->prompts(), 1);
    }

    void whoClosesANeedlessPromptRefusesNothing()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Ignore);
        KeyStore store;
        giveEverything(store);
        QTRY_COMPARE(m_service->prompts(), 1);
        m_service->unlock();
        m_service->endPrompts(true);
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
        QCOMPARE(m_service->prompts(), 1);
    }

    void itIsStoredByItselfWhenAKeychainComes()
    {
        m_service->vanish();
        KeyStore store;
        giveEverything(store);
        QTRY_VERIFY(isToldOfAll(store, KeyState::NoKeychain));
        m_service->appear();
        QTRY_VERIFY(isAllStored(store));
        QVERIFY(isStored());
    }

    void whatCannotBeReadIsNotWrittenOver()
    {
        KeyStore earlier;
        giveEverything(earlier);
        QTRY_VERIFY(isAllStored(earlier));
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);

        KeyStore store;
        SecretsChange change;
        change.proxyPassword = Secret("newer");
        store.changeSecrets(m_profile, change);
        QTRY_COMPARE(store.secretsStatus(m_profile).value(proxyPasswordName).state,
                     KeyState::Locked);
        QVERIFY(store.secretsStatus(m_profile).value(proxyPasswordName).isKept);
        QVERIFY(!store.secretsStatus(m_profile).value(u"x-team"_s).isKept);
        QVERIFY(m_service->secret(u"own/more"_s).contains("proxy"));
        QVERIFY(!m_service->secret(u"own/more"_s).contains("newer"));
        m_service->unlock();
        QTRY_VERIFY(m_service->secret(u"own/more"_s).contains("newer"));
        QVERIFY(m_service->secret(u"own/more"_s).contains("team"));
        const auto both = store.readSecrets(u"own"_s);
        AWAIT(both);
        QCOMPARE(missingSecret(m_profile, both.result().secrets), QString());
    }

    void whatWasTypedLastIsStored()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Ignore);
        KeyStore store;
        store.write(u"own"_s, Secret("first"));
        QTRY_COMPARE(m_service->prompts(), 1);
        store.write(u"own"_s, Secret("key"));
        m_service->endPrompts(false);
        QTRY_COMPARE(m_service->secret(u"own"_s), "key");
        QTRY_COMPARE(store.status(m_profile).state, KeyState::Stored);
    }

    void whatWasRemovedMeanwhileIsNotStored()
    {
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Ignore);
        KeyStore store;
        giveEverything(store);
        QTRY_COMPARE(m_service->prompts(), 1);
        const auto forgotten = store.forget(u"own"_s);
        const auto none = store.read(u"own"_s);
        QVERIFY(none.isFinished());
        QVERIFY(none.result().key.isEmpty());
        m_service->endPrompts(false);
        AWAIT(forgotten);
        QCOMPARE(forgotten.result(), KeyState::Missing);
        QCOMPARE(m_service->count(), 0);
    }

    void whatALockedKeychainHoldsGoesWhenItOpens()
    {
        KeyStore store;
        giveEverything(store);
        QTRY_VERIFY(isAllStored(store));
        m_service->setLocked(true);
        m_service->setPrompt(ScriptedSecrets::Prompt::Cancel);
        const auto forgotten = store.forget(u"own"_s);
        AWAIT(forgotten);
        QCOMPARE(forgotten.result(), KeyState::Locked);
        QVERIFY(store.status(m_profile).isBehind);
        QVERIFY(!store.status(m_profile).isKept);
        m_service->unlock();
        QTRY_COMPARE(m_service->count(), 0);
    }

    // What Qt had yet to send when its thread ended would be leaked.
    void callsOnTheirWayAreRefusedBeforeItEnds()
    {
        auto client = QDBusConnection::connectToBus(QDBusConnection::SessionBus, u"client"_s);
        const auto call = QDBusMessage::createMethodCall(
            u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s,
            u"org.freedesktop.Secret.Service"_s, u"SearchItems"_s);
        QList<QDBusPendingCall> calls;
        for (int i = 0; i < 100; ++i)
            calls << client.asyncCall(call);
        // The bus delivers in order, so all have arrived at the service when it has replied to
        // both.
        const auto askTheBus = [](const QDBusConnection &connection) {
            return connection.interface()->isServiceRegistered(u"org.freedesktop.none"_s).isValid();
        };
        QVERIFY(askTheBus(client));
        QVERIFY(askTheBus(QDBusConnection(u"scripted secrets"_s)));
        m_service.reset();
        QVERIFY(askTheBus(client));
        for (const QDBusPendingCall &each : calls) {
            QVERIFY(each.isFinished());
            QCOMPARE(each.error().type(), QDBusError::UnknownObject);
        }
        QDBusConnection::disconnectFromBus(u"client"_s);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestKeychainSaysNo, QCoreApplication)
#include "tst_keychainsaysno.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/connections.h"
#include "tests/net/chatlistener.h"
#include "tests/support/settled.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

Profile guide()
{
    return {.id = u"guide"_s, .name = u"Guide"_s, .builtIn = true};
}

Profile own()
{
    return {.id = u"own"_s, .baseUrl = u"https://api.example.com/v1"_s, .hasKey = true};
}

} // namespace

class ConnectionsTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // The desktop's own keychain is not used.
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    }

    void makesAConnectionOfAReading_data()
    {
        QTest::addColumn<KeyState>("state");
        QTest::addColumn<QString>("why"); // if there is no key
        QTest::newRow("unknown") << KeyState::Unknown << u"gave no key"_s;
        QTest::newRow("waiting") << KeyState::Waiting << u"gave no key"_s;
        QTest::newRow("stored") << KeyState::Stored << u"gave no key"_s;
        QTest::newRow("missing") << KeyState::Missing << u"holds no key"_s;
        QTest::newRow("locked") << KeyState::Locked << u"is locked"_s;
        QTest::newRow("denied") << KeyState::Denied << u"refused access"_s;
        QTest::newRow("no keychain") << KeyState::NoKeychain << u"no keychain runs here"_s;
    }
    void makesAConnectionOfAReading()
    {
        QFETCH(KeyState, state);
        QFETCH(QString, why);
        const auto with = connectionFrom(own(), {state, Secret("sk-1")});
        QVERIFY(with); // a known key is used, whatever state the keychain reports
        QVERIFY(with->profile == own());
        QCOMPARE(with->key.reveal(), QByteArray("sk-1"));

        const auto without = connectionFrom(own(), {state, {}});
        QVERIFY(!without);
        QCOMPARE(without.error().kind, ErrorKind::KeyUnavailable);
        QCOMPARE(without.error().url, QUrl(u"https://api.example.com/v1/chat/completions"_s));
        QVERIFY2(without.error().detail.contains(why), qPrintable(without.error().detail));
    }

    void theGuideAnswersOverHttp()
    {
        KeyStore keys;
        Connections connections(keys);
        const auto connection = settled(connections.connect(guide()));
        QVERIFY(connection);
        QCOMPARE(QUrl(connection->profile.baseUrl).host(), u"127.0.0.1"_s);
        QCOMPARE(connection->key.reveal().size(), 32);
        ChatClient client;
        ChatListener listener(client.send(*connection, question(true, u"How do I start?"_s)));
        QTRY_COMPARE(listener.ends, 1);
        QVERIFY2(listener.isComplete(), qPrintable(allTextOf(listener.error())));
        QVERIFY(listener.text.size() > 20);

        const auto again = settled(connections.connect(guide()));
        QCOMPARE(again->profile.baseUrl, connection->profile.baseUrl); // one service, one key
        QCOMPARE(again->key.reveal(), connection->key.reveal());
    }

    void theGuideAnswersNobodyElse()
    {
        KeyStore keys;
        Connections connections(keys);
        Connections others(keys);
        Connection connection = *settled(connections.connect(guide()));
        const Connection another = *settled(others.connect(guide()));
        QVERIFY(connection.key.reveal() != another.key.reveal());
        connection.key = another.key;
        ChatClient client;
        ChatListener listener(client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::Unauthorized);
    }

    void theGuideIsGoneWithItsConnections()
    {
        KeyStore keys;
        auto connections = std::make_unique<Connections>(keys);
        const Connection connection = *settled(connections->connect(guide()));
        connections.reset();
        ChatClient client;
        ChatListener listener(client.send(connection, question(true)));
        QTRY_COMPARE(listener.ends, 1);
        QCOMPARE(listener.error().kind, ErrorKind::ConnectionRefused);
    }

    void neverOpensTheKeychainForAProfileWithoutAKey()
    {
        KeyStore keys;
        // The store has an older key; the profile says that it is not to be used.
        QCOMPARE(settled(keys.write(u"own"_s, Secret("sk-1"))), KeyState::NoKeychain);
        Connections connections(keys);
        Profile profile = own();
        profile.hasKey = false;
        const auto ready = connections.connect(profile);
        QVERIFY(ready.isFinished()); // the keychain was not asked
        QVERIFY(ready.result()->key.isEmpty());
        QVERIFY(ready.result()->profile == profile);
    }

    void takesFurtherSecretsOnlyOfAProfileThatHasThem()
    {
        KeyStore keys;
        const ProfileSecrets secrets{
            .headers = {{u"x-key"_s, Secret("sk-2")}}, .proxyPassword = {}, .passphrase = {}};
        QCOMPARE(settled(keys.writeSecrets(u"own"_s, secrets)), KeyState::NoKeychain);
        Connections connections(keys);
        Profile profile = own();
        profile.hasKey = false;
        QVERIFY(settled(connections.connect(profile))->secrets.isEmpty());

        profile.headers = {{u"X-Key"_s, {}, true}};
        const auto without = settled(connections.connect(profile));
        QVERIFY(without);
        QVERIFY(without->key.isEmpty());
        QCOMPARE(without->secrets.headers.value(u"x-key"_s).reveal(), QByteArray("sk-2"));

        profile.hasKey = true;
        QCOMPARE(settled(connections.connect(profile)).error().kind, ErrorKind::KeyUnavailable);
        QCOMPARE(settled(keys.write(u"own"_s, Secret("sk-1"))), KeyState::NoKeychain);
        const auto both = settled(connections.connect(profile));
        QVERIFY(both);
        QCOMPARE(both->key.reveal(), QByteArray("sk-1"));
        QCOMPARE(both->secrets.headers.size(), 1);
    }

    void takesWhatWasTypedBeforeWhatIsStored()
    {
        KeyStore keys;
        const ProfileSecrets stored{
            .headers = {{u"x-a"_s, Secret("a-1")}, {u"x-b"_s, Secret("b-1")}},
            .proxyPassword = {},
            .passphrase = {}};
        QCOMPARE(settled(keys.writeSecrets(u"own"_s, stored)), KeyState::NoKeychain);
        QCOMPARE(settled(keys.write(u"own"_s, Secret("sk-1"))), KeyState::NoKeychain);
        Connections connections(keys);
        Profile profile = own();
        profile.headers = {{u"X-A"_s, {}, true}, {u"X-B"_s, {}, true}};
        const SecretsChange typed{
            .headers = {{u"x-b"_s, Secret("b-2")}}, .proxyPassword = {}, .passphrase = {}};
        const auto with = settled(connections.connect(profile, Secret("sk-2"), typed));
        QVERIFY(with);
        QCOMPARE(with->key.reveal(), QByteArray("sk-2"));
        QCOMPARE(with->secrets.headers.value(u"x-a"_s).reveal(), QByteArray("a-1"));
        QCOMPARE(with->secrets.headers.value(u"x-b"_s).reveal(), QByteArray("b-2"));
        QCOMPARE(settled(connections.connect(profile, {}, typed))->key.reveal(),
                 QByteArray("sk-1"));
        // Removed but not saved yet: the request goes without it.
        QVERIFY(settled(connections.connect(profile, Secret(), typed))->key.isEmpty());
    }

    void asksTheKeychainOnlyForWhatWasNotTyped()
    {
        KeyStore keys;
        Connections connections(keys);
        Profile profile = own();
        profile.headers = {{u"X-A"_s, {}, true}};
        const SecretsChange typed{
            .headers = {{u"x-a"_s, Secret("a-1")}}, .proxyPassword = {}, .passphrase = {}};
        const auto ready = connections.connect(profile, Secret("sk-1"), typed);
        QVERIFY(ready.isFinished()); // the keychain was not asked
        QCOMPARE(ready.result()->secrets.headers.value(u"x-a"_s).reveal(), QByteArray("a-1"));
        QVERIFY(!needsStoredSecrets(profile, Secret("sk-1"), typed));
        QVERIFY(needsStoredSecrets(profile, {}, typed));
        QVERIFY(needsStoredSecrets(profile, Secret("sk-1"), {}));
    }

    void namesTheSecretThatIsMissing()
    {
        Profile profile = own();
        profile.headers = {{u"X-Key"_s, {}, true}};
        const auto connection =
            withSecrets(Connection{profile, {}, {}}, {KeyState::Missing, ProfileSecrets{}});
        QVERIFY(!connection);
        QCOMPARE(connection.error().kind, ErrorKind::KeyUnavailable);
        QVERIFY(connection.error().detail.contains(u"X-Key"_s));
        QCOMPARE(connection.error().param, u"X-Key"_s);
    }

    void takesTheKeyOfAProfileThatHasOne()
    {
        KeyStore keys;
        Connections connections(keys);
        const auto without = settled(connections.connect(own()));
        QVERIFY(!without);
        QCOMPARE(without.error().kind, ErrorKind::KeyUnavailable);
        QCOMPARE(settled(keys.write(u"own"_s, Secret("sk-1"))), KeyState::NoKeychain);
        const auto with = settled(connections.connect(own()));
        QVERIFY(with);
        QCOMPARE(with->key.reveal(), QByteArray("sk-1"));
    }
};

HIWAR_TEST(ConnectionsTest, QCoreApplication)
#include "tst_connections.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The key store with a real gnome-keyring of its own: see tests/support/with-keyring.sh.
#include "tests/net/keystoretest.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

#include <csignal>

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestKeyStore : public TestCase
{
    Q_OBJECT

private:
    pid_t m_keyring = 0;

    /// Suspends the keyring, so that it does not answer, as if it waited for the user; resumes it.
    void pauseKeyring() const { QCOMPARE(::kill(m_keyring, SIGSTOP), 0); }
    void resumeKeyring() const { QCOMPARE(::kill(m_keyring, SIGCONT), 0); }

    [[nodiscard]] static pid_t findKeyring()
    {
        const QDBusReply<uint> pid =
            QDBusConnection::sessionBus().interface()->servicePid(u"org.freedesktop.secrets"_s);
        return pid.isValid() ? static_cast<pid_t>(pid.value()) : 0;
    }
    /// As after a crash or an update: another process, with the same keys, unlocked.
    void replaceKeyring()
    {
        QCOMPARE(::kill(m_keyring, SIGKILL), 0);
        QTRY_VERIFY(findKeyring() != m_keyring);
        QProcess next;
        QSignalSpy finished(&next, &QProcess::finished);
        next.start(u"gnome-keyring-daemon"_s, {u"--unlock"_s, u"--components=secrets"_s});
        next.write("throwaway"); // as in with-keyring.sh
        next.closeWriteChannel();
        QTRY_VERIFY(findKeyring() > 0);
        m_keyring = findKeyring();
        if (finished.isEmpty())
            QVERIFY(finished.wait());
    }

    /// The label that Seahorse shows.
    static QString labelOf(const QString &item)
    {
        QProcess tool;
        QSignalSpy finished(&tool, &QProcess::finished);
        tool.start(u"secret-tool"_s, {u"search"_s, u"server"_s, u"hiwar"_s, u"user"_s, item});
        if (finished.isEmpty() && !finished.wait())
            return u"secret-tool does not answer"_s;
        const QString said = QString::fromUtf8(tool.readAllStandardOutput());
        static const QRegularExpression line(u"^label = (.*)$"_s,
                                             QRegularExpression::MultilineOption);
        return line.match(said).captured(1);
    }

private slots:
    void initTestCase()
    {
        m_keyring = findKeyring();
        QVERIFY2(m_keyring > 0, "Run this through tests/support/with-keyring.sh keyring");
    }

    void knowsWhenThereIsNone()
    {
        KeyStore store;
        auto reading = store.read(u"nobody"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Missing);
        QVERIFY(reading.result().key.isEmpty());
    }

    void givesBackWhatItTook_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("ASCII") << canary;
        QTest::newRow("Arabic") << QByteArray("مفتاح-سرّي-١٢٣");
        QTest::newRow("4 kB") << QByteArray(4096, 'k');
        QTest::newRow("odd characters") << QByteArray("a \"b\" <c> \\d\n%00");
    }
    void givesBackWhatItTook()
    {
        QFETCH(QByteArray, key);
        KeyStore store;
        auto written = store.write(u"one"_s, Secret(key));
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::Stored);

        KeyStore afterRestart;
        auto reading = afterRestart.read(u"one"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Stored);
        QCOMPARE(reading.result().key.reveal(), key);
    }

    void callsItemsAfterTheirProfiles()
    {
        KeyStore before; // as an earlier Hiwar stored them
        auto old = before.write(u"old"_s, Secret("key"));
        AWAIT(old);
        QCOMPARE(labelOf(u"old"_s), u"hiwar"_s);

        KeyStore store;
        store.setLabels({{u"old"_s, u"Hiwar: عمل"_s}, {u"new"_s, u"Hiwar: Home"_s}});
        auto written = store.write(u"new"_s, Secret("key"));
        auto reading = store.read(u"old"_s);
        AWAIT(written);
        AWAIT(reading);
        QTRY_COMPARE(labelOf(u"new"_s), u"Hiwar: Home"_s);
        QTRY_COMPARE(labelOf(u"old"_s), u"Hiwar: عمل"_s);

        store.setLabels({{u"old"_s, u"Hiwar: عمل"_s}, {u"new"_s, u"Hiwar: At home"_s}});
        QTRY_COMPARE(labelOf(u"new"_s), u"Hiwar: At home"_s);
        auto again = store.write(u"new"_s, Secret("another"));
        AWAIT(again);
        QTRY_COMPARE(labelOf(u"new"_s), u"Hiwar: At home"_s);
        auto same = store.read(u"new"_s);
        AWAIT(same);
        QCOMPARE(same.result().key.reveal(), "another");
    }

    void keepsProfilesApart()
    {
        KeyStore store;
        auto first = store.write(u"first"_s, Secret("key one"));
        auto second = store.write(u"second"_s, Secret("key two"));
        AWAIT(first);
        AWAIT(second);
        auto removed = store.remove(u"first"_s);
        AWAIT(removed);
        QCOMPARE(removed.result(), KeyState::Missing);
        auto one = store.read(u"first"_s);
        auto two = store.read(u"second"_s);
        AWAIT(one);
        AWAIT(two);
        QCOMPARE(one.result().state, KeyState::Missing);
        QCOMPARE(two.result().key.reveal(), "key two");
    }

    void keepsFurtherSecretsBesideTheKey()
    {
        KeyStore store;
        auto key = store.write(u"both"_s, Secret("the key alone"));
        auto more = store.writeSecrets(u"both"_s, {.headers = {{u"x-key"_s, Secret(canary)}},
                                                   .proxyPassword = Secret("سرّ"),
                                                   .passphrase = {}});
        AWAIT(key);
        AWAIT(more);
        QCOMPARE(key.result(), KeyState::Stored);
        QCOMPARE(more.result(), KeyState::Stored);
        QCOMPARE(filesWithTheCanary(), QStringList());

        KeyStore afterRestart;
        auto reading = afterRestart.readSecrets(u"both"_s);
        auto alone = afterRestart.read(u"both"_s);
        AWAIT(reading);
        AWAIT(alone);
        QCOMPARE(reading.result().state, KeyState::Stored);
        QCOMPARE(reading.result().secrets.headers.value(u"x-key"_s).reveal(), canary);
        QCOMPARE(reading.result().secrets.proxyPassword.reveal(), QByteArray("سرّ"));
        QVERIFY(reading.result().secrets.passphrase.isEmpty());
        QCOMPARE(alone.result().key.reveal(), "the key alone");
    }

    void forgetsBothItemsOfAProfile()
    {
        KeyStore store;
        auto key = store.write(u"gone"_s, Secret("key"));
        auto more = store.writeSecrets(
            u"gone"_s, {.headers = {}, .proxyPassword = {}, .passphrase = Secret("phrase")});
        AWAIT(key);
        AWAIT(more);
        auto forgotten = store.forget(u"gone"_s);
        AWAIT(forgotten);
        QCOMPARE(forgotten.result(), KeyState::Missing);

        KeyStore afterRestart;
        auto keyReading = afterRestart.read(u"gone"_s);
        auto moreReading = afterRestart.readSecrets(u"gone"_s);
        AWAIT(keyReading);
        AWAIT(moreReading);
        QCOMPARE(keyReading.result().state, KeyState::Missing);
        QCOMPARE(moreReading.result().state, KeyState::Missing);
        QVERIFY(moreReading.result().secrets.isEmpty());
    }

    void noFurtherSecretsLeaveNoItem()
    {
        KeyStore store;
        auto written = store.writeSecrets(
            u"emptied"_s, {.headers = {}, .proxyPassword = Secret("p"), .passphrase = {}});
        AWAIT(written);
        auto emptied = store.writeSecrets(u"emptied"_s, {});
        AWAIT(emptied);
        QCOMPARE(emptied.result(), KeyState::Missing);
    }

    void anEmptyKeyRemovesTheItem()
    {
        KeyStore store;
        auto written = store.write(u"emptied"_s, Secret("key"));
        AWAIT(written);
        auto emptied = store.write(u"emptied"_s, Secret());
        AWAIT(emptied);
        QCOMPARE(emptied.result(), KeyState::Missing);
        auto reading = store.read(u"emptied"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Missing);
    }

    void isFoundByTheDesktopsOwnTool()
    {
        KeyStore store;
        auto written = store.write(u"profile-id"_s, Secret("shown"));
        AWAIT(written);
        QProcess tool;
        QSignalSpy ended(&tool, &QProcess::finished);
        tool.start(u"secret-tool"_s,
                   {u"lookup"_s, u"server"_s, u"hiwar"_s, u"user"_s, u"profile-id"_s});
        QVERIFY(ended.wait());
        QCOMPARE(tool.readAllStandardOutput(), "shown");
    }

    void isInNoFile()
    {
        KeyStore store;
        auto written = store.write(u"canary"_s, Secret(canary));
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::Stored);
        QCOMPARE(filesWithTheCanary(), QStringList());
    }

    void aSilentKeyringLosesNoKey()
    {
        KeyStore store(std::chrono::milliseconds(50));
        pauseKeyring();
        auto written = store.write(u"slow"_s, Secret("slow key"));
        QVERIFY(!written.isFinished());
        auto meanwhile = store.read(u"slow"_s);
        AWAIT(meanwhile);
        QCOMPARE(meanwhile.result().state, KeyState::Waiting);
        QCOMPARE(meanwhile.result().key.reveal(), "slow key");

        resumeKeyring();
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::Stored);

        pauseKeyring();
        auto late = store.read(u"slow"_s);
        AWAIT(late);
        QCOMPARE(late.result().state, KeyState::Locked);
        resumeKeyring();
        QTRY_COMPARE(store.status({.id = u"slow"_s, .hasKey = true}).state, KeyState::Stored);
        KeyStore patient;
        auto reading = patient.read(u"slow"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Stored);
        QCOMPARE(reading.result().key.reveal(), "slow key");
    }

    void theLastKeyWins()
    {
        KeyStore store;
        pauseKeyring();
        auto first = store.write(u"twice"_s, Secret("old"));
        auto second = store.write(u"twice"_s, Secret("new"));
        resumeKeyring();
        AWAIT(first);
        auto between = store.read(u"twice"_s);
        AWAIT(between);
        QCOMPARE(between.result().key.reveal(), "new");
        AWAIT(second);
        QCOMPARE(second.result(), KeyState::Stored);
        auto reading = store.read(u"twice"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().key.reveal(), "new");
    }

    /// libsecret keeps using the service and the session that it found first.
    void anotherKeyringGivesAndTakesAsTheFirst()
    {
        KeyStore store;
        auto written = store.write(u"lasting"_s, Secret("lasting key"));
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::Stored);
        replaceKeyring();
        auto reading = store.read(u"lasting"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Stored);
        QCOMPARE(reading.result().key.reveal(), "lasting key");

        replaceKeyring();
        auto again = store.write(u"lasting"_s, Secret("newer key"));
        AWAIT(again);
        QCOMPARE(again.result(), KeyState::Stored);
        replaceKeyring();
        auto removed = store.remove(u"lasting"_s);
        AWAIT(removed);
        QCOMPARE(removed.result(), KeyState::Missing);
        auto gone = store.read(u"lasting"_s);
        AWAIT(gone);
        QCOMPARE(gone.result().state, KeyState::Missing);
    }

    void mayBeDeletedWhileTheKeyringIsSilent()
    {
        pauseKeyring();
        auto store = std::make_unique<KeyStore>();
        auto reading = store->read(u"one"_s);
        auto written = store->write(u"one"_s, Secret("x"));
        store.reset();
        resumeKeyring();
        AWAIT(reading);
        AWAIT(written);

        KeyStore next;
        auto again = next.read(u"second"_s);
        AWAIT(again);
        QCOMPARE(again.result().state, KeyState::Stored);
    }

    /// The last test: nothing unlocks the keyring again.
    void tellsLockedFromMissing()
    {
        auto lock = QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s,
                                                   u"/org/freedesktop/secrets"_s,
                                                   u"org.freedesktop.Secret.Service"_s, u"Lock"_s);
        lock << QVariant::fromValue(
            QList{QDBusObjectPath(u"/org/freedesktop/secrets/collection/login"_s)});
        auto locked = QDBusConnection::sessionBus().asyncCall(lock);
        AWAIT(locked);
        QVERIFY(!locked.isError());

        KeyStore store;
        auto reading = store.read(u"second"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::Locked);
        QVERIFY(reading.result().key.isEmpty());

        auto absent = store.read(u"nobody"_s);
        AWAIT(absent);
        QCOMPARE(absent.result().state, KeyState::Missing);

        auto removed = store.remove(u"second"_s);
        AWAIT(removed);
        QCOMPARE(removed.result(), KeyState::Locked);
        auto forgotten = store.forget(u"second"_s);
        AWAIT(forgotten);
        QCOMPARE(forgotten.result(), KeyState::Locked);

        auto written = store.write(u"second"_s, Secret(canary));
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::Locked);
        auto kept = store.read(u"second"_s);
        AWAIT(kept);
        QCOMPARE(kept.result().state, KeyState::Locked);
        QCOMPARE(kept.result().key.reveal(), canary);
        QCOMPARE(filesWithTheCanary(), QStringList());
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestKeyStore, QCoreApplication)
#include "tst_keystore.moc"

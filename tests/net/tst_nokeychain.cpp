// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The key store if no keychain runs: without a secret service, and without even a bus.
#include "tests/net/keystoretest.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestNoKeychain : public TestCase
{
    Q_OBJECT

private slots:
    void theSearchFindsWhatItLooksFor()
    {
        QFile leak(QDir::homePath() + u"/leak"_s);
        QVERIFY(leak.open(QIODevice::WriteOnly));
        leak.write("key=" + canary + "\n");
        leak.close();
        QCOMPARE(filesWithTheCanary(), QStringList(leak.fileName()));
        QVERIFY(leak.remove());
    }

    void saysSo()
    {
        KeyStore store;
        auto reading = store.read(u"one"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::NoKeychain);
        QVERIFY(reading.result().key.isEmpty());
    }

    void keepsTheKeyForThisSessionOnly()
    {
        KeyStore store;
        auto written = store.write(u"one"_s, Secret(canary));
        AWAIT(written);
        QCOMPARE(written.result(), KeyState::NoKeychain);
        auto reading = store.read(u"one"_s);
        AWAIT(reading);
        QCOMPARE(reading.result().state, KeyState::NoKeychain);
        QCOMPARE(reading.result().key.reveal(), canary);
        QCOMPARE(filesWithTheCanary(), QStringList());

        KeyStore afterRestart;
        auto gone = afterRestart.read(u"one"_s);
        AWAIT(gone);
        QVERIFY(gone.result().key.isEmpty());
    }

    void forgetsAKeyAtOnce()
    {
        KeyStore store;
        auto written = store.write(u"one"_s, Secret(canary));
        AWAIT(written);
        auto emptied = store.write(u"one"_s, Secret());
        AWAIT(emptied);
        QCOMPARE(emptied.result(), KeyState::NoKeychain);
        auto reading = store.read(u"one"_s);
        AWAIT(reading);
        QVERIFY(reading.result().key.isEmpty());
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestNoKeychain, QCoreApplication)
#include "tst_nokeychain.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/classifykeychain.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestClassifyKeychain : public TestCase
{
    Q_OBJECT

private slots:
    /// The texts are from QtKeychain 0.13.2 in real situations.
    void knowsEverySituation_data()
    {
        using enum KeychainStep;
        QTest::addColumn<KeychainStep>("step");
        QTest::addColumn<QKeychain::Error>("error");
        QTest::addColumn<QString>("text");
        QTest::addColumn<KeyState>("state");
        const auto row = [](const char *name, KeychainStep step, QKeychain::Error error,
                            const QString &text, KeyState state) {
            QTest::newRow(name) << step << error << text << state;
        };
        row("read", Read, QKeychain::NoError, {}, KeyState::Stored);
        row("written", Write, QKeychain::NoError, {}, KeyState::Stored);
        row("removed", Remove, QKeychain::NoError, {}, KeyState::Missing);
        row("nothing to read", Read, QKeychain::EntryNotFound, u"Entry not found"_s,
            KeyState::Missing);
        row("nothing to remove", Remove, QKeychain::EntryNotFound, {}, KeyState::Missing);
        row("locked", Write, QKeychain::AccessDenied,
            u"Cannot create an item in a locked collection"_s, KeyState::Locked);
        row("no access", Read, QKeychain::AccessDenied, u"Access denied"_s, KeyState::Denied);
        row("refused by the person", Read, QKeychain::AccessDeniedByUser, {}, KeyState::Denied);
        row("not removable", Remove, QKeychain::CouldNotDeleteEntry, {}, KeyState::Denied);
        row("prompt closed", Write, QKeychain::OtherError, u"Prompt was dismissed"_s,
            KeyState::Denied);
        row("locked, other error", Write, QKeychain::OtherError, u"The object is locked"_s,
            KeyState::Locked);
        row("no bus", Read, QKeychain::OtherError,
            u"Cannot autolaunch D-Bus without X11 $DISPLAY"_s, KeyState::NoKeychain);
        row("dead bus", Write, QKeychain::OtherError, u"Could not connect: Connection refused"_s,
            KeyState::NoKeychain);
        row("no service", Read, QKeychain::OtherError,
            u"The name org.freedesktop.secrets was not provided by any .service files"_s,
            KeyState::NoKeychain);
        row("no keyring yet", Write, QKeychain::OtherError,
            u"Object does not exist at path \"/org/freedesktop/secrets/collection/login\""_s,
            KeyState::NoKeychain);
        row("no libsecret", Read, QKeychain::OtherError, u"Unknown error"_s, KeyState::NoKeychain);
        row("no backend", Read, QKeychain::NoBackendAvailable, {}, KeyState::NoKeychain);
        row("not implemented", Remove, QKeychain::NotImplemented, {}, KeyState::NoKeychain);
    }
    void knowsEverySituation()
    {
        QFETCH(KeychainStep, step);
        QFETCH(QKeychain::Error, error);
        QFETCH(QString, text);
        QTEST(classifyKeychain(step, error, text), "state");
    }

    void asksTheDoorWhyNothingWasTaken()
    {
        using enum KeychainDoor;
        QCOMPARE(whyNotTaken(KeyState::NoKeychain, Unheard), KeyState::NoKeychain);
        QCOMPARE(whyNotTaken(KeyState::Denied, Unheard), KeyState::Denied);
        QCOMPARE(whyNotTaken(KeyState::NoKeychain, NotMade), KeyState::Denied);
        QCOMPARE(whyNotTaken(KeyState::Denied, Locked), KeyState::Locked);
        QCOMPARE(whyNotTaken(KeyState::Locked, Open), KeyState::Denied);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestClassifyKeychain, QCoreApplication)
#include "tst_classifykeychain.moc"

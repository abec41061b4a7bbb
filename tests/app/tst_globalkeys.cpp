// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keys in the numbers of Windows and macOS, and what is said of them. What Windows itself does with
// them, packaging/windows/test-native.sh tests.
#include "app/desktop/hotkeychord.h"
#include "app/desktop/systemkeys.h"
#include "tests/support/testcase.h"

#include <QDir>
#include <QGuiApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

/// Ends the binding as the test wants.
class ScriptedHotkey : public SystemHotkey
{
public:
    struct Script
    {
        HotkeyEnd end = HotkeyEnd::Bound;
        QList<HotkeyChord> asked = {};
        std::function<void()> press = {};
        bool isBound = false;
    };

    explicit ScriptedHotkey(Script &script)
        : m_script(script)
    {
    }
    ~ScriptedHotkey() override { m_script.isBound = false; }

    HotkeyEnd bind(const HotkeyChord &chord, std::function<void()> pressed) override
    {
        m_script.asked << chord;
        m_script.press = std::move(pressed);
        m_script.isBound = m_script.end == HotkeyEnd::Bound;
        return m_script.end;
    }

private:
    Script &m_script;
};

QKeySequence keys(const QString &text)
{
    return QKeySequence(text, QKeySequence::PortableText);
}

using Chord = std::optional<HotkeyChord>;

} // namespace

class GlobalKeysTest : public TestCase
{
    Q_OBJECT

private slots:
    void keysInNumbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Chord>("windows");
        QTest::addColumn<Chord>("mac");
        QTest::newRow("Hiwar's") << u"Ctrl+Alt+Space"_s << Chord({0x3, 0x20})
                                 << Chord({0x900, 0x31});
        QTest::newRow("Hiwar's on macOS")
            << u"Meta+Ctrl+Alt+Space"_s << Chord({0xB, 0x20}) << Chord({0x1900, 0x31});
        QTest::newRow("shift") << u"Shift+Meta+Space"_s << Chord({0xC, 0x20})
                               << Chord({0x1200, 0x31});
        QTest::newRow("a letter") << u"Meta+J"_s << Chord({0x8, 0x4A}) << Chord();
        QTest::newRow("a digit") << u"Ctrl+Alt+7"_s << Chord({0x3, 0x37}) << Chord();
        QTest::newRow("F1") << u"Ctrl+F1"_s << Chord({0x2, 0x70}) << Chord();
        QTest::newRow("F24") << u"Ctrl+F24"_s << Chord({0x2, 0x87}) << Chord();
        QTest::newRow("F25") << u"Ctrl+F25"_s << Chord() << Chord();
        QTest::newRow("an arrow") << u"Alt+Down"_s << Chord({0x1, 0x28}) << Chord();
        QTest::newRow("Delete") << u"Ctrl+Alt+Del"_s << Chord({0x3, 0x2E}) << Chord();
        QTest::newRow("a key of some keyboards") << u"Ctrl+Ö"_s << Chord() << Chord();
        QTest::newRow("no modifier") << u"Space"_s << Chord() << Chord();
        QTest::newRow("two chords") << u"Ctrl+K, Ctrl+Space"_s << Chord() << Chord();
        QTest::newRow("nothing") << QString() << Chord() << Chord();
    }
    void keysInNumbers()
    {
        QFETCH(const QString, text);
        QFETCH(const Chord, windows);
        QFETCH(const Chord, mac);
        QVERIFY(windowsChord(keys(text)) == windows);
        QVERIFY(macChord(keys(text)) == mac);
    }

    /// On each system, what is asked for has numbers there.
    void theWantedKeysHaveNumbers()
    {
        QVERIFY(windowsChord(keys(QLatin1StringView(wantedGlobalKeys))));
        QVERIFY(macChord(keys(QLatin1StringView(wantedGlobalKeys))));
    }

    void boundKeysAreNamedAndHeard()
    {
        const QStringList said = begin(HotkeyEnd::Bound);
        QCOMPARE(m_script.asked, QList<HotkeyChord>({chord}));
        QCOMPARE(said, QStringList(tellKeys({})));
        QSignalSpy pressed(m_keys.get(), &GlobalKeys::pressed);
        m_script.press();
        QTRY_COMPARE(pressed.size(), 1);
        QCOMPARE(pressed.first().first().toString(), QString());
    }

    void aPressMayEndThem()
    {
        begin(HotkeyEnd::Bound);
        connect(m_keys.get(), &GlobalKeys::pressed, this, [this] { m_keys.reset(); });
        m_script.press();
        QTRY_VERIFY(!m_keys);
        QVERIFY(!m_script.isBound);
    }

    void takenKeysAreSaid() { QCOMPARE(begin(HotkeyEnd::Taken), QStringList(tellTakenKeys())); }

    void refusedKeysAreSaid() { QCOMPARE(begin(HotkeyEnd::Refused), QStringList(tellNoKeys())); }

    void keysWithoutNumbersAreNotAskedFor()
    {
        QCOMPARE(begin(HotkeyEnd::Bound, std::nullopt), QStringList(tellNoKeys()));
        QVERIFY(m_script.asked.isEmpty());
    }

    /// Each sentence says what to run, and where this system binds keys to it.
    void everySystemHasAWayOut_data()
    {
        QTest::addColumn<KeyBinder>("binder");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("command");
        const QString byPath = QDir::toNativeSeparators(
            u"\"%1\" --quick"_s.arg(QCoreApplication::applicationFilePath()));
        QTest::newRow("a desktop")
            << KeyBinder::Desktop << u"keyboard settings"_s << u"hiwar --quick"_s;
        QTest::newRow("Windows") << KeyBinder::Windows << u"shortcut to this command"_s << byPath;
        QTest::newRow("macOS") << KeyBinder::Mac << u"the app Shortcuts"_s << byPath;
    }
    void everySystemHasAWayOut()
    {
        QFETCH(const KeyBinder, binder);
        QFETCH(const QString, where);
        QFETCH(const QString, command);
        const QString shown =
            keys(QLatin1StringView(wantedGlobalKeys)).toString(QKeySequence::NativeText);
        const QString taken = tellTakenKeys(binder);
        QVERIFY2(taken.startsWith(shown), qPrintable(taken));
        for (const QString &sentence : {tellNoKeys(binder), taken}) {
            QVERIFY2(sentence.contains(where), qPrintable(sentence));
            QVERIFY2(sentence.endsWith(command), qPrintable(sentence));
        }
    }

private:
    static constexpr HotkeyChord chord{0x3, 0x20};

    QStringList begin(HotkeyEnd end, const Chord &asked = chord)
    {
        m_keys.reset();
        m_script = {.end = end};
        m_keys = std::make_unique<SystemKeys>(std::make_unique<ScriptedHotkey>(m_script), asked);
        QSignalSpy told(m_keys.get(), &GlobalKeys::told);
        m_keys->begin();
        QStringList said;
        for (const QVariantList &each : std::as_const(told))
            said << each.first().toString();
        return said;
    }

    ScriptedHotkey::Script m_script;
    std::unique_ptr<SystemKeys> m_keys;
};

HIWAR_TEST(GlobalKeysTest, QGuiApplication)
#include "tst_globalkeys.moc"

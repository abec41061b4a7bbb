// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/keymap.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class KeymapTest : public TestCase
{
    Q_OBJECT

private slots:
    void isTheTableUntilSomethingIsChanged()
    {
        const Keymap keymap;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts)
                QCOMPARE(keymap.keysOf(shortcut.id), shortcut.keys);
        }
        QVERIFY(keymap.changes().isEmpty());
    }

    void givesKeysAndTakesThemBack()
    {
        Keymap keymap;
        keymap.give(ShortcutId::Attach, {u"Ctrl+G"_s});
        QCOMPARE(keymap.keysOf(ShortcutId::Attach), QStringList{u"Ctrl+G"_s});
        QVERIFY(keymap.isChanged(ShortcutId::Attach));
        keymap.give(ShortcutId::Attach, {});
        QVERIFY(keymap.keysOf(ShortcutId::Attach).isEmpty());
        keymap.reset(ShortcutId::Attach);
        QCOMPARE(keymap, Keymap());
    }

    void whoHadAKeyLosesIt()
    {
        Keymap keymap;
        keymap.give(ShortcutId::Attach, {u"Ctrl+F"_s});
        QVERIFY(keymap.keysOf(ShortcutId::Find).isEmpty());
        keymap.reset(ShortcutId::Find); // takes it back
        QCOMPARE(keymap.keysOf(ShortcutId::Find), QStringList{u"Ctrl+F"_s});
        QVERIFY(keymap.keysOf(ShortcutId::Attach).isEmpty());
        keymap.give(ShortcutId::Find, {u"Ctrl+="_s}); // one of two
        QCOMPARE(keymap.keysOf(ShortcutId::Larger), QStringList{u"Ctrl++"_s});
    }

    void judges_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<ShortcutAnswer>("answer");
        QTest::addColumn<ShortcutId>("holder");
        using enum ShortcutAnswer;
        const auto nobody = ShortcutId::Quit;
        QTest::newRow("free") << u"Ctrl+G"_s << Free << nobody;
        QTest::newRow("a function key") << u"F12"_s << Free << nobody;
        QTest::newRow("with Alt") << u"Alt+1"_s << Free << nobody;
        QTest::newRow("its own") << u"Ctrl+O"_s << Own << ShortcutId::Attach;
        QTest::newRow("another's") << u"Ctrl+F"_s << Taken << ShortcutId::Find;
        QTest::newRow("plus") << u"Ctrl++"_s << Taken << ShortcutId::Larger;
        QTest::newRow("of the list") << u"Ctrl+D"_s << Fixed << ShortcutId::Pin;
        QTest::newRow("of the text") << u"Ctrl+Shift+Return"_s << Fixed << ShortcutId::AddOnly;
        QTest::newRow("chooses a reply, may send")
            << u"Ctrl+Return"_s << Fixed << ShortcutId::ChooseReply;
        QTest::newRow("copy") << u"Ctrl+C"_s << Fixed << ShortcutId::Copy;
        QTest::newRow("paste") << u"Ctrl+V"_s << ForText << nobody;
        QTest::newRow("by words") << u"Ctrl+Shift+Left"_s << ForText << nobody;
        QTest::newRow("a letter") << u"G"_s << Unusable << nobody;
        QTest::newRow("a capital") << u"Shift+G"_s << Unusable << nobody;
        QTest::newRow("nothing") << QString() << Unusable << nobody;
        QTest::newRow("two after another") << u"Ctrl+K, Ctrl+C"_s << Unusable << nobody;
    }
    void judges()
    {
        QFETCH(QString, key);
        QFETCH(ShortcutAnswer, answer);
        QFETCH(ShortcutId, holder);
        const ShortcutVerdict verdict = judgeKey(Keymap(), ShortcutId::Attach, key);
        QCOMPARE(verdict.answer, answer);
        QCOMPARE(verdict.holder, holder);
    }

    void whatIsFixedStaysAsItIs()
    {
        Keymap keymap;
        keymap.give(ShortcutId::Copy, {u"Ctrl+G"_s});
        keymap.give(ShortcutId::Attach, {u"Ctrl+C"_s, u"G"_s});
        QCOMPARE(keymap.keysOf(ShortcutId::Copy), QStringList{u"Ctrl+C"_s});
        QVERIFY(keymap.keysOf(ShortcutId::Attach).isEmpty());
    }

    /// Whatever is given to whom, in any order.
    void noKeyEverDoesTwoThings()
    {
        QRandomGenerator dice(7);
        const QStringList keys{u"Ctrl+F"_s, u"Ctrl+G"_s, u"Ctrl+O"_s, u"F3"_s,     u"F8"_s,
                               u"Ctrl+E"_s, u"Ctrl++"_s, u"Ctrl+="_s, u"Ctrl+C"_s, u"Alt+1"_s};
        const int actions = int(ShortcutId::Quit) + 1;
        Keymap keymap;
        for (int step = 0; step < 4000; ++step) {
            const auto id = ShortcutId(dice.bounded(actions));
            QStringList given;
            for (int i = dice.bounded(3); i > 0; --i)
                given << keys.at(dice.bounded(int(keys.size())));
            if (dice.bounded(5) == 0)
                keymap.reset(id);
            else
                keymap.give(id, given);
            QSet<QString> seen;
            for (int each = 0; each < actions; ++each) {
                if (!isEditable(ShortcutId(each)))
                    continue;
                for (const QString &key : keymap.keysOf(ShortcutId(each))) {
                    QVERIFY2(!seen.contains(key), qPrintable(key));
                    seen.insert(key);
                }
            }
        }
        for (int each = 0; each < actions; ++each)
            keymap.reset(ShortcutId(each));
        QCOMPARE(keymap, Keymap());
    }
};

HIWAR_TEST(KeymapTest, QCoreApplication)
#include "tst_keymap.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/shortcuts.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ShortcutsTest : public TestCase
{
    Q_OBJECT

private slots:
    void eachIsThereOnce()
    {
        QSet<ShortcutId> seen;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts) {
                QVERIFY2(!seen.contains(shortcut.id), shortcut.name);
                seen.insert(shortcut.id);
                const bool isEverywhere = shortcut.area == ShortcutArea::Anywhere;
                QVERIFY2(isEverywhere || !shortcut.keys.isEmpty(), shortcut.name);
                QVERIFY(shortcutNamed(QString::fromLatin1(shortcut.word)) == shortcut.id);
                QCOMPARE(keysOf(shortcut.id), shortcut.keys);
                QCOMPARE(nameOf(shortcut.id), QString::fromUtf8(shortcut.name));
            }
        }
        QCOMPARE(seen.size(), int(ShortcutId::Quit) + 1);
    }

    void noKeyDoesTwoThingsInOnePlace()
    {
        QSet<std::pair<int, QString>> taken;
        QSet<QString> everywhere;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts) {
                for (const QString &key : shortcut.keys) {
                    const std::pair place(int(shortcut.area), key);
                    QVERIFY2(!taken.contains(place), qPrintable(key));
                    taken.insert(place);
                    if (shortcut.area == ShortcutArea::Anywhere)
                        everywhere.insert(key);
                }
            }
        }
        for (const auto &[area, key] : taken)
            QVERIFY2(area == int(ShortcutArea::Anywhere) || !everywhere.contains(key),
                     qPrintable(key));
    }

    void theControlKeyGoesFromTabToTab()
    {
#ifdef Q_OS_MACOS
        const QString control = u"Meta"_s; // Ctrl+Tab is the system's
#else
        const QString control = u"Ctrl"_s;
#endif
        QCOMPARE(keysOf(ShortcutId::NextTab).constFirst(), control + u"+Tab"_s);
        QCOMPARE(keysOf(ShortcutId::PreviousTab).constFirst(), control + u"+Shift+Tab"_s);
        QCOMPARE(writtenKey(keysOf(ShortcutId::NextTab).constFirst()), u"Ctrl+Tab"_s);
    }

    void keysAreWrittenAsPeopleCallThem()
    {
        QCOMPARE(writtenKey(u"Shift+Return"_s), u"Shift+Enter"_s);
        QCOMPARE(writtenKey(u"PgUp"_s), u"Page Up"_s);
        QCOMPARE(writtenKey(u"PgDown"_s), u"Page Down"_s);
        QCOMPARE(writtenKey(u"Ctrl+/"_s), u"Ctrl+/"_s);
    }
};

HIWAR_TEST(ShortcutsTest, QCoreApplication)
#include "tst_shortcuts.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/launcher/launchermenu.h"
#include "app/launcher/windowswords.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

ListedRef listed(const QString &id, const QString &title, int minute)
{
    ListedConversation each;
    each.info.id = id;
    each.info.title = title;
    each.info.updatedAt = QDateTime::fromMSecsSinceEpoch(60'000 * minute, utc);
    return std::make_shared<ListedConversation>(each);
}

ListedRef archived(const QString &id)
{
    ListedConversation each = *listed(id, u"Archived"_s, 50);
    each.info.isArchived = true;
    return std::make_shared<ListedConversation>(each);
}

ListedRef inTheBin(const QString &id)
{
    ListedConversation each = *listed(id, u"Deleted"_s, 51);
    each.info.deletedAt = each.info.updatedAt;
    return std::make_shared<ListedConversation>(each);
}

QStringList titles(const LauncherMenu &menu)
{
    QStringList all;
    for (const LauncherItem &item : menu.recent)
        all << item.title;
    return all;
}

} // namespace

class LauncherMenuTest : public TestCase
{
    Q_OBJECT

private slots:
    void theTasksAreCommands()
    {
        QList<QStringList> words;
        for (const LauncherItem &task : launcherMenu({}, false).tasks) {
            QVERIFY(!task.title.isEmpty());
            words << task.words;
        }
        QCOMPARE(words, QList<QStringList>(
                            {{u"--new"_s}, {u"--temporary"_s}, {u"--quick"_s}, {u"--search"_s}}));
    }

    void noTitleUnlessItIsAllowed()
    {
        const QList<ListedRef> all{listed(u"a"_s, u"Light"_s, 1)};
        QVERIFY(launcherMenu(all, false).recent.isEmpty());
        const LauncherMenu menu = launcherMenu(all, true);
        QCOMPARE(titles(menu), QStringList(u"Light"_s));
        QCOMPARE(menu.recent.first().words, QStringList({u"--conversation"_s, u"a"_s}));
        QVERIFY(!menu.recentTitle.isEmpty());
    }

    void theLastChangedComeFirst()
    {
        QList<ListedRef> all;
        for (const int minute : {3, 9, 1, 7, 5, 8, 2, 6, 4})
            all << listed(QString::number(minute), u"At %1"_s.arg(minute), minute);
        QCOMPARE(titles(launcherMenu(all, true)),
                 QStringList({u"At 9"_s, u"At 8"_s, u"At 7"_s, u"At 6"_s, u"At 5"_s, u"At 4"_s}));
        QCOMPARE(launcherMenu(all, true).recent.size(), mostRecentItems);
    }

    void equalTimesHaveAnOrder()
    {
        const ListedRef a = listed(u"a"_s, u"A"_s, 1);
        const ListedRef b = listed(u"b"_s, u"B"_s, 1);
        QCOMPARE(launcherMenu({a, b}, true), launcherMenu({b, a}, true));
    }

    void whatIsPutAwayOrEmptyIsNotListed()
    {
        const QList<ListedRef> all{archived(u"a"_s), inTheBin(u"b"_s), listed(u"c"_s, {}, 60),
                                   listed(u"d"_s, u"Bread"_s, 1)};
        QCOMPARE(titles(launcherMenu(all, true)), QStringList(u"Bread"_s));
    }

    void aTitleIsOnePlainLine()
    {
        const QString odd = u"one\n\u202Etwo\u0007 "_s + QString(200, u'x');
        const QString shown = titles(launcherMenu({listed(u"a"_s, odd, 1)}, true)).first();
        QVERIFY2(shown.startsWith(u"one two x"_s), qPrintable(shown));
        QVERIFY2(shown.size() <= 81, qPrintable(shown));
    }

    /// As CommandLineToArgvW reads them, see its documentation.
    void wordsBecomeALine_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("line");
        QTest::newRow("options") << QStringList({u"--conversation"_s, u"1b-2"_s})
                                 << u"--conversation 1b-2"_s;
        QTest::newRow("a blank") << QStringList(u"a b"_s) << u"\"a b\""_s;
        QTest::newRow("nothing") << QStringList({u"a"_s, QString()}) << u"a \"\""_s;
        QTest::newRow("a quote") << QStringList(u"a\" --new"_s) << u"\"a\\\" --new\""_s;
        QTest::newRow("backslashes") << QStringList(u"C:\\a b\\"_s) << u"\"C:\\a b\\\\\""_s;
        QTest::newRow("backslashes before a quote")
            << QStringList(u"a\\\\\"b"_s) << u"\"a\\\\\\\\\\\"b\""_s;
        QTest::newRow("a sign of shells") << QStringList(u"a&b"_s) << u"\"a&b\""_s;
    }
    void wordsBecomeALine()
    {
        QFETCH(const QStringList, words);
        QFETCH(const QString, line);
        QCOMPARE(windowsLine(words), line);
    }
};

HIWAR_TEST(LauncherMenuTest, QCoreApplication)
#include "tst_launchermenu.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/freename.h"
#include "app/update/version.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class VersionTest : public TestCase
{
    Q_OBJECT

private slots:
    void standsInOrder()
    {
        // Each version is older than all that follow.
        const QStringList ladder{u"0.0.1"_s,
                                 u"0.1.0-alpha"_s,
                                 u"0.1.0-alpha.1"_s,
                                 u"0.1.0-alpha.2"_s,
                                 u"0.1.0-alpha.10"_s,
                                 u"0.1.0-alpha.b"_s,
                                 u"0.1.0-beta"_s,
                                 u"0.1.0-rc-2"_s,
                                 u"0.1.0"_s,
                                 u"0.1.1"_s,
                                 u"0.2.0"_s,
                                 u"0.10.0"_s,
                                 u"1.0"_s,
                                 u"1.9.0"_s,
                                 u"1.10.0"_s,
                                 u"1.10.0.1"_s,
                                 u"2"_s,
                                 u"999999999.0"_s};
        for (qsizetype i = 0; i < ladder.size(); ++i) {
            for (qsizetype j = 0; j < ladder.size(); ++j) {
                const auto one = parseVersion(ladder.at(i));
                const auto other = parseVersion(ladder.at(j));
                QVERIFY2(one && other, qPrintable(ladder.at(i) + u' ' + ladder.at(j)));
                QVERIFY2(isOlder(*one, *other) == (i < j),
                         qPrintable(ladder.at(i) + u' ' + ladder.at(j)));
            }
        }
    }

    void isTheSameHoweverManyNoughtsAreWritten()
    {
        QCOMPARE(parseVersion(u"1"), parseVersion(u"1.0.0.0"));
        QVERIFY(!isOlder(*parseVersion(u"1"), *parseVersion(u"1.0")));
    }

    void takesNothingElse_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto *text :
             {"",          ".",          "1.",    ".1",        "1..2",      "v1.0",
              "1.0 ",      " 1.0",       "1.0\n", "01.2",      "1.2.3.4.5", "-1",
              "1.-2",      "1.0-",       "1.0-.", "1.0-rc..1", "1.0-01",    "1.0-rc 1",
              "1.0+build", "9999999999", "1e3",   "0x10",      "latest",    "\xd9\xa1.\xd9\xa2"})
            QTest::newRow(text) << QString::fromUtf8(text);
        QTest::newRow("long") << u"1.0-"_s + QString(100, u'a');
    }
    void takesNothingElse()
    {
        QFETCH(QString, text);
        QVERIFY(!parseVersion(text));
    }

    void numbersANameThatIsTaken_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("second");
        QTest::newRow("run") << u"hiwar-0.2.0-linux-x86_64.run"_s
                             << u"hiwar-0.2.0-linux-x86_64 (2).run"_s;
        QTest::newRow("tar") << u"hiwar-0.2.0-linux-x86_64.tar.xz"_s
                             << u"hiwar-0.2.0-linux-x86_64 (2).tar.xz"_s;
        QTest::newRow("none") << u"hiwar"_s << u"hiwar (2)"_s;
        QTest::newRow("hidden") << u".hiwar"_s << u".hiwar (2)"_s;
    }
    void numbersANameThatIsTaken()
    {
        QFETCH(QString, name);
        QTEST(numberedName(name, 2), "second");
        QCOMPARE(numberedName(name, 1), name);
    }
};

HIWAR_TEST(VersionTest, QCoreApplication)
#include "tst_version.moc"

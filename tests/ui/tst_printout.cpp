// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/print/printout.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class PrintoutTest : public TestCase
{
    Q_OBJECT

private slots:
    void suggestsANameForEverySystem_data();
    void suggestsANameForEverySystem();
    void namesWhatHasNoTitle();
};

void PrintoutTest::suggestsANameForEverySystem_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"How keys are kept"_s << u"How keys are kept.pdf"_s;
    QTest::newRow("Arabic") << u"أين يُحفَظ المفتاح؟"_s << u"أين يُحفَظ المفتاح؟.pdf"_s;
    QTest::newRow("no title") << QString() << u"Conversation.pdf"_s;
    QTest::newRow("a path") << u"../../etc/passwd"_s << u"etc passwd.pdf"_s;
    QTest::newRow("marks") << u"a<b>:\"c\"|d?*e\\f"_s << u"a b c d e f.pdf"_s;
    QTest::newRow("lines") << u"one\ntwo\tthree"_s << u"one two three.pdf"_s;
    QTest::newRow("hidden") << u".bashrc"_s << u"bashrc.pdf"_s;
    QTest::newRow("a dot at the end") << u"And then..."_s << u"And then.pdf"_s;
    QTest::newRow("a device") << u"con"_s << u"_con.pdf"_s;
    QTest::newRow("a device with an end") << u"LPT1.txt"_s << u"_LPT1.txt.pdf"_s;
    QTest::newRow("no device") << u"console"_s << u"console.pdf"_s;
    QTest::newRow("nothing but marks") << u"///"_s << u"Conversation.pdf"_s;
    QTest::newRow("long") << u"twelve chars "_s.repeated(9)
                          << u"twelve chars twelve chars twelve chars twelve chars twelve.pdf"_s;
    QTest::newRow("one long word") << QString(200, u'x') << QString(60, u'x') + u".pdf"_s;
}

void PrintoutTest::suggestsANameForEverySystem()
{
    QFETCH(const QString, title);
    QTEST(suggestedFileName(title), "name");
}

void PrintoutTest::namesWhatHasNoTitle()
{
    Printout printout;
    QCOMPARE(printedTitle(printout), u"Conversation"_s);
    printout.title = u"one\ntwo"_s;
    QCOMPARE(printedTitle(printout), u"one two"_s);
}

HIWAR_TEST(PrintoutTest, QCoreApplication)
#include "tst_printout.moc"

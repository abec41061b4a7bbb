// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/markdown/cleantext.h"

#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class CleanTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void leavesNothingHidden_data();
    void leavesNothingHidden();
    void isItsOwnResult();
};

void CleanTextTest::leavesNothingHidden_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    const auto row = [](const char *name, const QString &text, const QString &clean) {
        QTest::newRow(name) << text << clean;
    };
    row("plain", u"Hello,\n\tworld."_s, u"Hello,\n\tworld."_s);
    row("arabic with marks", u"مَرْحَبًا بِكُم"_s, u"مَرْحَبًا بِكُم"_s);
    row("cjk", u"你好，世界"_s, u"你好，世界"_s);
    row("family emoji keeps its joiners", u"👨‍👩‍👧"_s, u"👨‍👩‍👧"_s);
    row("directional marks stay", u"a\u200Fb\u200Ec"_s, u"a\u200Fb\u200Ec"_s);
    row("as many marks as there are", u"a"_s + u"\u0301"_s.repeated(30),
        u"a"_s + u"\u0301"_s.repeated(30));
    row("more marks on a letter", u"a"_s + u"\u0301"_s.repeated(500) + u"b"_s,
        u"a"_s + u"\u0301"_s.repeated(30) + u"b"_s);
    row("more joiners", u"👩\u200D"_s.repeated(50) + u"👩"_s,
        u"👩\u200D"_s.repeated(10) + u"👩"_s.repeated(41));
    row("joiners of letters", u"نص\u200Dنص نص "_s.repeated(50), u"نص\u200Dنص نص "_s.repeated(50));
    row("line ends", u"a\r\nb\rc\u2028d\u2029e"_s, u"a\nb\nc\nd\ne"_s);
    row("nul", u"a"_s + QChar(u'\0') + u"b"_s, u"a\u2400b"_s);
    row("ansi colour", u"\u001B[31mred"_s, u"\u241B[31mred"_s);
    row("backspace and delete", u"a\bb\u007F"_s, u"a\u2408b\u2421"_s);
    row("c1 control", u"a\u0085b"_s, u"a\uFFFDb"_s);
    row("right-to-left override", u"exe.\u202Egpj.txt\u202C"_s, u"exe.gpj.txt"_s);
    row("isolates", u"\u2066a\u2069\u2067b\u2069\u2068c\u2069"_s, u"abc"_s);
    row("object replacement", u"a\uFFFCb"_s, u"a\uFFFDb"_s);
    row("lone surrogates", u"a"_s + QChar(0xD83D) + u"b"_s + QChar(0xDE00), u"a\uFFFDb\uFFFD"_s);
    const char32_t hidden[] = {U'a', 0xE0048, 0xE0049, U'b'};
    row("words in tag characters", QString::fromUcs4(hidden, 4), u"ab"_s);
    const char32_t flag[] = {0x1F3F4, 0xE0067, 0xE0062, 0xE007F};
    row("a flag's region", QString::fromUcs4(flag, 4), QString::fromUcs4(flag, 4));
}

void CleanTextTest::leavesNothingHidden()
{
    QFETCH(QString, text);
    QFETCH(QString, clean);
    QCOMPARE(cleanText(text), clean);
}

void CleanTextTest::isItsOwnResult()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 200; ++round) {
        QString text;
        for (int i = 0; i < 50; ++i)
            text += QChar(char16_t(random.bounded(0x10000)));
        const QString once = cleanText(text);
        QCOMPARE(cleanText(once), once);
        for (const QChar c : once)
            QVERIFY(c == u'\n' || c == u'\t' || c.unicode() >= 0x20);
    }
}

HIWAR_TEST(CleanTextTest, QCoreApplication)
#include "tst_cleantext.moc"

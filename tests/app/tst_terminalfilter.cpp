// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/terminalfilter.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TerminalFilterTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsWhatATerminalWouldObey_data();
    void showsWhatATerminalWouldObey();
    void passesBytesAsTheyAre();
    void sendsATerminalNothingToObey();
};

void TerminalFilterTest::showsWhatATerminalWouldObey_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QByteArray &bytes, const QString &shown) {
        QTest::newRow(name) << bytes << shown;
    };
    row("words", "Hello,\n\tعالم 👍", u"Hello,\n\tعالم 👍"_s);
    row("clipboard", "\x1B]52;c;cm0gLXJm\x07", u"␛]52;c;cm0gLXJm␇"_s);
    row("title", "\x1B]0;root\x1B\\", u"␛]0;root␛\\"_s);
    row("link", "\x1B]8;;https://evil.example\x1B\\ok", u"␛]8;;https://evil.example␛\\ok"_s);
    row("colour", "\x1B[8mhidden", u"␛[8mhidden"_s);
    row("written over", "rm -rf\rls", u"rm -rf␍ls"_s);
    row("taken back", "rm\b\bls\x7F", u"rm␈␈ls␡"_s);
    row("NUL", QByteArray("a\0b", 3), u"a␀b"_s);
    row("C1",
        "a\xC2\x9B"
        "31m\xC2\x90q\xC2\x9C",
        u"a␛[31m␛Pq␛\\"_s);
    row("C1 as a byte",
        "a\x9B"
        "31m",
        u"a\uFFFD31m"_s);
    row("an override", u"a\u202Ecba\u202C"_s.toUtf8(), u"a<U+202E>cba\u202C"_s);
    row("isolates", u"\u2067عالم\u2069 ok\u200F"_s.toUtf8(), u"\u2067عالم\u2069 ok\u200F"_s);
    row("not UTF-8",
        "a\xFF"
        "b",
        u"a\uFFFDb"_s);
}

void TerminalFilterTest::showsWhatATerminalWouldObey()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, shown);
    for (qsizetype cut = 0; cut <= bytes.size(); ++cut) {
        TerminalFilter filter(true);
        QByteArray passed = filter.pass(bytes.first(cut));
        passed += filter.pass(bytes.sliced(cut));
        QCOMPARE(QString::fromUtf8(passed), shown);
    }
}

void TerminalFilterTest::passesBytesAsTheyAre()
{
    QByteArray all;
    for (int i = 0; i < 256; ++i)
        all += char(i);
    QCOMPARE(TerminalFilter(false).pass(all), all);
}

void TerminalFilterTest::sendsATerminalNothingToObey()
{
    for (char32_t c = 0; c < 0x300; ++c) {
        const QString shown =
            QString::fromUtf8(TerminalFilter(true).pass(QString::fromUcs4(&c, 1).toUtf8()));
        for (const QChar each : shown)
            QVERIFY(each == u'\n' || each == u'\t' || each.category() != QChar::Other_Control);
        QVERIFY(!shown.isEmpty());
    }
}

HIWAR_TEST(TerminalFilterTest, QCoreApplication)
#include "tst_terminalfilter.moc"

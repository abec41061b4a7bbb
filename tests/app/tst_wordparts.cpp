// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/wordparts.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QStringList wordsOf(const QString &text)
{
    QStringList words;
    for (const WordPart &part : wordParts(text))
        words << text.sliced(part.start, part.length);
    return words;
}

} // namespace

class TestWordParts : public TestCase
{
    Q_OBJECT

private slots:
    void splitsIntoWords_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("nothing") << QString() << QStringList();
        QTest::newRow("English") << u"It's 3.5, e.g. so."_s
                                 << QStringList{u"It's"_s, u" "_s, u"3.5"_s, u","_s,
                                                u" "_s,    u"e"_s, u"."_s,   u"g"_s,
                                                u"."_s,    u" "_s, u"so"_s,  u"."_s};
        QTest::newRow("Arabic") << u"ذَهَبَ، ثُمَّ"_s << QStringList{u"ذَهَبَ"_s, u"،"_s, u" "_s, u"ثُمَّ"_s};
        QTest::newRow("Hebrew") << u"שָׁלוֹם עולם"_s << QStringList{u"שָׁלוֹם"_s, u" "_s, u"עולם"_s};
        QTest::newRow("Chinese") << u"你好。"_s << QStringList{u"你"_s, u"好"_s, u"。"_s};
        QTest::newRow("marks") << u"e\u0301te\u0301 a"_s
                               << QStringList{u"e\u0301te\u0301"_s, u" "_s, u"a"_s};
        QTest::newRow("emoji") << u"a👩‍👩‍👧👍🏽b"_s
                               << QStringList{u"a"_s, u"👩‍👩‍👧"_s, u"👍🏽"_s,
                                              u"b"_s};
        QTest::newRow("code") << u"foo.bar_1(x);"_s
                              << QStringList{u"foo"_s, u"."_s, u"bar_1"_s, u"("_s,
                                             u"x"_s,   u")"_s, u";"_s};
        QTest::newRow("blanks") << u"a \t b\n\n\r\nc"_s
                                << QStringList{u"a"_s,  u" \t "_s, u"b"_s, u"\n"_s,
                                               u"\n"_s, u"\r\n"_s, u"c"_s};
    }
    void splitsIntoWords()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QCOMPARE(wordsOf(text), words);
    }

    void keepsWhatIsJoinedInThai()
    {
        const QString text = u"ภาษาไทยที่นี่"_s;
        const QStringList words = wordsOf(text);
        QCOMPARE(words.join(QString()), text);
        for (const QString &word : words)
            QVERIFY2(!word.front().isMark(), qPrintable(word));
    }

    void countsWords()
    {
        QCOMPARE(countWords(u"One, two – three.\n"), 3);
        QCOMPARE(countWords(u"ذَهَبَ إلى البيت"), 3);
        QCOMPARE(countWords(u" \n,;👍🏽"), 0);
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestWordParts, QCoreApplication)
#include "tst_wordparts.moc"

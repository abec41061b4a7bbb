// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/accessibility/sentences.h"
#include "ui/markdown/markdown.h"

#include <QCoreApplication>
#include <QTest>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QStringList sentencesOf(const QString &markdown)
{
    SentenceReader reader;
    return reader.take(parseMarkdown(markdown), true);
}

/// The sentences returned when the text arrives in pieces of this length.
QStringList streamed(const QString &markdown, qsizetype step, bool closesMarks)
{
    SentenceReader reader;
    QStringList out;
    for (qsizetype size = step; size < markdown.size(); size += step)
        out += reader.take(parseMarkdown(markdown.first(size), {.growing = closesMarks}), false);
    return out + reader.take(parseMarkdown(markdown), true);
}

} // namespace

class SentencesTest : public TestCase
{
    Q_OBJECT

private slots:
    void endsSentencesWhereTheyEnd_data();
    void endsSentencesWhereTheyEnd();
    void saysTheSameHoweverItArrives_data() { endsSentencesWhereTheyEnd_data(); }
    void saysTheSameHoweverItArrives();
    void givesNothingThatMayGoOn_data();
    void givesNothingThatMayGoOn();
    void losesNoWordWhenMarksClose();
    void goesOnAfterAnEnd();
    void passesOverWhatIsThere();
};

void SentencesTest::endsSentencesWhereTheyEnd_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char *name, const QString &text, const QStringList &sentences) {
        QTest::newRow(name) << text << sentences;
    };
    row("plain", u"One thing. Another thing! A third? Yes"_s,
        {u"One thing."_s, u"Another thing!"_s, u"A third?"_s, u"Yes"_s});
    row("numbers", u"Pi is 3.14 and e is 2.718. Both are known."_s,
        {u"Pi is 3.14 and e is 2.718."_s, u"Both are known."_s});
    row("abbreviations", u"Dr. Who met J. Smith in the U.S. Army, e.g. Torchwood. He left."_s,
        {u"Dr. Who met J. Smith in the U.S. Army, e.g. Torchwood."_s, u"He left."_s});
    row("quotes", u"He said “Go.” Then he (finally.) Went."_s,
        {u"He said “Go.”"_s, u"Then he (finally.)"_s, u"Went."_s});
    row("small letter", u"It is approx. five, etc. and so on. End."_s,
        {u"It is approx. five, etc. and so on."_s, u"End."_s});
    row("ellipsis", u"Wait… What? Well… maybe. So... Yes."_s,
        {u"Wait…"_s, u"What?"_s, u"Well… maybe."_s, u"So..."_s, u"Yes."_s});
    row("arabic", u"هل هذا صحيح؟ نعم، إنه صحيح. القيمة ٣.١٤ تقريبًا! انتهى"_s,
        {u"هل هذا صحيح؟"_s, u"نعم، إنه صحيح."_s, u"القيمة ٣.١٤ تقريبًا!"_s, u"انتهى"_s});
    row("urdu", u"یہ درست ہے۔ ہاں"_s, {u"یہ درست ہے۔"_s, u"ہاں"_s});
    row("chinese", u"你好。今天怎么样？很好！"_s, {u"你好。"_s, u"今天怎么样？"_s, u"很好！"_s});
    row("hindi", u"यह सही है। हाँ।"_s, {u"यह सही है।"_s, u"हाँ।"_s});
    row("addresses", u"See https://a.example/b?c=d!e and www.x.org. Then `a. B()`. Done."_s,
        {u"See https://a.example/b?c=d!e and www.x.org."_s, u"Then a. B()."_s, u"Done."_s});
    row("emoji", u"Good. 👍 Really. 🎉"_s, {u"Good."_s, u"👍 Really."_s, u"🎉"_s});
    row("marks", u"This is **bold. And** strong. See [the docs](https://x.example/a.b). End."_s,
        {u"This is bold."_s, u"And strong."_s, u"See the docs."_s, u"End."_s});
    row("headings", u"# First steps\n\nDo it.\n\n## 3.14 ways\n\nMore"_s,
        {u"First steps"_s, u"Do it."_s, u"3.14 ways"_s, u"More"_s});
    row("code", u"Look:\n\n```python\nprint('A. B')\nexit()\n```\n\nAnd `x`.\n\n    one\n"_s,
        {u"Look:"_s, u"Code, python, 2 lines."_s, u"And x."_s, u"Code, 1 line."_s});
    row("lists", u"1. One. Two.\n2. Three\n   - inner\n\n- [x] done\n- [ ] open\n"_s,
        {u"1. One."_s, u"Two."_s, u"2. Three"_s, u"inner"_s, u"Done: done"_s, u"To do: open"_s});
    row("table", u"|a|b|\n|---|---|\n|1. X|2|\n||4|\n\nEnd"_s,
        {u"Table, columns: 2."_s, u"a, b"_s, u"1. X, 2"_s, u"4"_s, u"End"_s});
    row("rule", u"a\n\n---\n\nb"_s, {u"a"_s, u"b"_s});
    row("quote", u"> Who? Me.\n\nYes."_s, {u"Who?"_s, u"Me."_s, u"Yes."_s});
    row("no letters", u"—\n\n?! Yes. …"_s, {u"—"_s, u"?! Yes. …"_s});
    row("lone point", u". Hello. World"_s, {u". Hello."_s, u"World"_s});
}

void SentencesTest::endsSentencesWhereTheyEnd()
{
    QFETCH(QString, markdown);
    QTEST(sentencesOf(markdown), "expected");
}

void SentencesTest::saysTheSameHoweverItArrives()
{
    QFETCH(QString, markdown);
    QFETCH(QStringList, expected);
    for (qsizetype step = 1; step <= 7; ++step) {
        QCOMPARE(streamed(markdown, step, false), expected);
        QCOMPARE(streamed(markdown, step, true), expected);
    }
}

void SentencesTest::givesNothingThatMayGoOn_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QStringList>("expected");
    QTest::newRow("half a sentence") << u"One. Two is"_s << QStringList{u"One."_s};
    QTest::newRow("a point may be one of a number") << u"It is 3."_s << QStringList();
    QTest::newRow("a small letter may follow") << u"It is etc. ("_s << QStringList();
    QTest::newRow("code not closed") << u"Use `a. B"_s << QStringList();
    QTest::newRow("code block not closed") << u"Do:\n\n```\na. B. C"_s << QStringList{u"Do:"_s};
    QTest::newRow("link not closed") << u"So. See [a. B"_s << QStringList{u"So."_s};
    QTest::newRow("target not closed") << u"So. See [a. B](https://x"_s << QStringList{u"So."_s};
    QTest::newRow("emphasis not closed") << u"So. This *is. It"_s << QStringList{u"So."_s};
    QTest::newRow("heading") << u"# A. B. C"_s << QStringList();
    QTest::newRow("last row") << u"|a|\n|---|\n|b|\n|c"_s
                              << QStringList{u"Table, columns: 1."_s, u"a"_s, u"b"_s};
}

void SentencesTest::givesNothingThatMayGoOn()
{
    QFETCH(QString, markdown);
    SentenceReader reader;
    QTEST(reader.take(parseMarkdown(markdown), false), "expected");
    QCOMPARE(reader.take(parseMarkdown(markdown), false), QStringList());
}

void SentencesTest::losesNoWordWhenMarksClose()
{
    SentenceReader reader;
    const QString begin = u"See [a] and [b]. Look (there). More"_s;
    QCOMPARE(reader.take(parseMarkdown(begin), false),
             (QStringList{u"See [a] and [b]."_s, u"Look (there)."_s}));
    // Now they are links, and four characters shorter.
    const QString links = u"\n\n[a]: https://x.example\n[b]: https://y.example\n"_s;
    QCOMPARE(reader.take(parseMarkdown(begin + u" of it."_s + links), true),
             QStringList{u"More of it."_s});
}

void SentencesTest::goesOnAfterAnEnd()
{
    SentenceReader reader;
    QCOMPARE(reader.take(parseMarkdown(u"In the beginning "_s), true),
             QStringList{u"In the beginning"_s});
    QCOMPARE(reader.take(parseMarkdown(u"In the beginning there was. Light"_s), false),
             QStringList{u"there was."_s});
    QCOMPARE(reader.take(parseMarkdown(u"In the beginning there was. Light"_s), true),
             QStringList{u"Light"_s});
}

void SentencesTest::passesOverWhatIsThere()
{
    SentenceReader reader;
    reader.skip(parseMarkdown(u"Long ago.\n\nOnce. More is"_s));
    QCOMPARE(reader.take(parseMarkdown(u"Long ago.\n\nOnce. More is said."_s), true),
             QStringList{u"More is said."_s});
}

HIWAR_TEST(SentencesTest, QCoreApplication)
#include "tst_sentences.moc"

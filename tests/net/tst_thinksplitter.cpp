// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/thinksplitter.h"
#include "tests/support/testcase.h"

#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

struct Parted
{
    QString reasoning;
    QString text;

    void take(const ThinkSplitter::Split &split)
    {
        if (split.textWasReasoning)
            reasoning += std::exchange(text, {});
        reasoning += split.reasoning;
        text += split.text;
    }
    bool operator==(const Parted &) const = default;
};

Parted part(const QStringList &pieces)
{
    ThinkSplitter splitter;
    Parted parted;
    for (const QString &piece : pieces)
        parted.take(splitter.feed(piece));
    parted.take(splitter.finish());
    return parted;
}

} // namespace

class ThinkSplitterTest : public TestCase
{
    Q_OBJECT

private slots:
    void partsThoughtFromAnswer_data();
    void partsThoughtFromAnswer();
    void losesNothingHoweverItIsCut_data();
    void losesNothingHoweverItIsCut();
    void givesTextAtOnceThatCanBeNoTag();
    void turnsTextIntoThoughtLate();
    void keepsTextWhenTheServiceTellsThoughtApart();
    void readsALongTextOnce();
};

void ThinkSplitterTest::partsThoughtFromAnswer_data()
{
    QTest::addColumn<QString>("all");
    QTest::addColumn<QString>("reasoning");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QString &all, const QString &reasoning,
                        const QString &text) { QTest::newRow(name) << all << reasoning << text; };
    const auto thought =
        [&row](const char *name, const QString &all, const QString &reasoning = u"plan"_s,
               const QString &text = u"Answer"_s) { row(name, all, reasoning, text); };
    const auto text = [&row](const char *name, const QString &all) { row(name, all, {}, all); };

    thought("a thought", u"<think>plan</think>Answer"_s);
    thought("blanks around it", u"\n <think>\n plan \n</think>\n\nAnswer"_s);
    thought("blanks within it", u"<think>\na\n\n b</think>\n c \n"_s, u"a\n\n b"_s, u"c \n"_s);
    thought("by another name", u"<thinking>plan</thinking>Answer"_s);
    thought("by a third name", u"<thought>\nplan</thought>Answer"_s);
    thought("only its own end ends it", u"<thinking>a</think>b</thinking>Answer"_s,
            u"a</think>b"_s);
    thought("an empty one", u"<think>\n\n</think>\n\nAnswer"_s, {});
    thought("two", u"<think>plan</think>\n<think>more</think>Answer"_s, u"plan\n\nmore"_s);
    thought("never ended", u"<think>plan <b> </thin"_s, u"plan <b> </thin"_s, {});
    thought("nothing after it", u"<think>plan</think>\n"_s, u"plan"_s, {});
    thought("an opening tag in it", u"<think>a <think> b</think>Answer"_s, u"a <think> b"_s);
    thought("its end in a code span", u"<think>`</think>` ends</think>Answer"_s,
            u"`</think>` ends"_s);
    thought("its end after a code span", u"<think>`a`</think>Answer"_s, u"`a`"_s);
    thought("a span that never ends", u"<think>`plan </think>Answer `b`"_s, u"`plan"_s,
            u"Answer `b`"_s);
    thought("no opening tag", u"plan\n</think>\n\nAnswer"_s, u"plan\n"_s);
    thought("no opening tag, CRLF", u"plan\r\n </think> \r\nAnswer"_s, u"plan\r\n"_s);
    thought("no opening tag, no answer", u"plan\n</think>"_s, u"plan\n"_s, {});
    thought("only the closing tag", u"</think>\n\nAnswer"_s, {});
    thought("only the closing tag, blanks", u"\n</thinking>Answer"_s, {});
    thought("after a fence", u"```\nx\n```\n</think>\nAnswer"_s, u"```\nx\n```\n"_s);

    thought("no opening tag, within a line", u"plan.</think>Answer"_s, u"plan."_s);
    thought("no opening tag, at the end of a line", u"plan. </think>\n\nAnswer"_s, u"plan. "_s);
    thought("no opening tag, before a blank", u"plan.</think> Answer"_s, u"plan."_s);
    thought("no opening tag, before the words", u"plan\n</think>Answer"_s, u"plan\n"_s);
    thought("no opening tag, after a code span", u"a `b` c</think>Answer"_s, u"a `b` c"_s);

    text("a closing tag among words", u"End with </think> to stop"_s);
    text("a closing tag in a code span", u"It is `x</think>y` here"_s);
    text("a closing tag in quotes", u"It is \"</think>\" here"_s);
    text("a closing tag at the end of a sentence", u"It ends with</think>. So"_s);
    text("a closing tag in a line of a fence", u"```\nx</think>y\n```\n"_s);
    text("a plain text", u"Answer"_s);
    text("blanks", u" \n Answer\n"_s);
    text("only blanks", u" \n\n"_s);
    text("literal, in the middle", u"Use <think> and </think> here"_s);
    text("literal, in a code span", u"`<think>` is the tag"_s);
    text("literal, at the start of a line", u"The tag:\n<think>a</think>\n"_s);
    text("a closing tag before words", u"Write\n</think> at the end"_s);
    text("a closing tag in a fence", u"~~~\n</think>\n~~~\nx"_s);
    text("a closing tag in a fence in a fence", u"~~~\n```\n</think>\n~~~\n"_s);
    text("a beginning that is no tag", u"<thin air"_s);
    text("a tag with a blank", u"< think>a"_s);
    text("a tag that is cut off", u"<think"_s);
    text("half a fence", u"``\n`"_s);
    text("blanks at the end of all", u"a\n  "_s);
    row("a second closing tag is text", u"<think>a</think>b\n</think>\nc"_s, u"a"_s,
        u"b\n</think>\nc"_s);
}

void ThinkSplitterTest::partsThoughtFromAnswer()
{
    QFETCH(QString, all);
    QFETCH(QString, reasoning);
    QFETCH(QString, text);
    const Parted whole = part({all});
    QCOMPARE(whole.reasoning, reasoning);
    QCOMPARE(whole.text, text);
    for (qsizetype cut = 0; cut <= all.size(); ++cut)
        QVERIFY2(part({all.first(cut), all.sliced(cut)}) == whole, QByteArray::number(cut));
    QVERIFY(part(all.split(QString())) == whole);
}

void ThinkSplitterTest::losesNothingHoweverItIsCut_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 40; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void ThinkSplitterTest::losesNothingHoweverItIsCut()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    const QStringList words{u"<think>"_s,   u"</think>"_s, u"<thinking>"_s, u"</thinking>"_s,
                            u"<"_s,         u"/think>"_s,  u"\n"_s,         u" "_s,
                            u"`"_s,         u"```"_s,      u"~~~"_s,        u"a"_s,
                            u"</think>\n"_s};
    for (int round = 0; round < 200; ++round) {
        QString all;
        for (int i = random.bounded(12); i >= 0; --i)
            all += words.at(random.bounded(int(words.size())));
        const Parted whole = part({all});
        QVERIFY2(part(all.split(QString())) == whole, qPrintable(all));
        // No letter is lost; of the rest only a tag and spaces may be.
        QCOMPARE((whole.reasoning + whole.text).count(u'a'), all.count(u'a'));
        QCOMPARE((whole.reasoning + whole.text).count(u'`'), all.count(u'`'));
    }
}

void ThinkSplitterTest::givesTextAtOnceThatCanBeNoTag()
{
    ThinkSplitter splitter;
    QCOMPARE(splitter.feed(u"<th"_s).text, QString());
    QCOMPARE(splitter.feed(u"e"_s).text, u"<the"_s);
    QCOMPARE(splitter.feed(u" a < b"_s).text, u" a < b"_s);
    QCOMPARE(splitter.feed(u"\n  "_s).text, u"\n"_s);
    QCOMPARE(splitter.feed(u"c"_s).text, u"  c"_s);

    ThinkSplitter thinking;
    QCOMPARE(thinking.feed(u"<think>a "_s).reasoning, u"a"_s);
    QCOMPARE(thinking.feed(u"b <"_s).reasoning, u" b"_s);
    QCOMPARE(thinking.feed(u" c"_s).reasoning, u" < c"_s);
}

void ThinkSplitterTest::turnsTextIntoThoughtLate()
{
    ThinkSplitter splitter;
    QCOMPARE(splitter.feed(u"so it\nis\n"_s).text, u"so it\nis\n"_s);
    QCOMPARE(splitter.feed(u"</think>"_s), ThinkSplitter::Split());
    QCOMPARE(splitter.feed(u"\nYes"_s), (ThinkSplitter::Split{true, {}, u"Yes"_s}));
}

void ThinkSplitterTest::keepsTextWhenTheServiceTellsThoughtApart()
{
    ThinkSplitter splitter;
    Parted parted;
    parted.take(splitter.feed(u"The end is:\n"_s));
    splitter.keepText();
    parted.take(splitter.feed(u"</think>\nso"_s));
    parted.take(splitter.finish());
    QCOMPARE(parted.text, u"The end is:\n</think>\nso"_s);
}

void ThinkSplitterTest::readsALongTextOnce()
{
    // If each piece made it read the text again, this would not finish.
    for (const QString &piece : {u" "_s, u"<"_s, u"\n"_s, u"</think> "_s, u"```\n"_s}) {
        for (const QString &start : {QString(), u"<think>a"_s, u"a\n"_s, u"a\n</think>"_s}) {
            ThinkSplitter splitter;
            Parted parted;
            parted.take(splitter.feed(start));
            for (int i = 0; i < 20'000; ++i)
                parted.take(splitter.feed(piece));
            parted.take(splitter.finish());
            parted.take(ThinkSplitter().feed(piece.repeated(200'000)));
        }
    }
}

HIWAR_TEST(ThinkSplitterTest, QCoreApplication)
#include "tst_thinksplitter.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/messagemodel.h"
#include "ui/block/blocktext.h"
#include "ui/conversation/selection/cutblocks.h"
#include "ui/conversation/selection/primaryselection.h"
#include "ui/markdown/markdown.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTextDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class SelectedFormatsTest : public TestCase
{
    Q_OBJECT

private slots:
    void cutsBlocks_data();
    void cutsBlocks();
    void everyCutCanBeReadAgain();
    void namesTheSpeakersOfSeveralMessages();
    void givesTheSourceOfWholeMessages();
    void sourceReadsAsTheSameBlocks();
    void htmlSaysWhatPlainTextSays_data();
    void htmlSaysWhatPlainTextSays();
    void makesFormatsWhenAsked();
    void keepsWhatWasCopied();
};

namespace {

MessageSource sourceOf(const QStringList &texts)
{
    return [texts](int row) {
        ShownMessage message = makeMessage(
            QString::number(row), row % 2 == 0 ? Role::User : Role::Assistant, texts.at(row));
        message.ownMarkdown = true;
        return message;
    };
}

/// From before the first of two words to behind the second, in the first message.
ConversationRange between(const QString &text, const QString &first, const QString &second)
{
    const ShownBlocks shown{{}, parseMarkdown(text, {LineEnds::Break}), {}, {}};
    ConversationRange range;
    for (int i = int(shown.size()) - 1; i >= 0; --i) {
        const QString whole = blockText(shown.at(i)).whole;
        if (const auto at = whole.indexOf(first); at >= 0)
            range.from.text = {i, int(at)};
    }
    for (int i = 0; i < int(shown.size()); ++i) {
        const QString whole = blockText(shown.at(i)).whole;
        if (const auto at = whole.indexOf(second); at >= 0)
            range.to.text = {i, int(at + second.size())};
    }
    return range;
}

} // namespace

void SelectedFormatsTest::cutsBlocks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("plain");
    QTest::addColumn<QString>("markdown");
    const auto row = [](const char *name, const QString &text, const QString &from,
                        const QString &to, const QString &plain, const QString &markdown) {
        QTest::newRow(name) << text << from << to << plain << markdown;
    };
    row("bold stays bold", u"one **two three** four"_s, u"three"_s, u"four"_s, u"three four"_s,
        u"**three** four"_s);
    row("link", u"see [the manual](https://x.org) now"_s, u"manual"_s, u"now"_s, u"manual now"_s,
        u"[manual](<https://x.org>) now"_s);
    row("part of an item", u"- one two\n- three"_s, u"two"_s, u"two"_s, u"two"_s, u"two"_s);
    row("items", u"x\n\n3. one\n4. two\n5. three"_s, u"two"_s, u"three"_s, u"4. two\n5. three"_s,
        u"4. two\n5. three"_s);
    row("from the middle of an item", u"- one two\n- three\n- four"_s, u"two"_s, u"three"_s,
        u"two\n- three"_s, u"- two\n- three"_s);
    row("in one quote", u"> one two\n>\n> three four\n> five"_s, u"two"_s, u"four"_s,
        u"two\n\nthree four"_s, u"two\n\nthree four"_s);
    row("lines of code", u"a\n\n```cpp\nint a;\nint b;\nint c;\n```\n\nz"_s, u"int b;"_s,
        u"int c;"_s, u"int b;\nint c;"_s, u"```cpp\nint b;\nint c;\n```"_s);
    row("half a line of code", u"```cpp\nint a;\n```"_s, u"a;"_s, u"a;"_s, u"a;"_s, u"`a;`"_s);
    row("cells", u"|a|b|\n|-|-|\n|c|d|\n|e|f|"_s, u"c"_s, u"e"_s, u"\t\nc\td\ne\t"_s,
        u"|  |  |\n| --- | --- |\n| c | d |\n| e |  |"_s);
    row("a cell", u"|a|b|\n|-|-|\n|c|**d e**|"_s, u"d"_s, u"d"_s, u"d"_s, u"**d**"_s);
    row("mixed text", u"قل **`ab` له** الآن"_s, u"ab"_s, u"له"_s, u"ab له"_s, u"**`ab` له**"_s);
    row("half a formula is all of it", u"so $a+b$ is"_s, u"b"_s, u"is"_s, u"$a+b$ is"_s,
        u"$a+b$ is"_s);
}

void SelectedFormatsTest::cutsBlocks()
{
    QFETCH(QString, text);
    QFETCH(QString, from);
    QFETCH(QString, to);
    const ConversationRange range = between(text, from, to);
    QVERIFY(!range.isEmpty());
    QTEST(selectedText(range, sourceOf({text})), "plain");
    QTEST(selectedMarkdown(range, sourceOf({text})), "markdown");
}

void SelectedFormatsTest::everyCutCanBeReadAgain()
{
    // Copied as Markdown and read again, it has the same words.
    for (const QString &text : {everyConstruct(), everyConstructInArabic()}) {
        const ShownMessage message = makeMessage(u"1"_s, Role::Assistant, text);
        const ShownBlocks shown = shownBlocks(message);
        for (int block = 0; block < int(shown.size()); ++block) {
            const int size = int(blockText(shown.at(block)).whole.size());
            for (int offset = 0; offset < size; offset += 7) {
                for (const TextPosition to :
                     {TextPosition{block, size}, TextPosition{block + 1, 3}}) {
                    const Blocks cut = cutBlocks(shown, {block, offset}, to);
                    QVERIFY(cut.size() <= 2);
                    for (const Block &part : cut)
                        QVERIFY(part.kind != Block::Kind::Paragraph || !part.spans.isEmpty());
                }
            }
        }
    }
}

void SelectedFormatsTest::namesTheSpeakersOfSeveralMessages()
{
    const MessageSource source =
        sourceOf({u"a **question**"_s, QString(), u"no"_s, u"- an\n- answer"_s});
    const ConversationRange range{{0, {0, 2}}, {3, {1, 6}}};
    QCOMPARE(selectedText(range, source),
             u"You:\nquestion\n\nYou:\nno\n\nAssistant:\n- an\n- answer"_s);
    QCOMPARE(selectedMarkdown(range, source),
             u"**You:**\n\n**question**\n\n**You:**\n\nno\n\n**Assistant:**\n\n- an\n- answer"_s);
    const QString html = selectedHtml(range, source);
    QVERIFY2(html.contains(u"<p><b>You:</b></p>"_s), qPrintable(html));
    QVERIFY2(html.contains(u"<strong>question</strong>"_s), qPrintable(html));
}

void SelectedFormatsTest::givesTheSourceOfWholeMessages()
{
    const QString source = u"* one\n* two   \n\n\n[x]: /a\n"_s; // not as Hiwar would write it
    const MessageSource messages = sourceOf({source});
    QCOMPARE(selectedMarkdown(wholeText(messages(0), 0), messages), source);
    QCOMPARE(selectedMarkdown({{0, {0, 1}}, {0, {1, 3}}}, messages), u"- ne\n- two"_s);
}

void SelectedFormatsTest::sourceReadsAsTheSameBlocks()
{
    for (const QString &text : {everyConstruct(), everyConstructInArabic()}) {
        const ShownMessage message = makeMessage(u"1"_s, Role::Assistant, text);
        const MessageSource source = [&](int) { return message; };
        const QString copied = selectedMarkdown(wholeText(message, 0), source);
        QCOMPARE(parseMarkdown(copied), parseMarkdown(text));
    }
}

void SelectedFormatsTest::htmlSaysWhatPlainTextSays_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("Latin") << u"one **two** <b>three</b>\n\nfour & five"_s;
    QTest::newRow("Arabic") << u"قل **له** `ab`\n\nثم"_s;
    QTest::newRow("code") << u"```\n<a>\n  b\n```"_s;
    QTest::newRow("emoji") << u"👨‍👩‍👧 *and* 🇵🇸"_s;
}

void SelectedFormatsTest::htmlSaysWhatPlainTextSays()
{
    QFETCH(QString, text);
    const MessageSource source = sourceOf({text});
    const ConversationRange range = wholeText(source(0), 0);
    QTextDocument document;
    document.setHtml(selectedHtml(range, source));
    QCOMPARE(document.toPlainText().trimmed(),
             selectedText(range, source).replace(u"\n\n"_s, u"\n"_s));
}

void SelectedFormatsTest::makesFormatsWhenAsked()
{
    int asked = 0;
    SelectionData data({{0, {0, 0}}, {0, {0, 4}}}, [&](int) {
        ++asked;
        return makeMessage(u"1"_s, Role::Assistant, u"**some** words"_s);
    });
    QVERIFY(data.hasText() && data.hasHtml() && data.hasFormat(u"text/markdown"_s));
    QCOMPARE(asked, 0);
    QCOMPARE(data.text(), u"some"_s);
    QCOMPARE(data.data(u"text/plain"_s), QByteArray("some"));
    QCOMPARE(data.data(u"text/markdown"_s), QByteArray("**some**"));
    QVERIFY(data.html().contains(u"<strong>some</strong>"_s));
    QVERIFY(!data.hasUrls());
    const int before = asked;
    data.keep();
    data.keep();
    QCOMPARE(asked, before + 1);
    QCOMPARE(data.text(), u"some"_s);
    QCOMPARE(asked, before + 1);
}

void SelectedFormatsTest::keepsWhatWasCopied()
{
    QString text = u"first words"_s;
    const MessageSource source = [&](int) { return makeMessage(u"1"_s, Role::User, text); };
    copySelection({{0, {0, 0}}, {0, {0, 5}}}, source);
    text = u"other"_s;
    QCOMPARE(QGuiApplication::clipboard()->text(), u"first"_s);
    copySelection({}, source); // nothing selected: the clipboard stays
    QCOMPARE(QGuiApplication::clipboard()->text(), u"first"_s);
}

HIWAR_TEST(SelectedFormatsTest, QGuiApplication)
#include "tst_selectedformats.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything shows, copies, finds and reads out a message exactly as the user typed it.
#include "tests/support/testcase.h"
#include "tests/ui/foundatonce.h"
#include "tests/ui/markdowndump.h"
#include "tests/ui/shownview.h"
#include "ui/block/blocktext.h"
#include "ui/conversation/selection/cutblocks.h"
#include "ui/conversation/selection/selectedformats.h"
#include "ui/markdown/messageoptions.h"
#include "ui/markdown/tohtml.h"
#include "ui/markdown/typedtext.h"

#include <QTextDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QString code = u"def f(x):\n    if x:\n        return x*2*3\n\n\n    return __name__  "_s;

ShownMessage own(const QString &text)
{
    return makeMessage(u"own"_s, Role::User, text);
}

} // namespace

class TypedTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void isReadAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("blocks");
        const auto row = [](const char *name, const QString &text, const QStringList &blocks) {
            QTest::newRow(name) << text << blocks;
        };
        row("nothing", {}, {});
        row("marks", u"x*2*3 __a__ `b` ~~c~~ # d"_s, {u"V:x*2*3 __a__ `b` ~~c~~ # d"_s});
        row("a list", u"- a\n  - b\n1. c"_s, {u"V:- a/  - b/1. c"_s});
        row("a heading", u"# a\n===\n> b"_s, {u"V:# a/===/> b"_s});
        row("blanks", u"  a   b\t\tc  \n\n\n d\n"_s, {u"V:  a   b\t\tc  /// d/"_s});
        row("formulas", u"$x$ and \\(y\\)"_s, {u"V:$x$ and \\(y\\)"_s});
        row("entities and HTML", u"&amp; <b>x</b> \\*"_s, {u"V:&amp; <b>x</b> \\*"_s});
        row("a picture", u"![a](https://p.org/i.png)"_s, {u"V:![a](https://p.org/i.png)"_s});
        row("addresses", u"see www.x.org, or\nhttps://y.org/a_b."_s,
            {u"V:see <www.x.org@http://www.x.org>, or/<https://y.org/a_b@https://y.org/a_b>."_s});
        row("a fence", u"a\n```py x\n  b\n\n c\n```\nd"_s,
            {u"V:a"_s, u"C(py):  b// c"_s, u"V:d"_s});
        row("nothing but a fence", u"~~~\na\n~~~\n"_s, {u"C():a"_s});
        row("an empty fence", u"```\n```"_s, {u"C():"_s});
        row("empty lines around", u"a\n\n```\nb\n```\n\nc"_s, {u"V:a/"_s, u"C():b"_s, u"V:/c"_s});
        row("a longer fence", u"````\n```\na\n```\n````"_s, {u"C():```/a/```"_s});
        row("another mark", u"```\n~~~\n```\n~~~"_s, {u"C():~~~"_s, u"V:~~~"_s});
        row("a fence that is not closed", u"a\n```\nb"_s, {u"V:a/```/b"_s});
        row("a fence too far in", u"    ```\na\n    ```"_s, {u"V:    ```/a/    ```"_s});
        row("code in a line", u"```a``` b\nc\n```"_s, {u"V:```a``` b/c/```"_s});
        row("line ends of others", u"a\r\nb\rc"_s, {u"V:a/b/c"_s});
        row("what turns the text around", u"a\u202Eb"_s, {u"V:ab"_s});
    }

    void isReadAsItIs()
    {
        QFETCH(QString, text);
        QTEST(dump(parseMarkdown(text, messageOptions(Role::User, false))), "blocks");
    }

    void isMarkdownForWhoeverWantsIt()
    {
        QCOMPARE(dump(parseMarkdown(u"*a*\nb"_s, messageOptions(Role::User, true))),
                 QStringList{u"P:i<a>/b"_s});
        for (const bool ownMarkdown : {false, true})
            QCOMPARE(messageOptions(Role::Assistant, ownMarkdown), MarkdownOptions());
    }

    void eachLineRunsItsOwnWay()
    {
        const Block block = typedBlocks(u"1\nabc\n\nسلام.\n2\n(x)"_s).value(0);
        QStringList runs;
        for (const TypedLines &lines : typedLines(block))
            runs << (lines.direction == Qt::RightToLeft ? u"<"_s : u">"_s) + dump(lines.spans);
        QCOMPARE(runs, QStringList({u">1/abc/"_s, u"<سلام./2"_s, u">(x)"_s}));
        Block chosen = block;
        chosen.direction = Qt::RightToLeft;
        QCOMPARE(typedLines(chosen).size(), 1);
        QCOMPARE(typedLines(chosen).constFirst().direction, Qt::RightToLeft);
        QCOMPARE(contentText(blockText(block).whole), u"1\nabc\n\nسلام.\n2\n(x)"_s);
    }

    void hasABoundedNumberOfParts()
    {
        const QString fences = u"```\na\n```\nb\n"_s.repeated(10'000);
        const Blocks blocks = typedBlocks(fences);
        QVERIFY(blocks.size() < 5000);
        QCOMPARE(blocks.constFirst().code, u"a"_s);
        const Block &rest = blocks.constLast();
        QCOMPARE(rest.kind, Block::Kind::Typed);
        QVERIFY(rest.spans.constFirst().text.contains(u"```\na\n```"_s)); // as it was typed

        const QString turns = u"a\n\u05D0\n"_s.repeated(10'000);
        const Blocks both = typedBlocks(turns);
        QCOMPARE(both.size(), 1);
        const QList<TypedLines> lines = typedLines(both.constFirst());
        QVERIFY(lines.size() < 5000);
        QStringList shown;
        for (const TypedLines &each : lines)
            shown << each.spans.constFirst().text;
        QCOMPARE(shown.join(u'\n'), turns);
    }

    void isCopiedAsItWasTyped()
    {
        const QString fenced = u"run *this*:\n~~~sh -e\n  ls\n~~~\n\n  and سلام\n"_s;
        for (const QString &text : {code, fenced, u"\n a\r\n\u2066b\u2069 "_s}) {
            const MessageSource source = [&text](int) { return own(text); };
            const ConversationRange whole = wholeText(own(text), 0);
            QCOMPARE(selectedText(whole, source), text);
            QCOMPARE(selectedMarkdown(whole, source), text);
        }
        // Every part of it, including line ends.
        const MessageSource source = [](int) { return own(u" a*b\n\nسلام\n  c "_s); };
        const QString whole = u" a*b\n\nسلام\n  c "_s;
        for (int from = 0; from < int(whole.size()); ++from) {
            for (int to = from + 1; to <= int(whole.size()); ++to) {
                const ConversationRange part{{0, {0, from}}, {0, {0, to}}};
                QCOMPARE(selectedText(part, source), whole.mid(from, to - from));
                QCOMPARE(selectedMarkdown(part, source), whole.mid(from, to - from));
            }
        }
    }

    void reachesAnotherProgramAsItIs()
    {
        const MessageSource source = [](int) { return own(code + u"\nسلام\n\n <a>\t1"_s); };
        const QString html = selectedHtml(wholeText(source(0), 0), source);
        QTextDocument document;
        document.setHtml(html);
        QCOMPARE(document.toPlainText(), source(0).text);
        QVERIFY(html.contains(u"<div class=\"typed\" dir=\"rtl\">سلام</div>"_s));
    }

    void isFoundAndHeardAsItIs()
    {
        const MessageMatches found =
            findInMessage(own(code), foldForSearch(u"return x*2*3"_s).text);
        QCOMPARE(found.matches.size(), 1);
        QCOMPARE(found.matches.constFirst().range, (FoundRange{28, 40}));
        QCOMPARE(saidText(own(code)), code);
        ShownView shown({own(code)});
        QAccessibleInterface *view = QAccessible::queryAccessibleInterface(&shown.view);
        QAccessibleTextInterface *text = view->child(0)->textInterface();
        QCOMPARE(text->text(0, text->characterCount()), code);
    }

    void standsWhereItWasTyped()
    {
        ShownView shown({own(u"a\n    a\nسلام\n\na"_s)});
        const MessageLayout &layout = shown.layout(0);
        QCOMPARE(layout.blockCount(), 1);
        const auto rectOf = [&layout](int offset) {
            return layout.rectsOf({0, offset}, {0, offset + 1}).value(0);
        };
        const QRectF first = rectOf(0);
        const QRectF indented = rectOf(6);
        const QRectF arabic = rectOf(8);
        const QRectF last = rectOf(14);
        QVERIFY(indented.left() > first.left() + 4);
        QCOMPARE(last.left(), first.left());
        QVERIFY(arabic.right() > indented.right()); // on the other side of the bubble
        const qreal pitch = indented.top() - first.top();
        QCOMPARE(arabic.top(), first.top() + 2 * pitch);
        QCOMPARE(last.top(), first.top() + 4 * pitch);
        // A click finds the letter on its own line.
        for (const int offset : {0, 6, 8, 14}) {
            const QPointF at = rectOf(offset).center();
            const int hit = layout.hitTest(at.toPoint()).position.offset;
            QVERIFY2(hit == offset || hit == offset + 1, qPrintable(QString::number(offset)));
        }
    }

    void changesWhileItIsShown()
    {
        ShownView shown({own(u"x*2*3"_s), reply(u"x*2*3"_s)});
        QCOMPARE(shown.textOf(0), u"x*2*3"_s);
        QCOMPARE(shown.textOf(1), u"x23"_s);
        shown.view.select(wholeText(own(u"x*2*3"_s), 0));
        ReadingOptions options;
        options.ownMarkdown = true;
        shown.view.setReadingOptions(options);
        QCOMPARE(shown.textOf(0), u"x23"_s);
        QVERIFY(shown.view.selectedText().isEmpty()); // its positions no longer exist
        shown.view.setReadingOptions({});
        QCOMPARE(shown.textOf(0), u"x*2*3"_s);
    }

    void itsSourceCanBeLookedAt()
    {
        ShownMessage message = own(u"a\u200Bb"_s);
        message.unfolded = Fold::Source;
        QCOMPARE(dump(shownBlocks(message).text), QStringList{u"C(markdown):a⟨U+200B⟩b"_s});
    }
};

HIWAR_TEST(TypedTextTest, QApplication)
#include "tst_typedtext.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/galleryconversation.h"
#include "ui/block/blocktext.h"
#include "ui/conversation/accessibility/accessibletext.h"
#include "ui/markdown/markdown.h"

#include <QGuiApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

ShownBlocks blocksOf(const QString &markdown)
{
    ShownBlocks blocks;
    blocks.text = parseMarkdown(markdown);
    return blocks;
}

AccessibleText textOf(const QString &markdown)
{
    AccessibleText text;
    text.update(blocksOf(markdown));
    return text;
}

const QString everything =
    u"# Title\n\nPlain **bold** *it* `code` ~~no~~ [link](https://a.example/x).\n\n"
    "1. One\n2. Two\n   - [x] inner\n\n     more\n\n> Quote\n\n```py\na = 1\n\nb\n```\n\n"
    "|h|i|\n|---|---|\n|c **d**|[e](https://b.example)|\n\n---\n\n"
    "استعمل `std::move` ثم https://c.example هنا. **نعم**\n"_s;

} // namespace

class AccessibleTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void saysWhatIsShownInOrder();
    void findsEveryPlaceAgain_data();
    void findsEveryPlaceAgain();
    void grownIsTheSameAsWhole();
    void tellsOnlyWhatWasAdded();
    void knowsWhereItChanged();
    void knowsItsLinks();
    void attributesCoverTheTextOnce();
    void namesTheLookOfARun_data();
    void namesTheLookOfARun();
};

void AccessibleTextTest::saysWhatIsShownInOrder()
{
    QCOMPARE(textOf(everything).text(),
             u"Title\n\nPlain bold it code no link.\n\n1. One\n2. Two\n\n  - [x] inner\n\n"
             "    more\n\nQuote\n\na = 1\n\nb\n\nh\ti\nc d\te\n\n\n\n"
             "استعمل std::move ثم https://c.example هنا. نعم"_s);
    QCOMPARE(AccessibleText().text(), QString());
    QCOMPARE(AccessibleText().positionOf(3), TextPosition());
}

void AccessibleTextTest::findsEveryPlaceAgain_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::newRow("everything") << everything;
    const auto messages = galleryConversation();
    for (qsizetype i = 0; i < messages.size(); ++i)
        QTest::addRow("message %d", int(i)) << messages.at(i).text;
}

void AccessibleTextTest::findsEveryPlaceAgain()
{
    QFETCH(QString, markdown);
    const ShownBlocks blocks = blocksOf(markdown);
    const AccessibleText text = textOf(markdown);
    int last = -1;
    for (int block = 0; block < blocks.size(); ++block) {
        const QString whole = blockText(blocks.at(block)).whole;
        for (int at = 0; at <= whole.size(); ++at) {
            const int offset = text.offsetOf({block, at});
            QVERIFY(offset >= last);
            last = offset;
            const TextPosition back = text.positionOf(offset);
            QCOMPARE(back.block, block);
            QCOMPARE(text.offsetOf(back), offset);
            // The same character is at that offset.
            if (back.offset < whole.size())
                QCOMPARE(text.text().at(offset), contentText(whole.mid(back.offset, 1)).at(0));
        }
    }
    for (int offset = 0; offset < text.text().size(); ++offset) {
        const auto [from, to] = text.blockAround(offset);
        QVERIFY(from <= offset && offset < to);
    }
}

void AccessibleTextTest::grownIsTheSameAsWhole()
{
    for (int step = 1; step < 6; ++step) {
        AccessibleText grown;
        QString told;
        for (qsizetype size = 0; size <= everything.size(); size += step) {
            grown.update(blocksOf(everything.first(size)));
            const TextChange change = differenceOf(told, grown.text(), grown.takeChangedFrom());
            told.replace(change.at, change.removed.size(), change.inserted);
            const AccessibleText whole = textOf(everything.first(size));
            QCOMPARE(told, whole.text());
            QCOMPARE(grown.text(), whole.text());
            QCOMPARE(grown.focusTargets(), whole.focusTargets());
        }
    }
}

void AccessibleTextTest::tellsOnlyWhatWasAdded()
{
    const TextChange change = differenceOf(u"One.\n\nTwx"_s, u"One.\n\nTwo and"_s);
    QCOMPARE(change.at, 8);
    QCOMPARE(change.removed, u"x"_s);
    QCOMPARE(change.inserted, u"o and"_s);
    QVERIFY(differenceOf(u"One."_s, u"One."_s).isEmpty());
}

void AccessibleTextTest::knowsWhereItChanged()
{
    QString markdown = u"Some words and more of them.\n\n"_s.repeated(2000);
    AccessibleText text;
    text.update(blocksOf(markdown));
    QCOMPARE(text.takeChangedFrom(), 0);
    QCOMPARE(text.takeChangedFrom(), int(text.text().size()));
    const auto before = int(text.text().size());
    for (int i = 0; i < 10; ++i) { // ten updates before the next takeChangedFrom()
        markdown += u"New words.\n\n"_s;
        text.update(blocksOf(markdown), i % 2 == 0 ? 2000 : 0);
    }
    const int from = text.takeChangedFrom();
    QVERIFY(from <= before && from > before - 50);
    const TextChange change = differenceOf(text.text().first(before), text.text(), from);
    QCOMPARE(change.at, before);
    QCOMPARE(change.removed, QString());
    text.update(blocksOf(u"Other."_s));
    QCOMPARE(text.takeChangedFrom(), 0);
}

void AccessibleTextTest::knowsItsLinks()
{
    const AccessibleText text = textOf(everything);
    QStringList found;
    for (const SpokenTarget &at : text.focusTargets()) {
        if (!at.focusTarget.code)
            found << text.text().mid(at.start, at.end - at.start) + u" > "_s +
                         at.focusTarget.link.target;
    }
    QCOMPARE(found, (QStringList{u"link > https://a.example/x"_s, u"e > https://b.example"_s,
                                 u"https://c.example > https://c.example"_s}));
}

void AccessibleTextTest::attributesCoverTheTextOnce()
{
    const AccessibleText text = textOf(everything);
    int at = 0;
    while (at < text.text().size()) {
        const SpokenRun run = text.runAt(at);
        QCOMPARE(run.start, at);
        QVERIFY2(run.end > run.start, qPrintable(QString::number(at)));
        for (int inside = run.start; inside < run.end; ++inside) {
            QCOMPARE(text.runAt(inside).start, run.start);
            QCOMPARE(text.runAt(inside).end, run.end);
        }
        at = run.end;
    }
    QCOMPARE(at, text.text().size());
}

void AccessibleTextTest::namesTheLookOfARun_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("attributes");
    QTest::newRow("heading") << u"Title"_s << u"writing-mode:lr;font-weight:bold;level:1;"_s;
    QTest::newRow("plain") << u"Plain "_s << u"writing-mode:lr;"_s;
    QTest::newRow("bold") << u"bold"_s << u"writing-mode:lr;font-weight:bold;"_s;
    QTest::newRow("italic") << u"it"_s << u"writing-mode:lr;font-style:italic;"_s;
    QTest::newRow("strike") << u"no"_s << u"writing-mode:lr;text-line-through-style:solid;"_s;
    QTest::newRow("code") << u"code"_s << u"writing-mode:lr;font-family:monospace;"_s;
    QTest::newRow("block of code")
        << u"a = 1\n\nb"_s << u"writing-mode:lr;font-family:monospace;"_s;
    QTest::newRow("link") << u"link"_s << u"writing-mode:lr;text-underline-style:solid;"_s;
    QTest::newRow("arabic") << u"نعم"_s << u"writing-mode:rl;font-weight:bold;"_s;
    QTest::newRow("mark") << u"1. "_s << QString();
}

void AccessibleTextTest::namesTheLookOfARun()
{
    QFETCH(QString, words);
    const AccessibleText text = textOf(everything);
    const auto at = text.text().indexOf(words, words == u"Title"_s ? 0 : 7);
    const SpokenRun run = text.runAt(int(at));
    QCOMPARE(text.text().mid(run.start, run.end - run.start), words);
    QTEST(run.attributes, "attributes");
}

HIWAR_TEST(AccessibleTextTest, QGuiApplication)
#include "tst_accessibletext.moc"

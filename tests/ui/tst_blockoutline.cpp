// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
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

/// A letter for each node, with the nodes inside it in brackets: "H L(I I(L(I)))".
QString drawn(const BlockOutline &outline, int node = -1)
{
    QStringList parts;
    for (const int child : outline.children(node)) {
        const auto letter = u"HLITC*"_s.at(int(outline.node(child).key.kind));
        const QString inside = drawn(outline, child);
        parts << (inside.isEmpty() ? QString(letter) : letter + u'(' + inside + u')');
    }
    return parts.join(u' ');
}

const QString everything =
    u"# Title [x](https://x.example)\n\nWords and [a](https://a.example).\n\n"
    "1. One\n2. Two [b](https://b.example)\n   - inner\n\n     more\n\n     ```\n     c\n     ```\n"
    "   - last\n3. Three\n\n> - quoted\n> - again\n\n"
    "|h|i|\n|---|---|\n|c|[e](https://e.example)|\n\n## End\n"_s;

} // namespace

class BlockOutlineTest : public TestCase
{
    Q_OBJECT

private slots:
    void drawsWhatIsThere_data();
    void drawsWhatIsThere();
    void nodesKnowTheirBlocks();
    void everyTargetHasItsNode();
    void grownIsTheSameAsWhole();
    void doesNotJoinReasoningAndText();
};

void BlockOutlineTest::drawsWhatIsThere_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<QString>("tree");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("words") << u"One.\n\nTwo."_s << QString();
    QTest::newRow("headings") << u"# A\n\nb\n\n### C"_s << u"H H"_s;
    QTest::newRow("list") << u"- a\n- b\n\nc\n\n- d"_s << u"L(I I) L(I)"_s;
    QTest::newRow("two lists") << u"- a\n\n1. b\n2. c\n\n1) d"_s << u"L(I) L(I I) L(I)"_s;
    QTest::newRow("deep") << u"- a\n  - b\n    - c\n  - d\n- e"_s << u"L(I(L(I(L(I)) I)) I)"_s;
    QTest::newRow("paragraph between")
        << u"- a\n  - b\n\n  words\n\n  - c"_s << u"L(I(L(I) L(I)))"_s;
    QTest::newRow("quotes") << u"> - a\n> - b\n\nc\n\n> - d"_s << u"L(I I) L(I)"_s;
    QTest::newRow("list in quote in list") << u"- > - a\n  > - b\n- c"_s << u"L(I(L(I I)) I)"_s;
    QTest::newRow("everything") << everything
                                << u"H(*) * L(I I(* L(I(C(* * *)) I)) I) L(I I) T(*) H"_s;
}

void BlockOutlineTest::drawsWhatIsThere()
{
    QFETCH(QString, markdown);
    AccessibleText text;
    text.update(blocksOf(markdown));
    QTEST(drawn(text.outline()), "tree");
}

void BlockOutlineTest::nodesKnowTheirBlocks()
{
    AccessibleText text;
    text.update(blocksOf(everything));
    const BlockOutline &outline = text.outline();
    for (int i = 0; i < outline.size(); ++i) {
        const OutlineNode &node = outline.node(i);
        QCOMPARE(outline.children(node.key.parent).at(node.key.place), i);
        QVERIFY(node.key.parent < i && node.last >= node.key.block);
        for (const int child : node.children) {
            QVERIFY(outline.node(child).key.block >= node.key.block);
            QVERIFY(outline.node(child).last <= node.last);
        }
    }
    // The ordered list goes from "One" to "Three".
    const OutlineNode &list = outline.node(outline.children(-1).at(2));
    QCOMPARE(list.key.block, 2);
    QCOMPARE(text.blocks().at(list.last).spans.first().text, u"Three"_s);
}

void BlockOutlineTest::everyTargetHasItsNode()
{
    AccessibleText text;
    text.update(blocksOf(everything));
    const BlockOutline &outline = text.outline();
    const auto targets = int(text.focusTargets().size());
    QCOMPARE(targets, 7);
    for (int target = 0; target < targets; ++target) {
        const OutlineNode &node = outline.node(outline.nodeOf(target));
        QCOMPARE(node.key.target, target);
        QCOMPARE(node.key.block, text.focusTargets().at(target).focusTarget.block());
    }
    QCOMPARE(outline.nodeOf(targets), -1);
    QCOMPARE(outline.nodeOf(-1), -1);
}

void BlockOutlineTest::grownIsTheSameAsWhole()
{
    AccessibleText grown;
    for (int size = 1; size <= everything.size(); ++size) {
        grown.update(blocksOf(everything.first(size)));
        AccessibleText whole;
        whole.update(blocksOf(everything.first(size)));
        QCOMPARE(grown.outline().size(), whole.outline().size());
        for (int i = 0; i < whole.outline().size(); ++i) {
            const OutlineNode &node = grown.outline().node(i);
            QVERIFY2(node.key == whole.outline().node(i).key, qPrintable(QString::number(size)));
            QCOMPARE(node.last, whole.outline().node(i).last);
            QCOMPARE(node.children, whole.outline().node(i).children);
        }
    }
    grown.update({});
    QCOMPARE(grown.outline().size(), 0);
    QVERIFY(grown.outline().children(-1).isEmpty());
}

void BlockOutlineTest::doesNotJoinReasoningAndText()
{
    ShownBlocks blocks = blocksOf(u"- said"_s);
    blocks.reasoning = parseMarkdown(u"- thought"_s);
    AccessibleText text;
    text.update(blocks);
    QCOMPARE(drawn(text.outline()), u"L(I) L(I)"_s);
}

HIWAR_TEST(BlockOutlineTest, QGuiApplication)
#include "tst_blockoutline.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/toolcallsum.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ToolCallSumTest : public TestCase
{
    Q_OBJECT

private slots:
    void tellsCallsApart_data();
    void tellsCallsApart();
    void isBounded();
    void readsLongArgumentsOnce();
    void hidesTheKeyAndHalfCharacters();
};

void ToolCallSumTest::tellsCallsApart_data()
{
    QTest::addColumn<QList<ToolCallPart>>("parts");
    QTest::addColumn<QList<ToolCall>>("calls");
    const auto row = [](const char *name, const QList<ToolCallPart> &parts,
                        const QList<ToolCall> &calls) { QTest::newRow(name) << parts << calls; };
    const QList<ToolCall> two{{u"x"_s, u"f"_s, u"{}"_s}, {u"y"_s, u"g"_s, u"{1}"_s}};

    row("none", {}, {});
    row("by index, interleaved",
        {{0, u"x"_s, u"f"_s, {}},
         {1, u"y"_s, u"g"_s, u"{"_s},
         {0, {}, {}, u"{}"_s},
         {1, {}, {}, u"1}"_s}},
        two);
    row("all with the index 0", {{0, u"x"_s, u"f"_s, u"{}"_s}, {0, u"y"_s, u"g"_s, u"{1}"_s}}, two);
    row("all with the index 0, in pieces",
        {{0, u"x"_s, u"f"_s, u"{"_s},
         {0, {}, {}, u"}"_s},
         {0, u"y"_s, u"g"_s, u"{"_s},
         {0, {}, {}, u"1}"_s}},
        two);
    row("the index 0 and no id", {{0, {}, u"f"_s, u"{}"_s}, {0, {}, u"f"_s, u"{}"_s}},
        {{{}, u"f"_s, u"{}"_s}, {{}, u"f"_s, u"{}"_s}});
    row("by id",
        {{{}, u"x"_s, u"f"_s, u"{"_s},
         {{}, u"y"_s, u"g"_s, u"{"_s},
         {{}, u"x"_s, {}, u"}"_s},
         {{}, u"y"_s, {}, u"1}"_s}},
        two);
    row("id and name in every piece", {{0, u"x"_s, u"f"_s, u"{"_s}, {0, u"x"_s, u"f"_s, u"}"_s}},
        {{u"x"_s, u"f"_s, u"{}"_s}});
    row("the name in every piece", {{0, {}, u"f"_s, u"{"_s}, {0, {}, u"f"_s, u"}"_s}},
        {{{}, u"f"_s, u"{}"_s}});
    row("the id comes late", {{0, {}, u"f"_s, {}}, {0, u"x"_s, {}, u"{}"_s}},
        {{u"x"_s, u"f"_s, u"{}"_s}});
    row("by order", {{{}, {}, u"f"_s, u"{"_s}, {{}, {}, {}, u"}"_s}, {{}, {}, u"g"_s, u"{}"_s}},
        {{{}, u"f"_s, u"{}"_s}, {{}, u"g"_s, u"{}"_s}});
    row("only arguments", {{{}, {}, {}, u"{}"_s}}, {{{}, {}, u"{}"_s}});
    row("indexes with holes", {{7, u"x"_s, u"f"_s, u"{}"_s}, {-3, u"y"_s, u"g"_s, u"{1}"_s}}, two);
}

void ToolCallSumTest::tellsCallsApart()
{
    QFETCH(QList<ToolCallPart>, parts);
    QFETCH(QList<ToolCall>, calls);
    ToolCallSum sum;
    for (const ToolCallPart &part : parts)
        sum.add(part);
    QCOMPARE(sum.isEmpty(), calls.isEmpty());
    QCOMPARE(sum.calls({}), calls);
}

void ToolCallSumTest::isBounded()
{
    ToolCallSum sum;
    for (int i = 0; i < 1000; ++i)
        sum.add({i, {}, u"f"_s, QString(10'000, u'a')});
    const QList<ToolCall> calls = sum.calls({});
    QCOMPARE(calls.size(), ToolCallSum::maxCalls);
    ToolCallSum one;
    one.add({0, {}, u"f"_s, QString(ToolCallSum::maxArguments, u'a')});
    one.add({0, {}, {}, u"b"_s});
    QCOMPARE(one.calls({}).constFirst().arguments.size(), ToolCallSum::maxArguments);
}

void ToolCallSumTest::readsLongArgumentsOnce()
{
    // If each piece were parsed with all before it, this would not finish.
    ToolCallSum sum;
    sum.add({0, {}, u"f"_s, u"{\"a\":\""_s});
    for (int i = 0; i < 100'000; ++i)
        sum.add({0, {}, u"f"_s, u"bbbb}"_s});
    QCOMPARE(sum.calls({}).size(), 1);
    QCOMPARE(sum.calls({}).constFirst().arguments.size(), 6 + 500'000);
}

void ToolCallSumTest::hidesTheKeyAndHalfCharacters()
{
    ToolCallSum sum;
    sum.add({0, u"sk-canary"_s, u"f\u202E sk-canary"_s, QString(QChar(0xD83D))});
    sum.add({0, {}, {}, QChar(0xDC4B) + QString(QChar(0xD83D))});
    QCOMPARE(sum.calls(Secret("sk-canary")),
             (QList<ToolCall>{{u"•••"_s, u"f •••"_s, u"👋\uFFFD"_s}}));
}

HIWAR_TEST(ToolCallSumTest, QCoreApplication)
#include "tst_toolcallsum.moc"

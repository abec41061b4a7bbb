// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignjson.h"
#include "app/foreign/jsonelements.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// "key=bytes" of each element, one word for an element with a fault, "!" for an error.
QByteArrayList cut(const QByteArray &text, JsonShape shape, qsizetype piece, JsonLimits limits = {})
{
    QByteArrayList found;
    const auto take = [&found](const JsonElement &element) -> Transferred<void> {
        const QByteArray key = element.key.isEmpty() ? QByteArray() : element.key + '=';
        switch (element.fault) {
        case JsonElement::Fault::None:
            found.append(key + element.bytes.trimmed());
            break;
        case JsonElement::Fault::TooLarge:
            found.append("large");
            break;
        case JsonElement::Fault::TooDeep:
            found.append("deep");
            break;
        }
        return {};
    };
    JsonElements elements(shape, take, {"list"}, limits);
    for (qsizetype at = 0; at < text.size(); at += piece) {
        if (!elements.feed(QByteArrayView(text).sliced(at, std::min(piece, text.size() - at)))) {
            found.append("!");
            return found;
        }
    }
    if (!elements.finish())
        found.append("!");
    return found;
}

} // namespace

class JsonElementsTest : public TestCase
{
    Q_OBJECT

private slots:
    void cutsAlikeWhereverTheBytesAreCut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("shape");
        QTest::addColumn<QByteArrayList>("elements");
        const int members = int(JsonShape::Members);
        const int lines = int(JsonShape::Lines);
        const int document = int(JsonShape::Document);
        QTest::newRow("array")
            << QByteArray(" [ {\"a\":[1,{\"b\":2}]} , \"x]\\\"\", 12, null,[] ] ") << members
            << QByteArrayList({"{\"a\":[1,{\"b\":2}]}", "\"x]\\\"\"", "12", "null", "[]"});
        QTest::newRow("object") << QByteArray("{\"a\" : {\"}\":\"\\\\\"}, \"b\\\"c\":1,\"d\":[2]}")
                                << members
                                << QByteArrayList({"a={\"}\":\"\\\\\"}", "b\\\"c=1", "d=[2]"});
        QTest::newRow("list within")
            << QByteArray("{\"x\":1,\"list\":[{\"y\":2},3],\"z\":{}}") << members
            << QByteArrayList({"x=1", "list={\"y\":2}", "list=3", "z={}"});
        QTest::newRow("empty array") << QByteArray("[]") << members << QByteArrayList();
        QTest::newRow("padded") << QByteArray("[1]\n\0\0", 6) << members << QByteArrayList({"1"});
        QTest::newRow("lines") << QByteArray("{\"a\":1}\n\n {\"b\":\r\n{\"c\":2}") << lines
                               << QByteArrayList({"{\"a\":1}", "{\"b\":", "{\"c\":2}"});
        QTest::newRow("document") << QByteArray(" {\"a\":[1]}\n") << document
                                  << QByteArrayList({"{\"a\":[1]}"});
        QTest::newRow("number") << QByteArray("12") << document << QByteArrayList({"12"});
        QTest::newRow("cut off") << QByteArray("[{\"a\":1},{\"b\":") << members
                                 << QByteArrayList({"{\"a\":1}", "!"});
        QTest::newRow("cut off in a text")
            << QByteArray("[1,\"ab") << members << QByteArrayList({"1", "!"});
        QTest::newRow("more after it")
            << QByteArray("[1] [2]") << members << QByteArrayList({"1", "!"});
        QTest::newRow("no brackets") << QByteArray("hello") << members << QByteArrayList({"!"});
        QTest::newRow("wrong bracket")
            << QByteArray("[1}") << members << QByteArrayList({"1", "!"});
        QTest::newRow("no key") << QByteArray("{1:2}") << members << QByteArrayList({"!"});
        QTest::newRow("no value") << QByteArray("{\"a\":}") << members << QByteArrayList({"!"});
        QTest::newRow("nothing") << QByteArray() << members << QByteArrayList({"!"});
    }
    void cutsAlikeWhereverTheBytesAreCut()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, shape);
        QFETCH(QByteArrayList, elements);
        for (qsizetype piece = 1; piece <= text.size() + 1; ++piece)
            QCOMPARE(cut(text, JsonShape(shape), piece), elements);
    }

    void goesOverWhatIsTooLargeOrTooDeep()
    {
        const JsonLimits limits{.bytes = 20, .depth = 3};
        const QByteArray text =
            "[1,\"0123456789012345678901\",[[[2]]],[[[[3]]]],{\"a\":\"x]}\"},4]";
        for (const qsizetype piece : {1, 3, 100})
            QCOMPARE(cut(text, JsonShape::Members, piece, limits),
                     QByteArrayList({"1", "large", "[[[2]]]", "deep", "{\"a\":\"x]}\"}", "4"}));
    }

    void endsWhenWhoeverTakesHasHadEnough()
    {
        int taken = 0;
        const auto take = [&taken](const JsonElement &) -> Transferred<void> {
            ++taken;
            return tl::unexpected(TransferError{
                .fault = TransferFault::Cancelled, .subject = {}, .detail = {}, .store = {}});
        };
        JsonElements elements(JsonShape::Members, take);
        const auto fed = elements.feed("[1,2,3]");
        QVERIFY(!fed && fed.error().fault == TransferFault::Cancelled);
        QCOMPARE(taken, 1);
    }

    void mendsWhatIsNoCharacter_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("mended");
        const QString gone(QChar(0xfffd));
        QTest::newRow("whole") << QByteArray("\"\\ud83d\\ude00\"") << u"😀"_s << false;
        QTest::newRow("mark") << QByteArray("\"\\ufeffa\"") << u"\uFEFFa"_s << false;
        QTest::newRow("half") << QByteArray("\"a\\ud83d b\"") << QString(u"a"_s + gone + u" b"_s)
                              << true;
        QTest::newRow("other half")
            << QByteArray("\"\\ude00\\\\ud83d\"") << QString(gone + u"\\ud83d"_s) << true;
        QTest::newRow("twice half")
            << QByteArray("\"\\ud83d\\ud83d\\ude00\"") << QString(gone + u"😀"_s) << true;
        QTest::newRow("no UTF-8") << QByteArray("\"a\xff\"") << QString(u"a"_s + gone) << true;
        QTest::newRow("NUL") << QByteArray("\"a\\u0000b\"") << QString(u"a"_s + gone + u"b"_s)
                             << false;
    }
    void mendsWhatIsNoCharacter()
    {
        QFETCH(QByteArray, text);
        const auto tree = parseJson(text);
        QVERIFY(tree.has_value());
        QTEST(textOf(tree->root()), "words");
        QTEST(tree->wasMended(), "mended");
    }

    void keepsBothOfADoubleName()
    {
        const auto tree = parseJson("{\"a\":1,\"a\":2,\"a\":3,\"a#2\":4}");
        QVERIFY(tree.has_value());
        QStringList values;
        eachMember(tree->root(),
                   [&](const QString &, const Json &json) { values.append(idOf(json)); });
        values.sort();
        QCOMPARE(values, QStringList({u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
        QVERIFY(tree->doubleKeys() >= 2);
    }

    void refusesWhatIsBrokenDeepOrEndless()
    {
        QCOMPARE(parseJson("{\"a\":1").error(), JsonFault::Broken);
        QCOMPARE(parseJson("[1e999]").error(), JsonFault::Broken);
        QCOMPARE(parseJson(QByteArray(300, '[')).error(), JsonFault::TooDeep);
        QCOMPARE(parseJson("[1,2,3,4]", 10, 4).error(), JsonFault::TooLarge);
    }

    void readsTimesOfEveryMaking_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("milliseconds"); // -1: no valid time
        QTest::newRow("seconds") << QByteArray("1700000000.5") << qint64(1700000000500);
        QTest::newRow("milliseconds") << QByteArray("1700000000500") << qint64(1700000000500);
        QTest::newRow("nanoseconds") << QByteArray("1700000000500000000") << qint64(1700000000500);
        QTest::newRow("text") << QByteArray("\"1700000000\"") << qint64(1700000000000);
        QTest::newRow("ISO") << QByteArray("\"2023-11-14T22:13:20.500Z\"") << qint64(1700000000500);
        QTest::newRow("zone") << QByteArray("\"2023-11-14T23:13:20+01:00\"")
                              << qint64(1700000000000);
        QTest::newRow("no zone") << QByteArray("\"2023-11-14T22:13:20\"") << qint64(1700000000000);
        QTest::newRow("null") << QByteArray("null") << qint64(-1);
        QTest::newRow("zero") << QByteArray("0") << qint64(-1);
        QTest::newRow("before") << QByteArray("-5") << qint64(-1);
        QTest::newRow("endless") << QByteArray("1e300") << qint64(-1);
        QTest::newRow("words") << QByteArray("\"yesterday\"") << qint64(-1);
        QTest::newRow("list") << QByteArray("[1]") << qint64(-1);
    }
    void readsTimesOfEveryMaking()
    {
        QFETCH(QByteArray, json);
        const auto tree = parseJson(json);
        QVERIFY(tree.has_value());
        const QDateTime time = timeOf(tree->root());
        QTEST(time.isValid() ? time.toMSecsSinceEpoch() : qint64(-1), "milliseconds");
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::JsonElementsTest, QCoreApplication)
#include "tst_jsonelements.moc"

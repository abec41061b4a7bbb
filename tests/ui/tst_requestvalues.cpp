// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/request/requestvalues.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

using namespace Qt::StringLiterals;
using namespace Hiwar;

Q_DECLARE_METATYPE(Hiwar::NumberRule)

class TestRequestValues : public TestCase
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void readNumbers_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<NumberRule>("rule");
        QTest::addColumn<QJsonValue>("value"); // undefined: invalid
        const NumberRule warmth{.least = 0, .most = 2};
        const NumberRule count{.least = 1, .most = 1e300, .isWhole = true};
        const NumberRule seed{.least = -1e300, .most = 1e300, .isWhole = true};
        const QJsonValue wrong(QJsonValue::Undefined);
        QTest::newRow("plain") << u" 0.7 "_s << warmth << QJsonValue(0.7);
        QTest::newRow("comma") << u"0,7"_s << warmth << QJsonValue(0.7);
        QTest::newRow("Arabic digits") << u"١٫٥"_s << warmth << QJsonValue(1.5);
        QTest::newRow("Persian digits") << u"۱"_s << warmth << QJsonValue(1);
        QTest::newRow("with a mark of direction") << u"\u200F0.7"_s << warmth << QJsonValue(0.7);
        QTest::newRow("zero") << u"0"_s << warmth << QJsonValue(0);
        QTest::newRow("too warm") << u"2.1"_s << warmth << wrong;
        QTest::newRow("below") << u"-1"_s << warmth << wrong;
        QTest::newRow("words") << u"hot"_s << warmth << wrong;
        QTest::newRow("no number") << u"nan"_s << warmth << wrong;
        QTest::newRow("endless") << u"1e999"_s << warmth << wrong;
        QTest::newRow("count") << u"1024"_s << count << QJsonValue(1024);
        QTest::newRow("no count") << u"0"_s << count << wrong;
        QTest::newRow("half a count") << u"1.5"_s << count << wrong;
        QTest::newRow("a long seed")
            << u"9007199254740993"_s << seed << QJsonValue(qint64(9007199254740993));
        QTest::newRow("minus") << u"\u22127"_s << seed << QJsonValue(-7);
    }
    void readNumbers()
    {
        QFETCH(const QString, typed);
        QFETCH(const NumberRule, rule);
        QFETCH(const QJsonValue, value);
        const TypedValue read = readNumber(typed, rule);
        if (value.isUndefined()) {
            QVERIFY(!read);
            QVERIFY(!read.error().isEmpty());
            return;
        }
        QVERIFY(read && *read);
        QCOMPARE(**read, value);
        for (const QLocale &locale : {QLocale(u"ar-EG"_s), QLocale(u"de"_s), QLocale::c()}) {
            QLocale::setDefault(locale);
            QCOMPARE(**readNumber(writeValue(value), rule), value);
        }
    }

    void nothingIsNothing()
    {
        QCOMPARE(readNumber(u" "_s, {}), TypedValue(std::nullopt));
        QCOMPARE(readStops(u"\n\n"_s), TypedValue(std::nullopt));
        QCOMPARE(writeValue({}), QString());
    }

    void readsAStopForEachLine()
    {
        const QJsonArray stops{u"END"_s, u"a\nb"_s, u"\\n"_s, u"\t"_s};
        QCOMPARE(**readStops(u"END\na\\nb\n\n\\\\n\n\\t"_s), QJsonValue(stops));
        QCOMPARE(**readStops(writeStops(stops)), QJsonValue(stops));
        QCOMPARE(writeStops(u"a\n"_s), u"a\\n"_s); // a text alone, as another program wrote it
    }

    void takesASchemaOrItsWholeFormat()
    {
        const QJsonObject schema{{u"type"_s, u"object"_s}};
        const QJsonObject bare{{u"name"_s, u"reply"_s}, {u"schema"_s, schema}};
        QCOMPARE(**readSchema(uR"({"type": "object"})"_s), QJsonValue(bare));
        QCOMPARE(writeSchema(bare), u"{\n    \"type\": \"object\"\n}"_s);
        QJsonObject whole = bare;
        whole.insert(u"strict"_s, true);
        QCOMPARE(**readSchema(writeSchema(whole)), QJsonValue(whole));
    }

    void saysWhatIsWrongInASchema_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing") << u""_s << u"needed"_s;
        QTest::newRow("no JSON") << u"{\n\"type\": object}"_s << u"Line 2"_s;
        QTest::newRow("type") << uR"({"type": "int"})"_s << u"“type”"_s;
        QTest::newRow("below") << uR"({"properties": {"a": {"items": {"type": 7}}}})"_s
                               << u"“a[]”"_s;
        QTest::newRow("properties") << uR"({"properties": []})"_s << u"“properties”"_s;
        QTest::newRow("required") << uR"({"required": true})"_s << u"“required”"_s;
        QTest::newRow("enum") << uR"({"enum": 1})"_s << u"“enum”"_s;
        QTest::newRow("no object") << uR"({"properties": {"a": 1}})"_s << u"“a”"_s;
    }
    void saysWhatIsWrongInASchema()
    {
        QFETCH(const QString, typed);
        QFETCH(const QString, words);
        const TypedValue read = readSchema(typed);
        QVERIFY(!read);
        QVERIFY2(read.error().contains(words), qPrintable(read.error()));
    }

    void takesEverySoundSchema()
    {
        QVERIFY(readSchema(uR"({"type": ["string", "null"], "enum": ["a", null]})"_s));
        QVERIFY(readSchema(uR"({"type": "object", "required": ["a"], "properties": {"a":
            {"type": "array", "items": {"type": "integer"}}, "b": true}})"_s));
        QVERIFY(readSchema(uR"({"$ref": "#/$defs/x"})"_s));
    }
};

HIWAR_TEST(TestRequestValues, QCoreApplication)
#include "tst_requestvalues.moc"

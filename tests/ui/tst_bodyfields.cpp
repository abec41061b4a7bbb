// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/bodyfields.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestBodyFields : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatPeopleType_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QJsonObject>("fields");
        const QJsonObject warm{{u"temperature"_s, 0.2}};
        QTest::newRow("nothing") << u" \n"_s << QJsonObject();
        QTest::newRow("empty object") << u"{}"_s << QJsonObject();
        QTest::newRow("object") << u"{ \"temperature\": 0.2 }\n"_s << warm;
        QTest::newRow("without braces") << u"\"temperature\": 0.2"_s << warm;
        QTest::newRow("nested") << u"{\"stop\": [\"\\n\"], \"o\": {\"stream\": 1}}"_s
                                << QJsonObject{{u"stop"_s, QJsonArray{u"\n"_s}},
                                               {u"o"_s, QJsonObject{{u"stream"_s, 1}}}};
        QTest::newRow("null") << u"{\"seed\": null}"_s
                              << QJsonObject{{u"seed"_s, QJsonValue::Null}};
        QTest::newRow("any script")
            << u"{\"user\": \"سلام\"}"_s << QJsonObject{{u"user"_s, u"سلام"_s}};
    }
    void readsWhatPeopleType()
    {
        QFETCH(QString, typed);
        QFETCH(QJsonObject, fields);
        const auto read = readBodyFields(typed);
        QVERIFY2(read.has_value(), qPrintable(read ? QString() : read.error().sentence));
        QCOMPARE(*read, fields);
        QCOMPARE(*readBodyFields(writeBodyFields(*read)), fields);
    }

    void namesTheLineOfAFault_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("words");
        QTest::newRow("comma") << u"{\n\"a\": 1\n\"b\": 2\n}"_s << 3 << u"comma"_s;
        QTest::newRow("colon") << u"{\n\"a\" 1}"_s << 2 << u"colon"_s;
        QTest::newRow("brace") << u"{\n\"a\": 1,\n"_s << 3 << u"}"_s;
        QTest::newRow("quote") << u"{\"a\": \"x}"_s << 1 << u"quote"_s;
        QTest::newRow("value") << u"{\"a\":\n\n yes}"_s << 3 << u"value"_s;
        QTest::newRow("number") << u"{\"a\": 1.2.3}"_s << 1 << u"Line 1"_s;
        QTest::newRow("more") << u"{}\n{}"_s << 2 << u"follows"_s;
        QTest::newRow("half") << u"{"_s << 1 << u"Line 1"_s;
        QTest::newRow("list") << u"[1]"_s << 0 << u"names"_s;
        QTest::newRow("text") << u"temperature"_s << 1 << u"Line 1"_s;
        QTest::newRow("model") << u"{\n\"a\": 1,\n\"model\": \"x\"}"_s << 3 << u"“model”"_s;
        QTest::newRow("messages") << u"{\"messages\": []}"_s << 1 << u"“messages”"_s;
        QTest::newRow("stream") << u"\"stream\": false"_s << 1 << u"“stream”"_s;
    }
    void namesTheLineOfAFault()
    {
        QFETCH(QString, typed);
        QFETCH(QString, words);
        const auto read = readBodyFields(typed);
        QVERIFY(!read.has_value());
        QTEST(read.error().line, "line");
        QVERIFY2(read.error().sentence.contains(words), qPrintable(read.error().sentence));
    }
};

HIWAR_TEST(TestBodyFields, QCoreApplication)
#include "tst_bodyfields.moc"

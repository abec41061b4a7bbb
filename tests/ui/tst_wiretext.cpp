// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/inspector/wiretext.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

QString withoutSpace(QString text)
{
    return text.remove(u' ').remove(u'\n');
}

} // namespace

class WireTextTest : public TestCase
{
    Q_OBJECT

private slots:
    void indentsJson_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("indented");
        QTest::newRow("object")
            << "{\"b\":1,\"a\":[true,{\"c\":\"x\"}]}"_ba
            << u"{\n  \"b\": 1,\n  \"a\": [\n    true,\n    {\n      \"c\": \"x\"\n    }\n  ]\n}"_s;
        QTest::newRow("empty ones")
            << "{\"a\":{},\"b\":[ ]}"_ba << u"{\n  \"a\": {},\n  \"b\": []\n}"_s;
        QTest::newRow("marks within strings") << "{\"a\":\"{\\\"b\\\": [1,2]}\\\\\"}"_ba
                                              << u"{\n  \"a\": \"{\\\"b\\\": [1,2]}\\\\\"\n}"_s;
        QTest::newRow("numbers stay as they are")
            << "[1e2, 12345678901234567890, 0.10]"_ba
            << u"[\n  1e2,\n  12345678901234567890,\n  0.10\n]"_s;
        QTest::newRow("no JSON") << "<html>{}</html>"_ba << u"<html>{}</html>"_s;
        QTest::newRow("cut JSON") << "{\"a\":"_ba << u"{\"a\":"_s;
    }
    void indentsJson()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, indented);
        QCOMPARE(indentedJson(json), indented);
        QCOMPARE(withoutSpace(indentedJson(json)), withoutSpace(QString::fromUtf8(json)));
    }

    void doesNotGrowWithoutEnd()
    {
        QByteArray deep(900, '[');
        for (int i = 0; i < 400'000; ++i)
            deep += "1,";
        deep += '1' + QByteArray(900, ']');
        QVERIFY(!QJsonDocument::fromJson(deep).isNull());
        QVERIFY(indentedJson(deep).size() < maxShownText + 1000);
    }

    void showsARequestHeadAndBody()
    {
        const WireExchange exchange{.method = "POST",
                                    .url = QUrl(u"https://a.example/v1/chat/completions"_s),
                                    .requestHeaders = {{"Accept", "*/*"}},
                                    .requestBody = "{\"model\":\"m\"}",
                                    .requestBytes = 13};
        QCOMPARE(requestText(exchange, false),
                 u"POST https://a.example/v1/chat/completions\nAccept: */*\n\n{\"model\":\"m\"}"_s);
        QVERIFY(requestText(exchange, true).endsWith(u"\n\n{\n  \"model\": \"m\"\n}"_s));
    }

    void showsAStreamOneEventALine()
    {
        const WireExchange exchange{.status = 200,
                                    .replyBody =
                                        "data: {\"a\":1}\r\n\r\n: ping\n\ndata: [DONE]\n\n",
                                    .replyBytes = 39};
        QCOMPARE(replyText(exchange, true),
                 u"HTTP 200\n\ndata: {\"a\":1}\n: ping\ndata: [DONE]\n"_s);
        QVERIFY(replyText(exchange, false).endsWith(u"\r\n\r\n: ping\n\ndata: [DONE]\n\n"_s));
    }

    void tellsWhatIsNotKept()
    {
        const WireExchange exchange{.requestBody = "{\"a\":",
                                    .requestBytes = 2005,
                                    .status = 200,
                                    .replyBody = "data: 1\n\n",
                                    .replyTail = "data: 9\n\n",
                                    .replyBytes = 1018};
        QVERIFY(requestText(exchange, true).contains(u"2,000 bytes are not kept"_s));
        QVERIFY(replyText(exchange, true).contains(u"1,000 bytes are not kept"_s));
        QVERIFY(replyText(exchange, true).endsWith(u"data: 9\n"_s));
    }

    void tellsTheFaultWhereNoAnswerCame()
    {
        QCOMPARE(replyText(WireExchange{.fault = u"Connection refused"_s}, true),
                 u"Connection refused"_s);
    }

    void letsNothingHide_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown");
        QTest::newRow("an override") << u"a\u202Eb"_s << u"a⟨U+202E⟩b"_s;
        QTest::newRow("an isolate") << u"a\u2067b\u2069"_s << u"a⟨U+2067⟩b⟨U+2069⟩"_s;
        QTest::newRow("nothing at all") << u"a\u200Bb"_s << u"a⟨U+200B⟩b"_s;
        QTest::newRow("escape") << u"a\u001B[31mb"_s << u"a\u241B[31mb"_s;
        QTest::newRow("Arabic stays") << u"مرحبًا\u200C"_s << u"مرحبًا\u200C"_s;
        QTest::newRow("emoji stay") << u"👩\u200D🔧"_s << u"👩\u200D🔧"_s;
        QTest::newRow("line ends") << u"a\r\nb\n"_s << u"a\nb\n"_s;
    }
    void letsNothingHide()
    {
        QFETCH(QString, text);
        QTEST(visibleText(text), "shown");
    }

    void foldsLongLinesAndCutsLongTexts()
    {
        const QString folded = visibleText(QString(3 * maxShownLine, u'x'));
        QCOMPARE(folded.count(u'\n'), 2);
        const QString emoji = visibleText(QString(maxShownLine - 1, u'x') + u"👩"_s + u"yy"_s);
        QVERIFY(emoji.isValidUtf16());
        QVERIFY(emoji.contains(u"👩"_s));
        const QString cut = visibleText(u"begin"_s + QString(4 * maxShownText, u'x') + u"end"_s);
        QVERIFY(cut.size() < maxShownText + 1000);
        QVERIFY(cut.contains(u"More is in the copy"_s));
        QVERIFY(cut.startsWith(u"begin"_s) && cut.endsWith(u"end"_s));
        const QString lines = visibleText(u"x\n"_s.repeated(2 * maxShownLines));
        QVERIFY(lines.count(u'\n') < maxShownLines + 10);
        QVERIFY(lines.contains(u"More is in the copy"_s));
    }
};

HIWAR_TEST(WireTextTest, QCoreApplication)
#include "tst_wiretext.moc"

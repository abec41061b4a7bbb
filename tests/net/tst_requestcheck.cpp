// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/replyshape.h"
#include "net/service/requestcheck.h"
#include "net/service/wordsource.h"
#include "tests/support/testcase.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestRequestCheck : public TestCase
{
    Q_OBJECT

private slots:
    void readsAWholeRequest()
    {
        const auto checked = checkRequest(R"({"model":"m","stream":true,"temperature":0.5,
            "stream_options":{"include_usage":true},"n":1,
            "messages":[{"role":"developer","content":"be kind"},
                        {"role":"user","content":[{"type":"text","text":"سلام "},
                                                  {"type":"text","text":"you"}]},
                        {"role":"assistant","content":null},
                        {"role":"assistant"},
                        {"role":"user","content":""}]})");
        QVERIFY(checked);
        QCOMPARE(checked->chat.model, u"m"_s);
        QVERIFY(checked->chat.stream);
        QVERIFY(checked->includeUsage);
        const QList<Message> expected{{Role::System, u"be kind"_s},
                                      {Role::User, u"سلام you"_s},
                                      {Role::Assistant, QString()},
                                      {Role::Assistant, QString()},
                                      {Role::User, QString()}};
        QCOMPARE(checked->chat.messages, expected);
        const QJsonObject extra{{u"temperature"_s, 0.5}, {u"n"_s, 1}};
        QCOMPARE(checked->chat.extra, extra);
    }

    void takesNullForAbsent()
    {
        const auto checked = checkRequest(R"({"model":"m","stream":null,"stream_options":null,
            "n":null,"messages":[{"role":"user","content":"x"}]})");
        QVERIFY(checked);
        QVERIFY(!checked->chat.stream);
        QVERIFY(!checked->includeUsage);
    }

    void namesTheFieldThatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("param");
        const auto row = [](const char *name, const QByteArray &body, const QString &param) {
            QTest::newRow(name) << body << param;
        };
        const auto message = [](const QByteArray &json) {
            return R"({"model":"m","messages":[{"role":"user","content":"x"},)" + json + "]}";
        };
        const QByteArray messages = R"("messages":[{"role":"user","content":"x"}])";
        row("no model", "{" + messages + "}", u"model"_s);
        row("model a number", R"({"model":1,)" + messages + "}", u"model"_s);
        row("model null", R"({"model":null,)" + messages + "}", u"model"_s);
        row("model empty", R"({"model":"",)" + messages + "}", u"model"_s);
        row("no messages", R"({"model":"m"})", u"messages"_s);
        row("messages a string", R"({"model":"m","messages":"hello"})", u"messages"_s);
        row("messages empty", R"({"model":"m","messages":[]})", u"messages"_s);
        row("message a string", message(R"("hello")"), u"messages[1]"_s);
        row("no role", message(R"({"content":"x"})"), u"messages[1].role"_s);
        row("role a number", message(R"({"role":3,"content":"x"})"), u"messages[1].role"_s);
        row("role unknown", message(R"({"role":"tool","content":"x"})"), u"messages[1].role"_s);
        row("no content", message(R"({"role":"user"})"), u"messages[1].content"_s);
        row("content null", message(R"({"role":"user","content":null})"), u"messages[1].content"_s);
        row("content a number", message(R"({"role":"user","content":7})"),
            u"messages[1].content"_s);
        row("content an object", message(R"({"role":"assistant","content":{}})"),
            u"messages[1].content"_s);
        row("a picture", message(R"({"role":"user","content":[{"type":"image_url"}]})"),
            u"messages[1].content[0].type"_s);
        row("a part without text", message(R"({"role":"user","content":[{"type":"text"}]})"),
            u"messages[1].content[0].text"_s);
        row("stream a string", R"({"model":"m","stream":"yes",)" + messages + "}", u"stream"_s);
        row("options a list", R"({"model":"m","stream_options":[],)" + messages + "}",
            u"stream_options"_s);
        row("include_usage a number",
            R"({"model":"m","stream_options":{"include_usage":1},)" + messages + "}",
            u"stream_options.include_usage"_s);
        row("two choices", R"({"model":"m","n":2,)" + messages + "}", u"n"_s);
    }
    void namesTheFieldThatIsWrong()
    {
        QFETCH(QByteArray, body);
        const auto checked = checkRequest(body);
        QVERIFY(!checked);
        QCOMPARE(checked.error().status, 400);
        QTEST(checked.error().param, "param");
        QVERIFY(!checked.error().message.isEmpty());
    }

    void refusesWhatIsNotJson_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("text") << QByteArray("hello");
        QTest::newRow("cut") << QByteArray(R"({"model":"m","messages":[)");
        QTest::newRow("list") << QByteArray("[]");
        QTest::newRow("garbage behind") << QByteArray(R"({"model":"m"} x)");
        QTest::newRow("nested too deep") << QByteArray(100'000, '[');
        QTest::newRow("not UTF-8") << QByteArray(
            "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"\xff\"}]}");
        QTest::newRow("half a character") << QByteArray(
            "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"\xd8\"}]}");
    }
    void refusesWhatIsNotJson()
    {
        QFETCH(QByteArray, body);
        const auto checked = checkRequest(body);
        QVERIFY(!checked);
        QCOMPARE(checked.error().status, 400);
        QCOMPARE(checked.error().code, u"invalid_json"_s);
    }

    void answersALoneSurrogateWithValidText()
    {
        const auto checked =
            checkRequest(R"({"model":"m","messages":[{"role":"user","content":"a\ud800b"}]})");
        QVERIFY(checked);
        const QByteArray reply = shapeReply({}, checked->chat.messages.first().content, {});
        QVERIFY(QByteArrayView(reply).isValidUtf8());
        QVERIFY(QJsonDocument::fromJson(reply).isObject());
    }

    void countsAddUp()
    {
        const Usage usage = estimateUsage({{Role::System, u"12345"_s}, {Role::User, u"1234"_s}}, 9);
        QCOMPARE(usage, (Usage{3, 3, 6}));
        QCOMPARE(estimateTokens(0), 0);
    }

    void keepsWordsWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pieces");
        QTest::newRow("nothing") << QString() << 0;
        QTest::newRow("words") << u"one two  three\n"_s << 3;
        QTest::newRow("Arabic") << u"السلام عليكم"_s << 2;
        QTest::newRow("only space") << u"  "_s << 1;
        QTest::newRow("a long word") << QString(200, u'x') << 4;
        QTest::newRow("pairs at the limit")
            << (QString(WordSource::longestChunk - 1, u'x') + u"😀😀"_s) << 2;
    }
    void keepsWordsWhole()
    {
        QFETCH(QString, text);
        WordSource source(text);
        QString joined;
        int pieces = 0;
        while (const auto piece = source.next()) {
            QVERIFY(!piece->isEmpty());
            QVERIFY(piece->isValidUtf16());
            joined += *piece;
            ++pieces;
        }
        QCOMPARE(joined, text);
        QTEST(pieces, "pieces");
        QVERIFY(!source.next());
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestRequestCheck, QCoreApplication)
#include "tst_requestcheck.moc"

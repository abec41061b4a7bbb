// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/errorbody.h"
#include "net/wire/modellist.h"
#include "net/wire/sanitizetext.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ErrorBodyTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryShape_data();
    void readsEveryShape();
    void readsWaitAndStatus_data();
    void readsWaitAndStatus();
    void cutsLongTextBetweenCharacters();
    void survivesAnyBytes();
    void cleansText_data();
    void cleansText();
    void readsEveryModelList_data();
    void readsEveryModelList();
    void boundsAListOfModels();
};

void ErrorBodyTest::readsEveryShape_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("param");
    const auto row = [](const char *name, const QByteArray &body, const QString &message,
                        const QString &code = {}, const QString &param = {}) {
        QTest::newRow(name) << body << message << code << param;
    };
    row("object", R"({"error":{"message":"M","type":"t","param":"p","code":"c"}})", u"M"_s, u"c"_s,
        u"p"_s);
    row("nulls", R"({"error":{"message":"M","type":null,"param":null,"code":null}})", u"M"_s);
    row("code as a number", R"({"error":{"message":"M","code":400}})", u"M"_s, u"400"_s);
    row("string", R"({"error":"model 'x' not found"})", u"model 'x' not found"_s);
    row("message at the top", R"({"object":"error","message":"M","param":null,"code":400})", u"M"_s,
        u"400"_s);
    row("detail", R"({"detail":"Could not find \"x\""})", u"Could not find \"x\""_s);
    row("detail list", R"({"detail":[{"loc":["body","stream_options"],"msg":"Extra","type":"e"}]})",
        u"body.stream_options: Extra"_s, {}, u"stream_options"_s);
    row("two details",
        R"({"detail":[{"loc":["body","a"],"msg":"A"},{"loc":["body","messages",0],"msg":"B"}]})",
        u"body.a: A; body.messages.0: B"_s, {}, u"a"_s);
    row("array", R"([{"error":{"code":400,"message":"Invalid","status":"INVALID_ARGUMENT"}}])",
        u"Invalid"_s, u"400"_s);
    row("errors",
        R"({"result":null,"success":false,"errors":[{"code":7003,"message":"No route"}]})",
        u"No route"_s, u"7003"_s);
    row("JSON in a string",
        R"({"error":{"message":"{\n \"error\": {\"code\":503,\"message\":\"Busy\"}}","code":1}})",
        u"Busy"_s, u"503"_s);
    row("two envelopes",
        R"({"status":"failure","message":"openai error: M","error":{"message":"M","code":"400"}})",
        u"M"_s, u"400"_s);
    row("error_description", R"({"error":"invalid_token","error_description":"Expired"})",
        u"Expired"_s, u"invalid_token"_s);
    row("a name and a message", R"({"statusCode":400,"error":"Bad Request","message":"No model"})",
        u"No model"_s);
    row("a name and messages", R"({"statusCode":400,"error":"Bad Request","message":["No model"]})",
        u"No model"_s);
    row("Spring", R"({"status":404,"error":"Not Found","message":"No static resource","path":"/"})",
        u"No static resource"_s);
    row("Fastify",
        R"({"statusCode":415,"code":"FST_ERR","error":"Unsupported","message":"Not so"})",
        u"Not so"_s, u"FST_ERR"_s);
    row("two sentences", R"({"error":"The model 'x' is gone.","message":"Choose another."})",
        u"The model 'x' is gone. Choose another."_s);
    row("a name and no message", R"({"error":"Bad Request","message":null})", u"Bad Request"_s);
    row("base_resp", R"({"base_resp":{"status_code":1008,"status_msg":"M"}})", u"M"_s);
    row("the provider's words",
        R"({"error":{"message":"Provider returned error","code":429,"metadata":{"raw":"{\"error\":\"Slow down\"}"}}})",
        u"Provider returned error: Slow down"_s, u"429"_s);
    row("bare string", R"("It broke")", u"It broke"_s);
    row("page", "\n<!DOCTYPE html><HTML><TITLE lang=en>\n 502 Bad &lt;Gateway&gt; </TITLE><p>x",
        u"502 Bad <Gateway>"_s);
    row("page without a title", "<html><h1>Not <b>here</b></h1></html>", u"Not here"_s);
    row("page with nothing", "<html></html>", {});
    row("text", "upstream connect error\n or reset", u"upstream connect error or reset"_s);
    row("nothing", "", {});
    row("null", "null", {});
    row("a number", "7", {});
    row("no message", R"({"error":{}})", {});
    row("binary", QByteArray("\x1f\x8b\0\0\xff", 5), {});
    row("mark before it", "\xEF\xBB\xBF{\"error\":\"M\"}", u"M"_s);
    row("not UTF-8", "{\"error\":\"caf\xE9!\"}", u"caf\uFFFD!"_s);
    row("the key",
        R"({"error":{"message":"Bad sk-canary","code":"sk-canary","param":"SK-CANARY"}})",
        u"Bad •••"_s, u"•••"_s, u"•••"_s);
    row("the key, escaped", R"({"error":"Bad \u0073k-canary"})", u"Bad •••"_s);
    row("the key with unseen characters in it", R"({"error":"Bad sk-\u202ecanary"})", u"Bad •••"_s);
}

void ErrorBodyTest::readsEveryShape()
{
    QFETCH(QByteArray, body);
    const ErrorBody read = readErrorBody(body, Secret("sk-canary"));
    QTEST(read.message, "message");
    QTEST(read.code, "code");
    QTEST(read.param, "param");
}

void ErrorBodyTest::readsWaitAndStatus_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<qint64>("wait");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &body, qint64 wait, int status) {
        QTest::newRow(name) << body << wait << status;
    };
    row("nothing", R"({"error":"M"})", -1, 0);
    row("Google", R"([{"error":{"code":429,"message":"M","details":[{},{"retryDelay":"27s"}]}}])",
        27'000, 429);
    row("Hugging Face", R"({"error":"M","estimated_time":20.5})", 20'500, 0);
    row("retry_after", R"({"error":{"message":"M","code":"503"},"retry_after":3})", 3000, 503);
    row("not a time", R"({"error":"M","estimated_time":"soon"})", -1, 0);
    row("a negative time", R"({"error":"M","estimated_time":-1})", -1, 0);
    row("an endless time", R"({"error":"M","retryAfter":1e99})", -1, 0);
    row("statusCode", R"({"statusCode":401,"error":"Unauthorized","message":"M"})", -1, 401);
    row("a code that is no status", R"({"code":1004,"msg":"M"})", -1, 0);
}

void ErrorBodyTest::readsWaitAndStatus()
{
    QFETCH(QByteArray, body);
    const ErrorBody read = readErrorBody(body, {});
    QCOMPARE(read.message, u"M"_s);
    QTEST(qint64(read.retryAfter.count()), "wait");
    QTEST(read.status, "status");
}

void ErrorBodyTest::cutsLongTextBetweenCharacters()
{
    const QString text = u'x' + u"👋"_s.repeated(5000);
    const QString cut = readErrorBody(text.toUtf8(), {}).message;
    QCOMPARE(cut, u'x' + u"👋"_s.repeated(999) + u'…');
    // The key is hidden before the cut, so no part of it survives at the edge.
    const QString edge = QString(maxServerText - 4, u'x') + u"sk-canary"_s;
    QVERIFY(!readErrorBody(edge.toUtf8(), Secret("sk-canary")).message.contains("sk"_L1));
}

void ErrorBodyTest::survivesAnyBytes()
{
    const QByteArray body =
        R"([{"error":{"message":"{\"detail\":[{\"loc\":[\"a\"],\"msg\":\"b\"}]}","metadata":{"raw":"x"}}}])";
    for (qsizetype i = 0; i < body.size(); ++i) {
        QByteArray broken = body;
        broken[i] = char(i * 37);
        (void)readErrorBody(broken, {});
        (void)readErrorBody(body.first(i), {});
    }
    QCOMPARE(readErrorBody(QByteArray(200000, '['), {}).message.size(), maxServerText + 1);
    QString nested = u"M"_s;
    for (int i = 0; i < 50; ++i)
        nested = u"{\"error\":%1}"_s.arg(i == 0 ? u"\"M\""_s : nested);
    QCOMPARE(readErrorBody(nested.toUtf8(), {}).message, QString());
}

void ErrorBodyTest::cleansText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("clean");
    QTest::newRow("folds white space") << u" a \n\t b\u00A0c "_s << u"a b c"_s;
    QTest::newRow("control characters")
        << u"a\u0007b\u001B[31mc\u0000d\u0085e"_s << u"ab[31mcd e"_s;
    QTest::newRow("bidi overrides") << u"a\u202Eb\u2066c\u2069\uFEFFd"_s << u"abcd"_s;
    QTest::newRow("keeps joiners") << u"می\u200Cخواهم 👩\u200D👧"_s << u"می\u200Cخواهم 👩\u200D👧"_s;
    QTest::newRow("half surrogates") << QString(QChar(0xD83D)) + u'a' << u"\uFFFDa"_s;
    QTest::newRow("the key, more than once") << u"sk-canary, sk-canary"_s << u"•••, •••"_s;
}

void ErrorBodyTest::cleansText()
{
    QFETCH(QString, text);
    QTEST(sanitizeText(text, Secret("sk-canary")), "clean");
    QCOMPARE(sanitizeText(u"a cat"_s, Secret("a")), u"a cat"_s);
    QCOMPARE(sanitizeText(u"a cat"_s, {}), u"a cat"_s);
}

void ErrorBodyTest::readsEveryModelList_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<ErrorKind>("kind");
    const auto row = [](const char *name, const QByteArray &body, const QStringList &names,
                        ErrorKind kind = ErrorKind::Stopped) {
        QTest::newRow(name) << body << names << kind;
    };
    const QStringList both{u"b/x:free"_s, u"a"_s};
    row("data", R"({"object":"list","data":[{"id":"b/x:free"},{"id":"a"}]})", both);
    row("models", R"({"models":[{"name":"b/x:free"},{"model":"a"}]})", both);
    row("array", R"([{"id":"b/x:free"},{"id":"a"}])", both);
    row("strings", R"(["b/x:free","a","a",""])", both);
    row("odd elements", R"({"data":[7,null,{},{"id":"b/x:free"},{"id":null,"name":"a"}]})", both);
    row("empty", R"({"data":[]})", {});
    row("page", "<title>x</title>", {}, ErrorKind::NotAnApi);
    row("text", "hello", {}, ErrorKind::NotAnApi);
    row("nothing", "", {}, ErrorKind::NotAnApi);
    row("another shape", R"({"message":"hello"})", {}, ErrorKind::BadReply);
}

void ErrorBodyTest::readsEveryModelList()
{
    QFETCH(QByteArray, body);
    QFETCH(QStringList, names);
    QFETCH(ErrorKind, kind);
    const auto list = readModelList(body, {});
    QCOMPARE(list.has_value(), kind == ErrorKind::Stopped);
    if (list)
        QCOMPARE(namesOf(*list), names);
    else
        QCOMPARE(list.error().kind, kind);
}

void ErrorBodyTest::boundsAListOfModels()
{
    QByteArray body = "[\"first\",\"" + QByteArray(maxModelName + 1, 'x') + "\",\"" +
                      QByteArray(maxModelName, 'y') + '"';
    for (int i = 0; i < 20'000; ++i)
        body += ",\"model-" + QByteArray::number(i) + '"';
    const auto list = readModelList(body + ']', {});
    QVERIFY(list);
    QCOMPARE(list->size(), maxModels);
    QCOMPARE(namesOf(list->first(3)),
             QStringList({u"first"_s, QString(maxModelName, u'y'), u"model-0"_s}));
    const QStringList names(maxModels, QString(maxModelName, u'한'));
    QCOMPARE(boundedModels(names).size(), maxModelLetters / maxModelName);
}

HIWAR_TEST(ErrorBodyTest, QCoreApplication)
#include "tst_errorbody.moc"

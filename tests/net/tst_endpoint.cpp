// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/endpoint.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class EndpointTest : public TestCase
{
    Q_OBJECT

private slots:
    void resolves_data();
    void resolves();
    void asksBesideTheBase();
    void refuses_data();
    void refuses();
    void isStable_data();
    void isStable();
    void knowsThisMachine();
    void leavesThePasswordOut();
    void knowsWhereAKeyCouldBeRead();
    void knowsTheSameOrigin();
};

void EndpointTest::resolves_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("base");
    const auto row = [](const QString &typed, const QString &base) {
        QTest::newRow(qPrintable(typed.simplified())) << typed << base;
    };
    const QString openAi = u"https://api.openai.com/v1"_s;
    for (const QString &typed : {u"https://api.openai.com/v1"_s,
                                 u"https://api.openai.com/v1/"_s,
                                 u"https://api.openai.com/v1//"_s,
                                 u"https://api.openai.com//v1"_s,
                                 u"api.openai.com/v1"_s,
                                 u"//api.openai.com/v1"_s,
                                 u"  https://api.openai.com/v1\n"_s,
                                 u"\"https://api.openai.com/v1\""_s,
                                 u"“https://api.openai.com/v1”"_s,
                                 u"'https://api.openai.com/v1',"_s,
                                 u"<https://api.openai.com/v1>"_s,
                                 u"\uFEFFhttps://api.openai.com/v1\u200B"_s,
                                 u"https://api.openai\n.com/v1"_s,
                                 u"HTTPS://API.OpenAI.com/v1"_s,
                                 u"https://api.openai.com:443/v1"_s,
                                 u"https://api.openai.com/v1/chat/completions"_s,
                                 u"https://api.openai.com/v1/chat/completions/"_s,
                                 u"https://api.openai.com/v1/Chat/Completions"_s,
                                 u"https://api.openai.com/v1/completions"_s,
                                 u"https://api.openai.com/v1/audio/transcriptions"_s,
                                 u"https://api.openai.com/v1/models"_s,
                                 u"https://api.openai.com/v1#top"_s,
                                 u"https://me:pw@api.openai.com/v1"_s,
                                 u"HTTPS:/api.openai.com/v1"_s,
                                 u"https:\\\\api.openai.com/v1"_s,
                                 u"https://https://api.openai.com/v1"_s,
                                 u"http://https://api.openai.com/v1"_s,
                                 u"\u00A0https://api.openai.com/v1\u00A0"_s,
                                 u"https://api.\u200Bopenai.com/v1"_s,
                                 u"https：//api.openai.com／v1"_s,
                                 u"https://api.openai.com/v1."_s,
                                 u"(https://api.openai.com/v1)"_s,
                                 u"<HTTPS://api.openai.com/v1>"_s,
                                 u"[OpenAI](https://api.openai.com/v1)"_s,
                                 u"[https://api.openai.com/v1](https://api.openai.com/v1)"_s,
                                 u"https://api.openai.com/v1/responses"_s,
                                 u"https://api.openai.com/v1/embeddings"_s,
                                 u"POST https://api.openai.com/v1/chat/completions HTTP/1.1"_s,
                                 u"OPENAI_BASE_URL=https://api.openai.com/v1"_s,
                                 u"export OPENAI_BASE_URL=\"https://api.openai.com/v1\""_s,
                                 u"\"base_url\": \"https://api.openai.com/v1\","_s,
                                 u"base_url='https://api.openai.com/v1',"_s,
                                 u"curl https://api.openai.com/v1/models"_s,
                                 u"curl -X POST 'https://api.openai.com/v1/chat/completions' \\\n"
                                 "  -H \"Authorization: Bearer $OPENAI_API_KEY\" -d '{\"a\":1}'"_s})
        row(typed, openAi);
    row(u"https://api.openai.com"_s, u"https://api.openai.com"_s);
    row(u"api.openai.com/"_s, u"https://api.openai.com"_s);
    row(u"https://open.bigmodel.cn/api/paas/v4/"_s, u"https://open.bigmodel.cn/api/paas/v4"_s);
    row(u"https://x.test/v1/v1"_s, u"https://x.test/v1/v1"_s);
    row(u"https://x.test/a%20b%2Fc/v1"_s, u"https://x.test/a%20b%2Fc/v1"_s);
    row(u"https://r.openai.azure.com/openai/deployments/d/chat/completions?api-version=2024-10-21"_s,
        u"https://r.openai.azure.com/openai/deployments/d?api-version=2024-10-21"_s);
    row(u"localhost:11434"_s, u"http://localhost:11434"_s);
    row(u"localhost:11434/v1"_s, u"http://localhost:11434/v1"_s);
    row(u"x.test./v1./chat/completions"_s, u"https://x.test/v1"_s);
    row(u"curl localhost:11434/v1/models"_s, u"http://localhost:11434/v1"_s);
    row(u"OLLAMA_HOST=127.0.0.1:11434"_s, u"http://127.0.0.1:11434"_s);
    row(u"https://api.anthropic.com/v1/messages"_s, u"https://api.anthropic.com/v1"_s);
    row(u"https://x.test/go?to=https://y.test"_s, u"https://x.test/go?to=https://y.test"_s);
    row(u"https://r.openai.azure.com/openai/v1/?api-version=preview"_s,
        u"https://r.openai.azure.com/openai/v1?api-version=preview"_s);
    row(u"LOCALHOST"_s, u"http://localhost"_s);
    row(u"http://localhost:80/v1"_s, u"http://localhost/v1"_s);
    row(u"https://localhost:8443"_s, u"https://localhost:8443"_s);
    row(u"127.0.0.1:8080/v1"_s, u"http://127.0.0.1:8080/v1"_s);
    row(u"192.168.1.20:1234"_s, u"http://192.168.1.20:1234"_s);
    row(u"172.20.0.3:1234"_s, u"http://172.20.0.3:1234"_s);
    row(u"172.32.0.3:1234"_s, u"https://172.32.0.3:1234"_s);
    row(u"10.0.0.5/v1"_s, u"http://10.0.0.5/v1"_s);
    row(u"8.8.8.8/v1"_s, u"https://8.8.8.8/v1"_s);
    row(u"mac.local:1234/v1"_s, u"http://mac.local:1234/v1"_s);
    row(u"[::1]:8080/v1"_s, u"http://[::1]:8080/v1"_s);
    row(u"::1"_s, u"http://[::1]"_s);
    row(u"[2606:4700::1]/v1"_s, u"https://[2606:4700::1]/v1"_s);
    row(u"https://例え.jp/v1"_s, u"https://例え.jp/v1"_s);
}

void EndpointTest::resolves()
{
    QFETCH(QString, typed);
    QFETCH(QString, base);
    const auto endpoint = resolveEndpoint(typed);
    QVERIFY(endpoint);
    QCOMPARE(endpoint->base.toString(QUrl::EncodeSpaces), base);
}

void EndpointTest::asksBesideTheBase()
{
    const auto plain = resolveEndpoint(u"https://x.test/v1/"_s);
    QCOMPARE(plain->chat.toString(), u"https://x.test/v1/chat/completions"_s);
    QCOMPARE(plain->models.toString(), u"https://x.test/v1/models"_s);
    QCOMPARE(plain->transcriptions.toString(), u"https://x.test/v1/audio/transcriptions"_s);
    const auto bare = resolveEndpoint(u"x.test"_s);
    QCOMPARE(bare->chat.toString(), u"https://x.test/chat/completions"_s);
    const auto query = resolveEndpoint(u"https://x.test/d?v=1&w=%2F"_s);
    QCOMPARE(query->chat.toString(), u"https://x.test/d/chat/completions?v=1&w=%2F"_s);
}

void EndpointTest::refuses_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<AddressFault>("fault");
    const auto row = [](const QString &typed, AddressFault fault) {
        QTest::newRow(qPrintable(u'"' + typed + u'"')) << typed << fault;
    };
    using enum AddressFault;
    row({}, Empty);
    row(u" \n\uFEFF\"\""_s, Empty);
    row(u"ftp://x.test"_s, NotHttp);
    row(u"file:///etc/passwd"_s, NotHttp);
    row(u"javascript:alert(1)"_s, NotHttp);
    row(u"mailto:a@b.test"_s, NotHttp);
    row(u"https://"_s, NoHost);
    row(u"http:///v1"_s, NoHost);
    row(u"/"_s, NoHost);
    row(u"https://<your-resource>.openai.azure.com"_s, Placeholder);
    row(u"https://your-resource.openai.azure.com"_s, Placeholder);
    row(u"https://{region}.x.test/v1"_s, Placeholder);
    row(u"https://x.test/accounts/$ACCOUNT/v1"_s, Placeholder);
    row(u"<base url>"_s, Placeholder);
    row(u"https://xxx.openai.azure.com/openai/v1"_s, Placeholder);
    row(u"https://.../v1"_s, Placeholder);
    row(u"https://YOUR_RESOURCE_NAME.openai.azure.com"_s, Placeholder);
    row(u"curl $BASE_URL/chat/completions"_s, Placeholder);
    row(u"http:x.test"_s, Malformed);
    row(u"https://x.test:99999/v1"_s, Malformed);
    row(u"https://x.test:0/v1"_s, Malformed);
    row(u"https://x .test/v1"_s, Malformed);
    row(u"https://[::1/v1"_s, Malformed);
    row(u"https://x.test/..%2e%2e/v1"_s, Malformed); // another URL when parsed again
}

void EndpointTest::refuses()
{
    QFETCH(QString, typed);
    const auto endpoint = resolveEndpoint(typed);
    QVERIFY2(!endpoint, endpoint ? qPrintable(endpoint->base.toString()) : "");
    QTEST(endpoint.error(), "fault");
}

void EndpointTest::isStable_data()
{
    resolves_data();
}

void EndpointTest::isStable()
{
    QFETCH(QString, typed);
    const auto once = resolveEndpoint(typed);
    QVERIFY(resolveEndpoint(once->base.toString(QUrl::EncodeSpaces)) == once);
    QVERIFY(resolveEndpoint(once->chat.toString(QUrl::EncodeSpaces)) == once);
    QVERIFY(resolveEndpoint(once->models.toString(QUrl::EncodeSpaces)) == once);
}

void EndpointTest::leavesThePasswordOut()
{
    for (const auto &[typed, kept] : std::initializer_list<std::pair<QString, QString>>{
             {u"https://me:pw@x.test/v1"_s, u"https://x.test/v1"_s},
             {u" me:p@w@x.test/v1"_s, u"x.test/v1"_s},
             {u"//me@x.test"_s, u"//x.test"_s},
             {u"me@https://you:pw@x.test"_s, u"https://x.test"_s},
             {u"h@tps://me:pw@x.test"_s, u"tps://x.test"_s},
             {u"https://x.test/a@b?c@d#e@f"_s, u"https://x.test/a@b?c@d#e@f"_s},
             {u"x.test"_s, u"x.test"_s},
             {QString(), QString()}})
        QCOMPARE(withoutPassword(typed), kept);
}

void EndpointTest::knowsThisMachine()
{
    for (const QString &url : {u"http://localhost:1"_s, u"http://a.localhost"_s,
                               u"http://127.3.2.1"_s, u"http://[::1]/v1"_s})
        QVERIFY2(isLoopback(QUrl(url)), qPrintable(url));
    for (const QString &url : {u"http://localhost.evil.test"_s, u"http://192.168.1.1"_s,
                               u"http://mac.local"_s, u"http://x.test"_s, QString()})
        QVERIFY2(!isLoopback(QUrl(url)), qPrintable(url));
}

void EndpointTest::knowsWhereAKeyCouldBeRead()
{
    for (const QString &url : {u"http://x.test/v1"_s, u"http://8.8.8.8"_s,
                               u"http://[2001:db8::1]"_s, u"http://localhost.evil.test"_s})
        QVERIFY2(isReadableOnTheWay(QUrl(url)), qPrintable(url));
    for (const QString &url :
         {u"https://x.test/v1"_s, u"http://localhost:1"_s, u"http://[::1]"_s,
          u"http://192.168.1.1"_s, u"http://mac.local"_s, u"http://gpu-box:8000"_s, QString()})
        QVERIFY2(!isReadableOnTheWay(QUrl(url)), qPrintable(url));
}

void EndpointTest::knowsTheSameOrigin()
{
    const QUrl one(u"https://x.test/v1"_s);
    QVERIFY(isSameOrigin(one, QUrl(u"https://X.test:443/other?q"_s)));
    for (const QString &url :
         {u"http://x.test/v1"_s, u"https://x.test:444/v1"_s, u"https://y.test/v1"_s,
          u"https://x.test.evil.test/v1"_s, u"http://x.test:443"_s})
        QVERIFY2(!isSameOrigin(one, QUrl(url)), qPrintable(url));
}

HIWAR_TEST(EndpointTest, QCoreApplication)
#include "tst_endpoint.moc"

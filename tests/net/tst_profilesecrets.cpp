// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/profilesecrets.h"
#include "net/values/secretname.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

ProfileSecrets some()
{
    return {.headers = {{u"x-key"_s, Secret("مفتاح \"1\"\\")}, {u"cookie"_s, Secret("a=b; c")}},
            .proxyPassword = Secret("p:w@"),
            .passphrase = Secret(" kept \n")};
}

Profile profileWithAll()
{
    Profile profile;
    profile.headers = {{u"X-Key"_s, {}, true}, {u"Cookie"_s, {}, true}, {u"X-Plain"_s, u"v"_s}};
    profile.proxy.hasPassword = true;
    profile.tls.hasPassphrase = true;
    return profile;
}

} // namespace

class ProfileSecretsTest : public TestCase
{
    Q_OBJECT

private slots:
    void areReadAsTheyWereWritten()
    {
        const ProfileSecrets again = decodeSecrets(encodeSecrets(some()));
        QCOMPARE(again.headers.size(), 2);
        QCOMPARE(again.headers.value(u"x-key"_s).reveal(), some().headers[u"x-key"_s].reveal());
        QCOMPARE(again.headers.value(u"cookie"_s).reveal(), "a=b; c");
        QCOMPARE(again.proxyPassword.reveal(), "p:w@");
        QCOMPARE(again.passphrase.reveal(), " kept \n");
    }

    void noneIsNoItem()
    {
        QVERIFY(encodeSecrets({}).isEmpty());
        QVERIFY(decodeSecrets(Secret()).isEmpty());
    }

    void oddTextHoldsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *text : {"", "{", "[]", "sk-a-plain-key", "{\"headers\": [1]}",
                                 "{\"headers\": {\"a\": 1, \"b\": \"\"}, \"passphrase\": {}}"})
            QTest::newRow(text) << QByteArray(text);
    }
    void oddTextHoldsNone()
    {
        QFETCH(QByteArray, text);
        QVERIFY(decodeSecrets(Secret(text)).isEmpty());
    }

    void onlyThoseTheProfileSpeaksOfAreKept()
    {
        QCOMPARE(secretsOf(profileWithAll(), some()).headers.size(), 2);
        QVERIFY(secretsOf({}, some()).isEmpty());
        Profile profile = profileWithAll();
        profile.headers = {{u"COOKIE"_s, {}, true}, {u"X-Key"_s, u"plain now"_s, false}};
        profile.proxy.hasPassword = false;
        const ProfileSecrets kept = secretsOf(profile, some());
        QCOMPARE(kept.headers.keys(), QStringList{u"cookie"_s});
        QVERIFY(kept.proxyPassword.isEmpty());
        QVERIFY(!kept.passphrase.isEmpty());
    }

    void whatIsMissingIsNamed()
    {
        QCOMPARE(missingSecret(profileWithAll(), some()), QString());
        QCOMPARE(missingSecret({}, {}), QString());
        QCOMPARE(missingSecret(profileWithAll(), {}), u"X-Key"_s);
        ProfileSecrets secrets = some();
        secrets.proxyPassword = Secret();
        QCOMPARE(missingSecret(profileWithAll(), secrets), u"proxy password"_s);
        secrets = some();
        secrets.passphrase = Secret();
        QCOMPARE(missingSecret(profileWithAll(), secrets), u"passphrase"_s);
    }

    void livesBesideTheKey() { QCOMPARE(secretsItem(u"p1"_s), u"p1/more"_s); }

    void knowsTheNamesOfSecrets()
    {
        for (const char *name :
             {"Authorization", "Proxy-Authorization", "api-key", "X-API-Key", "x-goog-api-key",
              "Ocp-Apim-Subscription-Key", "key", "access_token", "X-Auth-Token", "Cookie",
              "client_secret", "PASSWORD", "X-Amz-Security-Token", "sig", "token", "X-Token"})
            QVERIFY2(isSecretName(QString::fromLatin1(name)), name);
        for (const char *name : {"", "max_tokens", "max_completion_tokens", "keyboard", "top_k",
                                 "HTTP-Referer", "X-Title", "api-version", "monkey", "author",
                                 "OpenAI-Organization", "encoding", "design"})
            QVERIFY2(!isSecretName(QString::fromLatin1(name)), name);
    }
};

HIWAR_TEST(ProfileSecretsTest, QCoreApplication)
#include "tst_profilesecrets.moc"

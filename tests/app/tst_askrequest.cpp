// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What `hiwar ask` sends: the question from any of its sources, each key only to its service.
#include "tests/app/askcase.h"
#include "tests/net/tlsfiles.h"
#include "tests/support/proxyserver.h"

#include <QJsonArray>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray secret = "sk-canary-0123456789";

}

class AskRequestTest : public AskCase
{
    Q_OBJECT

private slots:
    void sendsWhatWasSetAndNothingElse();
    void readsStandardInput();
    void refusesEmptyStandardInput();
    void sendsTheKeyOfTheEnvironmentAndShowsItNowhere();
    void refusesAKeyThatNoHeaderCanCarry();
    void keepsTheProfilesKeyFromAnotherOrigin();
    void asksPlainlyOnceWhenStreamingIsRefused();
    void sendsTheFieldsOfTheProfileBelowItsOwn();
    void goesTheWayOfTheProfile_data();
    void goesTheWayOfTheProfile();
    void needsEverySecretOfTheProfileAlsoWithAKeyOfItsOwn();
    void sendsTheSystemPromptOfTheProfileBelowItsOwn();
    void namesTheOptionThatWasRefused();
    void answersByTheGuideWithNothingSetUp();
    void passesOverBrokenSettings();
    void asksNobodyElseThanTheSettingsSay_data();
    void asksNobodyElseThanTheSettingsSay();
};

void AskRequestTest::sendsWhatWasSetAndNothingElse()
{
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--no-stream"_s, u"--system"_s, u"Be brief."_s, u"--model"_s, u"m-2"_s, u"--param"_s,
         u"temperature=0.5"_s, u"--param"_s, u"stop=[\"x\"]"_s, u"Hi?"_s});
    QCOMPARE(status(), 0);
    const QJsonObject wanted{
        {u"model"_s, u"m-2"_s},
        {u"temperature"_s, 0.5},
        {u"stop"_s, QJsonArray{u"x"_s}},
        {u"messages"_s,
         QJsonArray{QJsonObject{{u"role"_s, u"system"_s}, {u"content"_s, u"Be brief."_s}},
                    QJsonObject{{u"role"_s, u"user"_s}, {u"content"_s, u"Hi?"_s}}}}};
    QCOMPARE(bodyOf(server->requests().first()), wanted);
}

void AskRequestTest::readsStandardInput()
{
    server->expect().reply(200, wholeReply(u"a"_s));
    start({u"-"_s});
    process->write("ما\n\tهذا؟\n");
    process->closeWriteChannel();
    end();
    QCOMPARE(status(), 0);
    const QJsonArray messages = bodyOf(server->requests().first()).value("messages"_L1).toArray();
    QCOMPARE(messages.size(), 1);
    QCOMPARE(messages.first().toObject().value("content"_L1).toString(), u"ما\n\tهذا؟\n"_s);
}

void AskRequestTest::refusesEmptyStandardInput()
{
    start({u"-"_s});
    process->write(" \n");
    process->closeWriteChannel();
    end();
    QCOMPARE(status(), int(ExitStatus::WrongUsage));
    QCOMPARE(err, QByteArray("hiwar: There is no question on standard input.\n"));
    QVERIFY(server->requests().isEmpty());
}

void AskRequestTest::sendsTheKeyOfTheEnvironmentAndShowsItNowhere()
{
    environment.insert(u"HIWAR_API_KEY"_s, u' ' + QString::fromLatin1(secret) + u'\n');
    // The service echoes the key, as some do.
    server->expect().reply(401, "{\"error\":{\"message\":\"wrong key: " + secret + "\"}}",
                           "application/json", {"X-Echo: " + secret});
    ask({u"--trace"_s, u"Hi?"_s});
    QCOMPARE(server->requests().first().header("Authorization"), "Bearer " + secret);
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.contains("> POST " + server->baseUrl().toUtf8() + "/chat/completions"), err);
    QVERIFY2(err.contains("> Authorization: "), err);
    QVERIFY2(err.contains("< 401"), err);
    QVERIFY2(err.contains("\nhiwar: "), err); // on a new line, though the body has no final one
    QVERIFY2(!err.contains(secret), err);
    QCOMPARE(out, QByteArray());
}

void AskRequestTest::refusesAKeyThatNoHeaderCanCarry()
{
    environment.insert(u"HIWAR_API_KEY"_s, u"sk-\u0430bc"_s);
    ask({u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.startsWith("hiwar: BadKey: "), err);
    QCOMPARE(err.count('\n'), 1);
    QVERIFY(server->requests().isEmpty());
}

void AskRequestTest::keepsTheProfilesKeyFromAnotherOrigin()
{
    Profile profile = profileAt(*server);
    profile.hasKey = true;
    useProfile(profile);
    WireServer other;
    other.expect().reply(200, wholeReply(u"a"_s));
    ask({u"--base-url"_s, other.baseUrl(), u"--model"_s, u"m-2"_s, u"Hi?"_s});
    QCOMPARE(status(), 0); // the keychain was not even opened
    QVERIFY(other.requests().first().header("Authorization").isNull());

    err.clear(); // the same origin needs the key, and there is no keychain here
    ask({u"--base-url"_s, server->baseUrl() + u"/other"_s, u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.startsWith("hiwar: KeyUnavailable: "), err);
    QCOMPARE(err.count('\n'), 1);
    QVERIFY(server->requests().isEmpty());
}

void AskRequestTest::asksPlainlyOnceWhenStreamingIsRefused()
{
    const QByteArray refused =
        "{\"error\":{\"message\":\"stream is not supported\",\"param\":\"stream\"}}";
    server->expect().reply(400, refused);
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"Hi?"_s});
    QCOMPARE(status(), 0);
    QCOMPARE(out, QByteArray("a\n"));
    QCOMPARE(err, QByteArray());
    QCOMPARE(server->requests().size(), 2);
    QCOMPARE(bodyOf(server->requests().at(0)).value("stream"_L1), QJsonValue(true));
    QVERIFY(!bodyOf(server->requests().at(1)).contains("stream"_L1));

    out.clear(); // it repeats the request only once
    server->expect().reply(400, refused);
    server->expect().reply(400, refused);
    ask({u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QCOMPARE(server->requests().size(), 4);
}

void AskRequestTest::sendsTheFieldsOfTheProfileBelowItsOwn()
{
    Profile profile = profileAt(*server);
    profile.extraBody = {{u"seed"_s, 1}, {u"top_p"_s, 0.5}, {u"stop"_s, u"x"_s}};
    profile.refusals[profile.model].fields = {u"top_p"_s, u"temperature"_s};
    useProfile(profile);
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--param"_s, u"seed=2"_s, u"--param"_s, u"temperature=0"_s, u"Hi?"_s});
    const QJsonObject body = bodyOf(server->requests().first());
    QCOMPARE(body.value("seed"_L1), QJsonValue(2));
    QCOMPARE(body.value("stop"_L1), QJsonValue(u"x"_s));
    QCOMPARE(body.value("temperature"_L1), QJsonValue(0)); // set on the command line, so it is sent
    QVERIFY(!body.contains("top_p"_L1));
}

void AskRequestTest::sendsTheSystemPromptOfTheProfileBelowItsOwn()
{
    Profile profile = profileAt(*server);
    profile.systemPrompt = u"Be kind."_s;
    useProfile(profile);
    const auto firstMessage = [this] {
        const QJsonObject body = bodyOf(server->requests().constLast());
        return body["messages"_L1][0]["content"_L1].toString();
    };
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"Hi?"_s});
    QCOMPARE(firstMessage(), u"Be kind."_s);
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--system"_s, u"Be brief."_s, u"Hi?"_s});
    QCOMPARE(firstMessage(), u"Be brief."_s);
}

void AskRequestTest::namesTheOptionThatWasRefused()
{
    server->expect().reply(400, "{\"error\":{\"message\":\"Unknown field `seed`\"}}");
    ask({u"--param"_s, u"seed=2"_s, u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.endsWith(" Leave out --param seed.\n"), err);
    QCOMPARE(err.count('\n'), 1);
    err.clear();
    server->expect().reply(400, "{\"error\":\"System role not supported\"}");
    ask({u"--system"_s, u"Be brief"_s, u"Hi?"_s});
    QVERIFY2(err.endsWith(" Leave out --system.\n"), err);
    QCOMPARE(err.count('\n'), 1);
}

void AskRequestTest::answersByTheGuideWithNothingSetUp()
{
    QVERIFY(QDir(home->filePath(u"config"_s)).removeRecursively());
    ask({u"Where are my keys?"_s});
    QCOMPARE(status(), 0);
    QVERIFY2(out.contains("keychain") || out.contains("keyring"), out);
    QCOMPARE(err, QByteArray());
    QVERIFY(QDir(home->path()).isEmpty()); // asking writes no file
}

void AskRequestTest::passesOverBrokenSettings()
{
    const QString path = home->filePath(u"config/hiwar/settings.json"_s);
    write(path, "{\"profiles\": [");
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--base-url"_s, server->baseUrl(), u"Hi?"_s});
    QCOMPARE(status(), 0);
    QCOMPARE(out, QByteArray("a\n"));
    QVERIFY2(err.contains(path.toUtf8()), err);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"profiles\": ["));
}

void AskRequestTest::asksNobodyElseThanTheSettingsSay_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"broken", "folder", "loop", "pipe"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

/// A script would take the Guide's words for the model's.
void AskRequestTest::asksNobodyElseThanTheSettingsSay()
{
    QFETCH(QString, kind);
    const QString path = home->filePath(u"config/hiwar/settings.json"_s);
    QVERIFY(QFile::remove(path));
    if (kind == "broken"_L1)
        write(path, "{\"profiles\": [");
    else if (kind == "folder"_L1)
        QVERIFY(QDir().mkdir(path));
#ifdef Q_OS_UNIX
    else if (kind == "loop"_L1)
        QVERIFY(QFile::link(path, path));
    else
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), S_IRUSR | S_IWUSR), 0);
#else
    else
        QSKIP("there is no such thing here");
#endif
    ask({u"Hi?"_s});
    QCOMPARE(status(), 1);
    QCOMPARE(out, QByteArray());
    QVERIFY2(err.startsWith("hiwar: SettingsUnreadable: " + path.toUtf8()), err);
    QCOMPARE(err.count('\n'), 1);
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"--base-url"_s, server->baseUrl(), u"--model"_s, u"m"_s, u"Hi?"_s});
    QCOMPARE(status(), 0);
    QCOMPARE(out, QByteArray("a\n"));
}

void AskRequestTest::goesTheWayOfTheProfile_data()
{
    QTest::addColumn<QString>("baseUrl");
    QTest::newRow("plain") << u"http://service.test/v1"_s;
    QTest::newRow("encrypted") << u"https://service.test/v1"_s;
}

void AskRequestTest::goesTheWayOfTheProfile()
{
    QFETCH(QString, baseUrl);
    if (baseUrl.startsWith(u"https"_s))
        server->useTls(serverTls(u"signed"_s, u"signed-key"_s));
    ProxyServer proxy(ProxyServer::Kind::Http, server->serverPort());
    Profile profile = profileAt(*server);
    profile.baseUrl = baseUrl;
    profile.plainHttpAllowed = true;
    profile.headers = {{u"X-Title"_s, u"Hiwar"_s, false}};
    profile.proxy = {.kind = ProxyKind::Http, .host = u"127.0.0.1"_s, .port = proxy.serverPort()};
    profile.tls.caFile = tlsFile(u"authority"_s);
    useProfile(profile);
    environment.insert(u"HIWAR_API_KEY"_s, QString::fromLatin1(secret));
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"Hi?"_s});
    QVERIFY2(status() == 0, err);
    QCOMPARE(out, QByteArray("a\n"));
    QCOMPARE(proxy.asked().size(), 1);
    QCOMPARE(server->requests().first().header("X-Title"), "Hiwar");
    QCOMPARE(server->requests().first().header("Authorization"), "Bearer " + secret);
    QCOMPARE(proxy.seen().contains(secret), baseUrl.startsWith(u"http:"_s));
}

/// There is no keychain here, so the header has no value; without it the request would differ.
void AskRequestTest::needsEverySecretOfTheProfileAlsoWithAKeyOfItsOwn()
{
    Profile profile = profileAt(*server);
    profile.headers = {{u"X-Key"_s, {}, true}};
    useProfile(profile);
    environment.insert(u"HIWAR_API_KEY"_s, QString::fromLatin1(secret));
    ask({u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.startsWith("hiwar: KeyUnavailable: "), err);
    QVERIFY(server->requests().isEmpty());
}

HIWAR_TEST(AskRequestTest, QCoreApplication)
#include "tst_askrequest.moc"

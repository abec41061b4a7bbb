// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a script gets from `hiwar ask`: the output and the exit status.
#include "tests/app/askcase.h"
#include "tests/support/proxyserver.h"

#include <QJsonArray>

#ifdef Q_OS_UNIX
#include <QSocketNotifier>

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <unistd.h>
#endif

using namespace Qt::StringLiterals;
using namespace Hiwar;

class AskCommandTest : public AskCase
{
    Q_OBJECT

private slots:
    void printsTheReplyAndNothingElse();
    void asksInArabicAndPrintsArabic();
    void tellsEveryEndByItsStatus_data();
    void tellsEveryEndByItsStatus();
    void refusesWrongUsageWithoutAsking_data();
    void refusesWrongUsageWithoutAsking();
    void stopsAtControlC();
    void givesUpAfterTheTimeout_data();
    void givesUpAfterTheTimeout();
    void tellsThatTheTimeWasOverBeforeItAsked();
    void tellsOfEveryWait();
    void waitsNoLongerThanItMay();
    void endsAWaitAtControlC();
    void printsOneJsonObject();
    void warnsOfASecretAndSendsIt();
#ifdef Q_OS_UNIX
    void showsATerminalWhatItWouldObey_data();
    void showsATerminalWhatItWouldObey();
#endif
#ifdef Q_OS_LINUX
    void tellsThatTheOutputIsFull_data();
    void tellsThatTheOutputIsFull();
#endif
};

void AskCommandTest::printsTheReplyAndNothingElse()
{
    server->expect()
        .stream()
        .chunk(delta(u"Hel"_s))
        .wait()
        .chunk(delta(u"lo"_s))
        .chunk(streamEnd())
        .lastChunk();
    start({u"Hi?"_s});
    QTRY_COMPARE(server->waiting(), 1);
    QTRY_COMPARE(out, QByteArray("Hel")); // printed as it arrives
    server->release();
    end();
    QCOMPARE(out, QByteArray("Hello\n"));
    QCOMPARE(err, QByteArray());
    QCOMPARE(status(), int(ExitStatus::Complete));
    QCOMPARE(server->requests().size(), 1);
    QCOMPARE(server->requests().first().target, QByteArray("/v1/chat/completions"));
    QVERIFY(server->requests().first().header("Authorization").isNull());
}

void AskCommandTest::asksInArabicAndPrintsArabic()
{
    server->expect().reply(200, wholeReply(u"الضوء موجة \U0001F4A1"_s));
    ask({u"ما هو الضوء؟"_s});
    QCOMPARE(QString::fromUtf8(out), u"الضوء موجة \U0001F4A1\n"_s);
    const QJsonArray messages = bodyOf(server->requests().first()).value("messages"_L1).toArray();
    QCOMPARE(messages.last().toObject().value("content"_L1).toString(), u"ما هو الضوء؟"_s);
}

void AskCommandTest::tellsEveryEndByItsStatus_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("output");
    QTest::addColumn<QByteArray>("errorStart");
    QTest::newRow("complete") << WireScript().reply(200, wholeReply(u"a"_s)) << 0
                              << QByteArray("a\n") << QByteArray();
    QTest::newRow("ends with a line end")
        << WireScript().reply(200, wholeReply(u"a\\n"_s)) << 0 << QByteArray("a\n") << QByteArray();
    QTest::newRow("length") << WireScript().reply(200,
                                                  "{\"choices\":[{\"message\":{\"content\":\"a\"},"
                                                  "\"finish_reason\":\"length\"}]}")
                            << 3 << QByteArray("a\n") << QByteArray("hiwar: CutShort: ");
    QTest::newRow("tool instead of text")
        << WireScript().reply(
               200, "{\"choices\":[{\"message\":{\"tool_calls\":[{\"id\":\"c\",\"function\":"
                    "{\"name\":\"find\",\"arguments\":\"{}\"}}]},"
                    "\"finish_reason\":\"tool_calls\"}]}")
        << 3 << QByteArray() << QByteArray("hiwar: ToolWanted: ");
    QTest::newRow("cut within") << WireScript().stream().chunk(delta(u"half"_s)).cut() << 3
                                << QByteArray("half\n") << QByteArray("hiwar: Interrupted: ");
    QTest::newRow("error within")
        << WireScript()
               .stream()
               .chunk(delta(u"half"_s))
               .chunk("data: {\"error\":{\"message\":\"out of\\nmemory\"}}\n\n")
               .lastChunk()
        << 3 << QByteArray("half\n") << QByteArray("hiwar: ReplyError: ");
    QTest::newRow("key refused") << WireScript().reply(401,
                                                       "{\"error\":{\"message\":\"no such key\"}}")
                                 << 1 << QByteArray() << QByteArray("hiwar: Unauthorized: ");
    QTest::newRow("not allowed") << WireScript().reply(403, "{}") << 1 << QByteArray()
                                 << QByteArray("hiwar: Forbidden: ");
    QTest::newRow("web page") << WireScript().reply(200, "<html>hello</html>", "text/html") << 1
                              << QByteArray() << QByteArray("hiwar: NotAnApi: ");
    QTest::newRow("hung up") << WireScript().cut() << 1 << QByteArray()
                             << QByteArray("hiwar: NoAnswer: ");
}

void AskCommandTest::tellsEveryEndByItsStatus()
{
    QFETCH(WireScript, script);
    QFETCH(QByteArray, output);
    QFETCH(QByteArray, errorStart);
    server->expect() = script;
    ask({u"Hi?"_s});
    QTEST(status(), "status");
    QCOMPARE(out, output);
    QCOMPARE(err.count('\n'), errorStart.isEmpty() ? 0 : 1);
    QVERIFY2(err.startsWith(errorStart), err);
    QCOMPARE(server->requests().size(), 1); // each question is one request
}

void AskCommandTest::refusesWrongUsageWithoutAsking_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no question") << QStringList{};
    QTest::newRow("two questions") << QStringList{u"a"_s, u"b"_s};
    QTest::newRow("unknown option") << QStringList{u"--nope"_s, u"a"_s};
    QTest::newRow("key as argument") << QStringList{u"--key"_s, u"sk-1"_s, u"a"_s};
    QTest::newRow("no such profile") << QStringList{u"--profile"_s, u"nobody"_s, u"a"_s};
    QTest::newRow("a file without a name") << QStringList{u"--file"_s, u" "_s, u"a"_s};
    QTest::newRow("standard input twice") << QStringList{u"--file"_s, u"-"_s, u"-"_s};
    QTest::newRow("param that is not JSON") << QStringList{u"--param"_s, u"stop=x"_s, u"a"_s};
}

void AskCommandTest::refusesWrongUsageWithoutAsking()
{
    QFETCH(QStringList, words);
    ask(words);
    QCOMPARE(status(), int(ExitStatus::WrongUsage));
    QCOMPARE(out, QByteArray());
    QCOMPARE(err.count('\n'), 1);
    QVERIFY2(err.startsWith("hiwar: "), err);
    QVERIFY(server->requests().isEmpty());
}

void AskCommandTest::stopsAtControlC()
{
#ifdef Q_OS_UNIX
    server->expect().stream().chunk(delta(u"half"_s)).wait();
    start({u"Hi?"_s});
    QTRY_COMPARE(out, QByteArray("half"));
    QCOMPARE(server->open(), 1);
    QCOMPARE(::kill(pid_t(process->processId()), SIGINT), 0);
    end();
    QCOMPARE(status(), int(ExitStatus::Interrupted));
    QCOMPARE(out, QByteArray("half\n"));
    QCOMPARE(err, QByteArray());
    QTRY_COMPARE(server->open(), 0);
#else
    QSKIP("Signals are a matter of Unix");
#endif
}

void AskCommandTest::givesUpAfterTheTimeout_data()
{
    QTest::addColumn<WireScript>("script");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("errorStart");
    QTest::newRow("silent") << WireScript().wait() << 1 << QByteArray("hiwar: FirstByteTimeout: ");
    QTest::newRow("half said") << WireScript().stream().chunk(delta(u"half"_s)).wait() << 3
                               << QByteArray("hiwar: SilenceTimeout: ");
}

void AskCommandTest::givesUpAfterTheTimeout()
{
    QFETCH(QByteArray, errorStart);
    QFETCH(WireScript, script);
    server->expect() = script;
    ask({u"--timeout"_s, u"2"_s, u"Hi?"_s});
    QTEST(status(), "status");
    QCOMPARE(err.count('\n'), 1);
    QVERIFY2(err.startsWith(errorStart), err);
    QCOMPARE(server->requests().size(), 1);
}

/// The service cannot have charged for a request that was not sent: here TLS never completes.
void AskCommandTest::tellsThatTheTimeWasOverBeforeItAsked()
{
    QTcpServer silent;
    QVERIFY(silent.listen(QHostAddress::LocalHost));
    ask({u"--timeout"_s, u"1"_s, u"--base-url"_s,
         u"https://127.0.0.1:%1/v1"_s.arg(silent.serverPort()), u"--model"_s, u"m"_s, u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Failed));
    QCOMPARE(err.count('\n'), 1);
    QVERIFY2(err.startsWith("hiwar: ConnectTimeout: the time given with --timeout (1 s)"), err);
    QVERIFY2(err.contains("before the question was sent") && !err.contains("charged"), err);
}

void AskCommandTest::tellsOfEveryWait()
{
    const QByteArray busy = "{\"error\":{\"message\":\"Come\\nback\"}}";
    server->expect().reply(429, busy, "application/json", {"retry-after-ms: 20"});
    server->expect().reply(500, busy, "application/json", {"retry-after-ms: 20"});
    server->expect().reply(200, wholeReply(u"a"_s));
    ask({u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::Complete));
    QCOMPARE(out, QByteArray("a\n"));
    const QByteArray host = "127.0.0.1:" + QByteArray::number(server->serverPort());
    QCOMPARE(err, "hiwar: RateLimited: " + host +
                      " is limiting requests (429). It says: Come back. Trying again "
                      "in 1 s (2 of 3).\n"
                      "hiwar: ServerError: " +
                      host +
                      " is having problems (500). It says: Come back. Trying again in 1 s (3 of "
                      "3).\n");
    QCOMPARE(server->requests().size(), 3);
}

void AskCommandTest::waitsNoLongerThanItMay()
{
    server->expect().reply(429, "{}", "application/json", {"Retry-After: 100"});
    ask({u"--timeout"_s, u"60"_s, u"Hi?"_s}); // 100 s would be after the timeout
    QCOMPARE(status(), int(ExitStatus::Failed));
    QCOMPARE(err.count('\n'), 1);
    QVERIFY2(err.startsWith("hiwar: RateLimited: "), err);
    QVERIFY2(!err.contains("Trying again"), err);
    QCOMPARE(server->requests().size(), 1);
}

void AskCommandTest::endsAWaitAtControlC()
{
#ifdef Q_OS_UNIX
    server->expect().reply(429, "{}", "application/json", {"Retry-After: 100"});
    start({u"Hi?"_s});
    QTRY_VERIFY2(err.endsWith("(2 of 3).\n"), err);
    QCOMPARE(::kill(pid_t(process->processId()), SIGINT), 0);
    end();
    QCOMPARE(status(), int(ExitStatus::Interrupted));
    QCOMPARE(out, QByteArray());
    QCOMPARE(err.count('\n'), 1);
#else
    QSKIP("Signals are a matter of Unix");
#endif
}

void AskCommandTest::printsOneJsonObject()
{
    server->expect()
        .stream()
        .chunk(delta(u"Hel"_s))
        .chunk(delta(u"lo"_s))
        .chunk(streamEnd())
        .lastChunk();
    ask({u"--json"_s, u"Hi?"_s});
    QCOMPARE(out.count('\n'), 1);
    const QJsonObject usage{
        {u"prompt_tokens"_s, 3}, {u"completion_tokens"_s, 2}, {u"total_tokens"_s, 5}};
    const QJsonObject wanted{{u"role"_s, u"assistant"_s},
                             {u"content"_s, u"Hello"_s},
                             {u"model"_s, u"m-1-real"_s},
                             {u"finish_reason"_s, u"stop"_s},
                             {u"usage"_s, usage}};
    QCOMPARE(QJsonDocument::fromJson(out).object(), wanted);

    out.clear(); // what arrived of a broken reply is printed as an object, too
    server->expect().stream().chunk(delta(u"half"_s)).cut();
    ask({u"--json"_s, u"Hi?"_s});
    QCOMPARE(status(), int(ExitStatus::CutShort));
    const QJsonObject half{{u"role"_s, u"assistant"_s},
                           {u"content"_s, u"half"_s},
                           {u"model"_s, u"m-1"_s},
                           {u"finish_reason"_s, QJsonValue()},
                           {u"usage"_s, QJsonValue()}};
    QCOMPARE(QJsonDocument::fromJson(out).object(), half);
}

void AskCommandTest::warnsOfASecretAndSendsIt()
{
    ProxyServer proxy(ProxyServer::Kind::Http, server->serverPort()); // through it, words leave
    Profile profile = profileAt(*server);
    const QString secret = u"ghp_"_s + u"a7Bq2Zr9KdXm4Tw8Ly3NcVh6"_s.repeated(2);
    server->expect().reply(200, wholeReply(u"Hello"_s));
    ask({u"Mine is "_s + secret});
    QCOMPARE(err, QByteArray()); // nothing leaves this machine
    profile.proxy = {.kind = ProxyKind::Http, .host = u"127.0.0.1"_s, .port = proxy.serverPort()};
    useProfile(profile);
    server->expect().reply(200, wholeReply(u"Hello"_s));
    ask({u"Mine is "_s + secret});
    QCOMPARE(status(), 0);
    QCOMPARE(out, QByteArray("Hello\n"));
    QVERIFY2(err.startsWith("hiwar: SecretInQuestion: This looks like an access token for GitHub."),
             err);
    QVERIFY(!err.contains(secret.toUtf8()));
    QCOMPARE(err.count('\n'), 1);
    QVERIFY(server->requests().constLast().body.contains(secret.toUtf8()));
}

#ifdef Q_OS_UNIX
void AskCommandTest::showsATerminalWhatItWouldObey_data()
{
    QTest::addColumn<bool>("isTerminal");
    QTest::newRow("terminal") << true;
    QTest::newRow("pipe") << false;
}

/// Control sequences in the reply, in a header, in the raw body, and in an error message.
void AskCommandTest::showsATerminalWhatItWouldObey()
{
    QFETCH(bool, isTerminal);
    const QByteArray title = "\x1B]0;mine\x07";
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (terminal < 0)
        QSKIP("there are no terminals here: /dev/pts is not mounted");
    const auto closing = qScopeGuard([terminal] { close(terminal); });
    QCOMPARE(grantpt(terminal), 0);
    QCOMPARE(unlockpt(terminal), 0);
    std::array<char, 128> position{};
    QCOMPARE(ptsname_r(terminal, position.data(), position.size()), 0);
    const QString name = QFile::decodeName(position.data());
    QByteArray shown;
    QSocketNotifier reading(terminal, QSocketNotifier::Read);
    connect(&reading, &QSocketNotifier::activated, this, [&] {
        std::array<char, 4096> bytes{};
        const ssize_t size = read(terminal, bytes.data(), bytes.size());
        if (size > 0)
            shown.append(bytes.data(), size);
        else
            reading.setEnabled(false);
    });
    server->expect().reply(200,
                           "{\"choices\":[{\"message\":{\"content\":\"a\\u001b]0;mine\\u0007\"},"
                           "\"finish_reason\":\"stop\"}],\"raw\":\"" +
                               title + "\"}",
                           "application/json", {"X-Note: " + title});
    prepare();
    if (isTerminal) {
        process->setStandardOutputFile(name);
        process->setStandardErrorFile(name);
    }
    process->start(QStringLiteral(HIWAR), {u"ask"_s, u"--trace"_s, u"Hi?"_s});
    end();
    if (isTerminal) {
        QTRY_VERIFY(shown.count("␛]0;mine␇") == 3);
        QVERIFY2(!shown.contains('\x1B') && !shown.contains('\x07'), shown);
    } else {
        QCOMPARE(out, "a" + title + '\n');
        QCOMPARE(err.count(title), 2);
    }
}
#endif

#ifdef Q_OS_LINUX
void AskCommandTest::tellsThatTheOutputIsFull_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("as it arrives") << QStringList{u"Hi?"_s};
    QTest::newRow("at the end") << QStringList{u"--json"_s, u"Hi?"_s};
}

void AskCommandTest::tellsThatTheOutputIsFull()
{
    QFETCH(QStringList, words);
    server->expect().stream().chunk(delta(u"Hel"_s)).chunk(streamEnd()).lastChunk();
    start(words, u"/dev/full"_s);
    end();
    QCOMPARE(status(), int(ExitStatus::Failed));
    QVERIFY2(err.startsWith("hiwar: OutputFailed: ") && err.count('\n') == 1, err);
}
#endif

HIWAR_TEST(AskCommandTest, QCoreApplication)
#include "tst_askcommand.moc"

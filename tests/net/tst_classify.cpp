// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/utc.h"
#include "net/wire/classify.h"
#include "tests/support/testcase.h"

#include <QTimeZone>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ClassifyTest : public TestCase
{
    Q_OBJECT

private slots:
    void namesEveryStatus_data();
    void namesEveryStatus();
    void namesEveryTransportError_data();
    void namesEveryTransportError();
    void readsHowLongToWait_data();
    void readsHowLongToWait();
    void readsWhetherToTryAgain();
};

void ClassifyTest::namesEveryStatus_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ErrorKind>("kind");
    using enum ErrorKind;
    const std::pair<int, ErrorKind> plain[]{
        {101, NotAnApi},        {302, Redirected},     {400, BadRequest},  {401, Unauthorized},
        {402, PaymentRequired}, {403, Forbidden},      {404, NotFound},    {405, NotFound},
        {407, ProxyFailed},     {408, BadRequest},     {409, BadRequest},  {410, NotFound},
        {413, TooLarge},        {415, BadRequest},     {422, BadRequest},  {429, RateLimited},
        {451, BadRequest},      {500, ServerError},    {503, ServerError}, {504, GatewayTimeout},
        {522, ServerError},     {524, GatewayTimeout}, {529, Overloaded},  {599, ServerError},
        {600, NotAnApi},        {999, NotAnApi}};
    for (const auto &[status, kind] : plain)
        QTest::addRow("%d", status) << status << QByteArray() << kind;
    const auto row = [](const char *name, int status, const QByteArray &body, ErrorKind kind) {
        QTest::newRow(name) << status << body << kind;
    };
    row("429, empty account", 429, R"({"error":{"message":"M","code":"insufficient_quota"}})",
        PaymentRequired);
    row("429, empty account by type", 429,
        R"({"error":{"message":"M","type":"insufficient_quota"}})", PaymentRequired);
    row("429, quota words", 429, R"({"error":{"message":"Quota exceeded for a minute"}})",
        RateLimited);
    row("400, empty account", 400, R"({"error":{"message":"Insufficient Balance"}})",
        PaymentRequired);
    row("400, refused key", 400,
        R"([{"error":{"message":"API key not valid. Please pass a valid one."}}])", Unauthorized);
    row("400, key code", 400, R"({"error":{"message":"M","code":"invalid_api_key"}})",
        Unauthorized);
    row("403, empty account", 403, R"({"error":{"message":"M","code":"insufficient_user_quota"}})",
        PaymentRequired);
    row("402, balance", 402, R"({"error":{"message":"Insufficient Balance"}})", PaymentRequired);
    const auto says = [](const char *message, const char *more = "") {
        return QByteArray(R"({"error":{"message":")") + message + '"' + more + "}}";
    };
    row("model by code", 404, says("M", R"(,"code":"model_not_found")"), UnknownModel);
    row("model by code, 403", 403, says("M", R"(,"code":"model_not_found")"), UnknownModel);
    row("model by param", 422, R"({"detail":[{"loc":["body","model"],"msg":"Field required"}]})",
        UnknownModel);
    row("Ollama", 404, R"({"error":"model 'x' not found, try pulling it first"})", UnknownModel);
    row("vLLM", 404, R"({"object":"error","message":"The model `a/b:c` does not exist."})",
        UnknownModel);
    row("Ray", 404, R"({"detail":"Could not find base model with ID \"x\""})", UnknownModel);
    row("Groq", 404, says("The model `x` does not exist or you do not have access to it."),
        UnknownModel);
    row("no such model", 400, says("No such model: x"), UnknownModel);
    row("invalid model", 400, says("x is not a valid model ID"), UnknownModel);
    row("not for chat", 404, says("This is not a chat model and thus not supported here."),
        UnknownModel);
    row("a field of a model", 400,
        says("Unsupported parameter: 'max_tokens' is not supported with this model. Use "
             "'max_completion_tokens' instead."),
        BadRequest);
    row("a value of a model", 400,
        says("Unsupported value: 'temperature' does not support 0.5 with this model. Only 1 is "
             "supported."),
        BadRequest);
    row("a role of a model", 400, says("This model does not support system messages."), BadRequest);
    row("a named field", 400, says("not supported with this model", R"(,"param":"top_p")"),
        BadRequest);
    row("another address", 404, says("Not Found"), NotFound);
    row("page", 404, "<html><title>404 Not Found</title>", NotFound);
    row("long by code", 400, says("M", R"(,"code":"context_length_exceeded")"), TooLarge);
    row("long by type", 400, says("M", R"(,"type":"exceed_context_size_error")"), TooLarge);
    row("long in words", 400,
        says("This model's maximum context length is 4096 tokens. However, you requested 9000"),
        TooLarge);
    row("long, other words", 422, says("The prompt is too long: 9000 tokens"), TooLarge);
    for (const char *said :
         {"the request exceeds the available context size. try increasing the context size",
          "This model's maximum prompt length is 131072 but the request contains 500000 tokens.",
          "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
          "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000",
          "The decoder prompt (length 9000) is longer than the maximum model length of 4096.",
          "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097. Given: 9",
          "The number of tokens to keep from the initial prompt is greater than the context length",
          "Prompt exceeds max length", "Range of input length should be [1, 30720]"})
        row(said, 400, says(said), TooLarge);
    row("not long", 400, says("max_tokens exceeds the maximum of this model"), BadRequest);
    row("loading", 503, says("Loading model", R"(,"type":"unavailable_error")"), ModelLoading);
    row("loading, other words", 503, R"({"error":"Model a/b is currently loading"})", ModelLoading);
    row("503, another", 503, says("no healthy upstream"), ServerError);
    row("500 while loading", 500, says("Loading model failed"), ServerError);
    row("overloaded by type", 500, says("M", R"(,"type":"overloaded_error")"), Overloaded);
    row("overloaded in words", 503, says("The model is overloaded."), Overloaded);
    row("busy", 503, says("The server is busy."), Overloaded);
    row("500, client's mistake", 500, R"({"error":{"message":"parse error"}})", ServerError);
}

void ClassifyTest::namesEveryStatus()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    const ApiError error =
        classifyAnswer({.status = status, .body = body, .retryAfter = {}, .retryAfterMs = {}}, {},
                       QDateTime::fromSecsSinceEpoch(0));
    QTEST(error.kind, "kind");
    QCOMPARE(error.httpStatus, status);
}

void ClassifyTest::namesEveryTransportError_data()
{
    QTest::addColumn<QAbstractSocket::SocketError>("error");
    QTest::addColumn<Phase>("phase");
    QTest::addColumn<ErrorKind>("kind");
    using enum ErrorKind;
    using Socket = QAbstractSocket;
    const auto row = [](const char *name, Socket::SocketError error, Phase phase, ErrorKind kind) {
        QTest::newRow(name) << error << phase << kind;
    };
    row("refused", Socket::ConnectionRefusedError, Phase::Connecting, ConnectionRefused);
    row("unreachable", Socket::NetworkError, Phase::Connecting, ConnectionRefused);
    row("unknown host", Socket::HostNotFoundError, Phase::Connecting, HostNotFound);
    row("TLS", Socket::SslHandshakeFailedError, Phase::Connecting, TlsFailed);
    row("socket timeout", Socket::SocketTimeoutError, Phase::Connecting, ConnectTimeout);
    row("proxy away", Socket::ProxyConnectionRefusedError, Phase::Connecting, ProxyFailed);
    row("proxy wants a name", Socket::ProxyAuthenticationRequiredError, Phase::Sent, ProxyFailed);
    row("closed", Socket::RemoteHostClosedError, Phase::Sent, NoAnswer);
    row("socket timeout, sent", Socket::SocketTimeoutError, Phase::Sent, NoAnswer);
    row("closed within", Socket::RemoteHostClosedError, Phase::Answering, Interrupted);
    row("timeout within", Socket::SocketTimeoutError, Phase::Answering, Interrupted);
}

void ClassifyTest::namesEveryTransportError()
{
    QFETCH(QAbstractSocket::SocketError, error);
    QFETCH(Phase, phase);
    QTEST(classifyTransport(error, phase), "kind");
}

void ClassifyTest::readsHowLongToWait_data()
{
    QTest::addColumn<QByteArray>("retryAfter");
    QTest::addColumn<QByteArray>("retryAfterMs");
    QTest::addColumn<qint64>("ms");
    const auto row = [](const char *name, const char *after, const char *afterMs, qint64 ms) {
        QTest::newRow(name) << QByteArray(after) << QByteArray(afterMs) << ms;
    };
    row("nothing", "", "", -1);
    row("seconds", "7", "", 7000);
    row("seconds with a fraction", " 0.5 ", "", 500);
    row("zero", "0", "", 0);
    row("negative", "-5", "", -1);
    row("milliseconds win", "7", "300", 300);
    row("bad milliseconds", "7", "soon", 7000);
    row("date", "Fri, 29 Aug 2025 12:00:10 GMT", "", 10000);
    row("past date", "Fri, 29 Aug 2025 11:00:00 GMT", "", 0);
    row("words", "later", "", -1);
    row("absurd", "1e300", "", 1'000'000'000'000);
    row("not a number", "nan", "", -1);
}

void ClassifyTest::readsHowLongToWait()
{
    QFETCH(QByteArray, retryAfter);
    QFETCH(QByteArray, retryAfterMs);
    QFETCH(qint64, ms);
    const QDateTime now(QDate(2025, 8, 29), QTime(12, 0), utc);
    const auto wait = readRetryAfter(
        {.status = 429, .body = {}, .retryAfter = retryAfter, .retryAfterMs = retryAfterMs}, now);
    QCOMPARE(qint64(wait.count()), ms);
}

void ClassifyTest::readsWhetherToTryAgain()
{
    const auto wish = [](const QByteArray &said) {
        return classifyAnswer({.status = 429, .body = {}, .shouldRetry = said}, {}, {}).shouldRetry;
    };
    QCOMPARE(wish("true"), std::optional(true));
    QCOMPARE(wish(" False\r"), std::optional(false));
    QCOMPARE(wish("maybe"), std::nullopt);
    QCOMPARE(wish({}), std::nullopt);
}

HIWAR_TEST(ClassifyTest, QCoreApplication)
#include "tst_classify.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The client of /audio/transcriptions, over real sockets.
#include "net/client/wiretap.h"
#include "net/values/transcription.h"
#include "net/wire/transcription.h"
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// Larger than what a socket takes at once.
TranscriptionRequest recording(qsizetype size = 3 * 1024 * 1024)
{
    QByteArray bytes(size, '\0');
    for (qsizetype i = 0; i < size; ++i)
        bytes[i] = char(i * 31 + i / 251);
    return {.recording = bytes, .model = u"whisper-1"_s, .language = u"ar"_s};
}

struct Tap final : WireTap
{
    int calls = 0;

    void asked(const QByteArray & /*method*/, const QUrl & /*url*/, const WireHeaders & /*headers*/,
               const QByteArray & /*body*/) override
    {
        ++calls;
    }
    void answered(int /*status*/, const WireHeaders & /*headers*/) override { ++calls; }
    void arrived(const QByteArray & /*bytes*/) override { ++calls; }
};

} // namespace

class TranscribeTest : public TestCase
{
    Q_OBJECT

    ChatClient m_client;

private slots:
    void sendsOneFormAndReadsTheWords()
    {
        WireServer server;
        server.expect().reply(200, R"({"text":"مرحبا بكم"})");
        const auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording());
        QTRY_VERIFY(words.isFinished());
        QCOMPARE(words.result().value(), u"مرحبا بكم"_s);
        QCOMPARE(server.requests().size(), 1);
        const WireRequest &request = server.requests().constFirst();
        const MultipartForm form = transcriptionForm(recording());
        QCOMPARE(request.method, "POST");
        QCOMPARE(request.target, "/v1/audio/transcriptions");
        QCOMPARE(request.header("Authorization"), "Bearer sk-canary-7d1f");
        QCOMPARE(request.header("Content-Type"), form.contentType);
        QCOMPARE(request.header("Content-Length"), QByteArray::number(form.body.size()));
        QVERIFY(request.body == form.body);
    }

    void keepsItsContentTypeBesideTheProfilesHeaders()
    {
        WireServer server;
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.headers = {{u"content-type"_s, u"application/json"_s, false},
                                      {u"X-Title"_s, u"Hiwar"_s, false}};
        server.expect().reply(200, R"({"text":"a"})");
        const auto words = m_client.transcribe(connection, recording(10));
        QTRY_VERIFY(words.isFinished());
        const WireRequest &request = server.requests().constFirst();
        QVERIFY(request.header("Content-Type").startsWith("multipart/form-data; boundary="));
        QCOMPARE(request.header("X-Title"), "Hiwar");
    }

    void classifiesARefusal_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("key") << 401 << R"({"error":"no sk-canary-7d1f"})"_ba
                             << ErrorKind::Unauthorized;
        QTest::newRow("address") << 404 << "<html></html>"_ba << ErrorKind::NotFound;
        QTest::newRow("too large") << 413 << ""_ba << ErrorKind::TooLarge;
        QTest::newRow("rate") << 429 << ""_ba << ErrorKind::RateLimited;
        QTest::newRow("server") << 500 << ""_ba << ErrorKind::ServerError;
        QTest::newRow("no words") << 200 << "{}"_ba << ErrorKind::BadReply;
    }

    void classifiesARefusal()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        WireServer server;
        server.expect().reply(status, body);
        const auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(words.isFinished());
        const ApiError error = words.result().error();
        QTEST(error.kind, "kind");
        QCOMPARE(error.httpStatus, status);
        QCOMPARE(error.url, QUrl(server.baseUrl() + u"/audio/transcriptions"_s));
        QVERIFY(!allTextOf(error).contains("canary"_L1));
    }

    void followsNobodyToAnotherOrigin()
    {
        WireServer other;
        WireServer server;
        const QByteArray target = other.baseUrl().toUtf8() + "/audio/transcriptions";
        server.expect().reply(307, {}, "text/plain", {"Location: " + target});
        const auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(words.isFinished());
        QCOMPARE(words.result().error().kind, ErrorKind::Redirected);
        QCOMPARE(other.connections(), 0);
    }

    void isNeverSentTwice()
    {
        WireServer server;
        server.expect().cut();
        const auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(words.isFinished());
        QCOMPARE(words.result().error().kind, ErrorKind::NoAnswer);
        QCOMPARE(server.connections(), 1);
    }

    void refusesAnEndlessAnswer()
    {
        WireServer server;
        server.expect()
            .stream(200, "application/json")
            .chunk(QByteArray(maxTranscriptionBytes + 1, ' '))
            .wait();
        const auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(words.isFinished());
        QCOMPARE(words.result().error().kind, ErrorKind::BadReply);
        QTRY_COMPARE(server.open(), 0);
    }

    void endsWithItsLimit()
    {
        WireServer server;
        server.expect().wait();
        Connection connection = connectionTo(server.baseUrl());
        connection.profile.limits.firstByte = 1s;
        const auto words = m_client.transcribe(connection, recording(10));
        QTRY_VERIFY(words.isFinished());
        QCOMPARE(words.result().error().kind, ErrorKind::FirstByteTimeout);
    }

    void sendsNothingOverPlainHttpToAnotherMachine()
    {
        const auto words =
            m_client.transcribe(connectionTo(u"http://dictation.example/v1"_s), recording(10));
        QVERIFY(words.isFinished());
        QCOMPARE(words.result().error().kind, ErrorKind::InsecureAddress);
    }

    void isNotSentWhenCancelledAtOnce()
    {
        WireServer server;
        auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        words.cancel();
        server.expect().reply(200, R"({"text":"second"})");
        const auto second = m_client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(second.isFinished());
        QCOMPARE(second.result().value(), u"second"_s);
        QCOMPARE(server.connections(), 1);
    }

    void closesTheSocketWhenCancelled()
    {
        WireServer server;
        server.expect().wait();
        auto words = m_client.transcribe(connectionTo(server.baseUrl()), recording());
        QTRY_COMPARE(server.waiting(), 1);
        words.cancel();
        QTRY_COMPARE(server.open(), 0);
    }

    void endsWithTheClient()
    {
        WireServer server;
        server.expect().wait();
        auto client = std::make_unique<ChatClient>();
        const auto words = client->transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_COMPARE(server.waiting(), 1);
        client.reset();
        QVERIFY(words.isCanceled());
        QTRY_COMPARE(server.open(), 0);
    }

    void noTapHearsIt()
    {
        Tap tap;
        WireServer server;
        ChatClient client;
        client.setTap(&tap);
        server.expect().reply(200, R"({"text":"a"})");
        const auto words = client.transcribe(connectionTo(server.baseUrl()), recording(10));
        QTRY_VERIFY(words.isFinished());
        QVERIFY(words.result());
        QCOMPARE(tap.calls, 0);
    }
};

HIWAR_TEST(TranscribeTest, QCoreApplication)
#include "tst_transcribe.moc"

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Streamed replies: their form, and that each ends with its client, also if one of them ends early.
#include "net/service/service.h"

#include "net/service/echoresponder.h"
#include "net/service/replystream.h"
#include "net/service/wordsource.h"
#include "tests/net/rawclient.h"
#include "tests/support/testcase.h"

#include <QJsonArray>

#include <atomic>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Never ends; counts the pieces pulled and how many of its replies are alive.
class EndlessResponder : public Responder
{
public:
    struct Counts
    {
        std::atomic<int> alive = 0;
        std::atomic<int> pulled = 0;
    };

    explicit EndlessResponder(std::shared_ptr<Counts> counts)
        : m_counts(std::move(counts))
    {
    }
    QStringList models() const override { return {u"endless"_s}; }
    std::unique_ptr<ReplySource> answer(const ChatRequest &) override
    {
        return std::make_unique<Source>(m_counts);
    }

private:
    struct Source : ReplySource
    {
        explicit Source(std::shared_ptr<Counts> c)
            : counts(std::move(c))
        {
            ++counts->alive;
        }
        ~Source() override { --counts->alive; }
        std::optional<QString> next() override
        {
            ++counts->pulled;
            return QString(1000, u'x');
        }
        std::shared_ptr<Counts> counts;
    };

    std::shared_ptr<Counts> m_counts;
};

QByteArray streamRequest(const QByteArray &model, const QByteArray &text,
                         const QByteArray &options = {})
{
    return chatRequest("{\"model\":\"" + model + "\",\"stream\":true" + options +
                       ",\"messages\":[{\"role\":\"user\",\"content\":\"" + text + "\"}]}");
}

/// The payloads of the events in a chunked body.
QList<QByteArray> events(const RawClient &client)
{
    QList<QByteArray> found;
    for (const QByteArray &line : client.body().split('\n')) {
        if (line.startsWith("data: "))
            found.append(line.mid(6));
    }
    return found;
}

bool isDone(const RawClient &client)
{
    return client.received().endsWith("\r\n0\r\n\r\n");
}

} // namespace

class TestServiceStream : public TestCase
{
    Q_OBJECT

private:
    std::shared_ptr<EndlessResponder::Counts> m_counts;

    std::unique_ptr<Service> startEndless()
    {
        m_counts = std::make_shared<EndlessResponder::Counts>();
        return Service::start(std::make_shared<EndlessResponder>(m_counts), {}).value();
    }

private slots:
    void streamsInTheCommonShape()
    {
        const auto service = Service::start(std::make_shared<EchoResponder>(), {}).value();
        RawClient client(service->port());
        client.say(streamRequest("echo", "أهلا وسهلا you",
                                 ",\"stream_options\":{\"include_usage\":true}"));
        QTRY_VERIFY(isDone(client));
        QVERIFY(client.received().contains("Content-Type: text/event-stream\r\n"));

        QList<QByteArray> all = events(client);
        QCOMPARE(all.takeLast(), "[DONE]");
        QList<QJsonObject> chunks;
        for (const QByteArray &event : all)
            chunks.append(QJsonDocument::fromJson(event).object());
        QCOMPARE(chunks.size(), 6); // role, three words, finish, usage
        for (const QJsonObject &chunk : chunks) {
            QCOMPARE(chunk["object"_L1], u"chat.completion.chunk"_s);
            QCOMPARE(chunk["id"_L1], chunks.first()["id"_L1]);
            QVERIFY(chunk.contains("usage"_L1));
        }
        QCOMPARE(chunks[0]["choices"_L1][0]["delta"_L1]["role"_L1], u"assistant"_s);
        QString text;
        for (const QJsonObject &chunk : chunks.mid(1, 3)) {
            QVERIFY(chunk["choices"_L1][0]["finish_reason"_L1].isNull());
            text += chunk["choices"_L1][0]["delta"_L1]["content"_L1].toString();
        }
        QCOMPARE(text, u"أهلا وسهلا you"_s);
        QCOMPARE(chunks[4]["choices"_L1][0]["finish_reason"_L1], u"stop"_s);
        QVERIFY(chunks[5]["choices"_L1].toArray().isEmpty());
        QVERIFY(chunks[5]["usage"_L1]["completion_tokens"_L1].toInteger() > 0);
    }

    void tellsNoUsageUnasked()
    {
        const auto service = Service::start(std::make_shared<EchoResponder>(), {}).value();
        RawClient client(service->port());
        client.say(streamRequest("echo", "x"));
        QTRY_VERIFY(isDone(client));
        QVERIFY(!client.received().contains("usage"));
        QCOMPARE(events(client).size(), 4); // role, the word, finish, [DONE]
    }

    void theBytesDoNotDependOnTheRoom()
    {
        const auto readAll = [](size_t room) {
            const QList<Message> prompt{{Role::User, u"one"_s}};
            ReplyStream stream({u"chatcmpl-1"_s, u"echo"_s, 1}, &prompt,
                               std::make_unique<WordSource>(u"كلمة and word 😀"_s));
            std::vector<char> buffer(room);
            QByteArray all;
            while (const qsizetype count = stream.read(buffer))
                all.append(buffer.data(), count);
            return all;
        };
        const QByteArray whole = readAll(10'000);
        QVERIFY(whole.endsWith("data: [DONE]\n\n"));
        for (size_t room = 1; room < 300; ++room)
            QCOMPARE(readAll(room), whole);
    }

    void servesManyStreamsAtOnce()
    {
        const auto service = Service::start(std::make_shared<EchoResponder>(), {}).value();
        std::vector<std::unique_ptr<RawClient>> clients;
        const QByteArray text = QByteArray("word ").repeated(200);
        for (int i = 0; i < 20; ++i) {
            clients.push_back(std::make_unique<RawClient>(service->port()));
            clients.back()->say(streamRequest("echo", text + QByteArray::number(i)));
        }
        for (int i = 0; i < 20; ++i) {
            QTRY_VERIFY(isDone(*clients[static_cast<size_t>(i)]));
            const QList<QByteArray> all = events(*clients[static_cast<size_t>(i)]);
            QCOMPARE(all.size(), 201 + 3);
            QVERIFY(all[all.size() - 3].contains("\"content\":\"" + QByteArray::number(i) + '"'));
        }
    }

    void anEndlessStreamKeepsNobodyWaiting()
    {
        const auto service = startEndless();
        RawClient greedy(service->port());
        greedy.say(streamRequest("endless", "x"));
        QTRY_VERIFY(m_counts->pulled > 0);
        RawClient other(service->port());
        other.say("GET /v1/models HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QTRY_VERIFY(other.isWhole());
        QCOMPARE(other.status(), 200);
    }

    void aClientThatGoesEndsItsReply()
    {
        const auto service = startEndless();
        auto client = std::make_unique<RawClient>(service->port());
        client->say(streamRequest("endless", "x"));
        QTRY_COMPARE(m_counts->alive, 1);
        QTRY_VERIFY(!client->received().isEmpty());
        client->hangUp();
        QTRY_COMPARE(m_counts->alive, 0);
    }

    void aClientThatDoesNotReadIsNotFed()
    {
        const auto service = startEndless();
        RawClient client(service->port());
        client.stopReading();
        client.say(streamRequest("endless", "x"));
        // It stalls once the socket buffers are full: after some megabytes, far from endless.
        int before = -1;
        QTRY_VERIFY_WITH_TIMEOUT(m_counts->pulled > 0 &&
                                     std::exchange(before, m_counts->pulled) == m_counts->pulled,
                                 20'000);
        QCOMPARE(m_counts->alive, 1);
        client.hangUp();
        QTRY_COMPARE(m_counts->alive, 0);
    }

    void endsWithOpenStreams()
    {
        auto service = startEndless();
        RawClient reading(service->port());
        RawClient stalled(service->port());
        RawClient silent(service->port());
        RawClient halfSent(service->port());
        stalled.stopReading();
        reading.say(streamRequest("endless", "x"));
        stalled.say(streamRequest("endless", "x"));
        halfSent.say("POST /v1/chat/completions HTTP/1.1\r\nHost: local");
        QTRY_COMPARE(m_counts->alive, 2);
        service.reset();
        QCOMPARE(m_counts->alive, 0);
        QTRY_VERIFY(reading.isClosed());
        QTRY_VERIFY(silent.isClosed());
        QTRY_VERIFY(halfSent.isClosed());
    }

    void freesItsPortAtOnce()
    {
        auto service = startEndless();
        const quint16 port = service->port();
        RawClient client(port);
        client.say(streamRequest("endless", "x"));
        QTRY_COMPARE(m_counts->alive, 1);
        service.reset();
        QVERIFY(Service::start(std::make_shared<EchoResponder>(), {.port = port, .key = {}}));
    }
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestServiceStream, QCoreApplication)
#include "tst_servicestream.moc"

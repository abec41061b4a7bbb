// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/wiretap.h"
#include "tests/net/chatlistener.h"
#include "tests/support/testcase.h"
#include "tests/support/wireserver.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QByteArray canary = "sk-canary-7d1f"_ba;

struct Recorder final : WireTap
{
    void asked(const QByteArray &method, const QUrl &url, const WireHeaders &headers,
               const QByteArray &body) override
    {
        lines += method + ' ' + url.toEncoded() + '\n' + joined(headers) + body + '\n';
    }
    void answered(int status, const WireHeaders &headers) override
    {
        lines += QByteArray::number(status) + '\n' + joined(headers);
    }
    void arrived(const QByteArray &bytes) override { lines += bytes; }

    static QByteArray joined(const WireHeaders &headers)
    {
        QByteArray text;
        for (const auto &[name, value] : headers)
            text += name + ": " + value + '\n';
        return text;
    }

    QByteArray lines;
};

} // namespace

class WireTapTest : public TestCase
{
    Q_OBJECT

private slots:
    void showsTheWireWithoutTheKey()
    {
        WireServer server;
        server.expect().reply(401, "{\"error\":{\"message\":\"wrong key: " + canary + "\"}}",
                              "application/json", {"X-Echo: " + canary});
        Recorder tap;
        ChatClient client;
        client.setTap(&tap);
        ChatListener listener(client.send(connectionTo(server.baseUrl(), canary), question(true)));
        QTRY_VERIFY(listener.outcome);
        QVERIFY2(!tap.lines.contains("canary"), tap.lines.constData());
        QVERIFY(tap.lines.contains("POST http://127.0.0.1"));
        QVERIFY(tap.lines.contains("Authorization: Bearer •••\n"));
        QVERIFY(tap.lines.contains(server.requests().constFirst().body));
        QVERIFY(tap.lines.contains("401\n"));
        QVERIFY(tap.lines.contains("wrong key: •••"));
        QVERIFY(tap.lines.contains("X-Echo: •••"));
    }

    void showsEveryByteOfAStream()
    {
        const QByteArray event = "data: {\"choices\":[{\"delta\":{\"content\":\"س\"}}]}\n\n"_ba;
        WireServer server;
        server.expect()
            .stream()
            .chunk(event)
            .chunk(": sk-can")
            .chunk("\ndata: [DONE]\n\n")
            .lastChunk();
        Recorder tap;
        ChatClient client;
        client.setTap(&tap);
        ChatListener listener(client.send(connectionTo(server.baseUrl(), canary), question(true)));
        QTRY_VERIFY(listener.isComplete());
        QVERIFY(tap.lines.endsWith(event + ": sk-can\ndata: [DONE]\n\n"));
    }
};

HIWAR_TEST(WireTapTest, QCoreApplication)
#include "tst_wiretap.moc"

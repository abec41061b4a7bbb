// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A service that a test scripts exactly: it stores every byte of every request and answers each
// with the next script. Real sockets on this machine; steps follow one another by events, never by
// the clock. A request without a script is a warning, so it fails the test.
//
//   WireServer server;
//   server.expect().stream().chunk("data: …\n\n").wait().cut();
//   … send something to server.baseUrl() …
//   QTRY_COMPARE(server.waiting(), 1);   // the chunk is sent, the script is at wait()
//   server.release();
#pragma once

#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>
#include <QTcpServer>

#include <chrono>
#include <deque>
#include <memory>

namespace Hiwar {

class WireConnection;

/// One request as it arrived.
struct WireRequest
{
    QByteArray raw; ///< all bytes
    QByteArray method;
    QByteArray target; ///< "/v1/chat/completions"
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    int connection = 0; ///< number of its connection, from 0

    /// The value of a header; null if there is none.
    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

/// The answer to one request, step by step. Each send is written out before the next step.
class WireScript
{
public:
    /// Sends these bytes as they are.
    WireScript &send(const QByteArray &bytes);
    /// A whole answer with Content-Length; each header without its line end.
    WireScript &reply(int status, const QByteArray &body,
                      const QByteArray &type = "application/json",
                      const QByteArrayList &headers = {});
    /// The head of a chunked answer.
    WireScript &stream(int status = 200, const QByteArray &type = "text/event-stream");
    WireScript &chunk(const QByteArray &bytes);
    WireScript &lastChunk();
    /// Waits until release() is called.
    WireScript &wait();
    /// Sends these bytes again and again, until the client closes.
    WireScript &beat(const QByteArray &bytes, std::chrono::milliseconds interval);
    /// Closes the connection properly (FIN).
    WireScript &close();
    /// Cuts it (RST).
    WireScript &cut();

    /// The same bytes, in writes of at most `most` bytes.
    [[nodiscard]] WireScript inChunks(qsizetype most) const;
    [[nodiscard]] bool cuts() const;

private:
    friend class WireConnection;
    enum class Act : quint8 { Send, Wait, Beat, Close, Cut };
    struct Step
    {
        Act act = Act::Send;
        QByteArray bytes;
        std::chrono::milliseconds interval{0}; ///< of Act::Beat
    };
    QList<Step> m_steps;
};

class WireServer : public QTcpServer
{
    Q_OBJECT

public:
    explicit WireServer(const QHostAddress &address = QHostAddress(QHostAddress::LocalHost));
    ~WireServer() override;

    /// From now on connections are encrypted, and baseUrl() begins with https.
    void useTls(const QSslConfiguration &configuration);

    /// The script for the next request that has none.
    WireScript &expect();

    /// "http://127.0.0.1:PORT/v1"
    [[nodiscard]] QString baseUrl() const;
    [[nodiscard]] const QList<WireRequest> &requests() const { return m_requests; }
    /// How many connections were ever made, and how many are open now.
    [[nodiscard]] int connections() const { return m_connections; }
    [[nodiscard]] int open() const { return int(m_open.size()); }
    /// How many scripts are at wait() now.
    [[nodiscard]] int waiting() const { return int(m_waiting.size()); }
    /// Continues every script that is at wait(); a warning if there is none.
    void release();

signals:
    void requested();
    /// A connection has ended, from either side.
    void closed();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    friend class WireConnection;
    QSslConfiguration m_tls;
    bool m_usesTls = false;
    std::deque<WireScript> m_scripts;
    std::size_t m_nextScript = 0;
    QList<WireRequest> m_requests;
    QList<WireConnection *> m_waiting;
    QList<WireConnection *> m_open;
    int m_connections = 0;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::WireScript)

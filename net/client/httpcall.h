// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One HTTP/1.1 request and its answer, on a connection of their own. Rules:
//
// - The request is sent once, and is never repeated.
// - The answer is read while the request is still being sent, so an early refusal is received. A
//   complete final answer ends the call, even if part of the question is not sent.
// - The head and framing of the answer are bounded (AnswerReader); its body is passed on at once.
// - It reads no faster than its body is used, one slice of time for each turn of the event loop:
//   bytes beyond maxUnread wait at the service (TCP), not in memory, and Stop works in between.
//
// Why not QNetworkAccessManager: Qt 6.4 takes "103 Early Hints" for the answer, reads nothing while
// it sends, keeps an endless head in memory, and sends a POST again when its connection fails.
// HttpCall follows no redirect, decompresses nothing, keeps no cookie and has no time limits. No
// signal is emitted within start(), none after abort(). Lives on the thread that made it.
#pragma once

#include "net/client/dialer.h"
#include "net/client/outgoingrequest.h"
#include "net/client/timeslice.h"
#include "net/wire/answerreader.h"

#include <QSslCertificate>

#include <memory>
#include <optional>

class QSslError;
class QSslSocket;

namespace Hiwar {

class HttpCall : public QObject
{
    Q_OBJECT

public:
    /// Limit of received bytes not read yet: what a fast connection delivers within a frame.
    static constexpr qint64 maxUnread = 256 * 1024;
    /// Bytes read before the clock is checked; decompressed, they may be a hundred times as many.
    static constexpr qint64 chunkBytes = 16 * 1024;

    /// `proxy`: from proxyFor() in route.h. An HTTP proxy gets a plain http request itself.
    HttpCall(const OutgoingRequest &request, const QByteArray &method, QByteArray body,
             const QNetworkProxy &proxy, TimeSlice slice = TimeSlice());
    ~HttpCall() override;

    void start();
    /// Closes the socket at once.
    void abort();

    /// Call it within bodyArrived(): reads nothing for so long, to let the received part be used
    /// first. No effect behind a SOCKS proxy: Qt stores all that it sends, whether it is read or
    /// not.
    void rest(std::chrono::milliseconds time);

    [[nodiscard]] const AnswerReader &answer() const { return m_answer; }
    /// The part of the body that came since the last call.
    [[nodiscard]] QByteArray takeBody() { return std::exchange(m_body, {}); }
    /// The whole request has left this program.
    [[nodiscard]] bool isSent() const { return m_isSent; }

    // Once the call is finished:
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// UnknownSocketError: no failure, or answer().isBroken().
    [[nodiscard]] QAbstractSocket::SocketError error() const { return m_error; }
    /// English; empty: no failure.
    [[nodiscard]] const QString &errorString() const { return m_errorString; }
    [[nodiscard]] bool hasFailed() const { return !m_errorString.isEmpty(); }

    [[nodiscard]] QSslCertificate peerCertificate() const;
    /// Call it within sslErrors().
    void ignoreSslErrors(const QList<QSslError> &errors);

signals:
    void found(); ///< the name has been looked up
    void encrypted();
    void sslErrors(const QList<QSslError> &errors);
    void opened(); ///< the sending begins
    void sent();
    void headArrived();
    void bodyArrived();
    void finished();

private:
    struct SocketEnd
    {
        QAbstractSocket::SocketError error;
        QString why;
    };

    void useSocket(QTcpSocket *socket);
    void encrypt(QSslSocket *socket);
    void open();
    void send();
    void noteWritten();
    void read();
    /// False: the call has ended, or was deleted.
    [[nodiscard]] bool readChunk();
    void failSocket(QAbstractSocket::SocketError error);
    void endWithSocket();
    void end(QAbstractSocket::SocketError error, const QString &why);
    void release();
    [[nodiscard]] qint64 waiting() const;

    OutgoingRequest m_request;
    QByteArray m_head;
    QByteArray m_question;
    std::unique_ptr<Dialer> m_dialer;
    QTcpSocket *m_socket = nullptr; // owned
    TimeSlice m_slice;
    QTimer m_nextSlice; // runs while there is more to read
    AnswerReader m_answer;
    QByteArray m_body;
    std::optional<SocketEnd> m_socketEnd; // bytes from before it may still be unread
    QString m_errorString;
    qsizetype m_given = 0; // bytes of m_question written to the socket
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    const bool m_mayRest;
    bool m_isOpen = false; // the request may go out
    bool m_isSent = false;
    bool m_hasTold = false; // that the head has arrived
    bool m_isFinished = false;
};

} // namespace Hiwar

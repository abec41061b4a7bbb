// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One request of HTTP/1.1 and its answer, on a connection of their own. The rules it protects:
//
// - The request goes out once, and is never repeated.
// - The answer is read while the request is still being sent: who refuses a question early is
//   heard. A final answer that is whole ends the call, whatever of the question is left.
// - What frames the answer is bounded (AnswerReader); its body is given on as it comes.
// - It reads no faster than its body is used, a slice of time a turn of the event loop: what has no
//   room in maxUnread waits with the service (TCP), not in memory, and Stop is heard in between.
//
// Why not QNetworkAccessManager: Qt 6.4 takes "103 Early Hints" for the answer, reads nothing while
// it sends, keeps a head without end in memory, and sends a POST again when its connection dies.
// It follows nothing, unpacks nothing, keeps no cookie and knows no time limits. No signal comes
// from within start(), none after abort(). Lives on the thread that made it.
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
    /// What came and was not read yet: what a fast line brings within a frame.
    static constexpr qint64 maxUnread = 256 * 1024;
    /// What is read before the clock is looked at; packed, it may become a hundred times as much.
    static constexpr qint64 chunkBytes = 16 * 1024;

    /// `proxy`: as route.h has it. One for HTTP that asks a plain service sees the request itself.
    HttpCall(const OutgoingRequest &request, const QByteArray &method, QByteArray body,
             const QNetworkProxy &proxy, TimeSlice slice = TimeSlice());
    ~HttpCall() override;

    void start();
    /// Closes the socket at once.
    void abort();

    /// From within bodyArrived(): nothing is read for so long, for what came has to be used first.
    /// Not behind a SOCKS proxy: Qt keeps all that such a one sends, whether it is read or not.
    void rest(std::chrono::milliseconds time);

    [[nodiscard]] const AnswerReader &answer() const { return m_answer; }
    /// What came of the body since the last call.
    [[nodiscard]] QByteArray takeBody() { return std::exchange(m_body, {}); }
    /// All of the request has left this program.
    [[nodiscard]] bool isSent() const { return m_isSent; }

    // Once it is finished:
    [[nodiscard]] bool isFinished() const { return m_isFinished; }
    /// UnknownSocketError: nothing failed, or answer().isBroken().
    [[nodiscard]] QAbstractSocket::SocketError error() const { return m_error; }
    /// English; empty: nothing failed.
    [[nodiscard]] const QString &errorString() const { return m_errorString; }
    [[nodiscard]] bool hasFailed() const { return !m_errorString.isEmpty(); }

    [[nodiscard]] QSslCertificate peerCertificate() const;
    /// From within sslErrors().
    void ignoreSslErrors(const QList<QSslError> &errors);

signals:
    void found(); ///< the name is looked up
    void encrypted();
    void sslErrors(const QList<QSslError> &errors);
    void opened(); ///< the request begins to leave
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
    /// False: the call has ended, or is gone.
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
    QTcpSocket *m_socket = nullptr; // ours
    TimeSlice m_slice;
    QTimer m_nextSlice; // runs while more is there to be read
    AnswerReader m_answer;
    QByteArray m_body;
    std::optional<SocketEnd> m_socketEnd; // what it brought may still be unread
    QString m_errorString;
    qsizetype m_given = 0; // of the question
    QAbstractSocket::SocketError m_error = QAbstractSocket::UnknownSocketError;
    const bool m_mayRest;
    bool m_isOpen = false; // the request may go out
    bool m_isSent = false;
    bool m_hasTold = false; // of the head
    bool m_isFinished = false;
};

} // namespace Hiwar

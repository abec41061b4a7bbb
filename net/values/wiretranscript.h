// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was sent and received for one reply, as the wire inspector shows it. Rule: it contains no
// secret, because none is passed to it (see WireTap). Plain values; in memory only.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QMetaType>
#include <QUrl>

#include <chrono>
#include <utility>

namespace Hiwar {

using WireHeaders = QList<std::pair<QByteArray, QByteArray>>;

/// How a request ended.
enum class WireEnd : quint8 {
    Open,   ///< not ended yet
    Whole,  ///< the reply arrived completely
    Failed, ///< the connection could not be made, or broke; see WireExchange::fault
    Closed, ///< Hiwar closed it: enough was read, a limit was reached, or the user stopped it
};

/// One request and its answer. Of a long body the beginning and the end are kept, in order: the
/// bytes between them are only counted.
struct WireExchange
{
    QByteArray method;
    QUrl url;
    WireHeaders requestHeaders; ///< secrets hidden
    QByteArray requestBody;     ///< its beginning, up to a limit
    qint64 requestBytes = 0;    ///< of the whole body
    int status = 0;             ///< 0: no answer came
    WireHeaders replyHeaders;
    QByteArray replyBody; ///< the whole body, or its beginning
    QByteArray replyTail; ///< its end, if the body is not kept whole
    qint64 replyBytes = 0;
    WireEnd end = WireEnd::Open;
    QString fault;       ///< the transport's message
    QDateTime startedAt; ///< UTC
    /// Since startedAt; negative: did not happen, or is not known. Qt does not report when a
    /// connection is established, only the next event: the end of the encryption, or the request
    /// sent.
    std::chrono::milliseconds lookedUp{-1}; ///< the host's name
    std::chrono::milliseconds encrypted{-1};
    std::chrono::milliseconds sent{-1};
    std::chrono::milliseconds answered{-1};  ///< the head of the answer
    std::chrono::milliseconds firstByte{-1}; ///< of its body
    std::chrono::milliseconds ended{-1};

    bool operator==(const WireExchange &) const = default;

    /// How many bytes of the request or of the reply are only counted.
    [[nodiscard]] qint64 requestGap() const { return requestBytes - requestBody.size(); }
    [[nodiscard]] qint64 replyGap() const
    {
        return replyBytes - replyBody.size() - replyTail.size();
    }
};

/// All attempts for one reply, oldest first.
struct WireTranscript
{
    QList<WireExchange> exchanges;

    bool operator==(const WireTranscript &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::WireExchange)
Q_DECLARE_METATYPE(Hiwar::WireTranscript)

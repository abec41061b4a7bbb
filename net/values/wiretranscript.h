// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What went over the wire for one reply, as the wire inspector shows it. The rule it protects: no
// secret is in it, because none was handed over (see WireTap). Plain values; in memory only.
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

/// One request and its answer.
struct WireExchange
{
    QByteArray method;
    QUrl url;
    WireHeaders requestHeaders; ///< secrets hidden
    QByteArray requestBody;
    int status = 0; ///< 0: no answer came
    WireHeaders replyHeaders;
    QByteArray replyBody;  ///< its beginning, up to a limit
    qint64 replyBytes = 0; ///< all of it
    QDateTime startedAt;   ///< UTC
    /// Since startedAt; negative: did not happen. Looking the name up and connecting are one step
    /// for Qt.
    std::chrono::milliseconds connected{-1};
    std::chrono::milliseconds encrypted{-1};
    std::chrono::milliseconds sent{-1};
    std::chrono::milliseconds firstByte{-1};
    std::chrono::milliseconds ended{-1};
    QString fault; ///< how it failed, in the transport's words; empty: it did not

    bool operator==(const WireExchange &) const = default;
};

/// All attempts for one reply, oldest first.
struct WireTranscript
{
    QList<WireExchange> exchanges;

    bool operator==(const WireTranscript &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::WireTranscript)

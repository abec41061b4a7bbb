// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A reply read to its end, in the form that the tests of ReplyReader compare.
#pragma once

#include "net/wire/replyreader.h"

#include <QFile>
#include <QList>
#include <QTest>

namespace Hiwar {

struct Reading
{
    QString reasoning;
    QString text;
    QList<ReplyPicture> pictures;
    tl::expected<ReplyEnd, ApiError> outcome;

    /// As every view of the reply must apply it.
    void take(const ReplyDelta &delta)
    {
        if (!delta.text.isValidUtf16() || !delta.reasoning.isValidUtf16())
            text += QStringLiteral("(half a character)");
        if (delta.textWasReasoning)
            reasoning += std::exchange(text, {});
        reasoning += delta.reasoning;
        text += delta.text;
        pictures += delta.pictures;
    }
    bool operator==(const Reading &) const = default;
};

inline Reading readReply(const QList<QByteArrayView> &reads,
                         ReplyReader::BodyEnd how = ReplyReader::BodyEnd::Proper)
{
    ReplyReader reader(Secret("sk-canary"));
    Reading reading;
    for (const QByteArrayView &bytes : reads)
        reading.take(reader.feed(bytes));
    ReplyReader::Close close = reader.finish(how);
    reading.take(close.delta);
    reading.outcome = std::move(close.outcome);
    return reading;
}

/// Gives the same cut in two at every position, and byte by byte.
inline void verifyEveryCut(QByteArrayView bytes, const Reading &whole)
{
    QList<QByteArrayView> singly;
    for (qsizetype cut = 0; cut < bytes.size(); ++cut) {
        const Reading cutOnce = readReply({bytes.first(cut), bytes.sliced(cut)});
        QVERIFY2(cutOnce == whole, QByteArray::number(cut));
        singly += bytes.sliced(cut, 1);
    }
    QVERIFY(readReply(singly) == whole);
}

inline const char *kindName(const Reading &reading)
{
    if (reading.outcome)
        return "complete";
    switch (reading.outcome.error().kind) {
    case ErrorKind::ReplyError:
        return "reply error";
    case ErrorKind::ReplyTooLong:
        return "too long";
    case ErrorKind::Interrupted:
        return "interrupted";
    case ErrorKind::BadReply:
        return "bad reply";
    case ErrorKind::NotAnApi:
        return "not an api";
    case ErrorKind::NoAnswer:
        return "no answer";
    case ErrorKind::PaymentRequired:
        return "payment required";
    // clang-format off
    case ErrorKind::Stopped: case ErrorKind::BadAddress: case ErrorKind::KeyUnavailable:
    case ErrorKind::InsecureAddress: case ErrorKind::UnknownModel: case ErrorKind::ModelLoading:
    case ErrorKind::Overloaded: case ErrorKind::GatewayTimeout:
    case ErrorKind::ProfileOff: case ErrorKind::NoModel:
    case ErrorKind::BadKey: case ErrorKind::HostNotFound: case ErrorKind::ConnectionRefused:
    case ErrorKind::ProxyFailed: case ErrorKind::TlsFailed: case ErrorKind::ConnectTimeout:
    case ErrorKind::FirstByteTimeout: case ErrorKind::Redirected:
    case ErrorKind::Unauthorized: case ErrorKind::Forbidden:
    case ErrorKind::NotFound: case ErrorKind::TooLarge: case ErrorKind::RateLimited:
    case ErrorKind::BadRequest: case ErrorKind::ServerError: case ErrorKind::SilenceTimeout:
        break;
        // clang-format on
    }
    return "a kind that the body cannot tell";
}

} // namespace Hiwar

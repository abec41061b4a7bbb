// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The JSON of the answers: replies, pieces of a stream, the list of models, faults. Pure; any
// thread.
#pragma once

#include "net/service/httpfault.h"
#include "net/values/message.h"

#include <QByteArray>
#include <QStringList>

namespace Hiwar {

/// The fields that every piece of one reply repeats.
struct ReplyHead
{
    QString id; ///< "chatcmpl-" and a unique suffix
    QString model;
    qint64 created = 0; ///< seconds since 1970
};

/// The service does not count tokens but estimates them: one for every four UTF-16 code units,
/// rounded up.
[[nodiscard]] qint64 estimateTokens(qsizetype codeUnits);
[[nodiscard]] Usage estimateUsage(const QList<Message> &prompt, qsizetype replyCodeUnits);

[[nodiscard]] QByteArray shapeReply(const ReplyHead &head, const QString &text, const Usage &usage);
[[nodiscard]] QByteArray shapeModels(const QStringList &models);
[[nodiscard]] QByteArray shapeFault(const HttpFault &fault);

/// The events of a stream, each complete with "data: " and its blank line. With includeUsage every
/// one has a "usage" field, null in all but shapeUsageEvent().
[[nodiscard]] QByteArray shapeFirstEvent(const ReplyHead &head, bool includeUsage);
[[nodiscard]] QByteArray shapeDeltaEvent(const ReplyHead &head, const QString &piece,
                                         bool includeUsage);
[[nodiscard]] QByteArray shapeFinishEvent(const ReplyHead &head, bool includeUsage);
[[nodiscard]] QByteArray shapeUsageEvent(const ReplyHead &head, const Usage &usage);
[[nodiscard]] QByteArray shapeDoneEvent();

} // namespace Hiwar

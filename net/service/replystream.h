// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One streamed reply as bytes that the connection pulls: an event is made only when there is room
// for it, so a slow client slows down the responder and nothing queues up. Owned by the connection;
// ends with the ReplySource. On the service's thread.
#pragma once

#include "net/service/replyshape.h"
#include "net/service/responder.h"

#include <memory>
#include <span>

namespace Hiwar {

class ReplyStream
{
public:
    /// With `promptToCount`, the last event before "[DONE]" has the usage. The prompt is not kept.
    ReplyStream(ReplyHead head, const QList<Message> *promptToCount,
                std::unique_ptr<ReplySource> source);

    /// Writes the next bytes, at most of one event, into `room`. Returns 0 at the end.
    [[nodiscard]] qsizetype read(std::span<char> room);

private:
    enum class Step : quint8 { First, Deltas, Usage, Done, Over };

    [[nodiscard]] QByteArray nextEvent();
    [[nodiscard]] Usage usage() const;

    ReplyHead m_head;
    std::unique_ptr<ReplySource> m_source;
    QByteArray m_pending;
    qsizetype m_taken = 0; // of m_pending
    qsizetype m_codeUnits = 0;
    qint64 m_promptTokens = 0;
    bool m_includesUsage = false;
    Step m_step = Step::First;
};

} // namespace Hiwar

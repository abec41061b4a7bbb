// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One streamed reply as bytes to be pulled: an event is made only when there is room for it, so a
// slow client slows the responder and nothing queues up. Owned by the connection; its end is the
// end of the ReplySource. On the service's thread.
#pragma once

#include "net/service/replyshape.h"
#include "net/service/requestcheck.h"
#include "net/service/responder.h"

#include <memory>
#include <span>

namespace Hiwar {

class ReplyStream
{
public:
    ReplyStream(ReplyHead head, CheckedRequest request, std::unique_ptr<ReplySource> source);

    /// Fills the room with the next bytes, of one event at most. 0: that was all.
    [[nodiscard]] qsizetype read(std::span<char> room);

private:
    enum class Step : quint8 { First, Pieces, Usage, Done, Over };

    [[nodiscard]] QByteArray nextEvent();

    ReplyHead m_head;
    CheckedRequest m_request;
    std::unique_ptr<ReplySource> m_source;
    QByteArray m_pending;
    qsizetype m_taken = 0; // of m_pending
    qsizetype m_codeUnits = 0;
    Step m_step = Step::First;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/replystream.h"

#include <algorithm>

namespace Hiwar {

ReplyStream::ReplyStream(ReplyHead head, const QList<Message> *promptToCount,
                         std::unique_ptr<ReplySource> source)
    : m_head(std::move(head))
    , m_source(std::move(source))
    , m_includesUsage(promptToCount != nullptr)
{
    if (promptToCount)
        m_promptTokens = estimateUsage(*promptToCount, 0).promptTokens;
}

qsizetype ReplyStream::read(std::span<char> room)
{
    if (m_taken == m_pending.size()) {
        m_pending = nextEvent();
        m_taken = 0;
    }
    const qsizetype count =
        std::min(static_cast<qsizetype>(room.size()), m_pending.size() - m_taken);
    std::copy_n(m_pending.constData() + m_taken, count, room.data());
    m_taken += count;
    return count;
}

Usage ReplyStream::usage() const
{
    Usage usage = estimateUsage({}, m_codeUnits);
    usage.promptTokens = m_promptTokens;
    usage.totalTokens += m_promptTokens;
    return usage;
}

QByteArray ReplyStream::nextEvent()
{
    switch (m_step) {
    case Step::First:
        m_step = Step::Deltas;
        return shapeFirstEvent(m_head, m_includesUsage);
    case Step::Deltas:
        if (const auto piece = m_source->next()) {
            m_codeUnits += piece->size();
            return shapeDeltaEvent(m_head, *piece, m_includesUsage);
        }
        m_step = m_includesUsage ? Step::Usage : Step::Done;
        return shapeFinishEvent(m_head, m_includesUsage);
    case Step::Usage:
        m_step = Step::Done;
        return shapeUsageEvent(m_head, usage());
    case Step::Done:
        m_step = Step::Over;
        return shapeDoneEvent();
    case Step::Over:
        break;
    }
    return {};
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/thoughttime.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

using std::chrono::milliseconds;

void ThoughtTime::begin(const QDateTime &now)
{
    if (!isRunning())
        m_since = now;
}

void ThoughtTime::end(const QDateTime &now)
{
    if (!isRunning())
        return;
    m_spent = milliseconds(m_since.msecsTo(now)) + m_spent.value_or(milliseconds(0));
    m_since = {};
}

MessageNode ThoughtTime::addedTo(MessageNode reply, const QDateTime &now)
{
    end(now);
    if (const auto spent = std::exchange(m_spent, {}))
        reply.reasoningTime = *spent + std::max(reply.reasoningTime, milliseconds(0));
    return reply;
}

} // namespace Hiwar

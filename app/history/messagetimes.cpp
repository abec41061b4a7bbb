// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/messagetimes.h"

#include "app/history/rows.h"

#include <algorithm>

namespace Hiwar {

void MessageTimes::readOn(Database &database)
{
    QString lastId;
    database.read(
        "SELECT id FROM message WHERE seq = ?",
        [&lastId](const SQLite::Statement &row) { lastId = textIn(row, 0); }, m_lastSeq);
    // A number is given again only where the highest one has gone.
    if (lastId != m_lastId)
        *this = {};
    database.read(
        "SELECT seq, id, conversation_id, created_at FROM message WHERE seq > ? ORDER BY seq",
        [this](const SQLite::Statement &row) {
            const QDateTime time = timeIn(row, 3);
            Span &span = m_spans[textIn(row, 2)];
            span.first = span.first.isValid() ? std::min(span.first, time) : time;
            span.last = span.last.isValid() ? std::max(span.last, time) : time;
            m_lastSeq = numberIn(row, 0);
            m_lastId = textIn(row, 1);
        },
        m_lastSeq);
}

bool MessageTimes::mayHave(const ConversationInfo &conversation, const QDateTime &from,
                           const QDateTime &until) const
{
    // A message that is written once more may have another time, which the conversation's follows.
    const Span span = m_spans.value(conversation.id, {conversation.createdAt, {}});
    const QDateTime last =
        span.last.isValid() ? std::max(span.last, conversation.updatedAt) : conversation.updatedAt;
    return !(from.isValid() && last < from) && !(until.isValid() && span.first >= until);
}

} // namespace Hiwar

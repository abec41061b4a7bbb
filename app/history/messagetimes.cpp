// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/messagetimes.h"

#include "app/history/rows.h"

#include <algorithm>

namespace Hiwar {

void MessageTimes::readOn(Database &database)
{
    std::string lastId;
    database.read(
        "SELECT id FROM message WHERE seq = ?",
        [&lastId](SQLite::Statement &row) { lastId = row.getColumn(0).getText(); }, m_lastSeq);
    // SQLite reuses a seq only after the highest one was deleted.
    if (lastId != m_lastId)
        *this = {};
    QByteArray conversation;
    Span *span = nullptr;
    database.read(
        "SELECT seq, id, conversation_id, created_at FROM message WHERE seq > ? ORDER BY seq",
        [&](SQLite::Statement &row) {
            const char *id = row.getColumn(2).getText();
            if (!span || conversation != id) { // messages of one conversation are often consecutive
                conversation = id;
                span = &m_spans[conversation];
            }
            const qint64 time = row.getColumn(3).getInt64();
            span->first = std::min(span->first, time);
            span->last = std::max(span->last, time);
            m_lastSeq = row.getColumn(0).getInt64();
            m_lastId = row.getColumn(1).getText();
        },
        m_lastSeq);
}

bool MessageTimes::mayHave(const ConversationInfo &conversation, const QDateTime &from,
                           const QDateTime &until) const
{
    const auto span = m_spans.constFind(conversation.id.toUtf8());
    if (span == m_spans.cend())
        return false;
    // A message saved again may have a later time, which the conversation's updatedAt follows.
    const qint64 last = std::max(span->last, conversation.updatedAt.toMSecsSinceEpoch());
    return !(from.isValid() && last < from.toMSecsSinceEpoch()) &&
           !(until.isValid() && span->first >= until.toMSecsSinceEpoch());
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time span of each conversation's messages, so that a search narrowed by time can skip
// conversations. Rule: a conversation with a message in that time is never skipped; one without may
// be kept. Reads each message's time once. Throws SQLite's exceptions; the next call continues.
#pragma once

#include "app/history/messagenode.h"

#include <QHash>

#include <limits>
#include <string>

namespace Hiwar {

class Database;

class MessageTimes
{
public:
    /// Reads the messages added since the last call.
    void readOn(Database &database);
    /// Whether it may have messages from `from` on, before `until`; an invalid time is no limit.
    [[nodiscard]] bool mayHave(const ConversationInfo &conversation, const QDateTime &from,
                               const QDateTime &until) const;

private:
    struct Span
    {
        qint64 first = std::numeric_limits<qint64>::max(); ///< milliseconds since 1970, UTC
        qint64 last = std::numeric_limits<qint64>::min();
    };

    QHash<QByteArray, Span> m_spans; ///< by conversation
    qint64 m_lastSeq = 0;            ///< of the last message that was read …
    std::string m_lastId;            ///< … and its id
};

} // namespace Hiwar

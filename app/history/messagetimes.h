// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From when to when the messages of each conversation are, so that a search narrowed by time need
// not look through what cannot be meant. The rule it protects: a conversation that has a message of
// that time is never left out; one that has none may be kept. Reads each message's time once.
// Throws what SQLite throws; then it reads on the next time.
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
    /// What has come since the last time.
    void readOn(Database &database);
    /// From `from` on, until before `until`; invalid ones are no bounds.
    [[nodiscard]] bool mayHave(const ConversationInfo &conversation, const QDateTime &from,
                               const QDateTime &until) const;

private:
    struct Span
    {
        qint64 first = std::numeric_limits<qint64>::max(); ///< as QDateTime counts milliseconds
        qint64 last = std::numeric_limits<qint64>::min();
    };

    QHash<QByteArray, Span> m_spans; ///< by conversation
    qint64 m_lastSeq = 0;            ///< of the messages that were read …
    std::string m_lastId;            ///< … and what it was
};

} // namespace Hiwar

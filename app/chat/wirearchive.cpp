// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/wirearchive.h"

#include <algorithm>

namespace Hiwar {

std::shared_ptr<WireRecorder> WireArchive::record(const QString &conversationId,
                                                  const QString &messageId)
{
    const auto known = std::find_if(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
        return entry.messageId == messageId;
    });
    if (known != m_entries.end()) {
        m_entries.splice(m_entries.end(), m_entries, known);
        return known->recorder;
    }
    makeRoom();
    m_entries.push_back({conversationId, messageId, std::make_shared<WireRecorder>()});
    return m_entries.back().recorder;
}

/// Makes room for one more. A running recording grows, but only to its recorder's own limits.
void WireArchive::makeRoom()
{
    qsizetype bytes = 0;
    for (const Entry &entry : m_entries)
        bytes += entry.recorder->bytes();
    while (!m_entries.empty() &&
           (qsizetype(m_entries.size()) >= m_limits.replies || bytes > m_limits.bytes)) {
        bytes -= m_entries.front().recorder->bytes();
        m_entries.pop_front();
    }
}

bool WireArchive::has(const QString &messageId) const
{
    return std::any_of(m_entries.begin(), m_entries.end(), [&](const Entry &entry) {
        return entry.messageId == messageId && !entry.recorder->isEmpty();
    });
}

std::optional<WireTranscript> WireArchive::find(const QString &messageId) const
{
    for (const Entry &entry : m_entries) {
        if (entry.messageId == messageId && !entry.recorder->isEmpty())
            return entry.recorder->transcript();
    }
    return std::nullopt;
}

void WireArchive::forgetMessages(const QStringList &ids)
{
    m_entries.remove_if([&](const Entry &entry) { return ids.contains(entry.messageId); });
}

void WireArchive::forgetConversation(const QString &id)
{
    m_entries.remove_if([&](const Entry &entry) { return entry.conversationId == id; });
}

} // namespace Hiwar

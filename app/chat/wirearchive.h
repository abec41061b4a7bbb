// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Records what went over the wire for the last replies, for the wire inspector. Rule: in memory
// only, bounded, deleted with its message. It decides nothing and shows nothing. GUI thread.
#pragma once

#include "net/client/wirerecorder.h"

#include <QString>
#include <QStringList>

#include <list>
#include <memory>
#include <optional>

namespace Hiwar {

class WireArchive
{
public:
    struct Limits
    {
        qsizetype replies = 50;
        qsizetype bytes = 16 * 1024 * 1024;
    };

    WireArchive() = default;
    explicit WireArchive(Limits limits)
        : m_limits(limits)
    {
    }

    /// The recorder of this reply; a repeated request is appended. The oldest replies are dropped
    /// to make room. A recorder may be used after the archive has dropped it.
    [[nodiscard]] std::shared_ptr<WireRecorder> record(const QString &conversationId,
                                                       const QString &messageId);

    [[nodiscard]] bool has(const QString &messageId) const;
    /// What was recorded so far; nullopt: nothing, or no longer.
    [[nodiscard]] std::optional<WireTranscript> find(const QString &messageId) const;

    void forgetMessages(const QStringList &ids);
    void forgetConversation(const QString &id);

private:
    struct Entry
    {
        QString conversationId;
        QString messageId;
        std::shared_ptr<WireRecorder> recorder;
    };

    void makeRoom();

    Limits m_limits;
    std::list<Entry> m_entries; ///< oldest first
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What went over the wire for the last replies, for the wire inspector. The rule it protects: it is
// in memory only, bounded, and goes with the message it belongs to. It decides nothing and shows
// nothing. GUI thread.
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

    /// The recorder of this reply: what is asked for it once more comes after what there is. The
    /// oldest replies make room. Anyone who holds it may go on after the archive has forgotten it.
    [[nodiscard]] std::shared_ptr<WireRecorder> record(const QString &conversationId,
                                                       const QString &messageId);

    [[nodiscard]] bool has(const QString &messageId) const;
    /// As far as it has come; nullopt: nothing is known, or no longer.
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

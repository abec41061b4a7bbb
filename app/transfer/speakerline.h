// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines by which transcripts of other programs, and of people, say who speaks: "## User",
// "**You:** hello", "Assistant: hello". A transcript keeps to one manner, so that "User: …" within
// a message under headings is not taken for a speaker. Pure; any thread.
#pragma once

#include "net/values/message.h"

#include <QByteArrayView>
#include <QSet>

#include <optional>

namespace Hiwar {

struct SpeakerLine
{
    /// 1 to 6: a heading of that level.
    static constexpr int bold = 7;
    static constexpr int plain = 8;

    int manner = plain;
    Role role = Role::User;
    QString rest; ///< what is said in the same line

    bool operator==(const SpeakerLine &) const = default;
};

[[nodiscard]] std::optional<SpeakerLine> speakerIn(QStringView line);

/// Follows lines and knows which of them stand within a fence of code.
class FenceWatch
{
public:
    /// Whether this line is code or a fence.
    [[nodiscard]] bool isCode(QStringView line);

private:
    QChar m_mark; // null: outside
    qsizetype m_length = 0;
};

/// Learns the manner of a transcript from its lines.
class MannerSearch
{
public:
    void take(QStringView line);
    /// The most prominent one in which both sides speak; 0: this is no transcript.
    [[nodiscard]] int manner() const;
    /// Anybody speaks in a way that can hardly be anything else.
    [[nodiscard]] bool isLikely() const;

private:
    FenceWatch m_fences;
    QSet<int> m_users;
    QSet<int> m_assistants;
};

} // namespace Hiwar

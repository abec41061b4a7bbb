// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines with which transcripts of other programs, and of people, name the speaker: "## User",
// "**You:** hello", "Assistant: hello". A transcript keeps to one manner, so that "User: …" within
// a message under headings is not read as a speaker. Pure; any thread.
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
    QString rest; ///< the text in the same line

    bool operator==(const SpeakerLine &) const = default;
};

[[nodiscard]] std::optional<SpeakerLine> speakerIn(QStringView line);

/// Follows lines and knows which of them are within a code fence.
class FenceWatch
{
public:
    /// Whether this line is code or a fence.
    [[nodiscard]] bool isCode(QStringView line);

private:
    QChar m_mark; // null: outside
    qsizetype m_length = 0;
};

/// Finds the manner of a transcript in its lines.
class MannerSearch
{
public:
    void take(QStringView line);
    /// The most prominent one in which both sides speak; 0: this is no transcript.
    [[nodiscard]] int manner() const;
    /// Whether a line names a speaker in a way that can hardly mean anything else.
    [[nodiscard]] bool isLikely() const;

private:
    FenceWatch m_fences;
    QSet<int> m_users;
    QSet<int> m_assistants;
};

} // namespace Hiwar

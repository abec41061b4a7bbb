// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a reply thinks: the sum of its stretches, each of which ends where words begin. It has
// no clock of its own: times are passed to it. Any thread.
#pragma once

#include "app/history/messagenode.h"

namespace Hiwar {

class ThoughtTime
{
public:
    [[nodiscard]] bool isRunning() const { return m_since.isValid(); }
    /// Unless it runs already.
    void begin(const QDateTime &now);
    /// It has been thinking since then.
    void setBegin(const QDateTime &since) { m_since = since; }
    void end(const QDateTime &now);
    /// Ends it and adds the time since the last call to the reply, if there was any.
    [[nodiscard]] MessageNode addedTo(MessageNode reply, const QDateTime &now);

private:
    QDateTime m_since;                                // invalid: not thinking now
    std::optional<std::chrono::milliseconds> m_spent; // not yet in the reply
};

} // namespace Hiwar

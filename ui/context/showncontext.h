// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The next request of a conversation, as the panel shows it. Plain values, any thread.
#pragma once

#include "net/values/contextfate.h"
#include "net/values/message.h"

#include <optional>

namespace Hiwar {

struct ShownContextRow
{
    QString messageId; ///< empty: the system prompt, or the message that is being written
    Role role = Role::User;
    QString words;     ///< the first ones, on one line
    qint64 tokens = 0; ///< estimated
    ContextFate fate = ContextFate::Sent;
    bool isPinned = false;
    bool isExcluded = false;
    bool isSummary = false; ///< it goes in place of the messages that it sums up

    bool operator==(const ShownContextRow &) const = default;
};

struct ShownContext
{
    QList<ShownContextRow> rows;
    qint64 tokens = 0;            ///< of all that is sent
    std::optional<qint64> window; ///< what the model can read; nullopt: not known
    std::optional<qint64> share;  ///< what may be used of it; nullopt: no limit
    std::optional<int> newest;    ///< at most so many messages; nullopt: no limit
    bool isShareUnknown = false;  ///< there is a limit in per cent, and no window
    int leftOut = 0;              ///< messages that are not sent
    bool canSummarise = false;
    bool isSummarising = false;
    bool isAutomatic = false; ///< what a limit would leave out is summarised by itself

    bool operator==(const ShownContext &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::ShownContextRow)

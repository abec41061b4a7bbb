// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which messages of a conversation go with its next request, in which order, and why the others do
// not. The request is built from the plan and the lens shows it, so they cannot differ. Pure; any
// thread.
//
// Rules: the newest question goes, and what follows it; so do pinned messages, with their question;
// an excluded one never goes, nor one with neither text nor files that go. The newest summary goes
// first, in place of what it sums up. Of the rest go the newest that the limits allow. A reply goes
// only with its question, so that question and answer still alternate.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/contextfate.h"
#include "net/values/profile.h"
#include "net/values/settinglevel.h"

#include <functional>

namespace Hiwar {

/// The estimated tokens of one message of a request.
using MessageTokens = std::function<qint64(const MessageNode &)>;

struct ContextRules
{
    std::optional<int> messages;  ///< at most so many of the newest; at least 1
    std::optional<qint64> tokens; ///< … and so many tokens in all
    MessageTokens tokensOf = {};  ///< asked only where `tokens` is set
};

struct ContextPlan
{
    QList<ContextFate> fates; ///< one for each message
    qsizetype summary = -1;   ///< the message that goes in place of others; -1: none

    /// The indices of the messages that go, in the order of the request.
    [[nodiscard]] QList<qsizetype> sent() const;

    bool operator==(const ContextPlan &) const = default;
};

/// `said`: from the first message to the question or, to continue a reply, to that reply.
[[nodiscard]] ContextPlan planContext(const QList<MessageNode> &said, const ContextRules &rules);

/// The rules of these settings, without a limit of tokens.
[[nodiscard]] ContextRules rulesOf(const EffectiveSettings &settings);

/// What the model can read at once, without what its answer may take ("max_tokens"); nullopt: not
/// known.
[[nodiscard]] std::optional<qint64> promptWindow(const Profile &profile,
                                                 const EffectiveSettings &settings);
/// The share of it that the settings allow; nullopt: no limit, or not known.
[[nodiscard]] std::optional<qint64> promptShare(const Profile &profile,
                                                const EffectiveSettings &settings);

/// What the model gets: a summary names itself, and is a turn of the user.
[[nodiscard]] Message turnOf(const MessageNode &node, bool isSummary, bool sendsReasoning);

} // namespace Hiwar

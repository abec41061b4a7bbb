// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which messages of a conversation a summary takes, and the request for it. Pure; any thread.
//
// Rules: the newest question and answer stay as they are; what is excluded is not sent for a
// summary either; a former summary is taken in place of what it sums up.
#pragma once

#include "app/chat/contextplan.h"

namespace Hiwar {

struct SummaryPlan
{
    QList<MessageNode> messages; ///< that are summed up, in their order
    QString upTo;                ///< the last one of them
    QString after;               ///< the newest reply: the summary can follow it
    /// The question without an answer that follows that reply; nothing: there is none.
    std::optional<MessageNode> question;
};

/// `path`: from the first message to the leaf. nullopt: there is nothing to sum up yet.
[[nodiscard]] std::optional<SummaryPlan> planSummary(const QList<MessageNode> &path);

/// `window`: what the model can read at once; long messages are shortened in their middle to fit.
[[nodiscard]] ChatRequest summaryRequest(const Profile &profile, const SummaryPlan &plan,
                                         std::optional<qint64> window);

/// The text with at most so many letters: what is missing in its middle is " […] ".
[[nodiscard]] QString shortened(const QString &text, qsizetype most);

} // namespace Hiwar

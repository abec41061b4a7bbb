// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one request was and what came back, for those who count: see app/usage/usageledger.h. Holds
// the words of both, so it is passed on and never kept. Plain value.
#pragma once

#include "app/history/messagenode.h"
#include "app/history/usagerecord.h"
#include "net/values/profile.h"

#include <algorithm>

namespace Hiwar {

struct RequestReport
{
    Profile profile;
    ChatRequest request;
    QString conversationId;
    QString messageId; ///< the reply's; empty for other purposes
    UsagePurpose purpose = UsagePurpose::Reply;
    QString answer;             ///< of this request alone
    QString thoughts;           ///< of this request alone
    std::optional<Usage> usage; ///< nullopt: the service reported none
    bool isComplete = false;    ///< it ended by itself
    bool hasToolCalls = false;  ///< it came with more than `answer` and `thoughts`
    /// From the request to the first words, and to its end; negative: not known.
    std::chrono::milliseconds firstText{-1};
    std::chrono::milliseconds total{-1};
};

/// The report with how its request ended; `end` is nullptr if it did not end by itself. nullopt:
/// nothing came of it.
[[nodiscard]] inline std::optional<RequestReport> servedReport(RequestReport report,
                                                               const ReplyEnd *end)
{
    if (!end && report.answer.isEmpty() && report.thoughts.isEmpty())
        return {};
    report.isComplete = end != nullptr;
    if (end && end->hasUsage)
        report.usage = end->usage;
    report.hasToolCalls = end && !end->toolCalls.isEmpty();
    return report;
}

/// The reply with the times of a request for it; those of earlier ones are added.
[[nodiscard]] inline MessageNode withTimes(MessageNode reply,
                                           const std::optional<RequestReport> &served)
{
    if (!served)
        return reply;
    reply.firstTextTime = served->firstText;
    reply.replyTime = std::max(reply.replyTime, std::chrono::milliseconds(0)) + served->total;
    return reply;
}

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::RequestReport)

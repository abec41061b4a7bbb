// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shownvalues.h"

#include "app/chat/conversation.h"
#include "app/shown/shownattachments.h"

namespace Hiwar {

ShownMessage shownMessage(const Conversation &conversation, const MessageNode &node, bool hasWire,
                          const std::optional<MessageUse> &use)
{
    const auto version = conversation.version(node.id);
    return {.id = node.id,
            .author = node.role,
            .text = node.content,
            .state = node.state,
            .error = node.error,
            .time = node.createdAt,
            .model = node.model,
            .finishReason = node.finishReason,
            .versionIndex = version.index,
            .versionCount = version.count,
            .together = int(conversation.askedTogether(node.id).size()),
            .waitingSince = node.state == MessageState::Waiting ? node.createdAt : QDateTime(),
            .retry = node.retry,
            .reasoning = node.reasoning,
            .reasoningTime = node.reasoningTime.count(),
            .toolCalls = node.toolCalls,
            .isRefusal = node.isRefusal,
            .isByUser = node.isByUser,
            .isUnanswered =
                node.role != Role::Assistant && node.id == conversation.info().currentLeaf,
            .isFirst = node.parentId.isEmpty(),
            // What the message has is the service's own; only the record has estimates.
            .usage = node.usage || !use ? node.usage : std::optional(use->usage),
            .isUsageEstimated = !node.usage && use && use->isEstimated,
            .firstTextTime = node.firstTextTime.count(),
            .replyTime = node.replyTime.count(),
            .cost = use ? use->cost : std::nullopt,
            .hasWire = hasWire,
            .attachments = shownOf(node.attachments),
            .isPinned = node.contextRule == ContextRule::Pinned,
            .isExcluded = node.contextRule == ContextRule::Excluded,
            .isSummary = !node.summaryUpTo.isEmpty()};
}

QVariant valueOf(const MessageNode &node, int role)
{
    switch (role) {
    case IdRole:
        return node.id;
    case AuthorRole:
        return int(node.role);
    case Qt::DisplayRole:
    case TextRole:
        return node.content;
    case ReasoningRole:
        return node.reasoning;
    case StateRole:
        return int(node.state);
    case TimeRole:
        return node.createdAt;
    default:
        return {};
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/rows.h"

#include "app/history/storedvalues.h"

namespace Hiwar {

const std::string conversationColumns =
    "id, title, title_is_own, profile_id, current_leaf, draft, created_at, updated_at, folder_id, "
    "is_pinned, is_archived, deleted_at, model, settings, persona_id, forked_from";

const std::string messageColumns =
    "id, parent_id, role, content, state, error, model, finish_reason, prompt_tokens, "
    "completion_tokens, total_tokens, created_at, reasoning, reasoning_ms, tool_calls, "
    "is_refusal, reasoning_tokens, cached_tokens, deleted_at, deleted_with, first_text_ms, "
    "reply_ms, context_rule, is_by_user, summary_up_to, asked_with";

namespace {

std::optional<QString> textOrNull(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

std::optional<QDateTime> timeOrNull(const QDateTime &time)
{
    return time.isValid() ? std::optional(time) : std::nullopt;
}

} // namespace

ConversationInfo conversationIn(const SQLite::Statement &row)
{
    ConversationInfo info;
    info.id = textIn(row, 0);
    info.title = textIn(row, 1);
    info.titleIsOwn = numberIn(row, 2) != 0;
    info.profileId = textIn(row, 3);
    info.currentLeaf = textIn(row, 4);
    info.draft = textIn(row, 5);
    info.createdAt = timeIn(row, 6);
    info.updatedAt = timeIn(row, 7);
    info.folderId = textIn(row, 8);
    info.isPinned = numberIn(row, 9) != 0;
    info.isArchived = numberIn(row, 10) != 0;
    info.deletedAt = timeIn(row, 11);
    info.model = textIn(row, 12);
    info.settings = requestSettingsOf(textIn(row, 13));
    info.personaId = textIn(row, 14);
    info.forkedFrom = textIn(row, 15);
    return info;
}

MessageNode messageIn(const SQLite::Statement &row)
{
    MessageNode node;
    node.id = textIn(row, 0);
    node.parentId = textIn(row, 1);
    node.role = roleOf(textIn(row, 2));
    node.content = textIn(row, 3);
    node.state = stateOf(textIn(row, 4));
    if (!row.isColumnNull(5))
        node.error = errorOf(textIn(row, 5));
    node.model = textIn(row, 6);
    node.finishReason = textIn(row, 7);
    if (!row.isColumnNull(8) || !row.isColumnNull(9) || !row.isColumnNull(10))
        node.usage = Usage{.promptTokens = numberIn(row, 8),
                           .completionTokens = numberIn(row, 9),
                           .totalTokens = numberIn(row, 10),
                           .reasoningTokens = numberIn(row, 16),
                           .cachedTokens = numberIn(row, 17)};
    node.createdAt = timeIn(row, 11);
    node.reasoning = textIn(row, 12);
    if (!row.isColumnNull(13))
        node.reasoningTime = std::chrono::milliseconds(numberIn(row, 13));
    if (!row.isColumnNull(14))
        node.toolCalls = toolCallsOf(textIn(row, 14));
    node.isRefusal = numberIn(row, 15) != 0;
    node.deletedAt = timeIn(row, 18);
    node.deletedWith = textIn(row, 19);
    if (!row.isColumnNull(20))
        node.firstTextTime = std::chrono::milliseconds(numberIn(row, 20));
    if (!row.isColumnNull(21))
        node.replyTime = std::chrono::milliseconds(numberIn(row, 21));
    node.contextRule = contextRuleOf(textIn(row, 22));
    node.isByUser = numberIn(row, 23) != 0;
    node.summaryUpTo = textIn(row, 24);
    node.askedWith = textIn(row, 25);
    return node;
}

void writeRow(Database &database, const ConversationInfo &info)
{
    static const std::string sql =
        "INSERT INTO conversation (" + conversationColumns +
        ") VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET "
        "title = excluded.title, title_is_own = excluded.title_is_own, "
        "profile_id = excluded.profile_id, current_leaf = excluded.current_leaf, "
        "draft = excluded.draft, created_at = excluded.created_at, "
        "updated_at = excluded.updated_at, folder_id = excluded.folder_id, "
        "is_pinned = excluded.is_pinned, is_archived = excluded.is_archived, "
        "deleted_at = excluded.deleted_at, model = excluded.model, settings = excluded.settings, "
        "persona_id = excluded.persona_id, forked_from = excluded.forked_from";
    database.run(sql, info.id, info.title, info.titleIsOwn, info.profileId, info.currentLeaf,
                 info.draft, info.createdAt, info.updatedAt, textOrNull(info.folderId),
                 info.isPinned, info.isArchived, timeOrNull(info.deletedAt), info.model,
                 storedText(info.settings), info.personaId, info.forkedFrom);
}

void writeRow(Database &database, const QString &conversationId, const MessageNode &node)
{
    static const std::string sql =
        "INSERT INTO message (" + messageColumns +
        ", conversation_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
        "?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET role = excluded.role, content = excluded.content, "
        "state = excluded.state, error = excluded.error, model = excluded.model, "
        "finish_reason = excluded.finish_reason, prompt_tokens = excluded.prompt_tokens, "
        "completion_tokens = excluded.completion_tokens, total_tokens = excluded.total_tokens, "
        "created_at = excluded.created_at, reasoning = excluded.reasoning, "
        "reasoning_ms = excluded.reasoning_ms, tool_calls = excluded.tool_calls, "
        "is_refusal = excluded.is_refusal, reasoning_tokens = excluded.reasoning_tokens, "
        "cached_tokens = excluded.cached_tokens, deleted_at = excluded.deleted_at, "
        "deleted_with = excluded.deleted_with, first_text_ms = excluded.first_text_ms, "
        "reply_ms = excluded.reply_ms, context_rule = excluded.context_rule, "
        "is_by_user = excluded.is_by_user, summary_up_to = excluded.summary_up_to, "
        "asked_with = excluded.asked_with";
    const auto tokens = [&node](qint64 Usage::*field) {
        return node.usage ? std::optional((*node.usage).*field) : std::nullopt;
    };
    const auto timeOrNone = [](std::chrono::milliseconds time) {
        return time.count() >= 0 ? std::optional<qint64>(time.count()) : std::nullopt;
    };
    database.run(
        sql, node.id, textOrNull(node.parentId), storedWord(node.role), node.content,
        storedWord(node.state), node.error ? std::optional(storedError(*node.error)) : std::nullopt,
        node.model, node.finishReason, tokens(&Usage::promptTokens),
        tokens(&Usage::completionTokens), tokens(&Usage::totalTokens), node.createdAt,
        node.reasoning, timeOrNone(node.reasoningTime),
        node.toolCalls.isEmpty() ? std::nullopt : std::optional(storedToolCalls(node.toolCalls)),
        node.isRefusal, tokens(&Usage::reasoningTokens), tokens(&Usage::cachedTokens),
        timeOrNull(node.deletedAt), textOrNull(node.deletedWith), timeOrNone(node.firstTextTime),
        timeOrNone(node.replyTime), storedWord(node.contextRule), node.isByUser, node.summaryUpTo,
        node.askedWith, conversationId);
}

} // namespace Hiwar

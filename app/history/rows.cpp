// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/rows.h"

#include "app/history/storedvalues.h"

#include <QSqlQuery>
#include <QVariant>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A null QString would be stored as NULL.
QVariant text(const QString &value)
{
    return value.isNull() ? QVariant(u""_s) : QVariant(value);
}

QVariant textOrNull(const QString &value)
{
    return value.isEmpty() ? QVariant(QMetaType(QMetaType::QString)) : QVariant(value);
}

QVariant time(const QDateTime &value)
{
    return value.isValid() ? value.toMSecsSinceEpoch() : qint64(0);
}

QDateTime timeIn(const QVariant &value)
{
    return QDateTime::fromMSecsSinceEpoch(value.toLongLong(), Qt::UTC);
}

} // namespace

QString conversationColumns()
{
    return u"id, title, title_is_own, profile_id, current_leaf, draft, created_at, updated_at"_s;
}

QString messageColumns()
{
    return u"id, parent_id, role, content, state, error, model, finish_reason, prompt_tokens, "
           "completion_tokens, total_tokens, created_at, reasoning, reasoning_ms, tool_calls, "
           "is_refusal, reasoning_tokens, cached_tokens"_s;
}

ConversationInfo conversationIn(const QSqlQuery &row)
{
    ConversationInfo info;
    info.id = row.value(0).toString();
    info.title = row.value(1).toString();
    info.titleIsOwn = row.value(2).toBool();
    info.profileId = row.value(3).toString();
    info.currentLeaf = row.value(4).toString();
    info.draft = row.value(5).toString();
    info.createdAt = timeIn(row.value(6));
    info.updatedAt = timeIn(row.value(7));
    return info;
}

MessageNode messageIn(const QSqlQuery &row)
{
    MessageNode node;
    node.id = row.value(0).toString();
    node.parentId = row.value(1).toString();
    node.role = roleOf(row.value(2).toString());
    node.content = row.value(3).toString();
    node.state = stateOf(row.value(4).toString());
    if (!row.isNull(5))
        node.error = errorOf(row.value(5).toString());
    node.model = row.value(6).toString();
    node.finishReason = row.value(7).toString();
    if (!row.isNull(8) || !row.isNull(9) || !row.isNull(10))
        node.usage = Usage{.promptTokens = row.value(8).toLongLong(),
                           .completionTokens = row.value(9).toLongLong(),
                           .totalTokens = row.value(10).toLongLong(),
                           .reasoningTokens = row.value(16).toLongLong(),
                           .cachedTokens = row.value(17).toLongLong()};
    node.createdAt = timeIn(row.value(11));
    node.reasoning = row.value(12).toString();
    if (!row.isNull(13))
        node.reasoningTime = std::chrono::milliseconds(row.value(13).toLongLong());
    if (!row.isNull(14))
        node.toolCalls = toolCallsOf(row.value(14).toString());
    node.isRefusal = row.value(15).toBool();
    return node;
}

QVariantList valuesOf(const ConversationInfo &info)
{
    return {text(info.id),          text(info.title), int(info.titleIsOwn), text(info.profileId),
            text(info.currentLeaf), text(info.draft), time(info.createdAt), time(info.updatedAt)};
}

QVariantList valuesOf(const MessageNode &node)
{
    const auto numberOrNull = [](bool isKnown, qint64 number) {
        return isKnown ? QVariant(number) : QVariant(QMetaType(QMetaType::LongLong));
    };
    const auto tokens = [&](qint64 Usage::*field) {
        return numberOrNull(node.usage.has_value(), node.usage.value_or(Usage()).*field);
    };
    const qint64 thought = node.reasoningTime.count();
    return {text(node.id),
            textOrNull(node.parentId),
            storedWord(node.role),
            text(node.content),
            storedWord(node.state),
            textOrNull(node.error ? storedError(*node.error) : QString()),
            text(node.model),
            text(node.finishReason),
            tokens(&Usage::promptTokens),
            tokens(&Usage::completionTokens),
            tokens(&Usage::totalTokens),
            time(node.createdAt),
            text(node.reasoning),
            numberOrNull(thought >= 0, thought),
            textOrNull(node.toolCalls.isEmpty() ? QString() : storedToolCalls(node.toolCalls)),
            int(node.isRefusal),
            tokens(&Usage::reasoningTokens),
            tokens(&Usage::cachedTokens)};
}

} // namespace Hiwar

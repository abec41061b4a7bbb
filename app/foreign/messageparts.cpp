// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/messageparts.h"

#include "app/foreign/attachmentof.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A text, or {value}, or {text}, or {content}.
QString wordsOf(const Json &json)
{
    if (isText(json))
        return textOf(json);
    for (const char *name : {"value", "text", "content", "think", "thinking"}) {
        if (isText(at(json, name)))
            return textOf(at(json, name));
    }
    return {};
}

/// The text of a part, from any of its members.
QString partWords(const Json &part)
{
    QString words;
    for (const char *name : {"text", "think", "thinking", "content", "summary", "error"}) {
        const Json &member = at(part, name);
        eachItem(member, [&words](const Json &item) { addParagraph(words, wordsOf(item)); });
        addParagraph(words, wordsOf(member));
    }
    return words;
}

void readPicture(const Json &part, ForeignConversation &conversation, ForeignMessage &message)
{
    const Json &picture = at(part, "image_url");
    const QString url = isText(picture) ? textOf(picture) : textOf(at(picture, "url"));
    if (!url.isEmpty())
        addAddress(conversation, message.node, u"picture"_s, url);
    else
        conversation.warnings.append(ForeignWarning::MissingFile);
}

/// LibreChat has {tool_call: {id, name, args, output}}, Chatbox {toolCallId, toolName, args,
/// result} and Jan {tool_call_id, tool_name, input, output}.
void readCall(const Json &part, ForeignConversation &conversation, MessageNode &node)
{
    const Json &call = isObject(at(part, "tool_call")) ? at(part, "tool_call") : part;
    const auto first = [&call](std::initializer_list<const char *> members) -> const Json & {
        for (const char *name : members) {
            if (!isNothing(at(call, name)))
                return at(call, name);
        }
        return at(call, "");
    };
    const Json &function = at(call, "function");
    const Json &arguments = isObject(function)
                                ? at(function, "arguments")
                                : first({"args", "arguments", "input", "code_interpreter"});
    node.toolCalls.append({.id = idOf(first({"id", "toolCallId", "tool_call_id", "callID"})),
                           .name = isObject(function)
                                       ? textOf(at(function, "name"))
                                       : textOf(first({"name", "toolName", "tool_name", "type"})),
                           .arguments = isText(arguments)      ? textOf(arguments)
                                        : isNothing(arguments) ? QString()
                                                               : jsonText(arguments)});
    if (!isNothing(first({"output", "result"})) || !isNothing(at(function, "output")))
        conversation.warnings.append(ForeignWarning::ToolResult);
}

void readPart(const Json &part, ForeignConversation &conversation, ForeignMessage &message)
{
    const QString type = textOf(at(part, "type"));
    if (isText(part)) {
        addParagraph(message.node.content, textOf(part));
    } else if (type == "reasoning"_L1 || type == "think"_L1 || type == "thinking"_L1) {
        addParagraph(message.node.reasoning, partWords(part));
        if (const auto time = numberOf(at(part, "duration")); time && *time >= 0 && *time < 1e10)
            message.node.reasoningTime = std::chrono::milliseconds(qint64(*time));
    } else if (type == "image_url"_L1) {
        readPicture(part, conversation, message);
        addParagraph(message.node.content, partWords(part));
    } else if (type == "tool_call"_L1 || type == "tool-call"_L1) {
        readCall(part, conversation, message.node);
    } else if (type == "error"_L1) {
        setError(message.node, partWords(part));
    } else if (const QString words = partWords(part); !words.isEmpty()) {
        addParagraph(message.node.content, words);
    } else if (type != "text"_L1 && !isNothing(part)) {
        conversation.warnings.append(type == "image"_L1 || type == "image_file"_L1
                                         ? ForeignWarning::MissingFile
                                         : ForeignWarning::UnknownPart);
    }
}

} // namespace

Role foreignRole(const QString &word)
{
    const QString role = word.toLower();
    if (role == "user"_L1 || role == "human"_L1)
        return Role::User;
    return role == "system"_L1 || role == "developer"_L1 ? Role::System : Role::Assistant;
}

void readContent(const Json &content, ForeignConversation &conversation, ForeignMessage &message)
{
    if (isNothing(content))
        return;
    if (!isArray(content)) {
        readPart(content, conversation, message);
        return;
    }
    eachItem(content, [&](const Json &part) { readPart(part, conversation, message); });
}

void readToolCalls(const Json &calls, MessageNode &node)
{
    if (isText(calls)) {
        const QString text = textOf(calls);
        const auto tree = parseJson(text.toUtf8());
        if (tree && !isText(tree->root()) && (isArray(tree->root()) || isObject(tree->root())))
            readToolCalls(tree->root(), node);
        else if (!text.trimmed().isEmpty())
            node.toolCalls.append({.id = {}, .name = {}, .arguments = text});
        return;
    }
    const auto add = [&node](const Json &call) {
        const Json &function = isObject(at(call, "function")) ? at(call, "function") : call;
        const Json &arguments = at(function, "arguments");
        const ToolCall read{.id = idOf(at(call, "id")),
                            .name = textOf(at(function, "name")),
                            .arguments = isText(arguments)      ? textOf(arguments)
                                         : isNothing(arguments) ? QString()
                                                                : jsonText(arguments)};
        if (read != ToolCall{})
            node.toolCalls.append(read);
    };
    if (isObject(calls))
        add(calls);
    eachItem(calls, add);
}

std::optional<Usage> usageOf(const Json &usage)
{
    const auto first = [&usage](std::initializer_list<const char *> members) {
        for (const char *name : members) {
            if (const qint64 count = countOf(at(usage, name)))
                return count;
        }
        return qint64(0);
    };
    Usage counts;
    counts.promptTokens = first(
        {"prompt_tokens", "input_tokens", "inputTokens", "promptTokens", "prompt_eval_count"});
    counts.completionTokens = first(
        {"completion_tokens", "output_tokens", "outputTokens", "completionTokens", "eval_count"});
    counts.totalTokens = first({"total_tokens", "totalTokens"});
    counts.reasoningTokens = first({"reasoningTokens"});
    counts.cachedTokens = first({"cachedInputTokens"});
    if (!counts.reasoningTokens)
        counts.reasoningTokens =
            countOf(at(at(usage, "completion_tokens_details"), "reasoning_tokens"));
    if (!counts.cachedTokens)
        counts.cachedTokens = countOf(at(at(usage, "prompt_tokens_details"), "cached_tokens"));
    if (counts == Usage{})
        return {};
    if (!counts.totalTokens)
        counts.totalTokens = counts.promptTokens + counts.completionTokens;
    return counts;
}

void setError(MessageNode &node, const QString &words)
{
    node.state = MessageState::Failed;
    ApiError error;
    error.kind = ErrorKind::ReplyError;
    error.serverText = words;
    node.error = error;
}

QString errorText(const Json &error)
{
    if (isText(error))
        return textOf(error);
    for (const char *name : {"content", "message", "detail", "error"}) {
        if (isText(at(error, name)))
            return textOf(at(error, name));
    }
    return {};
}

void addParagraph(QString &text, const QString &more)
{
    if (!text.isEmpty() && !more.isEmpty())
        text += "\n\n"_L1;
    text += more;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/librechatreader.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/messageparts.h"
#include "app/foreign/thinking.h"

#include <algorithm>
#include <vector>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto librechatFormat = "librechat"_L1;
constexpr auto noParent = "00000000-0000-0000-0000-000000000000"_L1;

void addFiles(const Json &files, ForeignConversation &conversation, MessageNode &node)
{
    eachItem(files, [&](const Json &file) {
        const QString name = textOf(at(file, "filename"));
        if (const QString text = textOf(at(file, "text")); !text.isEmpty())
            addFile(conversation, node, name, u"text/plain"_s, text.toUtf8());
        else
            addAddress(conversation, node, name, textOf(at(file, "filepath")));
    });
}

Role roleOf(const Json &json)
{
    const Json &isUser = at(json, "isCreatedByUser");
    if (!isNothing(isUser))
        return flagOf(isUser) ? Role::User : Role::Assistant;
    const QString role = textOf(at(json, "role"));
    return foreignRole(role.isEmpty() ? textOf(at(json, "sender")) : role);
}

ForeignMessage readMessage(const Json &json, ForeignConversation &conversation)
{
    ForeignMessage message;
    MessageNode &node = message.node;
    message.id = idOf(at(json, "messageId"));
    message.parentId = idOf(at(json, "parentMessageId"));
    if (message.parentId == noParent)
        message.parentId.clear();
    node.role = roleOf(json);
    node.createdAt = timeOf(at(json, "createdAt"));
    node.finishReason = textOf(at(json, "finish_reason"));
    node.usage = usageOf(at(json, "usage"));
    readContent(at(json, "content"), conversation, message);
    if (node.content.isEmpty())
        node.content = textOf(at(json, "text"));
    if (node.role == Role::Assistant) {
        node.model = textOf(at(json, "model"));
        separateThinking(node);
        if (flagOf(at(json, "unfinished")))
            node.state = MessageState::Stopped;
        if (flagOf(at(json, "error")))
            setError(node, std::exchange(node.content, {}));
    }
    addFiles(at(json, "files"), conversation, node);
    addFiles(at(json, "attachments"), conversation, node);
    return message;
}

/// Reads messages and their children, without recursion: only the JSON's nesting limits the depth.
void readTree(const Json &root, ForeignConversation &conversation)
{
    struct Waiting
    {
        const Json *json;
        QString parent;
    };
    std::vector<Waiting> waiting;
    const auto wait = [&waiting](const Json &list, const QString &parent) {
        const auto first = std::ptrdiff_t(waiting.size());
        eachItem(list, [&](const Json &json) { waiting.push_back({&json, parent}); });
        std::reverse(waiting.begin() + first, waiting.end());
    };
    if (isObject(root))
        waiting.push_back({&root, {}});
    wait(root, {});
    while (!waiting.empty()) {
        const Waiting next = waiting.back();
        waiting.pop_back();
        if (!isObject(*next.json)) {
            conversation.warnings.append(ForeignWarning::UnknownPart);
            continue;
        }
        ForeignMessage message = readMessage(*next.json, conversation);
        if (message.id.isEmpty())
            message.id = QString::number(conversation.messages.size());
        if (!next.parent.isEmpty())
            message.parentId = next.parent;
        wait(at(*next.json, "children"), message.id);
        conversation.messages.append(std::move(message));
    }
}

void readInfo(const Json &json, ConversationInfo &info)
{
    const Json &options = at(json, "options");
    info.title = textOf(at(json, "title"));
    info.createdAt = timeOf(at(json, "createdAt"));
    info.updatedAt = timeOf(at(json, "updatedAt"));
    info.isArchived = flagOf(at(json, "isArchived")) || flagOf(at(options, "isArchived"));
    for (const Json *tags : {&at(json, "tags"), &at(options, "tags")}) {
        eachItem(*tags, [&info](const Json &tag) {
            info.tags.append(textOf(tag).simplified().left(100));
        });
    }
}

ForeignConversation libreConversation(const Json &json)
{
    ForeignConversation conversation;
    conversation.id = idOf(at(json, "conversationId"));
    readInfo(json, conversation.info);
    const Json &messages = at(json, "messages");
    readTree(at(json, "messagesTree"), conversation);
    readTree(messages, conversation);
    makePathOfFlat(conversation);
    const auto &all = conversation.messages;
    const bool hasBranches = flagOf(at(json, "branches")) || !isArray(messages);
    if (!hasBranches && !all.isEmpty())
        conversation.currentId = all.constLast().id;
    const QString model = textOf(at(at(json, "options"), "model"));
    for (ForeignMessage &message : conversation.messages) {
        if (message.node.role == Role::Assistant && message.node.model.isEmpty())
            message.node.model = model;
    }
    if (conversation.id.isEmpty() && !all.isEmpty())
        conversation.id = all.constFirst().id + u'\n' + conversation.info.title;
    return conversation;
}

} // namespace

QString LibreChatReader::name() const
{
    return u"LibreChat"_s;
}

bool LibreChatReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    return (text.startsWith('[') || text.startsWith('{')) && names(text, "conversationId") &&
           (names(text, "messages") || names(text, "messagesTree"));
}

Transferred<void> LibreChatReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                                    const SiblingFiles &) const
{
    const bool isOne = headOf(input).startsWith('{');
    const auto take = [&](const QByteArray &, const Json &json) -> Transferred<void> {
        if (!isNothing(at(json, "messages")) || !isNothing(at(json, "messagesTree")))
            return giveConversation(librechatFormat, libreConversation(json), sink);
        sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
        return {};
    };
    return readElements(input, sink, isOne ? JsonShape::Document : JsonShape::Members, take);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/openwebuireader.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/messageparts.h"
#include "app/foreign/thinking.h"

#include <QCoreApplication>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto openwebuiFormat = "openwebui"_L1;

void takeFiles(const Json &files, ForeignConversation &conversation, MessageNode &node)
{
    eachItem(files, [&](const Json &file) {
        const Json &inner = at(file, "file");
        QString name = textOf(at(file, "name"));
        if (name.isEmpty())
            name = textOf(at(inner, "filename"));
        const QString url = textOf(at(file, "url"));
        // Documents come with the text that was extracted from them.
        const QString text = textOf(at(at(inner, "data"), "content"));
        if (!text.isEmpty())
            addFile(conversation, node, name, u"text/plain"_s, text.toUtf8());
        else
            addAddress(conversation, node, name, url);
    });
}

void readError(const Json &error, MessageNode &node)
{
    if (flagOf(error))
        setError(node, {});
    else if (const QString words = errorText(error); !words.isEmpty())
        setError(node, words);
}

ForeignMessage webuiMessage(const Json &json, ForeignConversation &conversation)
{
    ForeignMessage message;
    MessageNode &node = message.node;
    message.id = idOf(at(json, "id"));
    message.parentId = idOf(at(json, "parentId"));
    const QString role = textOf(at(json, "role"));
    node.role = foreignRole(role);
    node.createdAt = timeOf(at(json, "timestamp"));
    node.usage = usageOf(at(json, "usage"));
    if (!node.usage)
        node.usage = usageOf(at(json, "info"));
    readContent(at(json, "content"), conversation, message);
    addParagraph(node.reasoning, textOf(at(json, "reasoning_content")));
    if (node.role == Role::Assistant) {
        node.model = textOf(at(json, "model"));
        if (node.model.isEmpty())
            node.model = textOf(at(json, "modelName"));
        for (int i = separateDetails(node); i > 0; --i)
            conversation.warnings.append(ForeignWarning::ToolResult);
        separateThinking(node);
    }
    if (role == "tool"_L1) {
        conversation.warnings.append(ForeignWarning::ToolResult);
        message.kind = ForeignMessage::Kind::Hole;
        node.content.clear();
    }
    takeFiles(at(json, "files"), conversation, node);
    readError(at(json, "error"), node);
    return message;
}

void readTags(const Json &tags, QStringList &names)
{
    eachItem(tags, [&names](const Json &tag) {
        const QString name = isText(tag) ? textOf(tag) : textOf(at(tag, "name"));
        names.append(name.simplified().left(100));
    });
}

void readMessages(const Json &chat, ForeignConversation &conversation)
{
    const Json &history = at(chat, "history");
    eachMember(at(history, "messages"), [&](const QString &id, const Json &json) {
        ForeignMessage message = webuiMessage(json, conversation);
        message.id = id;
        conversation.messages.append(std::move(message));
    });
    conversation.currentId = idOf(at(history, "currentId"));
    if (!conversation.messages.isEmpty())
        return;
    QString former;
    eachItem(at(chat, "messages"), [&](const Json &json) {
        ForeignMessage message = webuiMessage(json, conversation);
        if (message.id.isEmpty())
            message.id = QString::number(conversation.messages.size());
        message.parentId = std::exchange(former, message.id);
        conversation.messages.append(std::move(message));
    });
    conversation.currentId = former;
}

ForeignConversation conversationOf(const Json &outer)
{
    const Json &chat = isObject(at(outer, "chat")) ? at(outer, "chat") : outer;
    ForeignConversation conversation;
    ConversationInfo &info = conversation.info;
    conversation.id = idOf(at(outer, "id"));
    if (conversation.id.isEmpty())
        conversation.id = idOf(at(chat, "id"));
    info.title = textOf(at(outer, "title"));
    if (info.title.isEmpty())
        info.title = textOf(at(chat, "title"));
    info.createdAt = timeOf(at(outer, "created_at"));
    if (!info.createdAt.isValid())
        info.createdAt = timeOf(at(chat, "timestamp"));
    info.updatedAt = timeOf(at(outer, "updated_at"));
    info.isPinned = flagOf(at(outer, "pinned"));
    info.isArchived = flagOf(at(outer, "archived"));
    readTags(at(at(outer, "meta"), "tags"), info.tags);
    readTags(at(chat, "tags"), info.tags);
    conversation.folderId = idOf(at(outer, "folder_id"));
    conversation.folderName =
        QCoreApplication::translate("Hiwar::OpenWebUiReader", "Open WebUI folder %1")
            .arg(conversation.folderId.left(8));
    readMessages(chat, conversation);
    if (conversation.id.isEmpty() && !conversation.messages.isEmpty())
        conversation.id = conversation.messages.constFirst().id + u'\n' + info.title;
    return conversation;
}

bool isChat(const Json &json)
{
    const Json &chat = isObject(at(json, "chat")) ? at(json, "chat") : json;
    return isObject(at(at(chat, "history"), "messages")) || isArray(at(chat, "messages"));
}

} // namespace

QString OpenWebUiReader::name() const
{
    return u"Open WebUI"_s;
}

bool OpenWebUiReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    if (!text.startsWith('[') && !text.startsWith('{'))
        return false;
    const bool hasHistory = names(text, "history") && names(text, "messages");
    return (names(text, "chat") && (hasHistory || names(text, "messages"))) ||
           (hasHistory && (names(text, "currentId") || names(text, "parentId")));
}

Transferred<void> OpenWebUiReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                                    const SiblingFiles &) const
{
    const QByteArray head = headOf(input);
    const bool isOne =
        head.startsWith('{') &&
        !QByteArrayView(head).first(std::min<qsizetype>(head.size(), 200)).contains("\"chats\"");
    const auto take = [&](const QByteArray &, const Json &json) -> Transferred<void> {
        if (isChat(json))
            return giveConversation(openwebuiFormat, conversationOf(json), sink);
        sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
        return {};
    };
    return readElements(input, sink, isOne ? JsonShape::Document : JsonShape::Members, take,
                        {"chats"});
}

} // namespace Hiwar

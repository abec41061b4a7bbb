// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/linevalues.h"

#include "app/history/storedvalues.h"

#include <QJsonDocument>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

void put(QJsonObject &json, const QString &name, const QString &value)
{
    if (!value.isEmpty())
        json.insert(name, value);
}

void put(QJsonObject &json, const QString &name, bool value)
{
    if (value)
        json.insert(name, true);
}

void put(QJsonObject &json, const QString &name, const QDateTime &value)
{
    if (value.isValid())
        json.insert(name, value.toMSecsSinceEpoch());
}

void put(QJsonObject &json, const QString &name, const QJsonArray &value)
{
    if (!value.isEmpty())
        json.insert(name, value);
}

QJsonObject jsonOf(const Usage &usage)
{
    return {{u"promptTokens"_s, usage.promptTokens},
            {u"completionTokens"_s, usage.completionTokens},
            {u"totalTokens"_s, usage.totalTokens},
            {u"reasoningTokens"_s, usage.reasoningTokens},
            {u"cachedTokens"_s, usage.cachedTokens}};
}

QJsonArray jsonOf(const QList<Attachment> &attachments)
{
    QJsonArray array;
    for (const Attachment &attachment : attachments) {
        QJsonObject json{{u"hash"_s, attachment.hash},
                         {u"name"_s, attachment.name},
                         {u"mediaType"_s, attachment.mediaType},
                         {u"size"_s, attachment.size}};
        put(json, u"reading"_s, attachment.reading);
        if (const QJsonObject use = jsonOf(attachment.use); !use.isEmpty())
            json.insert(u"use"_s, use);
        array.append(json);
    }
    return array;
}

Usage usageOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"message.usage"_s, tell);
    const auto count = [&fields](QLatin1StringView name) {
        return std::max<qint64>(fields.number(name), 0);
    };
    const Usage usage{.promptTokens = count("promptTokens"_L1),
                      .completionTokens = count("completionTokens"_L1),
                      .totalTokens = count("totalTokens"_L1),
                      .reasoningTokens = count("reasoningTokens"_L1),
                      .cachedTokens = count("cachedTokens"_L1)};
    fields.tellRest();
    return usage;
}

QList<Attachment> attachmentsOf(const QJsonArray &array, const QString &where,
                                const JsonFields::Tell &tell)
{
    QList<Attachment> attachments;
    for (const auto &value : array) {
        JsonFields fields(value.toObject(), where, tell);
        const Attachment attachment{
            .hash = fields.text("hash"_L1),
            .name = fields.text("name"_L1),
            .mediaType = fields.text("mediaType"_L1),
            .size = std::max<qint64>(fields.number("size"_L1), 0),
            .reading = fields.text("reading"_L1),
            .use = attachmentUseOf(fields.object("use"_L1).value_or(QJsonObject()))};
        fields.tellRest();
        if (attachment.hash.isEmpty())
            fields.tellWrong("hash"_L1);
        else
            attachments.append(attachment);
    }
    return attachments;
}

QStringList tagsOf(const QJsonArray &array)
{
    QStringList tags;
    for (const auto &value : array) {
        if (const QString tag = value.toString(); !tag.isEmpty())
            tags.append(tag);
    }
    tags.sort();
    tags.removeDuplicates();
    return tags;
}

/// The enumerator of a stored word; reports a word that only a newer Hiwar may know.
template<typename Enum>
Enum wordOf(JsonFields &fields, QLatin1StringView name, Enum usual,
            Enum (*enumeratorOf)(const QString &))
{
    const QString word = fields.text(name);
    if (word.isEmpty())
        return usual;
    const Enum value = enumeratorOf(word);
    if (storedWord(value) != word)
        fields.tellWrong(name);
    return value;
}

QByteArray bytesOf(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

QJsonObject jsonOf(const Folder &folder)
{
    return {{u"id"_s, folder.id}, {u"name"_s, folder.name}};
}

QJsonObject jsonOf(const Persona &persona)
{
    QJsonObject json{{u"id"_s, persona.id}, {u"name"_s, persona.name}};
    put(json, u"emoji"_s, persona.emoji);
    put(json, u"picture"_s, QString::fromLatin1(persona.picture.toBase64()));
    put(json, u"folder"_s, persona.folder);
    put(json, u"profileId"_s, persona.profileId);
    put(json, u"model"_s, persona.model);
    if (!persona.settings.isEmpty())
        json.insert(u"settings"_s, jsonOf(persona.settings));
    put(json, u"firstMessage"_s, persona.firstMessage);
    put(json, u"createdAt"_s, persona.createdAt);
    put(json, u"updatedAt"_s, persona.updatedAt);
    return json;
}

QJsonObject jsonOf(const Prompt &prompt)
{
    QJsonObject json{{u"id"_s, prompt.id}, {u"name"_s, prompt.name}};
    put(json, u"folder"_s, prompt.folder);
    put(json, u"content"_s, prompt.content);
    put(json, u"createdAt"_s, prompt.createdAt);
    put(json, u"updatedAt"_s, prompt.updatedAt);
    return json;
}

QJsonObject jsonOf(const ConversationInfo &info)
{
    QJsonObject json{{u"id"_s, info.id}};
    put(json, u"title"_s, info.title);
    put(json, u"titleIsOwn"_s, info.titleIsOwn);
    put(json, u"profileId"_s, info.profileId);
    put(json, u"model"_s, info.model);
    put(json, u"personaId"_s, info.personaId);
    if (!info.settings.isEmpty())
        json.insert(u"settings"_s, jsonOf(info.settings));
    put(json, u"currentLeaf"_s, info.currentLeaf);
    put(json, u"draft"_s, info.draft);
    put(json, u"draftAttachments"_s, jsonOf(info.draftAttachments));
    put(json, u"folderId"_s, info.folderId);
    put(json, u"tags"_s, QJsonArray::fromStringList(info.tags));
    put(json, u"isPinned"_s, info.isPinned);
    put(json, u"isArchived"_s, info.isArchived);
    put(json, u"forkedFrom"_s, info.forkedFrom);
    put(json, u"deletedAt"_s, info.deletedAt);
    put(json, u"createdAt"_s, info.createdAt);
    put(json, u"updatedAt"_s, info.updatedAt);
    return json;
}

QJsonObject jsonOf(const QueuedQuestion &question)
{
    QJsonObject json{{u"id"_s, question.id}};
    put(json, u"text"_s, question.text);
    put(json, u"attachments"_s, jsonOf(question.attachments));
    return json;
}

QJsonObject jsonOf(const MessageNode &node)
{
    QJsonObject json{{u"id"_s, node.id}, {u"role"_s, storedWord(node.role)}};
    put(json, u"parentId"_s, node.parentId);
    put(json, u"content"_s, node.content);
    put(json, u"reasoning"_s, node.reasoning);
    if (node.reasoningTime.count() >= 0)
        json.insert(u"reasoningMs"_s, qint64(node.reasoningTime.count()));
    if (node.firstTextTime.count() >= 0)
        json.insert(u"firstTextMs"_s, qint64(node.firstTextTime.count()));
    if (node.replyTime.count() >= 0)
        json.insert(u"replyMs"_s, qint64(node.replyTime.count()));
    if (node.state != MessageState::Complete)
        json.insert(u"state"_s, storedWord(node.state));
    if (node.error) {
        const QByteArray error = storedError(*node.error).toUtf8();
        json.insert(u"error"_s, QJsonDocument::fromJson(error).object());
    }
    put(json, u"model"_s, node.model);
    put(json, u"finishReason"_s, node.finishReason);
    if (node.usage)
        json.insert(u"usage"_s, jsonOf(*node.usage));
    const QByteArray calls = storedToolCalls(node.toolCalls).toUtf8();
    put(json, u"toolCalls"_s, QJsonDocument::fromJson(calls).array());
    put(json, u"isRefusal"_s, node.isRefusal);
    put(json, u"contextRule"_s, storedWord(node.contextRule));
    put(json, u"isByUser"_s, node.isByUser);
    put(json, u"summaryUpTo"_s, node.summaryUpTo);
    put(json, u"askedWith"_s, node.askedWith);
    put(json, u"attachments"_s, jsonOf(node.attachments));
    put(json, u"createdAt"_s, node.createdAt);
    put(json, u"deletedAt"_s, node.deletedAt);
    put(json, u"deletedWith"_s, node.deletedWith);
    return json;
}

Folder folderOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"folder"_s, tell);
    Folder folder{fields.text("id"_L1), fields.text("name"_L1)};
    fields.tellRest();
    return folder;
}

Persona personaOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"persona"_s, tell);
    Persona persona;
    persona.id = fields.text("id"_L1);
    persona.name = fields.text("name"_L1);
    persona.emoji = fields.text("emoji"_L1);
    const QByteArray picture = fields.text("picture"_L1).toLatin1();
    const auto bytes =
        QByteArray::fromBase64Encoding(picture, QByteArray::AbortOnBase64DecodingErrors);
    if (bytes && (*bytes).size() <= mostPersonaPicture)
        persona.picture = *bytes;
    else
        fields.tellWrong("picture"_L1);
    persona.folder = fields.text("folder"_L1);
    persona.profileId = fields.text("profileId"_L1);
    persona.model = fields.text("model"_L1);
    if (const auto settings = fields.object("settings"_L1))
        persona.settings = requestSettingsOf(*settings);
    persona.firstMessage = fields.text("firstMessage"_L1);
    persona.createdAt = fields.time("createdAt"_L1);
    persona.updatedAt = fields.time("updatedAt"_L1);
    fields.tellRest();
    return persona;
}

Prompt promptOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"prompt"_s, tell);
    const Prompt prompt{.id = fields.text("id"_L1),
                        .name = fields.text("name"_L1),
                        .folder = fields.text("folder"_L1),
                        .content = fields.text("content"_L1),
                        .createdAt = fields.time("createdAt"_L1),
                        .updatedAt = fields.time("updatedAt"_L1)};
    fields.tellRest();
    return prompt;
}

ConversationInfo conversationOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"conversation"_s, tell);
    ConversationInfo info;
    info.id = fields.text("id"_L1);
    info.title = fields.text("title"_L1);
    info.titleIsOwn = fields.flag("titleIsOwn"_L1);
    info.profileId = fields.text("profileId"_L1);
    info.model = fields.text("model"_L1);
    info.personaId = fields.text("personaId"_L1);
    if (const auto settings = fields.object("settings"_L1))
        info.settings = requestSettingsOf(*settings);
    info.currentLeaf = fields.text("currentLeaf"_L1);
    info.draft = fields.text("draft"_L1);
    info.draftAttachments = attachmentsOf(fields.array("draftAttachments"_L1),
                                          u"conversation.draftAttachments"_s, tell);
    info.folderId = fields.text("folderId"_L1);
    info.tags = tagsOf(fields.array("tags"_L1));
    info.isPinned = fields.flag("isPinned"_L1);
    info.isArchived = fields.flag("isArchived"_L1);
    info.forkedFrom = fields.text("forkedFrom"_L1);
    info.deletedAt = fields.time("deletedAt"_L1);
    info.createdAt = fields.time("createdAt"_L1);
    info.updatedAt = fields.time("updatedAt"_L1);
    fields.tellRest();
    return info;
}

QueuedQuestion queuedOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"queued"_s, tell);
    const QueuedQuestion question{.id = fields.text("id"_L1),
                                  .text = fields.text("text"_L1),
                                  .attachments = attachmentsOf(fields.array("attachments"_L1),
                                                               u"queued.attachments"_s, tell)};
    fields.tellRest();
    return question;
}

MessageNode messageOf(const QJsonObject &json, const JsonFields::Tell &tell)
{
    JsonFields fields(json, u"message"_s, tell);
    MessageNode node;
    node.id = fields.text("id"_L1);
    node.parentId = fields.text("parentId"_L1);
    node.role = wordOf<Role>(fields, "role"_L1, Role::User, roleOf);
    node.content = fields.text("content"_L1);
    node.reasoning = fields.text("reasoning"_L1);
    const auto time = [&fields](QLatin1StringView name) {
        return std::chrono::milliseconds(std::max<qint64>(fields.number(name, -1), -1));
    };
    node.reasoningTime = time("reasoningMs"_L1);
    node.firstTextTime = time("firstTextMs"_L1);
    node.replyTime = time("replyMs"_L1);
    node.state = wordOf<MessageState>(fields, "state"_L1, MessageState::Complete, stateOf);
    if (const auto error = fields.object("error"_L1))
        node.error = errorOf(QString::fromUtf8(bytesOf(*error)));
    node.model = fields.text("model"_L1);
    node.finishReason = fields.text("finishReason"_L1);
    if (const auto usage = fields.object("usage"_L1))
        node.usage = usageOf(*usage, tell);
    const QByteArray calls = QJsonDocument(fields.array("toolCalls"_L1)).toJson();
    node.toolCalls = toolCallsOf(QString::fromUtf8(calls));
    node.isRefusal = fields.flag("isRefusal"_L1);
    node.contextRule =
        wordOf<ContextRule>(fields, "contextRule"_L1, ContextRule::Usual, contextRuleOf);
    node.isByUser = fields.flag("isByUser"_L1);
    node.summaryUpTo = fields.text("summaryUpTo"_L1);
    node.askedWith = fields.text("askedWith"_L1);
    node.attachments =
        attachmentsOf(fields.array("attachments"_L1), u"message.attachments"_s, tell);
    node.createdAt = fields.time("createdAt"_L1);
    node.deletedAt = fields.time("deletedAt"_L1);
    node.deletedWith = fields.text("deletedWith"_L1);
    fields.tellRest();
    return node;
}

} // namespace Hiwar

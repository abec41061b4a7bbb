// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/linesassembly.h"

#include "app/history/unreaduse.h"
#include "app/transfer/historylines.h"
#include "app/transfer/linevalues.h"
#include "net/values/utc.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

void LinesAssembly::leaveOut(LinesWarning warning, const QString &place)
{
    m_sink.leaveOut({describe(warning), place});
}

JsonFields::Tell LinesAssembly::tell()
{
    return [this](JsonFields::Trouble trouble, const QString &field) {
        const LinesWarning warning = trouble == JsonFields::Trouble::Unknown
                                         ? LinesWarning::UnknownField
                                         : LinesWarning::WrongKind;
        leaveOut(warning, u"%1 (%2)"_s.arg(m_place, field));
    };
}

bool LinesAssembly::takeHead(const QJsonObject &line)
{
    const QJsonValue head = line.value("hiwar-history"_L1);
    if (!head.isObject())
        return false;
    const QJsonObject object = head.toObject();
    const QJsonValue version = object.value("version"_L1);
    if (!version.isDouble() || version.toDouble() < 1)
        return false;
    if (version.toDouble() > HistoryLinesForm::version)
        leaveOut(LinesWarning::NewerVersion, {});
    constexpr int firstWithUse = 6;
    m_tellsUse = version.toDouble() >= firstWithUse;
    JsonFields fields(object, {}, [](auto...) {});
    m_lastTime = fields.time("exportedAt"_L1);
    if (!m_lastTime.isValid())
        m_lastTime = QDateTime::fromMSecsSinceEpoch(0, utc);
    return true;
}

Transferred<void> LinesAssembly::take(const QJsonObject &line, const QString &place, qint64 size)
{
    m_place = place;
    m_size = size;
    for (auto field = line.begin(); field != line.end(); ++field) {
        const QString kind = field.key();
        const QJsonObject json = field.value().toObject();
        Transferred<void> done;
        if (!field.value().isObject())
            leaveOut(LinesWarning::BrokenLine);
        else if (kind == "message"_L1)
            takeMessage(json);
        else if (kind == "more"_L1)
            takeMore(json);
        else if (kind == "queued"_L1)
            takeQueued(json);
        else if (kind == "conversation"_L1)
            done = takeConversation(json);
        else if (kind == "attachment"_L1)
            done = takeContent(json);
        else if (kind == "folder"_L1)
            done = takeFolder(json);
        else if (kind == "persona"_L1)
            done = takePersona(json);
        else if (kind == "prompt"_L1)
            done = takePrompt(json);
        else if (kind == "end"_L1)
            m_hasEnded = true;
        else
            leaveOut(LinesWarning::UnknownLine);
        if (!done)
            return done;
    }
    if (line.isEmpty())
        leaveOut(LinesWarning::BrokenLine);
    return {};
}

Transferred<void> LinesAssembly::finish()
{
    if (const auto done = handOver(); !done)
        return done;
    endContent();
    if (!m_hasEnded)
        leaveOut(LinesWarning::NoEnd, {});
    return {};
}

Transferred<void> LinesAssembly::takeFolder(const QJsonObject &json)
{
    const Folder folder = folderOf(json, tell());
    if (folder.id.isEmpty()) {
        leaveOut(LinesWarning::NoId);
        return {};
    }
    if (m_folders.size() >= folderLimit) {
        leaveOut(LinesWarning::TooManyFolders);
        return {};
    }
    m_folders.insert(folder.id, folder);
    return m_sink.takeFolder(folder);
}

Transferred<void> LinesAssembly::takePersona(const QJsonObject &json)
{
    Persona persona = personaOf(json, tell());
    if (persona.id.isEmpty()) {
        leaveOut(LinesWarning::NoId);
        return {};
    }
    if (!persona.createdAt.isValid())
        persona.createdAt = m_lastTime;
    if (!persona.updatedAt.isValid())
        persona.updatedAt = persona.createdAt;
    return m_sink.takeLibrary({.personas = {persona}, .prompts = {}});
}

Transferred<void> LinesAssembly::takePrompt(const QJsonObject &json)
{
    Prompt prompt = promptOf(json, tell());
    if (prompt.id.isEmpty()) {
        leaveOut(LinesWarning::NoId);
        return {};
    }
    if (!prompt.createdAt.isValid())
        prompt.createdAt = m_lastTime;
    if (!prompt.updatedAt.isValid())
        prompt.updatedAt = prompt.createdAt;
    return m_sink.takeLibrary({.personas = {}, .prompts = {prompt}});
}

Transferred<void> LinesAssembly::takeConversation(const QJsonObject &json)
{
    if (const auto done = handOver(); !done)
        return done;
    endContent();
    m_wanted.clear();
    m_continues = false;
    ConversationInfo info = conversationOf(json, tell());
    if (info.id.isEmpty()) {
        leaveOut(LinesWarning::NoId);
        return {};
    }
    if (info.createdAt.isValid())
        m_lastTime = info.createdAt;
    info.createdAt = m_lastTime;
    m_incoming = Incoming{};
    m_incoming->folder = m_folders.value(info.folderId);
    m_incoming->conversation.info = info;
    want(info.draftAttachments);
    m_ids.clear();
    m_held = m_size;
    m_continues = true;
    return {};
}

bool LinesAssembly::hasRoom()
{
    m_held += m_size + messageCost;
    return m_held <= conversationLimit;
}

void LinesAssembly::takeQueued(const QJsonObject &json)
{
    m_continues = false;
    if (!m_incoming || !m_incoming->conversation.nodes.isEmpty()) {
        leaveOut(LinesWarning::NoConversation);
        return;
    }
    if (!hasRoom()) {
        leaveOut(LinesWarning::TooMuch);
        return;
    }
    const QueuedQuestion question = queuedOf(json, tell());
    if (question.id.isEmpty()) {
        leaveOut(LinesWarning::NoId);
        return;
    }
    want(question.attachments);
    m_incoming->conversation.info.queued.append(question);
    m_continues = true;
}

void LinesAssembly::takeMessage(const QJsonObject &json)
{
    m_continues = false;
    if (!m_incoming) {
        leaveOut(LinesWarning::NoConversation);
        return;
    }
    if (!hasRoom()) {
        leaveOut(LinesWarning::TooMuch);
        return;
    }
    const MessageNode node = messageOf(json, tell());
    if (node.id.isEmpty())
        leaveOut(LinesWarning::NoId);
    else if (m_ids.contains(node.id))
        leaveOut(LinesWarning::Twice);
    else
        takeNode(node);
}

void LinesAssembly::want(const QList<Attachment> &attachments)
{
    for (const Attachment &attachment : attachments) {
        m_wanted.insert(attachment.hash);
        if (!attachment.reading.isEmpty())
            m_wanted.insert(attachment.reading);
    }
}

void LinesAssembly::takeNode(MessageNode node)
{
    if (!node.parentId.isEmpty() && !m_ids.contains(node.parentId)) {
        node.parentId.clear();
        leaveOut(LinesWarning::NoParent);
    }
    if (node.createdAt.isValid())
        m_lastTime = node.createdAt;
    node.createdAt = m_lastTime;
    for (Attachment &attachment : node.attachments) {
        if (!m_tellsUse)
            attachment.use = unreadUse(attachment.mediaType);
    }
    want(node.attachments);
    m_ids.insert(node.id);
    m_incoming->conversation.nodes.append(node);
    m_continues = true;
}

void LinesAssembly::takeMore(const QJsonObject &json)
{
    if (!m_incoming || !m_continues) {
        leaveOut(LinesWarning::NoConversation);
        return;
    }
    if (!hasRoom()) {
        leaveOut(LinesWarning::TooMuch);
        return;
    }
    JsonFields fields(json, u"more"_s, tell());
    StoredConversation &conversation = m_incoming->conversation;
    if (conversation.nodes.isEmpty()) {
        conversation.info.draft += fields.text("draft"_L1);
        if (auto &prompt = conversation.info.settings.systemPrompt)
            *prompt += fields.text("systemPrompt"_L1);
        if (!conversation.info.queued.isEmpty())
            conversation.info.queued.last().text += fields.text("queued"_L1);
    } else {
        conversation.nodes.last().content += fields.text("content"_L1);
        conversation.nodes.last().reasoning += fields.text("reasoning"_L1);
    }
    fields.tellRest();
}

Transferred<void> LinesAssembly::takeContent(const QJsonObject &json)
{
    if (const auto done = handOver(); !done)
        return done;
    JsonFields fields(json, u"attachment"_s, tell());
    const QString hash = fields.text("hash"_L1);
    const qint64 size = fields.number("size"_L1, -1);
    const QString content = fields.text("content"_L1);
    fields.tellRest();
    if (hash != m_content.hash)
        endContent();
    if (!m_wanted.contains(hash)) {
        leaveOut(LinesWarning::UnwantedContent);
        return {};
    }
    const auto bytes =
        QByteArray::fromBase64Encoding(content.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    m_content.hash = hash;
    m_contentSize = size;
    if (bytes)
        m_content.bytes += *bytes;
    if (!bytes || size > contentLimit || m_content.bytes.size() > size) {
        m_wanted.remove(hash); // its further lines are left out, too
        endContent();
        return {};
    }
    if (m_content.bytes.size() < size)
        return {};
    m_wanted.remove(hash);
    if (attachmentHash(m_content.bytes) != hash) {
        endContent();
        return {};
    }
    return m_sink.takeAttachment(std::exchange(m_content, {}));
}

/// Reports a content that is still incomplete here.
void LinesAssembly::endContent()
{
    if (!m_content.hash.isEmpty())
        leaveOut(LinesWarning::BrokenContent);
    m_content = {};
}

Transferred<void> LinesAssembly::handOver()
{
    m_continues = false;
    if (!m_incoming)
        return {};
    ConversationInfo &info = m_incoming->conversation.info;
    if (!info.updatedAt.isValid())
        info.updatedAt = m_lastTime;
    m_ids.clear();
    return m_sink.takeConversation(*std::exchange(m_incoming, std::nullopt));
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/janreader.h"

#include "app/foreign/messageparts.h"
#include "app/foreign/thinking.h"

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto janFormat = "jan"_L1;
constexpr qint64 mostJanCharacters = 64LL * 1024 * 1024; // of a conversation, as of an element

void readState(const Json &json, MessageNode &node)
{
    const QString status = textOf(at(json, "status"));
    if (status == "error"_L1)
        setError(node, textOf(at(json, "error_code")));
    else if (status == "stopped"_L1 || status == "pending"_L1)
        node.state = MessageState::Stopped;
}

ForeignMessage janMessage(const Json &json, ForeignConversation &conversation)
{
    ForeignMessage message;
    MessageNode &node = message.node;
    message.id = idOf(at(json, "id"));
    const QString role = textOf(at(json, "role"));
    node.role = foreignRole(role);
    node.createdAt = timeOf(at(json, "created_at"));
    const Json &metadata = at(json, "metadata");
    if (node.role == Role::Assistant)
        node.model = textOf(at(metadata, "modelId"));
    node.usage = usageOf(at(metadata, "usage"));
    readContent(at(json, "content"), conversation, message);
    readToolCalls(at(metadata, "tool_calls"), node);
    if (node.role == Role::Assistant)
        separateThinking(node);
    if (node.role != Role::User)
        readState(json, node);
    eachItem(at(json, "attachments"),
             [&](const Json &) { conversation.warnings.append(ForeignWarning::MissingFile); });
    if (role == "tool"_L1) {
        conversation.warnings.append(ForeignWarning::ToolResult);
        message.kind = ForeignMessage::Kind::Hole;
        node = {};
    }
    return message;
}

void readThread(const Json &thread, ForeignConversation &conversation)
{
    ConversationInfo &info = conversation.info;
    const Json &metadata = at(thread, "metadata");
    info.title = textOf(at(thread, "title"));
    if (info.title.isEmpty())
        info.title = textOf(at(metadata, "title"));
    info.createdAt = timeOf(at(thread, "created"));
    info.updatedAt = timeOf(at(thread, "updated"));
    info.isPinned = flagOf(at(metadata, "is_favorite")) || flagOf(at(metadata, "isFavorite")) ||
                    flagOf(at(thread, "isFavorite"));
    QString model = textOf(at(at(thread, "model"), "id"));
    eachItem(at(thread, "assistants"), [&model](const Json &assistant) {
        if (model.isEmpty())
            model = textOf(at(at(assistant, "model"), "id"));
    });
    for (ForeignMessage &message : conversation.messages) {
        if (message.node.role == Role::Assistant && message.node.model.isEmpty())
            message.node.model = model;
    }
}

/// Collects the messages of a thread, which follow each other.
class Threads
{
public:
    Threads(ImportSink &sink, const SiblingFiles &siblings)
        : m_sink(sink)
        , m_siblings(siblings)
    {
    }

    Transferred<void> take(const Json &json)
    {
        if (isArray(at(json, "messages"))) {
            Transferred<void> taken = finish();
            m_conversation.id = idOf(at(json, "id"));
            eachItem(at(json, "messages"), [this](const Json &message) { add(message); });
            readThread(isObject(at(json, "thread")) ? at(json, "thread") : json, m_conversation);
            m_isNamed = true;
            return taken ? finish() : taken;
        }
        if (isText(at(json, "role")) && !isNothing(at(json, "content")))
            return takeMessage(json);
        if (textOf(at(json, "object")) != "thread"_L1) // a thread without its messages has no text
            m_sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
        return {};
    }

    Transferred<void> finish()
    {
        ForeignConversation conversation = std::exchange(m_conversation, {});
        const bool isNamed = std::exchange(m_isNamed, false);
        m_size = 0;
        if (conversation.messages.isEmpty() && conversation.warnings.isEmpty())
            return {};
        auto found = m_siblings.threads.constFind(conversation.id);
        if (found == m_siblings.threads.cend())
            found = m_siblings.threads.constFind(m_siblings.folder);
        if (!isNamed && found != m_siblings.threads.cend()) {
            if (const auto tree = parseJson(*found))
                readThread(tree->root(), conversation);
        }
        return giveConversation(janFormat, std::move(conversation), m_sink);
    }

private:
    Transferred<void> takeMessage(const Json &json)
    {
        QString id = idOf(at(json, "thread_id"));
        if (id.isEmpty())
            id = m_siblings.folder;
        if (id != m_conversation.id) {
            if (const auto finished = finish(); !finished)
                return finished;
            m_conversation.id = id;
        }
        add(json);
        return {};
    }

    void add(const Json &json)
    {
        if (m_size > mostJanCharacters) {
            m_conversation.warnings.append(ForeignWarning::TooLarge);
            return;
        }
        ForeignMessage message = janMessage(json, m_conversation);
        if (message.id.isEmpty())
            message.id = QString::number(m_conversation.messages.size());
        message.parentId = std::exchange(m_conversation.currentId, message.id);
        m_size += 200 + message.node.content.size() + message.node.reasoning.size();
        for (const Attachment &attachment : std::as_const(message.node.attachments))
            m_size += attachment.size;
        m_conversation.messages.append(std::move(message));
    }

    ImportSink &m_sink;
    const SiblingFiles &m_siblings;
    ForeignConversation m_conversation;
    bool m_isNamed = false;
    qint64 m_size = 0;
};

} // namespace

QString JanReader::name() const
{
    return u"Jan"_s;
}

bool JanReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    if (!text.startsWith('[') && !text.startsWith('{'))
        return false;
    return text.contains("\"thread.message\"") ||
           (names(text, "thread_id") && names(text, "role") && names(text, "content"));
}

Transferred<void> JanReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                              const SiblingFiles &siblings) const
{
    const QByteArray head = headOf(input);
    const bool isOne = names(head, "messages") && !isLines(head);
    const JsonShape shape = head.startsWith('[') ? JsonShape::Members
                            : isOne              ? JsonShape::Document
                                                 : JsonShape::Lines;
    Threads threads(sink, siblings);
    const auto take = [&](const QByteArray &, const Json &json) { return threads.take(json); };
    const auto read = readElements(input, sink, shape, take);
    const auto finished = threads.finish();
    return read ? finished : read;
}

} // namespace Hiwar

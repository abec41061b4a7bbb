// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/llamacppreader.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/messageparts.h"
#include "app/foreign/thinking.h"

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto llamacppFormat = "llamacpp"_L1;
constexpr qint64 mostLlamaCharacters = 64LL * 1024 * 1024; // of a conversation, as of an element

std::optional<Usage> usageFrom(const Json &timings)
{
    Usage usage;
    usage.cachedTokens = countOf(at(timings, "cache_n"));
    usage.promptTokens = countOf(at(timings, "prompt_n")) + usage.cachedTokens;
    usage.completionTokens = countOf(at(timings, "predicted_n"));
    usage.totalTokens = usage.promptTokens + usage.completionTokens;
    return usage.totalTokens > 0 ? std::optional(usage) : std::nullopt;
}

void readFile(const Json &file, ForeignConversation &conversation, MessageNode &node)
{
    QString name = textOf(at(file, "name"));
    if (name.isEmpty())
        name = textOf(at(file, "title"));
    const QString text = textOf(at(file, "content"));
    const QString data = textOf(at(file, "base64Data"));
    const QString type = textOf(at(file, "type")).toLower();
    const bool isPdf = type.startsWith("pdf"_L1);
    const QString address = textOf(at(file, "base64Url"));
    if (!data.isEmpty())
        addBase64(conversation, node, name,
                  isPdf ? u"application/pdf"_s : textOf(at(file, "mimeType")), data);
    else if (!address.isEmpty())
        addAddress(conversation, node, name, address);
    if (!text.isEmpty() && (data.isEmpty() || !isPdf)) // the text of a PDF is in the PDF
        addFile(conversation, node, isPdf ? name + ".txt"_L1 : name, u"text/plain"_s,
                text.toUtf8());
    if (data.isEmpty() && address.isEmpty() && text.isEmpty())
        conversation.warnings.append(ForeignWarning::UnknownPart);
}

ForeignMessage messageFrom(const Json &json, ForeignConversation &conversation)
{
    ForeignMessage message;
    MessageNode &node = message.node;
    message.id = idOf(at(json, "id"));
    message.parentId = idOf(at(json, "parent"));
    const QString role = textOf(at(json, "role"));
    node.role = foreignRole(role);
    node.createdAt = timeOf(at(json, "timestamp"));
    readContent(at(json, "content"), conversation, message);
    if (role == "tool"_L1) {
        conversation.warnings.append(ForeignWarning::ToolResult);
        node.content.clear();
        message.kind = ForeignMessage::Kind::Carried;
    } else if (textOf(at(json, "type")) == "root"_L1 && node.content.isEmpty()) {
        message.kind = ForeignMessage::Kind::Hole;
    }
    addParagraph(node.reasoning, textOf(at(json, "reasoningContent")));
    if (node.reasoning.isEmpty())
        node.reasoning = textOf(at(json, "thinking"));
    readToolCalls(at(json, "toolCalls"), node);
    if (node.role == Role::Assistant) {
        node.model = textOf(at(json, "model"));
        node.usage = usageFrom(at(json, "timings"));
        separateThinking(node);
    }
    eachItem(at(json, "extra"), [&](const Json &file) { readFile(file, conversation, node); });
    return message;
}

/// Collects conversations from lines and from documents.
class Conversations
{
public:
    explicit Conversations(ImportSink &sink)
        : m_sink(sink)
    {
    }

    Transferred<void> take(const Json &json)
    {
        const QString type = textOf(at(json, "type"));
        if (type == "message"_L1 && isObject(at(json, "message"))) {
            add(at(json, "message"));
            return {};
        }
        if (type != "session"_L1 && !isArray(at(json, "messages"))) {
            m_sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
            return {};
        }
        if (const auto finished = finish(); !finished)
            return finished;
        const Json &conv = isObject(at(json, "conv")) ? at(json, "conv") : json;
        begin(conv);
        eachItem(at(json, "messages"), [this](const Json &message) { add(message); });
        return {};
    }

    Transferred<void> finish()
    {
        ForeignConversation conversation = std::exchange(m_conversation, {});
        m_size = 0;
        if (!std::exchange(m_isOpen, false))
            return {};
        makePathOfFlat(conversation);
        return giveConversation(llamacppFormat, std::move(conversation), m_sink);
    }

private:
    void begin(const Json &conv)
    {
        m_isOpen = true;
        m_conversation.id = idOf(at(conv, "id"));
        m_conversation.info.title = textOf(at(conv, "name"));
        m_conversation.info.updatedAt = timeOf(at(conv, "lastModified"));
        m_conversation.info.isPinned = flagOf(at(conv, "pinned"));
        m_conversation.currentId = idOf(at(conv, "currNode"));
    }

    void add(const Json &json)
    {
        m_isOpen = true;
        if (m_size > mostLlamaCharacters) {
            m_conversation.warnings.append(ForeignWarning::TooLarge);
            return;
        }
        if (m_conversation.id.isEmpty())
            m_conversation.id = idOf(at(json, "convId"));
        ForeignMessage message = messageFrom(json, m_conversation);
        m_size += 200 + message.node.content.size() + message.node.reasoning.size();
        for (const Attachment &attachment : std::as_const(message.node.attachments))
            m_size += attachment.size;
        m_conversation.messages.append(std::move(message));
    }

    ImportSink &m_sink;
    ForeignConversation m_conversation;
    bool m_isOpen = false;
    qint64 m_size = 0;
};

} // namespace

QString LlamaCppReader::name() const
{
    return u"llama.cpp"_s;
}

bool LlamaCppReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    if (!text.startsWith('[') && !text.startsWith('{'))
        return false;
    const bool isSession = names(text, "harness") && text.contains("\"session\"");
    return isSession || names(text, "convId") || (names(text, "conv") && names(text, "messages")) ||
           (names(text, "currNode") && names(text, "lastModified"));
}

Transferred<void> LlamaCppReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                                   const SiblingFiles &) const
{
    const QByteArray head = headOf(input);
    const bool isSession = names(head, "type") && !names(head, "conv") &&
                           (head.contains("\"session\"") || isLines(head));
    const JsonShape shape = head.startsWith('[') ? JsonShape::Members
                            : isSession          ? JsonShape::Lines
                                                 : JsonShape::Document;
    Conversations conversations(sink);
    const auto take = [&](const QByteArray &, const Json &json) {
        return conversations.take(json);
    };
    const auto read = readElements(input, sink, shape, take);
    const auto finished = conversations.finish();
    return read ? finished : read;
}

} // namespace Hiwar

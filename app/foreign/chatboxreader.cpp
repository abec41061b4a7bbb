// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/chatboxreader.h"

#include "app/foreign/attachmentof.h"
#include "app/foreign/messageparts.h"
#include "app/foreign/thinking.h"

#include <QMap>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto chatboxFormat = "chatbox"_L1;

void readFiles(const Json &json, ForeignConversation &conversation, MessageNode &node)
{
    eachItem(at(json, "files"),
             [&](const Json &) { conversation.warnings.append(ForeignWarning::MissingFile); });
    eachItem(at(json, "links"), [&](const Json &link) {
        addAddress(conversation, node, textOf(at(link, "title")), textOf(at(link, "url")));
    });
    eachItem(at(json, "pictures"), [&](const Json &picture) {
        addAddress(conversation, node, u"picture"_s, textOf(at(picture, "url")));
    });
}

ForeignMessage messageOf(const Json &json, ForeignConversation &conversation)
{
    ForeignMessage message;
    MessageNode &node = message.node;
    message.id = idOf(at(json, "id"));
    const QString role = textOf(at(json, "role"));
    node.role = foreignRole(role);
    node.createdAt = timeOf(at(json, "timestamp"));
    if (node.role == Role::Assistant)
        node.model = textOf(at(json, "model"));
    node.finishReason = textOf(at(json, "finishReason"));
    node.usage = usageOf(at(json, "usage"));
    addParagraph(node.reasoning, textOf(at(json, "reasoningContent")));
    readContent(at(json, "contentParts"), conversation, message);
    if (node.content.isEmpty())
        readContent(at(json, "content"), conversation, message);
    if (role == "tool"_L1) {
        conversation.warnings.append(ForeignWarning::ToolResult);
        message.kind = ForeignMessage::Kind::Hole;
        node = {};
        return message;
    }
    if (node.role == Role::Assistant)
        separateThinking(node);
    readFiles(json, conversation, node);
    if (flagOf(at(json, "generating")))
        node.state = MessageState::Stopped;
    if (const QString words = textOf(at(json, "error")); !words.isEmpty())
        setError(node, words);
    return message;
}

/// Adds each message below the one before, the first below `former`; returns the id of the last.
QString readList(const Json &messages, QString former, ForeignConversation &conversation)
{
    eachItem(messages, [&](const Json &json) {
        ForeignMessage message = messageOf(json, conversation);
        if (message.id.isEmpty())
            message.id = former + u'+';
        message.parentId = std::exchange(former, message.id);
        conversation.messages.append(std::move(message));
    });
    return former;
}

/// `outer`: the session; `inner`: itself, or one of its threads.
ForeignConversation conversationOf(const Json &outer, const Json &inner, const QString &id)
{
    ForeignConversation conversation;
    conversation.id = id;
    conversation.info.isPinned = flagOf(at(outer, "starred"));
    conversation.currentId = readList(at(inner, "messages"), {}, conversation);
    return conversation;
}

/// The forks that no conversation has taken yet, by the id of the message above them.
using Forks = QMap<QString, const Json *>;

void readFork(const Json &fork, const QString &id, ForeignConversation &conversation)
{
    eachItem(at(fork, "lists"),
             [&](const Json &list) { (void)readList(at(list, "messages"), id, conversation); });
}

/// Also forks within forks, whose messages were appended; `first`: the first message to look at.
void readForks(Forks &forks, ForeignConversation &conversation, qsizetype first = 0)
{
    for (qsizetype i = first; i < conversation.messages.size() && !forks.isEmpty(); ++i) {
        const QString id = conversation.messages[i].id;
        if (const Json *fork = forks.take(id))
            readFork(*fork, id, conversation);
    }
}

/// Forks whose message is missing: their text is kept. Forks within others come after these.
void readStrayForks(Forks &forks, ForeignConversation &conversation)
{
    QSet<QString> within;
    for (const Json *fork : std::as_const(forks)) {
        eachItem(at(*fork, "lists"), [&within](const Json &list) {
            eachItem(at(list, "messages"),
                     [&within](const Json &message) { within.insert(idOf(at(message, "id"))); });
        });
    }
    QStringList ids = forks.keys();
    std::stable_partition(ids.begin(), ids.end(),
                          [&within](const QString &id) { return !within.contains(id); });
    for (const QString &id : std::as_const(ids)) {
        const qsizetype first = conversation.messages.size();
        if (const Json *fork = forks.take(id))
            readFork(*fork, {}, conversation);
        readForks(forks, conversation, first);
    }
}

Forks forksOf(const Json &session)
{
    Forks forks;
    eachMember(at(session, "messageForksHash"),
               [&forks](const QString &id, const Json &fork) { forks.insert(id, &fork); });
    return forks;
}

Transferred<void> giveSession(const Json &session, const QString &key, ImportSink &sink)
{
    QString id = idOf(at(session, "id"));
    if (id.isEmpty())
        id = key;
    const QString name = textOf(at(session, "name"));
    Forks forks = forksOf(session);
    Transferred<void> given;
    eachItem(at(session, "threads"), [&](const Json &thread) {
        if (!given)
            return;
        ForeignConversation conversation =
            conversationOf(session, thread, id + u'\n' + idOf(at(thread, "id")));
        const QString threadName = textOf(at(thread, "name"));
        conversation.info.title = threadName.isEmpty() ? name : threadName;
        conversation.info.createdAt = timeOf(at(thread, "createdAt"));
        readForks(forks, conversation);
        given = giveConversation(chatboxFormat, std::move(conversation), sink);
    });
    if (!given)
        return given;
    ForeignConversation conversation = conversationOf(session, session, id);
    const QString threadName = textOf(at(session, "threadName"));
    conversation.info.title = threadName.isEmpty() ? name : threadName;
    readForks(forks, conversation);
    readStrayForks(forks, conversation);
    return giveConversation(chatboxFormat, std::move(conversation), sink);
}

} // namespace

QString ChatboxReader::name() const
{
    return u"Chatbox"_s;
}

bool ChatboxReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    if (!text.startsWith('{'))
        return false;
    return names(text, "__exported_items") || names(text, "chat-sessions") ||
           names(text, "chat-sessions-list") || text.contains("\"session:");
}

Transferred<void> ChatboxReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                                  const SiblingFiles &) const
{
    const auto take = [&](const QByteArray &key, const Json &json) -> Transferred<void> {
        if (key.startsWith("session:") || key == "chat-sessions") {
            if (isArray(at(json, "messages")) || isArray(at(json, "threads")))
                return giveSession(json, QString::fromUtf8(key), sink);
            sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
        } else if (key == "myCopilots") {
            eachItem(json, [&](const Json &copilot) {
                sink.leaveOut({.what = describe(ForeignWarning::Persona),
                               .where = textOf(at(copilot, "name")).left(80)});
            });
        }
        return {};
    };
    return readElements(input, sink, JsonShape::Members, take, {"chat-sessions"});
}

} // namespace Hiwar

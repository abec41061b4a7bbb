// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/chatgptreader.h"

#include "app/foreign/chatgptcontent.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto chatgptFormat = "chatgpt"_L1;

/// The position of a node in the "children" of its parent.
struct NodePosition
{
    QString parent;
    qsizetype rank = 0;
};

QHash<QString, NodePosition> placesIn(const Json &mapping)
{
    QHash<QString, NodePosition> places;
    eachMember(mapping, [&places](const QString &id, const Json &node) {
        qsizetype rank = 0;
        eachItem(at(node, "children"), [&](const Json &child) {
            places.insert(idOf(child), {.parent = id, .rank = rank++});
        });
    });
    return places;
}

void readMessages(const Json &mapping, const SiblingFiles &siblings,
                  ForeignConversation &conversation)
{
    const QHash<QString, NodePosition> places = placesIn(mapping);
    eachMember(mapping, [&](const QString &id, const Json &node) {
        const Json &json = at(node, "message");
        ForeignMessage message;
        message.kind = ForeignMessage::Kind::Hole;
        if (isObject(json))
            message = chatGptMessage(json, siblings, conversation);
        else if (!isNothing(json))
            conversation.warnings.append(ForeignWarning::UnknownPart);
        message.id = id;
        message.parentId = idOf(at(node, "parent"));
        if (message.parentId.isEmpty())
            message.parentId = places.value(id).parent;
        conversation.messages.append(std::move(message));
    });
    // The tree is sorted by time; this sorts messages of the same time.
    std::stable_sort(conversation.messages.begin(), conversation.messages.end(),
                     [&places](const ForeignMessage &a, const ForeignMessage &b) {
                         return places.value(a.id).rank < places.value(b.id).rank;
                     });
}

ForeignConversation conversationOf(const Json &json, const SiblingFiles &siblings)
{
    ForeignConversation conversation;
    conversation.id = idOf(at(json, "conversation_id"));
    if (conversation.id.isEmpty())
        conversation.id = idOf(at(json, "id"));
    ConversationInfo &info = conversation.info;
    info.title = textOf(at(json, "title"));
    info.createdAt = timeOf(at(json, "create_time"));
    info.updatedAt = timeOf(at(json, "update_time"));
    info.isArchived = flagOf(at(json, "is_archived"));
    info.isPinned = flagOf(at(json, "is_starred")) || timeOf(at(json, "pinned_time")).isValid();
    conversation.currentId = idOf(at(json, "current_node"));
    if (const QString gizmo = textOf(at(json, "gizmo_id")); gizmo.startsWith("g-p-"_L1)) {
        conversation.folderId = gizmo;
        conversation.folderName =
            QCoreApplication::translate("Hiwar::ChatGptReader", "ChatGPT project %1")
                .arg(gizmo.mid(4, 8));
    }
    readMessages(at(json, "mapping"), siblings, conversation);
    const QString usualModel = textOf(at(json, "default_model_slug"));
    for (ForeignMessage &message : conversation.messages) {
        if (message.node.role == Role::Assistant && message.node.model.isEmpty())
            message.node.model = usualModel;
    }
    // A conversation without an id is identified by its first message.
    if (conversation.id.isEmpty() && !conversation.messages.isEmpty())
        conversation.id = conversation.messages.constFirst().id;
    return conversation;
}

} // namespace

QString ChatGptReader::name() const
{
    return u"ChatGPT"_s;
}

bool ChatGptReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView text = withoutMark(head);
    return (text.startsWith('[') || text.startsWith('{')) && names(text, "mapping") &&
           (names(text, "create_time") || names(text, "current_node"));
}

Transferred<void> ChatGptReader::readWithSiblings(QIODevice &input, ImportSink &sink,
                                                  const SiblingFiles &siblings) const
{
    const QByteArray head = headOf(input);
    const qsizetype list = head.indexOf("\"conversations\"");
    const bool isOne = head.startsWith('{') && (list < 0 || list > head.indexOf("\"mapping\""));
    const auto take = [&](const QByteArray &, const Json &json) -> Transferred<void> {
        if (isObject(at(json, "mapping")))
            return giveConversation(chatgptFormat, conversationOf(json, siblings), sink);
        sink.leaveOut({.what = describe(ForeignWarning::NoConversation), .where = {}});
        return {};
    };
    return readElements(input, sink, isOne ? JsonShape::Document : JsonShape::Members, take,
                        {"conversations"});
}

} // namespace Hiwar

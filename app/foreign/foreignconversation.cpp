// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignconversation.h"

#include "app/history/titlefrom.h"
#include "net/values/utc.h"

#include <QHash>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

using Kind = ForeignMessage::Kind;
constexpr int nobody = -1;
constexpr qsizetype longestTitle = 500;

bool isBare(const MessageNode &node)
{
    return node.content.trimmed().isEmpty() && node.reasoning.trimmed().isEmpty() &&
           node.toolCalls.isEmpty() && node.attachments.isEmpty() && !node.error;
}

void appendParagraph(QString &text, const QString &more)
{
    if (!text.isEmpty() && !more.isEmpty())
        text += "\n\n"_L1;
    text += more;
}

/// Puts the content of a carried message before that of the reply.
void giveTo(MessageNode &reply, MessageNode load)
{
    appendParagraph(load.reasoning, reply.reasoning);
    reply.reasoning = std::move(load.reasoning);
    if (load.reasoningTime.count() >= 0)
        reply.reasoningTime =
            std::max(reply.reasoningTime, std::chrono::milliseconds(0)) + load.reasoningTime;
    reply.toolCalls = std::move(load.toolCalls) + reply.toolCalls;
    reply.attachments = std::move(load.attachments) + reply.attachments;
    if (reply.model.isEmpty())
        reply.model = load.model;
}

/// The messages as a tree, and their order in the result.
class Tree
{
public:
    explicit Tree(ForeignConversation &foreign)
        : m_foreign(foreign)
        , m_messages(foreign.messages)
        , m_parents(m_messages.size(), nobody)
        , m_children(m_messages.size() + 1)
        , m_heirs(m_messages.size(), nobody)
        , m_above(m_messages.size(), nobody)
    {
        nameAll();
        findParents();
        openCircles();
        for (int i = 0; i < int(m_messages.size()); ++i)
            childrenOf(m_parents[i]).push_back(i);
        putInOrder();
        passOn();
    }

    [[nodiscard]] const std::vector<int> &order() const { return m_order; }
    /// The nearest message of Kind::Said above this one; nobody: it is a first message.
    [[nodiscard]] int saidAbove(int i) const { return m_above[i]; }

    [[nodiscard]] int current() const
    {
        int i = m_indexes.value(m_foreign.currentId, nobody);
        if (m_foreign.currentId.isEmpty())
            i = nobody;
        while (i != nobody && m_messages[i].kind != Kind::Said && m_heirs[i] != nobody)
            i = m_heirs[i];
        return i == nobody || m_messages[i].kind == Kind::Said ? i : saidAbove(i);
    }

private:
    [[nodiscard]] std::vector<int> &childrenOf(int i)
    {
        return m_children[i == nobody ? m_messages.size() : std::size_t(i)];
    }

    /// Every message gets an id that no other one has.
    void nameAll()
    {
        for (int i = 0; i < int(m_messages.size()); ++i) {
            ForeignMessage &message = m_messages[i];
            if (message.id.isEmpty() || m_indexes.contains(message.id))
                message.id += u"#%1"_s.arg(i);
            while (m_indexes.contains(message.id))
                message.id += u'#';
            m_indexes.insert(message.id, i);
        }
    }

    void findParents()
    {
        for (int i = 0; i < int(m_messages.size()); ++i) {
            const QString &parent = m_messages[i].parentId;
            if (!parent.isEmpty())
                m_parents[i] = m_indexes.value(parent, nobody);
        }
    }

    void openCircles()
    {
        std::vector<int> walkOf(std::size_t(m_messages.size()), nobody);
        for (int walk = 0; walk < int(m_messages.size()); ++walk) {
            for (int i = walk; walkOf[i] == nobody;) {
                walkOf[i] = walk;
                const int parent = m_parents[i];
                if (parent == nobody)
                    break;
                if (walkOf[parent] == walk) {
                    m_parents[i] = nobody;
                    break;
                }
                i = parent;
            }
        }
    }

    /// Parents before children; versions by their time, otherwise in the order of the file.
    void putInOrder()
    {
        std::vector<int> waiting;
        const auto goDown = [this, &waiting](int parent) {
            const QDateTime former =
                parent == nobody ? m_foreign.info.createdAt : m_messages[parent].node.createdAt;
            std::vector<int> &children = childrenOf(parent);
            for (const int child : children) {
                QDateTime &time = m_messages[child].node.createdAt;
                if (!time.isValid())
                    time = former;
            }
            std::stable_sort(children.begin(), children.end(), [this](int a, int b) {
                return m_messages[a].node.createdAt < m_messages[b].node.createdAt;
            });
            waiting.insert(waiting.end(), children.rbegin(), children.rend());
        };
        goDown(nobody);
        while (!waiting.empty()) {
            const int next = waiting.back();
            waiting.pop_back();
            m_order.push_back(next);
            goDown(next);
        }
    }

    /// Carried content goes down to the reply it belongs to, if there is exactly one.
    void passOn()
    {
        const std::vector<int> upwards(m_order.rbegin(), m_order.rend());
        for (const int each : upwards) {
            ForeignMessage &message = m_messages[each];
            if (message.kind == Kind::Said && isBare(message.node))
                message.kind = Kind::Hole;
            if (message.kind == Kind::Said)
                continue;
            const std::vector<int> &children = childrenOf(each);
            const int child = children.size() == 1 ? children.front() : nobody;
            const bool reaches =
                child != nobody && (m_messages[child].kind == Kind::Said
                                        ? m_messages[child].node.role == Role::Assistant
                                        : m_heirs[child] != nobody);
            if (reaches)
                m_heirs[each] = child;
            else if (message.kind == Kind::Carried)
                message.kind = isBare(message.node) ? Kind::Hole : Kind::Said;
        }
        for (const int i : m_order) {
            if (const int parent = m_parents[i]; parent != nobody)
                m_above[i] = m_messages[parent].kind == Kind::Said ? parent : m_above[parent];
            if (m_messages[i].kind != Kind::Said && m_heirs[i] != nobody)
                giveTo(m_messages[m_heirs[i]].node, std::exchange(m_messages[i].node, {}));
        }
    }

    ForeignConversation &m_foreign;
    QList<ForeignMessage> &m_messages;
    QHash<QString, int> m_indexes;
    std::vector<int> m_parents;
    std::vector<std::vector<int>> m_children; ///< the last: the first messages
    std::vector<int> m_heirs;                 ///< if not Said: the child that gets its content
    std::vector<int> m_above;                 ///< the nearest above that is Said
    std::vector<int> m_order;
};

/// Never the current time: the same file must give the same result a second time.
QDateTime beginningOf(const ForeignConversation &foreign)
{
    QDateTime first = foreign.info.createdAt;
    for (const ForeignMessage &message : foreign.messages) {
        const QDateTime &time = message.node.createdAt;
        if (time.isValid() && (!first.isValid() || time < first))
            first = time;
    }
    if (!first.isValid())
        first = foreign.info.updatedAt;
    return first.isValid() ? first : QDateTime::fromMSecsSinceEpoch(0, utc);
}

void completeInfo(ConversationInfo &info, const QList<MessageNode> &nodes)
{
    info.title = info.title.simplified().left(longestTitle);
    info.titleIsOwn = !info.title.isEmpty();
    for (const MessageNode &node : nodes) {
        if (info.title.isEmpty() && node.role == Role::User)
            info.title = titleFrom(node.content);
        if (!info.updatedAt.isValid() || node.createdAt > info.updatedAt)
            info.updatedAt = node.createdAt;
    }
    if (!info.updatedAt.isValid() || info.updatedAt < info.createdAt)
        info.updatedAt = info.createdAt;
    info.tags.removeAll(QString());
    info.tags.sort();
    info.tags.removeDuplicates();
}

} // namespace

void makePathOfFlat(ForeignConversation &conversation)
{
    QList<ForeignMessage> &all = conversation.messages;
    const auto isFirst = [](const ForeignMessage &message) { return message.parentId.isEmpty(); };
    if (all.size() < 2 || !std::all_of(all.cbegin(), all.cend(), isFirst))
        return;
    QString former;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].id.isEmpty())
            all[i].id = QString::number(i);
        all[i].parentId = std::exchange(former, all[i].id);
    }
    if (conversation.currentId.isEmpty())
        conversation.currentId = former;
}

QString foreignId(QLatin1StringView format, const QString &id)
{
    static const QUuid exports(u"{6b3f7f0e-2f5c-5d1e-9a57-3d0f3a5f6c21}"_s);
    return QUuid::createUuidV5(exports, QString(format) + u'\n' + id)
        .toString(QUuid::WithoutBraces);
}

Incoming incomingFrom(QLatin1StringView format, ForeignConversation foreign)
{
    foreign.info.createdAt = beginningOf(foreign);
    Tree tree(foreign);
    Incoming incoming;
    incoming.attachments = std::move(foreign.attachments);
    StoredConversation &conversation = incoming.conversation;
    conversation.info = std::move(foreign.info);
    conversation.info.id = foreignId(format, foreign.id);
    const auto idOf = [&](int i) {
        return i == nobody ? QString()
                           : foreignId(format, foreign.id + u'\n' + foreign.messages[i].id);
    };
    for (const int i : tree.order()) {
        if (foreign.messages[i].kind != Kind::Said)
            continue;
        MessageNode &node = foreign.messages[i].node;
        node.id = idOf(i);
        node.parentId = idOf(tree.saidAbove(i));
        conversation.nodes.append(std::move(node));
    }
    conversation.info.currentLeaf = idOf(tree.current());
    if (conversation.info.currentLeaf.isEmpty() && !conversation.nodes.isEmpty())
        conversation.info.currentLeaf = conversation.nodes.constLast().id;
    completeInfo(conversation.info, conversation.nodes);
    if (!foreign.folderId.isEmpty()) {
        incoming.folder = {.id = foreignId(format, u"folder\n"_s + foreign.folderId),
                           .name = foreign.folderName.simplified().left(longestTitle)};
        conversation.info.folderId = incoming.folder.id;
    }
    return incoming;
}

} // namespace Hiwar

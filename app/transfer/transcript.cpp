// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/transcript.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct TranscriptTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::Transcript)
};

/// The messages by index, with their children, so that no list of children is searched twice.
class Tree
{
public:
    explicit Tree(const QList<MessageNode> &nodes)
        : m_nodes(nodes)
    {
        for (qsizetype i = 0; i < nodes.size(); ++i)
            m_places.insert(nodes.at(i).id, i);
        for (qsizetype i = 0; i < nodes.size(); ++i) {
            QList<qsizetype> &siblings = m_children[parentOf(i)];
            m_versions.append(int(siblings.size()));
            siblings.append(i);
        }
    }

    /// From the first message down to this one; down to the newest if no message has that id.
    [[nodiscard]] QList<Turn> pathTo(const QString &id) const
    {
        QList<Turn> turns;
        for (qsizetype at = m_places.value(id, m_nodes.size() - 1); at >= 0; at = parentOf(at))
            turns.append(turn(at));
        std::reverse(turns.begin(), turns.end());
        return turns;
    }

    [[nodiscard]] QList<Turn> all() const
    {
        QList<Turn> turns;
        QList<qsizetype> next; // a stack
        const auto push = [this, &next](qsizetype parent) {
            const QList<qsizetype> children = m_children.value(parent);
            std::copy(children.rbegin(), children.rend(), std::back_inserter(next));
        };
        push(-1);
        while (!next.isEmpty()) {
            const qsizetype at = next.takeLast();
            turns.append(turn(at));
            push(at);
        }
        return turns;
    }

private:
    /// -1: it is a first message. Only a message before it in the list is its parent, so there is
    /// no circle, whatever the history contains.
    [[nodiscard]] qsizetype parentOf(qsizetype at) const
    {
        const qsizetype parent = m_places.value(m_nodes.at(at).parentId, -1);
        return parent < at ? parent : -1;
    }

    [[nodiscard]] Turn turn(qsizetype at) const
    {
        const qsizetype count = m_children.value(parentOf(at)).size();
        return {m_nodes.at(at), {m_versions.at(at), int(count)}};
    }

    const QList<MessageNode> &m_nodes;
    QHash<QString, qsizetype> m_places;
    QHash<qsizetype, QList<qsizetype>> m_children;
    QList<int> m_versions; // the index of each among its siblings
};

QString speaker(const MessageNode &node)
{
    switch (node.role) {
    case Role::System:
        return TranscriptTr::tr("System");
    case Role::User:
        return TranscriptTr::tr("You");
    case Role::Assistant:
        if (node.isByUser)
            return TranscriptTr::tr("Assistant (written by you)");
        return node.model.isEmpty()
                   ? TranscriptTr::tr("Assistant")
                   : TranscriptTr::tr("Assistant (%1)").arg(node.model.simplified());
    }
    Q_UNREACHABLE();
}

/// Empty for a complete message.
QString stateWord(MessageState state)
{
    switch (state) {
    case MessageState::Complete:
        return {};
    case MessageState::Waiting:
    case MessageState::Arriving:
        return TranscriptTr::tr("unfinished");
    case MessageState::Stopped:
    case MessageState::Closed:
        return TranscriptTr::tr("stopped");
    case MessageState::Failed:
        return TranscriptTr::tr("failed");
    }
    Q_UNREACHABLE();
}

} // namespace

QList<Turn> turnsOf(const StoredConversation &conversation, Versions versions)
{
    const QList<MessageNode> nodes = withoutBinned(conversation.nodes);
    const Tree tree(nodes);
    switch (versions) {
    case Versions::Shown:
        return tree.pathTo(conversation.info.currentLeaf);
    case Versions::All:
        return tree.all();
    }
    Q_UNREACHABLE();
}

QString captionOf(const Turn &turn)
{
    QStringList parts{speaker(turn.node)};
    if (turn.node.createdAt.isValid())
        parts.append(turn.node.createdAt.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s));
    if (const QString state = stateWord(turn.node.state); !state.isEmpty())
        parts.append(state);
    if (turn.version.count > 1)
        parts.append(TranscriptTr::tr("version %1 of %2")
                         .arg(turn.version.index + 1)
                         .arg(turn.version.count));
    return parts.join(TranscriptTr::tr(", "));
}

QString shownTitle(const ConversationInfo &info)
{
    const QString title = info.title.simplified();
    return title.isEmpty() ? TranscriptTr::tr("Conversation without a title") : title;
}

QString attachedName(const Attachment &attachment)
{
    const QString name = attachment.name.simplified();
    return attachment.size > 0
               ? TranscriptTr::tr("%1 (%2)").arg(name, QLocale().formattedDataSize(attachment.size))
               : name;
}

QString attachedLine(const MessageNode &node)
{
    QStringList names;
    for (const Attachment &attachment : node.attachments)
        names.append(attachedName(attachment));
    return names.isEmpty()
               ? QString()
               : TranscriptTr::tr("Attached: %1").arg(names.join(TranscriptTr::tr(", ")));
}

} // namespace Hiwar

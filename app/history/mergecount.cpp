// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/mergecount.h"

#include "app/history/libraryrows.h"
#include "app/history/rows.h"
#include "app/history/storedvalues.h"

#include <QCryptographicHash>
#include <QUuid>
#include <QtEndian>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// Whether both look the same to the user.
bool saysTheSame(const MessageNode &a, const MessageNode &b)
{
    return a.role == b.role && a.content == b.content && a.reasoning == b.reasoning;
}

/// Deterministic, so that merging again finds the version.
QString versionId(const MessageNode &node, const QString &conversationId)
{
    static const QUuid space(u"5a0f7a34-21d3-4a0e-9a5c-0d3c3f2f6f11"_s);
    const QString name = conversationId + u'\n' + node.id + u'\n' + storedWord(node.role) + u'\n' +
                         node.content + u'\n' + node.reasoning;
    return QUuid::createUuidV5(space, name.toUtf8()).toString(QUuid::WithoutBraces);
}

quint64 digestOf(const QStringList &parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QString &part : parts) {
        hash.addData(part.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    }
    return qFromUnaligned<quint64>(hash.result().constData());
}

/// Equal within a conversation where saysTheSame() is true.
quint64 markOf(const MessageNode &node, const QString &conversationId)
{
    return digestOf({conversationId, storedWord(node.role), node.content, node.reasoning});
}

} // namespace

MergedId mergedId(const MessageNode &node, const QString &conversationId,
                  const StandsHere &standsHere)
{
    const auto asItCame = standsHere(node);
    if (asItCame.value_or(true))
        return {node.id, asItCame.has_value()};
    MessageNode version = node;
    version.id = versionId(node, conversationId);
    return {version.id, standsHere(version).has_value()};
}

std::optional<bool> standsInFile(Database &database, const MessageNode &node,
                                 const QString &conversationId)
{
    std::optional<bool> here;
    database.read(
        "SELECT " + messageColumns + ", conversation_id FROM message WHERE id = ?",
        [&](const SQLite::Statement &row) {
            here = saysTheSame(messageIn(row), node) &&
                   textIn(row, row.getColumnCount() - 1) == conversationId;
        },
        node.id);
    return here;
}

Merged MergeCount::add(Database *database, const StoredConversation &conversation)
{
    const QString &id = conversation.info.id;
    const StandsHere standsHere = [&](const MessageNode &node) -> std::optional<bool> {
        if (const auto found = m_messages.constFind(digestOf({node.id}));
            found != m_messages.cend())
            return *found == markOf(node, id);
        return database ? standsInFile(*database, node, id) : std::nullopt;
    };
    Merged merged;
    merged.isNewConversation =
        !m_conversations.contains(id) &&
        (!database || database->number("SELECT count(*) FROM conversation WHERE id = ?", id) == 0);
    m_conversations.insert(id);
    for (const MessageNode &node : conversation.nodes) {
        const MergedId known = mergedId(node, id, standsHere);
        ++(known.isKnown ? merged.messagesKnown : merged.messagesAdded);
        if (!known.isKnown)
            m_messages.insert(digestOf({known.id}), markOf(node, id));
    }
    return merged;
}

template<typename Item>
bool MergeCount::takesAsNews(Database *database, const QString &kind, const Item &item)
{
    const QString key = kind + item.id;
    const auto counted = m_library.constFind(key);
    const bool isKnown = counted != m_library.cend() && *counted >= item.updatedAt;
    if (isKnown || (database && !isNews(*database, item)))
        return false;
    m_library.insert(key, item.updatedAt);
    return true;
}

int MergeCount::add(Database *database, const StoredLibrary &library)
{
    int written = 0;
    for (const Persona &persona : library.personas)
        written += takesAsNews(database, u"persona "_s, persona) ? 1 : 0;
    for (const Prompt &prompt : library.prompts)
        written += takesAsNews(database, u"prompt "_s, prompt) ? 1 : 0;
    return written;
}

} // namespace Hiwar

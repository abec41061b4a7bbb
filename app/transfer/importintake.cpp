// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/importintake.h"

#include "app/history/storedvalues.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// What a person would call the same message; as the history itself decides it.
QByteArray wordsOf(const MessageNode &node)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : {storedWord(node.role), node.content, node.reasoning}) {
        hash.addData(part.toUtf8());
        hash.addData(QByteArrayView("\0", 1));
    }
    return hash.result();
}

} // namespace

ImportIntake::ImportIntake(Target target, HistoryFile *history, std::function<bool(qint64)> goesOn)
    : m_target(target)
    , m_history(history)
    , m_goesOn(std::move(goesOn))
{
}

Transferred<void> ImportIntake::begin()
{
    if (!m_history)
        return {};
    const auto infos = m_history->conversations();
    if (!infos)
        return tl::unexpected(transferErrorOf(infos.error()));
    for (const ConversationInfo &info : *infos)
        m_conversations.insert(info.id);
    const auto folders = m_history->folders();
    if (!folders)
        return tl::unexpected(transferErrorOf(folders.error()));
    for (const Folder &folder : *folders) {
        m_folders.insert(folder.id);
        m_folders.insert(folder.name);
    }
    return {};
}

Transferred<void> ImportIntake::takeFolder(const Folder &folder)
{
    if (m_target == Target::Nothing || folder.id.isEmpty() || folder.name.isEmpty() ||
        m_folders.contains(folder.id) || m_folders.contains(folder.name))
        return {};
    if (const auto saved = m_history->saveFolder(folder); !saved)
        return tl::unexpected(transferErrorOf(saved.error()));
    m_folders.insert(folder.id);
    m_folders.insert(folder.name);
    return {};
}

Transferred<void> ImportIntake::takeAttachment(const AttachmentData &data)
{
    if (m_target == Target::Nothing)
        return {};
    if (const auto saved = m_history->saveAttachment(data); !saved)
        return tl::unexpected(transferErrorOf(saved.error()));
    return {};
}

Transferred<void> ImportIntake::takeConversation(Incoming incoming)
{
    const auto merged =
        m_target == Target::Nothing
            ? count(incoming.conversation)
            : m_history->merge(incoming.conversation, incoming.attachments, incoming.folder)
                  .map_error(transferErrorOf);
    if (!merged)
        return tl::unexpected(merged.error());
    ++(merged->isNewConversation ? m_report.newConversations : m_report.knownConversations);
    m_report.newMessages += merged->messagesAdded;
    m_report.knownMessages += merged->messagesKnown;
    return goOn(m_bytesRead);
}

/// What merging would do. One whose id says something else in the history came in beside it if its
/// words are there.
Transferred<Merged> ImportIntake::count(const StoredConversation &conversation)
{
    const QString &id = conversation.info.id;
    Merged merged;
    merged.isNewConversation = !m_conversations.contains(id);
    m_conversations.insert(id);
    QSet<QString> ids;
    QSet<QByteArray> words;
    if (!merged.isNewConversation && m_history) {
        const auto stored = m_history->load(id);
        if (!stored)
            return tl::unexpected(transferErrorOf(stored.error()));
        for (const MessageNode &node : stored->nodes) {
            ids.insert(node.id);
            words.insert(wordsOf(node));
        }
    }
    for (const MessageNode &node : conversation.nodes) {
        const bool isKnown = ids.contains(node.id) && words.contains(wordsOf(node));
        ++(isKnown ? merged.messagesKnown : merged.messagesAdded);
    }
    return merged;
}

void ImportIntake::leaveOut(const Loss &loss)
{
    const auto found = m_kinds.constFind(loss.what);
    if (found != m_kinds.constEnd()) {
        ++m_report.losses[*found].count;
    } else if (m_report.losses.size() < mostKinds) {
        m_kinds.insert(loss.what, m_report.losses.size());
        m_report.losses.append({loss, 1});
    } else if (m_report.losses.size() == mostKinds) {
        m_report.losses.append(
            {{QCoreApplication::translate("Hiwar::ImportReport", "Other things"), loss.place}, 1});
    } else {
        ++m_report.losses.last().count;
    }
}

Transferred<void> ImportIntake::goOn(qint64 bytesRead)
{
    m_bytesRead = std::max(m_bytesRead, bytesRead);
    if (m_goesOn(m_bytesRead))
        return {};
    return tl::unexpected(TransferError{.fault = TransferFault::Cancelled});
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of ChatSession that changes the conversation without a request: adds what the user
// writes, shows another version, moves messages to the bin and out of it, renames; each change is
// stored at once.
#include "app/chat/attachmenttext.h"
#include "app/chat/chatsession.h"
#include "app/chat/wirearchive.h"
#include "app/history/titlefrom.h"

namespace Hiwar {

void ChatSession::add(Role role, const QString &text)
{
    const QList<Attachment> attachments = m_conversation.info().draftAttachments;
    if (isBusy() || (text.trimmed().isEmpty() && !isAnySent(attachments)))
        return;
    MessageNode message = newMessage(role, m_conversation.info().currentLeaf);
    message.content = text;
    message.attachments = attachments;
    message.isByUser = role != Role::User;
    m_conversation.clearDraft();
    appendWritten(message);
    m_writer.saveTurn({message.id});
}

void ChatSession::rewrite(const MessageNode &old, const QString &text)
{
    if (text == old.content)
        return;
    MessageNode version = newMessage(old.role, old.parentId);
    version.content = text;
    version.attachments = old.attachments;
    version.isByUser = true;
    version.contextRule = old.contextRule;
    version.summaryUpTo = old.summaryUpTo;
    appendWritten(version);
    m_writer.saveTurn({version.id});
}

void ChatSession::appendWritten(const MessageNode &message)
{
    m_conversation.append(message);
    const MessageNode *first = m_conversation.firstQuestion();
    if (first && first->id == message.id && !m_conversation.info().titleIsOwn)
        m_conversation.setTitle(titleOf(message), false);
    m_conversation.touch(message.createdAt);
}

void ChatSession::moveToBin(const QString &messageId)
{
    const QStringList ids = m_conversation.subtree(messageId);
    if (ids.isEmpty())
        return;
    const QPointer<ChatSession> self = this;
    abandon(ids);
    if (!self)
        return;
    const QString formerLeaf = m_conversation.info().currentLeaf;
    m_conversation.moveToBin(messageId, m_with.clock());
    tellBinned(ids, formerLeaf);
}

void ChatSession::moveToBinAlone(const QString &messageId)
{
    if (!m_conversation.find(messageId))
        return;
    const QPointer<ChatSession> self = this;
    abandon({messageId});
    if (!self)
        return;
    const QString formerLeaf = m_conversation.info().currentLeaf;
    m_conversation.moveToBinAlone(messageId, m_with.clock());
    tellBinned({messageId}, formerLeaf);
}

void ChatSession::tellBinned(const QStringList &ids, const QString &formerLeaf)
{
    if (m_with.wires)
        m_with.wires->forgetMessages(ids);
    m_writer.saveTurn(ids);
    const MessageNode &gone = *m_conversation.findAnywhere(ids.constFirst());
    emit binned({.id = gone.id,
                 .conversationId = m_conversation.info().id,
                 .words = gone.content.left(BinnedMessage::mostWords).simplified(),
                 .count = int(ids.size()),
                 .deletedAt = gone.deletedAt,
                 .formerLeaf = formerLeaf});
}

void ChatSession::remove(const QString &messageId)
{
    const QStringList ids = m_conversation.subtree(messageId);
    m_conversation.remove(messageId);
    if (m_with.wires)
        m_with.wires->forgetMessages(ids);
    m_writer.removeMessages(ids);
    m_writer.saveInfo();
}

void ChatSession::change(const QString &messageId, const std::function<void(MessageNode &)> &how)
{
    const MessageNode *node = m_conversation.find(messageId);
    if (!node)
        return;
    MessageNode changed = *node;
    how(changed);
    if (changed == *node)
        return;
    m_conversation.update(changed);
    m_writer.saveMessage(messageId);
}

QString ChatSession::addSummary(const NewSummary &summary)
{
    const QString parentId =
        summary.after.isEmpty() ? m_conversation.info().currentLeaf : summary.after;
    if (isBusy() || !m_conversation.find(parentId) || !m_conversation.find(summary.upTo))
        return {};
    MessageNode node = newMessage(Role::Assistant, parentId);
    node.content = summary.words;
    node.model = summary.model;
    node.summaryUpTo = summary.upTo;
    m_conversation.append(node);
    m_conversation.touch(node.createdAt);
    m_writer.saveTurn({node.id});
    if (!summary.question)
        return node.id;
    MessageNode question = newMessage(Role::User, node.id);
    question.content = summary.question->content;
    question.attachments = summary.question->attachments;
    appendQuestion(question, answerers());
    return node.id;
}

void ChatSession::rename(const QString &title)
{
    const QString own = title.simplified();
    const MessageNode *first = m_conversation.firstQuestion();
    if (!own.isEmpty())
        m_conversation.setTitle(own, true);
    else
        m_conversation.setTitle(first ? titleOf(*first) : QString(), false);
    m_writer.saveInfo();
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"

#include "app/chat/wirearchive.h"
#include "app/history/storeerrortext.h"
#include "app/history/whendone.h"

#include <QUuid>

#include <utility>

namespace Hiwar {

OpenConversations::OpenConversations(ChatSession::Collaborators collaborators, QObject *parent)
    : QObject(parent)
    , m_with(std::move(collaborators))
{
    m_draftTimer.setSingleShot(true);
    m_draftTimer.setInterval(draftInterval);
    connect(&m_draftTimer, &QTimer::timeout, this, &OpenConversations::saveDrafts);
}

OpenConversations::~OpenConversations()
{
    saveDrafts();
}

void OpenConversations::loadList()
{
    whenDone(m_with.history.conversations(), this,
             [this](const tl::expected<QList<ConversationInfo>, StoreError> &infos) {
                 if (!infos) {
                     emit listFailed(infos.error());
                     return;
                 }
                 m_list.reset(*infos);
                 for (const auto &[id, open] : m_open) {
                     takeInfo(*open.conversation);
                     m_list.setAsking(id, open.session->isBusy());
                 }
             });
}

ChatSession *OpenConversations::session(const QString &id) const
{
    const auto found = m_open.find(id);
    return found == m_open.end() ? nullptr : found->second.session.get();
}

ChatSession *OpenConversations::shown() const
{
    return session(m_shownId);
}

QString OpenConversations::create(const QString &profileId)
{
    for (const auto &[id, open] : m_open) {
        if (m_list.rowOf(id) < 0) {
            open.conversation->setProfile(profileId);
            return id;
        }
    }
    ConversationInfo info;
    info.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    info.profileId = profileId;
    info.createdAt = m_with.clock();
    info.updatedAt = info.createdAt;
    open(info, {});
    return info.id;
}

void OpenConversations::show(const QString &id)
{
    m_wantedId = id;
    if (session(id)) {
        present(id);
        return;
    }
    whenDone(m_with.history.load(id), this,
             [this, id](const tl::expected<StoredConversation, StoreError> &stored) {
                 if (m_wantedId != id)
                     return;
                 if (!stored) {
                     m_wantedId = m_shownId;
                     emit loadFailed(id, stored.error());
                     return;
                 }
                 if (!session(id))
                     open(stored->info, stored->nodes);
                 present(id);
             });
}

void OpenConversations::present(const QString &id)
{
    m_recent.removeAll(id);
    m_recent.append(id);
    m_list.setUnread(id, false);
    if (std::exchange(m_shownId, id) != id)
        emit shownChanged();
    closeIdle();
}

void OpenConversations::open(const ConversationInfo &info, const QList<MessageNode> &nodes)
{
    const QString id = info.id;
    Open &made = m_open[id];
    made.conversation = std::make_unique<Conversation>(info, nodes);
    made.session = std::make_unique<ChatSession>(*made.conversation, m_with);
    m_recent.append(id);
    const Conversation *conversation = made.conversation.get();
    ChatSession *session = made.session.get();
    connect(conversation, &Conversation::infoChanged, this,
            [this, conversation] { takeInfo(*conversation); });
    connect(session, &ChatSession::busyChanged, this,
            [this, id](bool busy) { m_list.setAsking(id, busy); });
    connect(session, &ChatSession::replyEnded, this, [this, id](const QString &messageId) {
        m_list.setUnread(id, id != m_shownId);
        emit replyEnded(id, messageId);
    });
    connect(session, &ChatSession::storingFailed, this, &OpenConversations::storingFailed);
    connect(session, &ChatSession::streamRefused, this, &OpenConversations::streamRefused);
    connect(session, &ChatSession::profileLearnt, this, &OpenConversations::profileLearnt);
}

void OpenConversations::takeInfo(const Conversation &conversation)
{
    const ConversationInfo &info = conversation.info();
    const bool begun = !info.currentLeaf.isEmpty() || !info.draft.isEmpty();
    if (begun || m_list.rowOf(info.id) >= 0)
        m_list.put(info);
}

void OpenConversations::setDraft(const QString &id, const QString &draft)
{
    const auto found = m_open.find(id);
    if (found == m_open.end() || found->second.conversation->info().draft == draft)
        return;
    found->second.conversation->setDraft(draft);
    m_drafts.insert(id);
    if (!m_draftTimer.isActive())
        m_draftTimer.start();
}

void OpenConversations::saveDrafts()
{
    m_draftTimer.stop();
    const QSet<QString> drafts = std::exchange(m_drafts, {});
    for (const QString &id : drafts) {
        if (const auto found = m_open.find(id); found != m_open.end() && m_list.rowOf(id) >= 0)
            watch(m_with.history.saveConversation(found->second.conversation->info()));
    }
}

void OpenConversations::setProfile(const QString &id, const QString &profileId)
{
    const auto found = m_open.find(id);
    if (found == m_open.end())
        return;
    found->second.conversation->setProfile(profileId);
    if (m_list.rowOf(id) >= 0)
        watch(m_with.history.saveConversation(found->second.conversation->info()));
}

void OpenConversations::rename(const QString &id, const QString &title)
{
    if (ChatSession *open = session(id)) {
        open->rename(title);
        return;
    }
    const int row = m_list.rowOf(id);
    if (row < 0 || title.simplified().isEmpty())
        return;
    ConversationInfo info = m_list.at(row).info;
    info.title = title.simplified();
    info.titleIsOwn = true;
    m_list.put(info);
    watch(m_with.history.saveConversation(info));
}

StoreResult<StoredConversation> OpenConversations::remove(const QString &id)
{
    saveDrafts(); // its own is read back below
    m_list.remove(id);
    m_recent.removeAll(id);
    if (m_wantedId == id)
        m_wantedId.clear();
    // Out of reach, so that nobody is handed it as an empty one; alive until it is shown no more.
    auto going = m_open.extract(id);
    if (m_shownId == id) {
        m_shownId.clear();
        emit shownChanged();
    }
    if (m_with.wires)
        m_with.wires->forgetConversation(id);
    going = {}; // stores what had arrived, before it is read below
    const StoreResult<StoredConversation> gone = m_with.history.load(id);
    watch(m_with.history.removeConversation(id));
    return gone;
}

void OpenConversations::restore(const StoredConversation &conversation)
{
    watch(m_with.history.saveConversation(conversation.info));
    for (MessageNode node : conversation.nodes) {
        if (node.state == MessageState::Waiting || node.state == MessageState::Arriving)
            node.state = MessageState::Stopped;
        watch(m_with.history.saveMessage(conversation.info.id, node));
    }
    m_list.put(conversation.info);
}

void OpenConversations::restore(const QString &id, const QList<MessageNode> &nodes)
{
    if (ChatSession *open = session(id)) {
        open->restore(nodes);
        return;
    }
    whenDone(m_with.history.load(id), this,
             [this, id, nodes](const tl::expected<StoredConversation, StoreError> &stored) {
                 if (!stored) {
                     emit loadFailed(id, stored.error());
                     return;
                 }
                 if (!session(id))
                     open(stored->info, stored->nodes);
                 session(id)->restore(nodes);
                 closeIdle();
             });
}

void OpenConversations::closeIdle()
{
    QStringList idle;
    for (const QString &id : std::as_const(m_recent)) {
        if (id != m_shownId && m_list.rowOf(id) >= 0 && !session(id)->isBusy())
            idle.append(id);
    }
    saveDrafts();
    while (idle.size() > keptIdle) {
        const QString id = idle.takeFirst();
        m_recent.removeAll(id);
        m_open.erase(id);
    }
}

void OpenConversations::watch(const StoreResult<void> &saving)
{
    whenDone(saving, this, [this](const tl::expected<void, StoreError> &saved) {
        if (!saved)
            emit storingFailed(describe(saved.error()));
    });
}

} // namespace Hiwar

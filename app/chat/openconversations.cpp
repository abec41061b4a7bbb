// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/openconversations.h"

#include "app/async/whendone.h"
#include "app/chat/shownconversation.h"
#include "app/chat/wirearchive.h"

#include <QUuid>

#include <algorithm>
#include <utility>
#include <vector>

namespace Hiwar {

namespace {

using StoredList = tl::expected<QList<ConversationInfo>, StoreError>;

} // namespace

OpenConversations::OpenConversations(ChatSession::Collaborators collaborators, QObject *parent)
    : QObject(parent)
    , m_with(std::move(collaborators))
    , m_drafts([this](const QString &id) { return saveDraft(id); })
{
}

OpenConversations::~OpenConversations()
{
    m_drafts.saveNow();
}

void OpenConversations::loadList(Expired expired)
{
    m_expired = expired;
    whenDone(m_with.history.conversations(), this, [this](const StoredList &infos) {
        if (!infos) {
            emit listFailed(infos.error());
            return;
        }
        m_list.reset(withoutExpired(*infos));
        for (const auto &[id, open] : m_open) {
            takeInfo(*open.conversation);
            m_list.setGenerating(id, open.session->isBusy());
        }
    });
}

void OpenConversations::readAgain()
{
    emit readingAgain();
    whenDone(m_with.history.conversations(), this,
             [this, before = m_removals](const StoredList &infos) {
                 if (!infos)
                     emit listFailed(infos.error());
                 else if (before != m_removals)
                     readAgain();
                 else
                     m_list.learn(withoutExpired(*infos));
             });
    for (const auto &[id, open] : m_open) {
        if (m_list.contains(id))
            readAgain(id);
    }
}

void OpenConversations::readAgain(const QString &id)
{
    const int before = m_open.at(id).conversation->removals();
    whenDone(m_with.history.load(id), this,
             [this, id, before](const tl::expected<StoredConversation, StoreError> &stored) {
                 const auto found = m_open.find(id);
                 if (found == m_open.end() || !stored) // show() reports the error
                     return;
                 Conversation &conversation = *found->second.conversation;
                 if (before != conversation.removals()) {
                     readAgain(id);
                     return;
                 }
                 conversation.learn(stored->nodes);
                 conversation.touch(
                     std::max(conversation.info().updatedAt, stored->info.updatedAt));
             });
}

ChatSession *OpenConversations::session(const QString &id) const
{
    const auto found = m_open.find(id);
    return found == m_open.end() ? nullptr : found->second.session.get();
}

ShownConversation *OpenConversations::viewOf(const QString &id) const
{
    const auto found =
        std::find_if(m_views.begin(), m_views.end(),
                     [&id](const ShownConversation *each) { return each->claims(id); });
    return found == m_views.end() ? nullptr : *found;
}

bool OpenConversations::isShown(const QString &id) const
{
    return std::any_of(m_views.begin(), m_views.end(),
                       [&id](const ShownConversation *each) { return each->id() == id; });
}

QString OpenConversations::create(const QString &profileId, const ShownConversation *by)
{
    for (const auto &[id, open] : m_open) {
        const ShownConversation *holder = viewOf(id);
        if (!m_list.contains(id) && !isTemporary(id) && (!by || !holder || holder == by)) {
            open.conversation->setProfile(profileId);
            open.conversation->setModel({});
            open.conversation->setPersona({});
            return id;
        }
    }
    return openNew(profileId, false);
}

QString OpenConversations::createTemporary(const QString &profileId)
{
    QString id = openNew(profileId, true);
    m_temporary.insert(id);
    return id;
}

QString OpenConversations::openNew(const QString &profileId, bool isTemporary)
{
    ConversationInfo info;
    info.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    info.profileId = profileId;
    info.createdAt = m_with.clock();
    info.updatedAt = info.createdAt;
    open(info, {}, isTemporary);
    return info.id;
}

bool OpenConversations::dropTemporary(const QString &id)
{
    m_temporary.remove(id);
    const auto found = m_open.find(id);
    if (found == m_open.end())
        return false;
    const bool wasBegun = !found->second.conversation->path().isEmpty();
    release({id});
    if (m_with.wires)
        m_with.wires->forgetConversation(id);
    return wasBegun;
}

bool OpenConversations::keepTemporary(const QString &id)
{
    m_temporary.remove(id);
    const auto found = m_open.find(id);
    if (found == m_open.end())
        return false;
    for (const StoreResult<void> &saving : found->second.session->contents().keep())
        watch(saving);
    found->second.session->writer().keep();
    takeInfo(*found->second.conversation);
    m_list.setGenerating(id, found->second.session->isBusy());
    return true;
}

void OpenConversations::load(const QString &id, QObject *context, const LoadResult &then)
{
    whenDone(m_with.history.load(id), context,
             [this, id, then](const tl::expected<StoredConversation, StoreError> &stored) {
                 if (!stored) {
                     then(tl::unexpected(stored.error()));
                     return;
                 }
                 if (!session(id))
                     open(stored->info, stored->nodes);
                 then({});
             });
}

void OpenConversations::noteShown(const QString &id)
{
    m_recent.removeAll(id);
    m_recent.append(id);
    m_list.setUnread(id, false);
}

void OpenConversations::open(const ConversationInfo &info, const QList<MessageNode> &nodes,
                             bool isTemporary)
{
    const QString id = info.id;
    Open &made = m_open[id];
    made.conversation = std::make_unique<Conversation>(info, nodes);
    ChatSession::Collaborators with = m_with;
    with.isTemporary = isTemporary;
    made.session = std::make_unique<ChatSession>(*made.conversation, with);
    addQueue(made);
    m_recent.append(id);
    const Conversation *conversation = made.conversation.get();
    ChatSession *session = made.session.get();
    connect(conversation, &Conversation::infoChanged, this,
            [this, conversation] { takeInfo(*conversation); });
    connect(session, &ChatSession::busyChanged, this,
            [this, id](bool busy) { m_list.setGenerating(id, busy); });
    connect(session, &ChatSession::replyEnded, this, [this, id](const QString &messageId) {
        m_list.setUnread(id, !isShown(id));
        emit replyEnded(id, messageId);
    });
    connect(session, &ChatSession::binned, this, &OpenConversations::binned);
    connect(session, &ChatSession::leftBin, this, &OpenConversations::leftBin);
    connect(session, &ChatSession::storingFailed, this, &OpenConversations::storingFailed);
    connect(session, &ChatSession::storedAgain, this, [this] {
        if (unstored().isEmpty())
            emit storedAgain();
    });
    connect(session, &ChatSession::streamRefused, this, &OpenConversations::streamRefused);
    connect(session, &ChatSession::requestServed, this, &OpenConversations::requestServed);
    connect(session, &ChatSession::profileLearnt, this, &OpenConversations::profileLearnt);
}

void OpenConversations::takeInfo(const Conversation &conversation)
{
    const ConversationInfo &info = conversation.info();
    if (isTemporary(info.id))
        return;
    const bool begun = !info.currentLeaf.isEmpty() || !info.draft.isEmpty() ||
                       !info.draftAttachments.isEmpty() || !info.settings.isEmpty();
    if (begun || m_list.contains(info.id))
        m_list.put(info);
}

void OpenConversations::changeDraft(const QString &id, qsizetype length,
                                    const std::function<void(Conversation &)> &how)
{
    const auto found = m_open.find(id);
    if (found == m_open.end())
        return;
    Conversation &conversation = *found->second.conversation;
    const ConversationInfo before = conversation.info();
    how(conversation);
    if (conversation.info() == before)
        return;
    if (conversation.isUntouched())
        unlist(id);
    else
        m_drafts.saveSoon(id, length);
}

/// Removes a conversation that has become empty from the list and from the disk.
void OpenConversations::unlist(const QString &id)
{
    m_drafts.forget(id);
    if (!m_list.contains(id))
        return;
    ++m_removals;
    m_list.remove({id});
    watch(m_with.history.removeConversations({id}));
}

std::optional<StoreResult<void>> OpenConversations::saveDraft(const QString &id)
{
    const auto found = m_open.find(id);
    if (found == m_open.end() || !m_list.contains(id))
        return {};
    return found->second.session->writer().saveDraft();
}

void OpenConversations::change(const QString &id, const std::function<void(Conversation &)> &how)
{
    ChatSession *open = session(id);
    if (!open)
        return;
    how(open->conversation());
    if (m_list.contains(id))
        open->writer().saveInfo();
}

void OpenConversations::setSettings(const QString &id, const RequestSettings &settings)
{
    if (ChatSession *open = session(id)) {
        open->conversation().setSettings(settings);
        if (open->conversation().isUntouched())
            unlist(id);
        else // like a draft: it may be typed
            m_drafts.saveSoon(id, settings.systemPrompt.value_or(QString()).size());
    } else if (const ListedRef known = m_list.find(id)) {
        ConversationInfo info = known->info;
        info.settings = settings;
        storeClosed(info);
    }
}

void OpenConversations::storeClosed(const ConversationInfo &info)
{
    m_list.put(info);
    watch(m_with.history.saveConversation(info));
}

void OpenConversations::rename(const QString &id, const QString &title)
{
    if (ChatSession *open = session(id)) {
        open->rename(title);
        return;
    }
    const ListedRef known = m_list.find(id);
    if (!known || title.simplified().isEmpty())
        return;
    ConversationInfo info = known->info;
    info.title = title.simplified();
    info.titleIsOwn = true;
    storeClosed(info);
}

void OpenConversations::suggestTitle(const QString &id, const QString &title)
{
    const auto open = m_open.find(id);
    if (open == m_open.end() || isTemporary(id) || open->second.conversation->info().titleIsOwn)
        return;
    open->second.conversation->setTitle(title, false);
    open->second.session->writer().saveInfo();
}

void OpenConversations::release(const QStringList &ids)
{
    m_drafts.saveNow();
    std::vector<decltype(m_open)::node_type> going;
    for (const QString &id : ids) {
        m_recent.removeAll(id);
        // Extracted, so that create() cannot return it; destroyed when it is no longer shown.
        going.push_back(m_open.extract(id));
    }
    const QList<ShownConversation *> views = m_views;
    for (ShownConversation *view : views)
        view->release(ids);
}

void OpenConversations::closeIdle()
{
    QStringList idle;
    for (const QString &id : std::as_const(m_recent)) {
        if (!isShown(id) && m_list.contains(id) && !queue(id)->takes() &&
            !session(id)->writer().isBehind())
            idle.append(id);
    }
    m_drafts.saveNow();
    while (idle.size() > keptIdle) {
        const QString id = idle.takeFirst();
        m_recent.removeAll(id);
        m_open.erase(id);
    }
}

bool OpenConversations::isAllStored() const
{
    return m_drafts.isIdle() && std::all_of(m_open.begin(), m_open.end(), [](const auto &each) {
               return each.second.session->writer().isStored();
           });
}

QList<StoredConversation> OpenConversations::unstored() const
{
    QList<StoredConversation> behind;
    for (const auto &[id, open] : m_open) {
        if (!open.session->writer().isBehind())
            continue;
        behind.append({.info = open.conversation->info(), .nodes = {}});
        for (const QString &each : open.conversation->everyMessage())
            behind.last().nodes.append(*open.conversation->findAnywhere(each));
    }
    return behind;
}

void OpenConversations::storeAgain()
{
    m_drafts.saveNow();
    for (const auto &[id, open] : m_open)
        open.session->writer().storeAgain();
}

void OpenConversations::watch(const StoreResult<void> &saving)
{
    whenDone(saving, this, [this](const tl::expected<void, StoreError> &saved) {
        if (!saved)
            emit storingFailed(saved.error());
    });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/organisecontroller.h"

#include "app/chat/folders.h"
#include "app/chat/shownconversation.h"
#include "app/history/storeerrortext.h"
#include "ui/composer/composer.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/binnedbar.h"
#include "ui/window/noticebar.h"

#include <algorithm>

namespace Hiwar {

OrganiseController::OrganiseController(const Views &views, const Collaborators &with,
                                       QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_conversations(with.conversations)
    , m_shown(with.shown)
    , m_folders(with.folders)
    , m_bin(with.bin)
    , m_clock(with.clock)
    , m_list(with.conversations.list(), &with.bin)
{
    m_views.sidebar.setModel(&m_list);
    connectSidebar();
    connectFolders();
}

OrganiseController::~OrganiseController()
{
    m_views.sidebar.setModel(nullptr);
}

void OrganiseController::connectSidebar()
{
    const Sidebar *sidebar = &m_views.sidebar;
    connect(sidebar, &Sidebar::renameRequested, &m_conversations, &OpenConversations::rename);
    connect(sidebar, &Sidebar::binnedMessageChosen, this, &OrganiseController::showBinned);
    connect(sidebar, &Sidebar::organiseRequested, this, &OrganiseController::carryOut);
    connect(sidebar, &Sidebar::folderRequested, this, &OrganiseController::moveToFolder);
    connect(sidebar, &Sidebar::tagRequested, this, &OrganiseController::setTag);
    connect(sidebar, &Sidebar::scopesNeeded, this, &OrganiseController::refreshScopes);
    connect(sidebar, &Sidebar::scopeChosen, this, &OrganiseController::show);
    connect(sidebar, &Sidebar::orderChosen, this, [this](ListOrder order) {
        setOrder(order);
        emit orderChosen(order);
    });
    connect(sidebar, &Sidebar::emptyBinRequested, this, &OrganiseController::emptyBin);
    connect(&m_views.binned, &BinnedBar::restoreRequested, this,
            [this] { restore({m_shown.id()}); });
    connect(&m_shown, &ShownConversation::changed, this, &OrganiseController::refreshBinned);
    connect(&m_conversations.list(), &ConversationIndex::wasReset, this,
            &OrganiseController::refreshBinned);
    connect(&m_conversations.list(), &ConversationIndex::changed, this, [this](const QString &id) {
        if (id == m_shown.id())
            refreshBinned();
    });
    connect(&m_conversations, &OpenConversations::binned, this,
            [this](const BinnedMessage &deletion) {
                if (deletion.conversationId == m_shown.id())
                    tellDeleted(deletion);
            });
    connect(&m_conversations, &OpenConversations::removalFailed, this,
            [this](const QStringList &ids, const StoreError &error) {
                const QString told = tr("Not deleted for good: %1. %2");
                m_views.notice.tell(told.arg(nameOf(ids), describe(error)));
            });
    // A new question in a deleted conversation restores it.
    connect(&m_views.composer, &Composer::sendRequested, this, [this] {
        m_conversations.organise({m_shown.id()},
                                 [](ConversationInfo &info) { info.deletedAt = {}; });
    });
}

void OrganiseController::connectFolders()
{
    const Sidebar *sidebar = &m_views.sidebar;
    connect(&m_folders, &Folders::changed, this, &OrganiseController::refreshScopes);
    connect(&m_folders, &Folders::storingFailed, this,
            [this](const QString &sentence) { m_views.notice.tell(sentence); });
    connect(sidebar, &Sidebar::folderRenameRequested, &m_folders, &Folders::rename);
    connect(sidebar, &Sidebar::folderRemoveRequested, this, &OrganiseController::removeFolder);
    connect(sidebar, &Sidebar::newFolderRequested, this,
            [this](const QString &name, const QStringList &ids) {
                const QString id = m_folders.create(name);
                if (!ids.isEmpty())
                    moveToFolder(id, ids);
            });
}

void OrganiseController::refreshScopes()
{
    ListScopes scopes;
    for (const Folder &folder : m_folders.all())
        scopes.folders.append({folder.id, folder.name});
    scopes.tags = m_conversations.list().tags();
    m_views.sidebar.setScopes(scopes);
}

void OrganiseController::show(const ListScope &scope)
{
    m_list.setScope(scope);
    m_views.sidebar.setScope(scope);
}

void OrganiseController::setOrder(ListOrder order)
{
    m_list.setOrder(order);
    m_views.sidebar.setOrder(order);
}

void OrganiseController::takeOverFrom(const OrganiseController &other)
{
    setOrder(other.m_list.order());
    refreshScopes();
    show(other.m_list.scope());
    refreshBinned();
}

void OrganiseController::fillTitleMenu(QMenu &menu, const std::function<void()> &rename)
{
    OrganisedRows rows;
    if (const ListedRef shown = m_conversations.list().find(m_shown.id())) {
        const ConversationInfo &info = shown->info;
        rows = {.ids = {info.id},
                .isPinned = info.isPinned,
                .isArchived = info.isArchived,
                .isBinned = info.deletedAt.isValid(),
                .folderIds = {info.folderId},
                .tags = info.tags};
    }
    m_views.sidebar.fillMenu(menu, rows, rename);
}

void OrganiseController::carryOut(Organising what, const QStringList &ids)
{
    switch (what) {
    case Organising::Pin:
    case Organising::Unpin:
        m_conversations.organise(
            ids, [what](ConversationInfo &info) { info.isPinned = what == Organising::Pin; });
        return;
    case Organising::Archive:
    case Organising::Unarchive:
        archive(ids, what == Organising::Archive);
        return;
    case Organising::Delete:
        moveToBin(ids);
        return;
    case Organising::Restore:
        restore(ids);
        return;
    case Organising::DeleteForGood:
        askToRemove(ids);
        return;
    case Organising::Export:
        emit exportRequested(ids);
        return;
    case Organising::OpenInTab:
        emit tabRequested(ids.value(0));
        return;
    case Organising::OpenInWindow:
        emit windowRequested(ids.value(0));
        return;
    }
}

QString OrganiseController::nameOf(const QStringList &ids) const
{
    const auto messages = std::count_if(
        ids.cbegin(), ids.cend(), [this](const QString &id) { return m_bin.find(id) != nullptr; });
    if (messages > 0 && messages < ids.size())
        return tr("%n entries", nullptr, int(ids.size()));
    if (messages > 0)
        return ids.size() == 1 ? tr("the message") : tr("%n messages", nullptr, int(messages));
    if (ids.size() != 1)
        return tr("%n conversations", nullptr, int(ids.size()));
    const ListedRef one = m_conversations.list().find(ids.constFirst());
    return one && !one->info.title.isEmpty() ? tr("“%1”").arg(one->info.title)
                                             : tr("“New conversation”");
}

void OrganiseController::tell(const QString &sentence, const QList<ConversationInfo> &former)
{
    if (former.isEmpty())
        return;
    m_views.notice.tellUndoable(sentence, [this, former] { m_conversations.organiseBack(former); });
}

void OrganiseController::archive(const QStringList &ids, bool on)
{
    const auto former =
        m_conversations.organise(ids, [on](ConversationInfo &info) { info.isArchived = on; });
    tell(on ? tr("Archived: %1.").arg(nameOf(ids)) : tr("No longer archived: %1.").arg(nameOf(ids)),
         former);
}

void OrganiseController::moveToFolder(const QString &folderId, const QStringList &ids)
{
    const auto former = m_conversations.organise(
        ids, [&folderId](ConversationInfo &info) { info.folderId = folderId; });
    tell(folderId.isEmpty()
             ? tr("Removed from its folder: %1.").arg(nameOf(ids))
             : tr("Moved to the folder “%1”: %2.").arg(m_folders.nameOf(folderId), nameOf(ids)),
         former);
}

void OrganiseController::setTag(const QString &tag, bool on, const QStringList &ids)
{
    m_conversations.organise(ids, [&tag, on](ConversationInfo &info) {
        info.tags.removeAll(tag);
        if (on)
            info.tags.append(tag);
        info.tags.sort();
    });
    refreshScopes();
}

void OrganiseController::removeFolder(const QString &id)
{
    const Folder gone{id, m_folders.nameOf(id)};
    QStringList inside;
    for (const ListedRef &each : m_conversations.list().all()) {
        if (each->info.folderId == id)
            inside.append(each->info.id);
    }
    const auto former =
        m_conversations.organise(inside, [](ConversationInfo &info) { info.folderId.clear(); });
    if (m_list.scope() == ListScope{ListScope::Kind::Folder, id})
        show({});
    m_folders.remove(id);
    const QString told =
        inside.isEmpty() ? tr("The folder “%1” was deleted.").arg(gone.name)
                         : tr("The folder “%1” was deleted. Its conversations stay, in no folder.")
                               .arg(gone.name);
    m_views.notice.tellUndoable(told, [this, gone, former] {
        m_folders.restore(gone);
        m_conversations.organiseBack(former);
    });
}

} // namespace Hiwar

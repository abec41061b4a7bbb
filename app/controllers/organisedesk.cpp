// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/organisedesk.h"

#include "app/chat/folders.h"
#include "app/history/storeerrortext.h"
#include "ui/composer/composer.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <algorithm>

namespace Hiwar {

OrganiseDesk::OrganiseDesk(MainWindow &window, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_conversations(with.conversations)
    , m_folders(with.folders)
    , m_bin(with.bin)
    , m_clock(with.clock)
    , m_list(with.conversations.list(), &with.bin)
{
    m_window.sidebar().setModel(&m_list);
    connectSidebar();
    connectFolders();
}

OrganiseDesk::~OrganiseDesk()
{
    m_window.sidebar().setModel(nullptr);
}

void OrganiseDesk::connectSidebar()
{
    const Sidebar *sidebar = &m_window.sidebar();
    connect(sidebar, &Sidebar::renameRequested, &m_conversations, &OpenConversations::rename);
    connect(sidebar, &Sidebar::binnedMessageChosen, this, &OrganiseDesk::showBinned);
    connect(sidebar, &Sidebar::organiseRequested, this, &OrganiseDesk::carryOut);
    connect(sidebar, &Sidebar::folderRequested, this, &OrganiseDesk::moveToFolder);
    connect(sidebar, &Sidebar::tagRequested, this, &OrganiseDesk::setTag);
    connect(sidebar, &Sidebar::shelvesNeeded, this, &OrganiseDesk::refreshShelves);
    connect(sidebar, &Sidebar::shelfChosen, this, &OrganiseDesk::show);
    connect(sidebar, &Sidebar::orderChosen, this, [this](ListOrder order) {
        setOrder(order);
        emit orderChosen(order);
    });
    connect(&m_conversations, &OpenConversations::shownChanged, this, &OrganiseDesk::tellBinned);
    connect(&m_conversations, &OpenConversations::binned, this,
            [this](const BinnedMessage &deletion) { tellDeleted(deletion); });
    connect(&m_conversations, &OpenConversations::removalFailed, this,
            [this](const QStringList &ids, const StoreError &error) {
                const QString told = tr("Not deleted for good: %1. %2");
                m_window.notice().tell(told.arg(nameOf(ids), describe(error)));
            });
    // Who asks on wants it back.
    connect(&m_window.composer(), &Composer::sendRequested, this, [this] {
        m_conversations.organise({m_conversations.shownId()},
                                 [](ConversationInfo &info) { info.deletedAt = {}; });
    });
}

void OrganiseDesk::connectFolders()
{
    const Sidebar *sidebar = &m_window.sidebar();
    connect(&m_folders, &Folders::changed, this, &OrganiseDesk::refreshShelves);
    connect(&m_folders, &Folders::storingFailed, this,
            [this](const QString &sentence) { m_window.notice().tell(sentence); });
    connect(sidebar, &Sidebar::folderRenameRequested, &m_folders, &Folders::rename);
    connect(sidebar, &Sidebar::folderRemoveRequested, this, &OrganiseDesk::removeFolder);
    connect(sidebar, &Sidebar::newFolderRequested, this,
            [this](const QString &name, const QStringList &ids) {
                const QString id = m_folders.create(name);
                if (!ids.isEmpty())
                    moveToFolder(id, ids);
            });
}

void OrganiseDesk::refreshShelves()
{
    Shelves shelves;
    for (const Folder &folder : m_folders.all())
        shelves.folders.append({folder.id, folder.name});
    shelves.tags = m_conversations.list().tags();
    m_window.sidebar().setShelves(shelves);
}

void OrganiseDesk::show(const Shelf &shelf)
{
    m_list.setShelf(shelf);
    m_window.sidebar().setShelf(shelf);
}

void OrganiseDesk::setOrder(ListOrder order)
{
    m_list.setOrder(order);
    m_window.sidebar().setOrder(order);
}

void OrganiseDesk::takePlaceOf(const OrganiseDesk &other)
{
    setOrder(other.m_list.order());
    refreshShelves();
    show(other.m_list.shelf());
}

void OrganiseDesk::carryOut(Organising what, const QStringList &ids)
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
    }
}

QString OrganiseDesk::nameOf(const QStringList &ids) const
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

void OrganiseDesk::tell(const QString &sentence, const QList<ConversationInfo> &former)
{
    if (former.isEmpty())
        return;
    m_window.notice().tellUndoable(sentence,
                                   [this, former] { m_conversations.organiseBack(former); });
}

void OrganiseDesk::archive(const QStringList &ids, bool on)
{
    const auto former =
        m_conversations.organise(ids, [on](ConversationInfo &info) { info.isArchived = on; });
    tell(on ? tr("Archived: %1.").arg(nameOf(ids))
            : tr("Taken out of the archive: %1.").arg(nameOf(ids)),
         former);
}

void OrganiseDesk::moveToFolder(const QString &folderId, const QStringList &ids)
{
    const auto former = m_conversations.organise(
        ids, [&folderId](ConversationInfo &info) { info.folderId = folderId; });
    tell(folderId.isEmpty()
             ? tr("Taken out of its folder: %1.").arg(nameOf(ids))
             : tr("Moved to the folder “%1”: %2.").arg(m_folders.nameOf(folderId), nameOf(ids)),
         former);
}

void OrganiseDesk::setTag(const QString &tag, bool on, const QStringList &ids)
{
    m_conversations.organise(ids, [&tag, on](ConversationInfo &info) {
        info.tags.removeAll(tag);
        if (on)
            info.tags.append(tag);
        info.tags.sort();
    });
    refreshShelves();
}

void OrganiseDesk::removeFolder(const QString &id)
{
    const Folder gone{id, m_folders.nameOf(id)};
    QStringList inside;
    for (const ListedRef &each : m_conversations.list().all()) {
        if (each->info.folderId == id)
            inside.append(each->info.id);
    }
    const auto former =
        m_conversations.organise(inside, [](ConversationInfo &info) { info.folderId.clear(); });
    if (m_list.shelf() == Shelf{Shelf::Kind::Folder, id})
        show({});
    m_folders.remove(id);
    const QString told =
        inside.isEmpty() ? tr("The folder “%1” was deleted.").arg(gone.name)
                         : tr("The folder “%1” was deleted. Its conversations stay, in no folder.")
                               .arg(gone.name);
    m_window.notice().tellUndoable(told, [this, gone, former] {
        m_folders.restore(gone);
        m_conversations.organiseBack(former);
    });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organisedesk.h"

#include "app/chat/folders.h"
#include "app/history/storeerrortext.h"
#include "ui/composer/composer.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <algorithm>

namespace Hiwar {

OrganiseDesk::OrganiseDesk(MainWindow &window, OpenConversations &conversations, Folders &folders,
                           QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_conversations(conversations)
    , m_folders(folders)
    , m_list(conversations.list())
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

void OrganiseDesk::moveToBin(const QStringList &ids)
{
    const QString shown = m_conversations.shownId();
    const QString told = ids.size() == 1 ? tr("%1 was deleted.").arg(nameOf(ids))
                                         : tr("%1 were deleted.").arg(nameOf(ids));
    m_conversations.moveToBin(ids);
    m_window.notice().tellUndoable(told, [this, ids, shown] {
        m_conversations.organise(ids, [](ConversationInfo &info) { info.deletedAt = {}; });
        if (ids.size() == 1 || ids.contains(shown))
            m_conversations.show(ids.contains(shown) ? shown : ids.constFirst());
    });
}

void OrganiseDesk::restore(const QStringList &ids)
{
    const QString told = ids.size() == 1 ? tr("%1 is back in the list.").arg(nameOf(ids))
                                         : tr("%1 are back in the list.").arg(nameOf(ids));
    m_conversations.organise(ids, [](ConversationInfo &info) { info.deletedAt = {}; });
    m_window.notice().tell(told);
}

void OrganiseDesk::askToRemove(const QStringList &ids)
{
    m_window.notice().tell(
        tr("Delete %1 for good? There is no way back.").arg(nameOf(ids)),
        {{tr("Delete for good"), [this, ids] { m_conversations.removeForGood(ids); }},
         {tr("Keep"), {}}});
}

void OrganiseDesk::tellBinned()
{
    const QString id = m_conversations.shownId();
    const ListedRef shown = m_conversations.list().find(id);
    if (!shown || !shown->info.deletedAt.isValid())
        return;
    m_window.notice().tell(tr("This conversation lies in the bin."), tr("Restore"),
                           [this, id] { restore({id}); });
}

} // namespace Hiwar

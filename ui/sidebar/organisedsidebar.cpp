// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of Sidebar for what can be done with conversations: their menu, drops, and the folders.
#include "ui/sidebar/binbar.h"
#include "ui/sidebar/nameline.h"
#include "ui/sidebar/organisemenu.h"
#include "ui/sidebar/scopechooser.h"
#include "ui/sidebar/scopelist.h"
#include "ui/sidebar/sidebar.h"

#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

void Sidebar::connectList()
{
    connect(m_list, &ConversationList::conversationChosen, this, &Sidebar::conversationChosen);
    connect(m_list, &ConversationList::conversationPassed, this, &Sidebar::conversationPassed);
    connect(m_list, &ConversationList::closeRequested, this, &Sidebar::closeRequested);
    connect(m_list, &ConversationList::binnedMessageChosen, this, &Sidebar::binnedMessageChosen);
    connect(m_list, &ConversationList::renameRequested, this, &Sidebar::renameRequested);
    connect(m_list, &ConversationList::organiseRequested, this, &Sidebar::organiseRequested);
    connect(m_list, &ConversationList::menuRequested, this, &Sidebar::showMenu);
    const QAbstractItemModel *rows = m_list->model();
    connect(rows, &QAbstractItemModel::modelReset, this, &Sidebar::showBinBar);
    connect(rows, &QAbstractItemModel::rowsInserted, this, &Sidebar::showBinBar);
    connect(rows, &QAbstractItemModel::rowsRemoved, this, &Sidebar::showBinBar);
    connect(m_bin, &BinBar::emptyRequested, this, [this] {
        m_list->setFocus(Qt::OtherFocusReason); // the bar hides with the last row
        emit emptyBinRequested();
    });
    connect(m_list, &ConversationList::dragBegan, this, [this] { m_chooser->setOpen(true); });
    connect(m_list, &ConversationList::dragEnded, this, [this] { m_chooser->setOpen(false); });
}

void Sidebar::connectScopes()
{
    connect(m_chooser, &ScopeChooser::scopeChosen, this, &Sidebar::scopeChosen);
    connect(m_chooser, &ScopeChooser::orderChosen, this, &Sidebar::orderChosen);
    connect(m_chooser, &ScopeChooser::scopesNeeded, this, &Sidebar::scopesNeeded);
    const ScopeList *scopes = &m_chooser->list();
    connect(scopes, &ScopeList::dropped, this, &Sidebar::takeDrop);
    connect(scopes, &ScopeList::removeRequested, this,
            [this](const ListScope &folder) { emit folderRemoveRequested(folder.id); });
    connect(scopes, &ScopeList::newFolderRequested, this, [this] {
        askForName(tr("Name of the folder"),
                   [this](const QString &name) { emit newFolderRequested(name, {}); });
    });
    connect(scopes, &ScopeList::renameRequested, this, [this](const ListScope &folder) {
        m_nameLine->ask(
            tr("Name of the folder"), nameOf(folder, m_scopes),
            [this, id = folder.id](const QString &name) { emit folderRenameRequested(id, name); });
    });
}

void Sidebar::askForName(const QString &what, const std::function<void(const QString &name)> &act)
{
    emit attentionRequested();
    m_nameLine->ask(what, {}, act);
}

void Sidebar::setFileForms(const QStringList &forms)
{
    m_fileForms = forms;
}

OrganiseActions Sidebar::actionsOn(const QStringList &ids)
{
    OrganiseActions actions;
    actions.organise = [this, ids](Organising what) { emit organiseRequested(what, ids); };
    actions.moveTo = [this, ids](const QString &id) { emit folderRequested(id, ids); };
    actions.newFolder = [this, ids] {
        askForName(tr("Name of the folder"),
                   [this, ids](const QString &name) { emit newFolderRequested(name, ids); });
    };
    actions.setTag = [this, ids](const QString &tag, bool on) { emit tagRequested(tag, on, ids); };
    actions.newTag = [this, ids] {
        askForName(tr("Name of the tag"),
                   [this, ids](const QString &tag) { emit tagRequested(tag, true, ids); });
    };
    actions.exportEach = [this, ids](int form) { emit fileForEachRequested(form, ids); };
    return actions;
}

void Sidebar::fillMenu(QMenu &menu, const OrganisedRows &rows, const std::function<void()> &rename)
{
    emit scopesNeeded();
    OrganiseActions actions = actionsOn(rows.ids);
    actions.rename = rename;
    fillOrganiseMenu(menu, rows, m_scopes, m_fileForms, actions, m_theme);
}

void Sidebar::showMenu(const OrganisedRows &rows, const QPoint &position)
{
    emit scopesNeeded();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"Conversation menu"_s);
    OrganiseActions actions = actionsOn(rows.ids);
    actions.rename = [this, id = rows.ids.value(0)] { m_list->rename(id); };
    actions.hasKeys = true;
    fillOrganiseMenu(*menu, rows, m_scopes, m_fileForms, actions, m_theme);
    connect(menu, &QMenu::aboutToHide, m_list, &ConversationList::menuClosed);
    const int before = isRightToLeft() ? menu->sizeHint().width() : 0;
    menu->popup(position - QPoint(before, 0));
}

void Sidebar::showMore()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"More menu"_s);
    menu->addAction(tr("Import…"), this, &Sidebar::importRequested);
    menu->addAction(tr("Export all…"), this, &Sidebar::exportAllRequested);
    addFileForms(*menu->addMenu(tr("Export all as separate files")), m_fileForms, this,
                 [this](int form) { emit fileForEachRequested(form, {}); });
    menu->popup(m_more->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void Sidebar::takeDrop(const ListScope &scope, const QStringList &ids)
{
    const bool fromBin = m_scope.kind == ListScope::Kind::Bin;
    const bool fromArchive = m_scope.kind == ListScope::Kind::Archive;
    if (fromBin && scope.kind != ListScope::Kind::Bin)
        emit organiseRequested(Organising::Restore, ids);
    if (fromArchive && scope.kind != ListScope::Kind::Bin && scope.kind != ListScope::Kind::Archive)
        emit organiseRequested(Organising::Unarchive, ids);
    switch (scope.kind) {
    case ListScope::Kind::All:
    case ListScope::Kind::Folder:
        emit folderRequested(scope.id, ids);
        return;
    case ListScope::Kind::Tag:
        emit tagRequested(scope.id, true, ids);
        return;
    case ListScope::Kind::Archive:
        emit organiseRequested(Organising::Archive, ids);
        return;
    case ListScope::Kind::Bin:
        if (!fromBin)
            emit organiseRequested(Organising::Delete, ids);
        return;
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/organisemenu.h"

#include "ui/sidebar/conversationlist.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/theme/icon.h"

#include <QCoreApplication>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

const QKeySequence pinKey(Qt::CTRL | Qt::Key_D);
const QKeySequence archiveKey(Qt::CTRL | Qt::Key_E);

bool all(const QModelIndexList &rows, int role)
{
    return std::all_of(rows.cbegin(), rows.cend(),
                       [role](const QModelIndex &row) { return row.data(role).toBool(); });
}

/// Builds one menu; its actions keep the ids they act on, whatever is selected later.
class Builder
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ConversationList)

public:
    Builder(ConversationList &list, const QModelIndex &index, const Theme &theme)
        : m_list(list)
        , m_index(index)
        , m_rows(list.selectionModel()->selectedIndexes())
        , m_ids(list.selectedConversations())
        , m_style(theme.palette.secondary)
        , m_menu(new QMenu(&list))
    {
        m_menu->setAttribute(Qt::WA_DeleteOnClose);
        m_menu->setObjectName(u"Conversation menu"_s);
    }

    QMenu *menu() const { return m_menu; }
    bool isBin() const { return all(m_rows, DeletedRole); }

    void addForBin()
    {
        add(Icon::Regenerate, tr("Restore"), Organising::Restore);
        add(Icon::Delete, tr("Delete for good"), Organising::DeleteForGood,
            QKeySequence(Qt::Key_Delete));
    }

    void addUsual(const ListScopes &scopes, const QStringList &fileForms)
    {
        QAction *rename = m_menu->addAction(tintedIcon(Icon::Edit, m_style), tr("Rename"), &m_list,
                                            [&list = m_list, index = m_index] {
                                                if (index.isValid())
                                                    list.edit(index);
                                            });
        rename->setEnabled(m_rows.size() == 1);
        show(*rename, QKeySequence(Qt::Key_F2));
        const bool pinned = all(m_rows, PinnedRole);
        add(Icon::Pin, pinned ? tr("Unpin") : tr("Pin"),
            pinned ? Organising::Unpin : Organising::Pin, pinKey);
        addFolders(scopes);
        addTags(scopes);
        const bool archived = all(m_rows, ArchivedRole);
        add(Icon::Archive, archived ? tr("Take out of the archive") : tr("Archive"),
            archived ? Organising::Unarchive : Organising::Archive, archiveKey);
        add(Icon::Export, tr("Export…"), Organising::Export);
        if (m_rows.size() > 1) {
            addFileForms(*m_menu->addMenu(tr("Export a file for each")), fileForms, &m_list,
                         [&list = m_list, ids = m_ids](int form) {
                             emit list.fileForEachRequested(form, ids);
                         });
        }
        m_menu->addSeparator();
        add(Icon::Delete, tr("Delete"), Organising::Delete, QKeySequence(Qt::Key_Delete));
    }

private:
    static void show(QAction &action, const QKeySequence &key)
    {
        action.setShortcut(key);
        action.setShortcutVisibleInContextMenu(true);
    }

    void add(Icon icon, const QString &text, Organising what, const QKeySequence &key = {})
    {
        QAction *action = m_menu->addAction(
            tintedIcon(icon, m_style), text, &m_list,
            [&list = m_list, ids = m_ids, what] { emit list.organiseRequested(what, ids); });
        if (!key.isEmpty())
            show(*action, key);
    }

    void addFolders(const ListScopes &scopes)
    {
        QMenu *menu = m_menu->addMenu(tintedIcon(Icon::Folder, m_style), tr("Move to folder"));
        for (const ShownFolder &folder : scopes.folders) {
            const bool isThere =
                std::all_of(m_rows.cbegin(), m_rows.cend(), [&folder](const QModelIndex &row) {
                    return row.data(FolderIdRole).toString() == folder.id;
                });
            QAction *move = menu->addAction(escaped(folder.name), &m_list,
                                            [&list = m_list, ids = m_ids, id = folder.id] {
                                                emit list.folderRequested(id, ids);
                                            });
            move->setCheckable(true);
            move->setChecked(isThere);
        }
        menu->addSeparator();
        menu->addAction(tr("New folder…"), &m_list,
                        [&list = m_list, ids = m_ids] { emit list.newFolderRequested(ids); });
        QAction *out =
            menu->addAction(tr("Out of the folder"), &m_list,
                            [&list = m_list, ids = m_ids] { emit list.folderRequested({}, ids); });
        out->setEnabled(std::any_of(m_rows.cbegin(), m_rows.cend(), [](const QModelIndex &row) {
            return !row.data(FolderIdRole).toString().isEmpty();
        }));
    }

    void addTags(const ListScopes &scopes)
    {
        QMenu *menu = m_menu->addMenu(tintedIcon(Icon::Tag, m_style), tr("Tags"));
        for (const QString &tag : scopes.tags) {
            const bool on =
                std::all_of(m_rows.cbegin(), m_rows.cend(), [&tag](const QModelIndex &row) {
                    return row.data(TagsRole).toStringList().contains(tag);
                });
            QAction *set =
                menu->addAction(escaped(tag), &m_list, [&list = m_list, ids = m_ids, tag, on] {
                    emit list.tagRequested(tag, !on, ids);
                });
            set->setCheckable(true);
            set->setChecked(on);
        }
        menu->addSeparator();
        menu->addAction(tr("New tag…"), &m_list,
                        [&list = m_list, ids = m_ids] { emit list.newTagRequested(ids); });
    }

    /// In a menu, & marks a shortcut letter.
    static QString escaped(QString name) { return name.replace(u'&', u"&&"_s); }

    ConversationList &m_list;
    const QPersistentModelIndex m_index;
    const QModelIndexList m_rows;
    const QStringList m_ids;
    const QColor m_style;
    QMenu *m_menu;
};

} // namespace

std::optional<Organising> organisingFor(const QKeyEvent &event,
                                        const QItemSelectionModel &selection)
{
    const QModelIndexList rows = selection.selectedIndexes();
    const QKeySequence key(event.keyCombination());
    const bool isBin = !rows.isEmpty() && all(rows, DeletedRole);
    if (key == QKeySequence(Qt::Key_Delete))
        return isBin ? Organising::DeleteForGood : Organising::Delete;
    if (isBin)
        return {};
    if (key == pinKey)
        return all(rows, PinnedRole) ? Organising::Unpin : Organising::Pin;
    if (key == archiveKey)
        return all(rows, ArchivedRole) ? Organising::Unarchive : Organising::Archive;
    return {};
}

QMenu *makeOrganiseMenu(ConversationList &list, const QModelIndex &index, const ListScopes &scopes,
                        const QStringList &fileForms, const Theme &theme)
{
    Builder builder(list, index, theme);
    if (builder.isBin())
        builder.addForBin();
    else
        builder.addUsual(scopes, fileForms);
    return builder.menu();
}

void addFileForms(QMenu &menu, const QStringList &forms, QObject *context,
                  const std::function<void(int form)> &chosen)
{
    for (int form = 0; form < int(forms.size()); ++form)
        menu.addAction(forms.at(form), context, [chosen, form] { chosen(form); });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/organisemenu.h"

#include "ui/theme/icon.h"
#include "ui/theme/shortcuttip.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool isKey(const QKeyEvent &event, ShortcutId id)
{
    return keySequences(id).contains(QKeySequence(event.keyCombination()));
}

/// Its entries keep the rows they act on, whatever is selected later.
class Filler
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ConversationList)

public:
    Filler(QMenu &menu, const OrganisedRows &rows, const OrganiseActions &actions,
           const Theme &theme)
        : m_menu(menu)
        , m_rows(rows)
        , m_actions(actions)
        , m_ink(theme.palette.secondary)
    {
    }

    void addForBin()
    {
        add(Icon::Regenerate, tr("Restore"), Organising::Restore);
        add(Icon::Delete, tr("Delete for good"), Organising::DeleteForGood, ShortcutId::Delete);
    }

    void addUsual(const ListScopes &scopes, const QStringList &fileForms)
    {
        QAction *rename = m_menu.addAction(tintedIcon(Icon::Edit, m_ink), tr("Rename"), &m_menu,
                                           m_actions.rename);
        rename->setEnabled(m_rows.ids.size() == 1 && m_actions.rename);
        show(*rename, ShortcutId::Rename);
        add(Icon::Pin, m_rows.isPinned ? tr("Unpin") : tr("Pin"),
            m_rows.isPinned ? Organising::Unpin : Organising::Pin, ShortcutId::Pin);
        addFolders(scopes);
        addTags(scopes);
        add(Icon::Archive, m_rows.isArchived ? tr("Unarchive") : tr("Archive"),
            m_rows.isArchived ? Organising::Unarchive : Organising::Archive, ShortcutId::Archive);
        add(Icon::Export, tr("Export…"), Organising::Export);
        if (m_rows.ids.size() > 1)
            addFileForms(*m_menu.addMenu(tr("Export as separate files")), fileForms, &m_menu,
                         m_actions.exportEach);
        else if (m_rows.ids.size() == 1)
            addTabAndWindow();
        m_menu.addSeparator();
        add(Icon::Delete, tr("Delete"), Organising::Delete, ShortcutId::Delete);
    }

private:
    void show(QAction &action, ShortcutId key) const
    {
        if (!m_actions.hasKeys)
            return;
        action.setShortcuts(keySequences(key));
        action.setShortcutVisibleInContextMenu(true);
    }

    void add(Icon icon, const QString &text, Organising what, std::optional<ShortcutId> key = {})
    {
        QAction *action =
            m_menu.addAction(tintedIcon(icon, m_ink), text, &m_menu,
                             [organise = m_actions.organise, what] { organise(what); });
        if (key)
            show(*action, *key);
    }

    void addTabAndWindow()
    {
        add(Icon::New, tr("Open in a new tab"), Organising::OpenInTab);
        add(Icon::Window, tr("Open in a new window"), Organising::OpenInWindow);
    }

    void addFolders(const ListScopes &scopes)
    {
        QMenu *menu = m_menu.addMenu(tintedIcon(Icon::Folder, m_ink), tr("Move to folder"));
        const QStringList &inside = m_rows.folderIds;
        for (const ShownFolder &folder : scopes.folders) {
            QAction *move =
                menu->addAction(escaped(folder.name), &m_menu,
                                [moveTo = m_actions.moveTo, id = folder.id] { moveTo(id); });
            move->setCheckable(true);
            move->setChecked(inside.count(folder.id) == inside.size() && !inside.isEmpty());
        }
        menu->addSeparator();
        menu->addAction(tr("New folder…"), &m_menu, m_actions.newFolder);
        QAction *out = menu->addAction(tr("Remove from the folder"), &m_menu,
                                       [moveTo = m_actions.moveTo] { moveTo({}); });
        out->setEnabled(inside.count(QString()) < inside.size());
    }

    void addTags(const ListScopes &scopes)
    {
        QMenu *menu = m_menu.addMenu(tintedIcon(Icon::Tag, m_ink), tr("Tags"));
        for (const QString &tag : scopes.tags) {
            const bool on = m_rows.tags.contains(tag);
            QAction *set = menu->addAction(
                escaped(tag), &m_menu, [setTag = m_actions.setTag, tag, on] { setTag(tag, !on); });
            set->setCheckable(true);
            set->setChecked(on);
        }
        menu->addSeparator();
        menu->addAction(tr("New tag…"), &m_menu, m_actions.newTag);
    }

    /// In a menu, & marks a shortcut letter.
    static QString escaped(QString name) { return name.replace(u'&', u"&&"_s); }

    QMenu &m_menu;
    const OrganisedRows &m_rows;
    const OrganiseActions &m_actions;
    const QColor m_ink;
};

} // namespace

std::optional<Organising> organisingFor(const QKeyEvent &event, const OrganisedRows &rows)
{
    if (isKey(event, ShortcutId::Delete))
        return rows.isBinned ? Organising::DeleteForGood : Organising::Delete;
    if (rows.isBinned)
        return {};
    if (isKey(event, ShortcutId::Pin))
        return rows.isPinned ? Organising::Unpin : Organising::Pin;
    if (isKey(event, ShortcutId::Archive))
        return rows.isArchived ? Organising::Unarchive : Organising::Archive;
    return {};
}

void fillOrganiseMenu(QMenu &menu, const OrganisedRows &rows, const ListScopes &scopes,
                      const QStringList &fileForms, const OrganiseActions &actions,
                      const Theme &theme)
{
    Filler filler(menu, rows, actions, theme);
    if (rows.isBinned)
        filler.addForBin();
    else
        filler.addUsual(scopes, fileForms);
    if (!rows.ids.isEmpty())
        return;
    const QList<QAction *> entries = menu.actions();
    for (QAction *entry : entries)
        entry->setEnabled(false);
}

void addFileForms(QMenu &menu, const QStringList &forms, QObject *context,
                  const std::function<void(int form)> &chosen)
{
    for (int form = 0; form < int(forms.size()); ++form)
        menu.addAction(forms.at(form), context, [chosen, form] { chosen(form); });
}

} // namespace Hiwar

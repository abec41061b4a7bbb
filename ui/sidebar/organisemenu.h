// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The actions on conversations, as a menu and by key: the same menu for rows of the list and for
// the title of the shown conversation. GUI thread.
#pragma once

#include "net/values/listscope.h"
#include "ui/sidebar/organisedrows.h"

#include <functional>
#include <optional>

class QKeyEvent;
class QMenu;
class QObject;

namespace Hiwar {

struct Theme;

/// What the entries of the menu do.
struct OrganiseActions
{
    std::function<void()> rename; ///< empty: renaming is not possible
    std::function<void(Organising what)> organise;
    std::function<void(const QString &folderId)> moveTo; ///< empty: out of the folder
    std::function<void()> newFolder;
    std::function<void(const QString &tag, bool on)> setTag;
    std::function<void()> newTag;
    std::function<void(int form)> exportEach; ///< an index of the menu's file forms
    bool hasKeys = false; ///< the keys of the list work where the menu opens, and are shown
};

/// nullopt: the key is no action on conversations.
[[nodiscard]] std::optional<Organising> organisingFor(const QKeyEvent &event,
                                                      const OrganisedRows &rows);

/// All entries are disabled when there are no rows.
void fillOrganiseMenu(QMenu &menu, const OrganisedRows &rows, const ListScopes &scopes,
                      const QStringList &fileForms, const OrganiseActions &actions,
                      const Theme &theme);

/// Adds the forms in which a file for each conversation can be made.
void addFileForms(QMenu &menu, const QStringList &forms, QObject *context,
                  const std::function<void(int form)> &chosen);

} // namespace Hiwar

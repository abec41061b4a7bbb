// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The actions on the selected conversations, as a menu and by key. Emits them with the list's
// signals. GUI thread.
#pragma once

#include "net/values/listscope.h"

#include <QModelIndex>

#include <functional>
#include <optional>

class QItemSelectionModel;
class QKeyEvent;
class QMenu;

namespace Hiwar {

class ConversationList;
struct Theme;

/// nullopt: the key is no action on conversations.
[[nodiscard]] std::optional<Organising> organisingFor(const QKeyEvent &event,
                                                      const QItemSelectionModel &selection);

/// `index` is the row the menu was opened on, and the one that is renamed. Deletes itself.
[[nodiscard]] QMenu *makeOrganiseMenu(ConversationList &list, const QModelIndex &index,
                                      const ListScopes &scopes, const QStringList &fileForms,
                                      const Theme &theme);

/// Adds the forms in which a file for each conversation can be made.
void addFileForms(QMenu &menu, const QStringList &forms, QObject *context,
                  const std::function<void(int form)> &chosen);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be done with the selected conversations, as a menu and by key. Says it through the
// list's signals. GUI thread.
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

/// nullopt: the key does nothing to conversations.
[[nodiscard]] std::optional<Organising> organisingFor(const QKeyEvent &event,
                                                      const QItemSelectionModel &selection);

/// `index` is the one the menu was asked for: it is the one that is renamed. Deletes itself.
[[nodiscard]] QMenu *makeOrganiseMenu(ConversationList &list, const QModelIndex &index,
                                      const ListScopes &scopes, const QStringList &fileForms,
                                      const Theme &theme);

/// What a menu offers to make a file for each conversation.
void addFileForms(QMenu &menu, const QStringList &forms, QObject *context,
                  const std::function<void(int form)> &chosen);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the sidebar reads from its model, a list of conversations in the order they are shown.
// Qt::DisplayRole is the title. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum ConversationRole : int {
    ConversationIdRole = Qt::UserRole + 1, ///< QString
    /// QDateTime, UTC: the day it stands under; invalid: days are no matter here.
    ListedTimeRole,
    ArrivingRole, ///< bool: a reply is on its way
    UnreadRole,   ///< bool: a reply has ended that was not looked at
    PinnedRole,   ///< bool: kept above the others, where the model has to place it
    TagsRole,     ///< QStringList
    FolderIdRole, ///< QString; empty: in none
    ArchivedRole, ///< bool
    DeletedRole,  ///< bool: it is in the bin
    /// QString: it is a message in the bin, of the conversation of this title; else empty.
    OriginRole,
};

} // namespace Hiwar

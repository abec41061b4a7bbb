// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roles that the sidebar reads from its model, a list of conversations in display order.
// Qt::DisplayRole is the title. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum ConversationRole : int {
    ConversationIdRole = Qt::UserRole + 1, ///< QString
    /// QDateTime, UTC: the day of its heading; invalid: not grouped by day.
    ListedTimeRole,
    ArrivingRole, ///< bool: a reply is arriving
    QueuedRole,   ///< int: questions that wait for a reply
    UnreadRole,   ///< bool: a finished reply was not looked at yet
    PinnedRole,   ///< bool: above the others; the model has to place it there
    TagsRole,     ///< QStringList
    FolderIdRole, ///< QString; empty: in no folder
    ArchivedRole, ///< bool
    DeletedRole,  ///< bool: it is in the bin
    GoneTimeRole, ///< QDateTime, UTC: in the bin, when it is removed for good; otherwise invalid
    /// QString: for a message in the bin, the title of its conversation; otherwise empty.
    OriginRole,
    /// QString, of ConversationRows: how long it stays in the bin, and its origin; otherwise empty.
    NoteRole,
};

} // namespace Hiwar

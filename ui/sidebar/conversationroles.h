// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the sidebar reads from its model, a list of conversations with the latest change first.
// Qt::DisplayRole is the title. Values only.
#pragma once

#include <Qt>

namespace Hiwar {

enum ConversationRole : int {
    ConversationIdRole = Qt::UserRole + 1, ///< QString
    UpdatedAtRole,                         ///< QDateTime, UTC
    ArrivingRole,                          ///< bool: a reply is on its way
    UnreadRole,                            ///< bool: a reply has ended that was not looked at
    PinnedRole, ///< bool: kept above the others, where the model has to place it
};

} // namespace Hiwar

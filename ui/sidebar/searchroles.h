// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roles that the list of search results reads from its model: each conversation has a row,
// followed by a row for each of its messages that are shown. Qt::DisplayRole is the title, or the
// part of the message; Qt::AccessibleTextRole contains both. Values only.
#pragma once

#include <QList>
#include <QMetaType>

namespace Hiwar {

/// Part of the text that matches. In UTF-16 units.
struct FoundMark
{
    int start = 0;
    int length = 0;

    bool operator==(const FoundMark &) const = default;
};

using FoundMarks = QList<FoundMark>;

enum SearchRole : int {
    FoundConversationRole = Qt::UserRole + 1, ///< QString, its id
    FoundMessageRole,                         ///< QString, its id; empty: the conversation's row
    FoundMarksRole,                           ///< FoundMarks, in Qt::DisplayRole
    FoundAuthorRole,                          ///< QString, to display; messages only
    FoundCountRole,                           ///< int: how many messages match; conversations only
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::FoundMarks)

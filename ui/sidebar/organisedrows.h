// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the menu of conversations has to know about those it is for. Plain values.
#pragma once

#include <QMetaType>
#include <QModelIndexList>
#include <QStringList>

namespace Hiwar {

struct OrganisedRows
{
    QStringList ids; ///< empty: a conversation that is in no list, so nothing can be done with it
    bool isPinned = false; ///< all of them are; likewise the next two
    bool isArchived = false;
    bool isBinned = false;
    QStringList folderIds; ///< the folder of each; "" is no folder
    QStringList tags;      ///< those that all of them have

    bool operator==(const OrganisedRows &) const = default;
};

/// From a model with the roles of conversationroles.h.
[[nodiscard]] OrganisedRows organisedRows(const QModelIndexList &rows);

} // namespace Hiwar

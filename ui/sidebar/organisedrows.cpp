// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sidebar/organisedrows.h"

#include "ui/sidebar/conversationroles.h"

namespace Hiwar {

OrganisedRows organisedRows(const QModelIndexList &rows)
{
    OrganisedRows found;
    found.isPinned = found.isArchived = found.isBinned = !rows.isEmpty();
    for (const QModelIndex &row : rows) {
        const QStringList tags = row.data(TagsRole).toStringList();
        if (found.ids.isEmpty())
            found.tags = tags;
        else
            found.tags.removeIf([&tags](const QString &tag) { return !tags.contains(tag); });
        found.ids.append(row.data(ConversationIdRole).toString());
        found.folderIds.append(row.data(FolderIdRole).toString());
        found.isPinned = found.isPinned && row.data(PinnedRole).toBool();
        found.isArchived = found.isArchived && row.data(ArchivedRole).toBool();
        found.isBinned = found.isBinned && row.data(DeletedRole).toBool();
    }
    return found;
}

} // namespace Hiwar

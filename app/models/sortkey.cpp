// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/sortkey.h"

#include <QLocale>

namespace Hiwar {

bool standsOn(const ListScope &scope, const ConversationInfo &info)
{
    const bool isBinned = info.deletedAt.isValid();
    switch (scope.kind) {
    case ListScope::Kind::All:
        return !isBinned && !info.isArchived;
    case ListScope::Kind::Folder:
        return !isBinned && !info.isArchived && info.folderId == scope.id;
    case ListScope::Kind::Tag:
        return !isBinned && !info.isArchived && info.tags.contains(scope.id);
    case ListScope::Kind::Archive:
        return !isBinned && info.isArchived;
    case ListScope::Kind::Bin:
        return isBinned;
    }
    Q_UNREACHABLE();
}

QCollator titleOrder()
{
    // Not the rules of the C locale: they put all capitals first.
    const bool isPlain = QLocale().language() == QLocale::C;
    QCollator words(isPlain ? QLocale(QLocale::English) : QLocale());
    words.setCaseSensitivity(Qt::CaseInsensitive);
    words.setNumericMode(true);
    return words;
}

QDateTime listedTime(const ConversationInfo &info, const ListScope &scope, ListOrder order)
{
    if (scope.kind == ListScope::Kind::Bin)
        return info.deletedAt;
    return order == ListOrder::Created ? info.createdAt : info.updatedAt;
}

bool isByTitle(const ListScope &scope, ListOrder order)
{
    return order == ListOrder::Title && scope.kind != ListScope::Kind::Bin;
}

SortKey sortKeyOf(const ConversationInfo &info, const ListScope &scope, ListOrder order,
                  const QCollator &words)
{
    SortKey place;
    place.isPinned = info.isPinned && scope.kind != ListScope::Kind::Bin;
    if (isByTitle(scope, order))
        place.title = words.sortKey(info.title);
    place.time = listedTime(info, scope, order).toMSecsSinceEpoch();
    place.id = info.id;
    return place;
}

bool comesBefore(const SortKey &a, const SortKey &b)
{
    if (a.isPinned != b.isPinned)
        return a.isPinned;
    if (a.title && b.title) {
        if (const int order = a.title->compare(*b.title); order != 0)
            return order < 0;
    }
    return a.time != b.time ? a.time > b.time : a.id < b.id;
}

} // namespace Hiwar

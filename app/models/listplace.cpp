// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/listplace.h"

#include <QLocale>

namespace Hiwar {

bool standsOn(const Shelf &shelf, const ConversationInfo &info)
{
    const bool isBinned = info.deletedAt.isValid();
    switch (shelf.kind) {
    case Shelf::Kind::All:
        return !isBinned && !info.isArchived;
    case Shelf::Kind::Folder:
        return !isBinned && !info.isArchived && info.folderId == shelf.id;
    case Shelf::Kind::Tag:
        return !isBinned && !info.isArchived && info.tags.contains(shelf.id);
    case Shelf::Kind::Archive:
        return !isBinned && info.isArchived;
    case Shelf::Kind::Bin:
        return isBinned;
    }
    Q_UNREACHABLE();
}

QCollator titleOrder()
{
    // Without a language nobody sorts: all capitals would come first.
    const bool isPlain = QLocale().language() == QLocale::C;
    QCollator words(isPlain ? QLocale(QLocale::English) : QLocale());
    words.setCaseSensitivity(Qt::CaseInsensitive);
    words.setNumericMode(true);
    return words;
}

QDateTime listedTime(const ConversationInfo &info, const Shelf &shelf, ListOrder order)
{
    if (shelf.kind == Shelf::Kind::Bin)
        return info.deletedAt;
    return order == ListOrder::Created ? info.createdAt : info.updatedAt;
}

bool isByTitle(const Shelf &shelf, ListOrder order)
{
    return order == ListOrder::Title && shelf.kind != Shelf::Kind::Bin;
}

ListPlace placeOf(const ConversationInfo &info, const Shelf &shelf, ListOrder order,
                  const QCollator &words)
{
    ListPlace place;
    place.isPinned = info.isPinned && shelf.kind != Shelf::Kind::Bin;
    if (isByTitle(shelf, order))
        place.title = words.sortKey(info.title);
    place.time = listedTime(info, shelf, order).toMSecsSinceEpoch();
    place.id = info.id;
    return place;
}

bool comesBefore(const ListPlace &a, const ListPlace &b)
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

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/librarysearch.h"

#include "app/text/blank.h"
#include "app/text/foldtext.h"

#include <algorithm>

namespace Hiwar {

namespace {

/// The best is 0; -1: it does not match.
int rankOf(const QString &name, const QString &folder, const QStringList &words,
           const QString &whole)
{
    if (name == whole)
        return 0;
    int rank = name.startsWith(whole) ? 1 : 2;
    for (const QString &word : words) {
        const qsizetype at = name.indexOf(word);
        if (at >= 0)
            rank += isWordStart(name, at) ? 2 : 4;
        else if (folder.contains(word))
            rank += 8;
        else
            return -1;
    }
    return rank;
}

template<typename Item>
QList<Item> found(const QList<Item> &items, const QString &typed)
{
    const QString whole = foldText(typed).simplified();
    const QStringList words = whole.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return items;
    QList<std::pair<int, const Item *>> ranked;
    for (const Item &item : items) {
        const int rank = rankOf(foldText(item.name), foldText(item.folder), words, whole);
        if (rank >= 0)
            ranked.append({rank, &item});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<Item> matches;
    for (const auto &[rank, item] : std::as_const(ranked))
        matches.append(*item);
    return matches;
}

} // namespace

QList<Persona> matching(const QList<Persona> &personas, const QString &typed)
{
    return found(personas, typed);
}

QList<Prompt> matching(const QList<Prompt> &prompts, const QString &typed)
{
    return found(prompts, typed);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sqlite/pagesize.h"

#include "app/sqlite/pagecells.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qint64 smallest = 512;
constexpr qint64 largest = 65536;
constexpr qint64 mostLooks = 256; // 16 MiB in all, spread over the file
// Text sent by others may look like pages of any size, but like a likely form only by chance.
constexpr qint64 sure = 16;
constexpr qint64 timesMore = 4;

/// Whether this is one page of rows, not half of a larger one and not several smaller ones: SQLite
/// fills pages from their end, so one row must end there.
bool holdsRows(QByteArrayView page, qsizetype usable)
{
    constexpr qsizetype pointer = 4; // number of the overflow page
    constexpr qsizetype filling = 3; // padding after the smallest rows
    const auto type = quint8(page.front());
    if (type != leafTable && type != leafIndex)
        return false;
    const auto cells = cellsIn(page, usable);
    return cells && std::any_of(cells->begin(), cells->end(), [&](const Cell &cell) {
               const bool isWhole = cell.local.size() == cell.size;
               const qsizetype end = cell.local.end() - page.begin() + (isWhole ? 0 : pointer);
               return end >= usable - filling;
           });
}

/// How many of the pages that are read contain rows, for each form.
QList<qint64> countRowPages(QIODevice &file, const QList<PageForm> &forms)
{
    QList<qint64> counts(forms.size(), 0);
    const qint64 pieces = (file.size() + largest - 1) / largest;
    const qint64 looks = std::min(pieces, mostLooks);
    for (qint64 look = 0; look < looks; ++look) {
        // Pages of every size begin at a multiple of the largest size.
        if (!file.seek(look * pieces / looks * largest))
            break;
        const QByteArray piece = file.read(largest);
        for (qsizetype i = 0; i < forms.size(); ++i) {
            const PageForm &form = forms.at(i);
            for (qint64 at = 0; at + form.size <= piece.size(); at += form.size)
                counts[i] += holdsRows(QByteArrayView(piece).sliced(at, form.size), form.usable);
        }
    }
    return counts;
}

} // namespace

bool isPageSize(qint64 size)
{
    return size >= smallest && size <= largest && (size & (size - 1)) == 0;
}

PageForm pageFormOf(QIODevice &file, const QList<PageForm> &likely)
{
    QList<PageForm> forms = likely;
    for (qint64 size = smallest; size <= largest; size *= 2)
        forms.append({size, qsizetype(size)});
    const QList<qint64> counts = countRowPages(file, forms);
    const auto best = std::max_element(counts.begin(), counts.begin() + likely.size());
    const auto bestOfAll = std::max_element(counts.begin(), counts.end());
    const bool isSure = *best >= sure || *best * timesMore >= *bestOfAll;
    return forms.at((isSure ? best : bestOfAll) - counts.begin());
}

} // namespace Hiwar

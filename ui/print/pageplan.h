// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where pages end. What is to be printed comes as flows, one below the other, each made of strips
// that are never cut: a line of words, a line of code, a row of a table. The rules it protects:
// every strip is on one page, in order; what introduces something stays with its first two strips;
// no paragraph leaves one line alone on a page; a short block of code moves as a whole; a table's
// heading comes again; what is taller than a page shrinks to it. Knows no text and no paper. Pure.
#pragma once

#include <QList>

namespace Hiwar {

/// Something that is printed from top to bottom.
struct Flow
{
    int gap = 0;               ///< above it, unless it begins a page
    QList<int> strips;         ///< their heights
    bool introduces = false;   ///< a heading, a speaker's name
    bool prefersWhole = false; ///< code: moves to the next page rather than be cut, if it is short
    bool repeatsFirst = false; ///< a table: its heading begins every page that it goes on to

    bool operator==(const Flow &) const = default;
};

/// Strips of one flow that stand together on one page.
struct PlacedRun
{
    int page = 0; ///< counted from the one that was begun already
    int flow = 0;
    int first = 0;
    int count = 1;
    int top = 0;               ///< of the first strip, or of the heading that is repeated above it
    int gap = 0;               ///< that was left above it
    double scale = 1;          ///< below 1: it would not fit onto a page otherwise
    bool repeatsFirst = false; ///< its flow's first strip stands above it once more

    bool operator==(const PlacedRun &) const = default;
};

struct PagePlan
{
    QList<PlacedRun> runs;
    int pages = 0; ///< that were begun again
    int used = 0;  ///< of the last one
};

/// `used`: how much of the first page is taken already.
[[nodiscard]] PagePlan planPages(const QList<Flow> &flows, int pageHeight, int used = 0);

} // namespace Hiwar

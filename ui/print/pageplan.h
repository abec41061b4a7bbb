// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where pages end. The content comes as flows, one below the other, each made of strips that are
// never cut: a line of text, a line of code, a row of a table. Rules: every strip is on one page,
// in order; what introduces something stays with its first two strips; no paragraph leaves one line
// alone on a page; a short block of code moves as a whole; a table's heading is repeated; what is
// taller than a page is scaled down to it. Knows no text and no paper. Pure.
#pragma once

#include <QList>

namespace Hiwar {

/// A piece of content that is printed from top to bottom.
struct Flow
{
    int gap = 0;               ///< above it, unless it begins a page
    QList<int> strips;         ///< their heights
    bool introduces = false;   ///< a heading, an author's name
    bool prefersWhole = false; ///< code: if short, moves to the next page instead of being cut
    bool repeatsFirst = false; ///< a table: its heading begins every further page

    bool operator==(const Flow &) const = default;
};

/// Strips of one flow that are together on one page.
struct PlacedRun
{
    int page = 0; ///< counted from the page that was already begun
    int flow = 0;
    int first = 0;
    int count = 1;
    int top = 0;               ///< of the first strip, or of the repeated heading above it
    int gap = 0;               ///< that was left above it
    double scale = 1;          ///< below 1: it would not fit onto a page otherwise
    bool repeatsFirst = false; ///< its flow's first strip is repeated above it

    bool operator==(const PlacedRun &) const = default;
};

struct PagePlan
{
    QList<PlacedRun> runs;
    int pages = 0; ///< number of new pages begun
    int used = 0;  ///< height used on the last page
};

/// `used`: how much of the first page is already used.
[[nodiscard]] PagePlan planPages(const QList<Flow> &flows, int pageHeight, int used = 0);

} // namespace Hiwar

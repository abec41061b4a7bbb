// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs the searches to their end at once, not step by step as the window does. `wanted` is folded.
#pragma once

#include "ui/find/messagematches.h"

#include <limits>

namespace Hiwar {

inline QList<FoundRange> findIn(const QString &source, const QString &wanted,
                                MatchCase matchCase = MatchCase::No)
{
    QList<FoundRange> found;
    TextSearch search(source, matchCase);
    search.searchOn(source.size(), wanted, found);
    return found;
}

inline MessageMatches findInMessage(const ShownMessage &message, const QString &wanted)
{
    MessageSearch search(message, wanted, MatchCase::No);
    search.searchOn(std::numeric_limits<qsizetype>::max());
    return search.take();
}

} // namespace Hiwar

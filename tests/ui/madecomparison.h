// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comparisons from pieces, for tests.
#pragma once

#include "ui/compare/showncomparison.h"

#include <QStringList>

namespace Hiwar {

/// Pieces of both texts in order, each begins with a sign: "=" both, "-" the first, "+" the second,
/// "<" moved away, ">" moved here.
inline ShownComparison madeComparison(const QStringList &pieces)
{
    ShownComparison shown{.first = {.model = QStringLiteral("m-1"), .version = 1},
                          .second = {.model = QStringLiteral("m-2"), .version = 2}};
    qsizetype away = -1;
    qsizetype here = -1;
    for (const QString &piece : pieces) {
        const QString text = piece.sliced(1);
        const qsizetype sign = QStringLiteral("=-+<>").indexOf(piece.front());
        const bool isInFirst = sign == 0 || sign == 1 || sign == 3;
        const bool isInSecond = sign == 0 || sign == 2 || sign == 4;
        shown.runs.append({ComparedRun::Kind(sign), shown.first.text.size(),
                           isInFirst ? text.size() : 0, shown.second.text.size(),
                           isInSecond ? text.size() : 0, -1});
        shown.first.text += isInFirst ? text : QString();
        shown.second.text += isInSecond ? text : QString();
        if (sign == 3)
            away = shown.runs.size() - 1;
        if (sign == 4)
            here = shown.runs.size() - 1;
    }
    if (away >= 0 && here >= 0) {
        shown.runs[away].other = here;
        shown.runs[here].other = away;
        shown.passagesMoved = 1;
    }
    return shown;
}

inline ShownComparison cats()
{
    ShownComparison shown = madeComparison(
        {QStringLiteral("=The "), QStringLiteral("-red"), QStringLiteral("+black"),
         QStringLiteral("= cat sat.\n"), QStringLiteral("-It slept.\n"),
         QStringLiteral("=قفزت القطة "), QStringLiteral("+عاليا "), QStringLiteral("=ثم نامت.\n")});
    shown.wordsAdded = 2;
    shown.wordsRemoved = 3;
    return shown;
}

} // namespace Hiwar

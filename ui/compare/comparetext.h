// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of a view of a comparison, and which parts of it differ: both texts in one, or each by
// itself, with empty paragraphs where only the other has some, so that the same paragraphs have the
// same number. Signs stand for what could not be seen otherwise, and lead from a moved passage to
// its other place; they are no part of the texts. Pure; GUI thread (translations).
#pragma once

#include "ui/compare/showncomparison.h"

#include <span>
#include <utility>

namespace Hiwar {

struct CompareMark
{
    int start = 0;
    int length = 0;
    ComparedRun::Kind kind = ComparedRun::Kind::Equal;
    int change = -1; ///< its number; -1: of none
    int run = -1;    ///< of the comparison
    bool isSign = false;

    [[nodiscard]] int end() const { return start + length; }

    bool operator==(const CompareMark &) const = default;
};

struct CompareText
{
    QString text;             ///< its lines end with "\n"
    QList<CompareMark> marks; ///< in ascending order; what is equal has none

    /// Those that overlap this part, in order.
    [[nodiscard]] std::span<const CompareMark> marksIn(int from, int to) const;
    /// nullptr: none.
    [[nodiscard]] const CompareMark *markAt(int offset) const;
    /// The first one of a change, or of a run; nullptr: it is not in this text.
    [[nodiscard]] const CompareMark *firstOf(int change) const;
    [[nodiscard]] const CompareMark *firstOfRun(int run) const;
    /// A part of it as it was written, without signs.
    [[nodiscard]] QString written(int from, int to) const;

    bool operator==(const CompareText &) const = default;
};

/// Runs that differ and stand together, [first, last]. What was moved is a change of its own.
struct ComparedChange
{
    int first = 0;
    int last = 0;

    bool operator==(const ComparedChange &) const = default;
};

[[nodiscard]] QList<ComparedChange> changesOf(const QList<ComparedRun> &runs);

[[nodiscard]] CompareText inOneText(const ShownComparison &comparison);
[[nodiscard]] std::pair<CompareText, CompareText>
besideEachOther(const ShownComparison &comparison);

} // namespace Hiwar

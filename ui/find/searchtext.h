// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text as finding sees it: what people write in several ways becomes one (case, accents and Arabic
// vowel signs, the elongation stroke, the forms of alef, ya, kaf and ta marbuta, the digits of
// every script), and every letter still knows where it stood. Pure; any thread.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

struct FoldedText
{
    QString text;
    QList<int> starts; ///< of each of its letters in the source, and the source's end
};

struct FoundRange
{
    int from = 0;
    int to = 0;

    bool operator==(const FoundRange &) const = default;
};

enum class MatchCase : quint8 { No, Yes };

[[nodiscard]] FoldedText foldForSearch(QStringView source, MatchCase matchCase = MatchCase::No);
/// Every place of `wanted`, which is folded as well, in the source; none overlaps another.
[[nodiscard]] QList<FoundRange> findFolded(const FoldedText &text, const QString &wanted);

} // namespace Hiwar

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

/// Finds in one text, some of its letters at a go.
class TextSearch
{
public:
    TextSearch(QString source, MatchCase matchCase);

    /// Looks at no more than so many letters; returns at how many it did. `wanted` is folded and
    /// the same every time; what is found is appended, and none of it overlaps another.
    qsizetype searchOn(qsizetype most, const QString &wanted, QList<FoundRange> &found);
    [[nodiscard]] bool isDone() const { return m_next == m_source.size(); }
    [[nodiscard]] qsizetype size() const { return m_source.size(); }

private:
    QString m_source;
    MatchCase m_matchCase;
    qsizetype m_next = 0; // letter to look at
    FoldedText m_folded;  // of those before
    qsizetype m_from = 0; // in it: nothing begins before that has not been found
};

[[nodiscard]] FoldedText foldForSearch(QStringView source, MatchCase matchCase = MatchCase::No);

} // namespace Hiwar

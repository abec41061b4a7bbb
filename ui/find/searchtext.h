// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Folds text for searching: different spellings of the same become equal (case, accents and Arabic
// vowel signs, the elongation stroke, the forms of alef, ya, kaf and ta marbuta, the digits of
// every script), and every letter keeps its position in the source. Pure; any thread.
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

/// Searches one text, some of its letters at a time.
class TextSearch
{
public:
    TextSearch(QString source, MatchCase matchCase);

    /// Searches at most so many letters; returns how many it did. `wanted` is folded and the same
    /// every time; matches are appended, and none overlaps another.
    qsizetype searchOn(qsizetype most, const QString &wanted, QList<FoundRange> &found);
    [[nodiscard]] bool isDone() const { return m_next == m_source.size(); }
    [[nodiscard]] qsizetype size() const { return m_source.size(); }

private:
    QString m_source;
    MatchCase m_matchCase;
    qsizetype m_next = 0; // the next letter
    FoldedText m_folded;  // of the letters before
    qsizetype m_from = 0; // in m_folded: the matches that begin before are found
};

[[nodiscard]] FoldedText foldForSearch(QStringView source, MatchCase matchCase = MatchCase::No);

} // namespace Hiwar

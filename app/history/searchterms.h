// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person typed to search the history, understood: words, also as parts of others, "phrases"
// of whole words, -words that must not be there, and narrowings
//     from:me  from:assistant  from:<model>    who says it
//     model:<part of a name>   in:<folder>   tag:<tag>   is:pinned  is:archived
//     before:2026-03-01  after:2026-03   on:2026-03-01   (year, month or day; also today,
//     yesterday)
// A value with blanks stands in quotes. What is no narrowing that is known is a word like any
// other, so nothing that is typed is ever an error. Pure; any thread.
#pragma once

#include "net/values/message.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// How a word is what was typed, the better the more: what is found stands in this order.
enum class Fit : quint8 { None, Inside, Prefix, Whole };

struct SearchTerm
{
    QStringList words;     ///< one behind the other, see app/text/searchwords
    bool isPrefix = false; ///< the last word may go on, now that it is being typed
    bool isPart = false;   ///< its one word may stand within another; a short one begins it
    bool isUnwanted = false;

    bool operator==(const SearchTerm &) const = default;
};

struct SearchTerms
{
    QList<SearchTerm> terms;
    std::optional<Role> role;
    QString model;  ///< folded part of its name
    QString folder; ///< folded beginning of its name
    QString tag;    ///< folded
    std::optional<bool> isPinned;
    std::optional<bool> isArchived;
    QDateTime from;  ///< UTC, included; invalid: from the first on
    QDateTime until; ///< UTC, not included; invalid: to the last

    [[nodiscard]] bool isEmpty() const { return *this == SearchTerms(); }
    bool operator==(const SearchTerms &) const = default;
};

/// `today` is the person's; times are theirs, too.
[[nodiscard]] SearchTerms parseSearch(const QString &typed, const QDate &today);

/// A term in the words of FTS5: as whole words or, if it may be that, as the beginning of the last.
[[nodiscard]] QString phraseOf(const SearchTerm &term, Fit least);
/// All wanted phrases and none of the unwanted terms; empty when nothing is wanted.
[[nodiscard]] QString matchExpression(const QStringList &wanted, const QList<SearchTerm> &terms);
/// Of the terms themselves.
[[nodiscard]] QString matchExpression(const QList<SearchTerm> &terms, Fit least);

} // namespace Hiwar

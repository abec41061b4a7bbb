// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parses what the user typed to search the history: words, also as parts of words, "phrases" of
// whole words, -words that must not occur, and narrowings
//     from:me  from:assistant  from:<model>    who wrote it
//     model:<part of a name>   in:<folder>   tag:<tag>   is:pinned  is:archived
//     before:2026-03-01  after:2026-03   on:2026-03-01   (year, month, day, today or yesterday)
// A value with blanks is quoted. An unknown narrowing is searched for as words, so no input is ever
// an error. Pure; any thread.
#pragma once

#include "net/values/message.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// How well a word matches what was typed; results with a greater value come first.
enum class Fit : quint8 { None, Inside, Prefix, Whole };

struct SearchTerm
{
    QStringList words;     ///< consecutive, see app/text/searchwords
    bool isPrefix = false; ///< the last word may be longer: it is still being typed, or ends with *
    bool isPart = false;   ///< its one word may be inside another; a short one begins it
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
    QDateTime from;  ///< UTC, inclusive; invalid: no limit
    QDateTime until; ///< UTC, exclusive; invalid: no limit

    [[nodiscard]] bool isEmpty() const { return *this == SearchTerms(); }
    bool operator==(const SearchTerms &) const = default;
};

/// `today` and the dates typed are in the user's time zone.
[[nodiscard]] SearchTerms parseSearch(const QString &typed, const QDate &today);

/// A term in FTS5 syntax: as whole words or, if it may be one, with the last word as a prefix.
[[nodiscard]] QString phraseOf(const SearchTerm &term, Fit least);
/// An expression for all wanted phrases and no unwanted term; empty when nothing is wanted.
[[nodiscard]] QString matchExpression(const QStringList &wanted, const QList<SearchTerm> &terms);
/// The same for the phrases of the terms.
[[nodiscard]] QString matchExpression(const QList<SearchTerm> &terms, Fit least);

} // namespace Hiwar

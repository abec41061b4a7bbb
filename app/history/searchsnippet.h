// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds where a text matches a search, and makes the line of it that is shown. Uses the same words
// as the index, so what is marked is what was found. Pure; any thread.
#pragma once

#include "app/history/searchpage.h"
#include "app/history/searchterms.h"

namespace Hiwar {

struct SearchSnippet
{
    QString text; ///< one line; "…" where something was left out
    QList<SearchMark> marks;
};

/// Contains the first of the best matches; the beginning of the text when nothing matches.
[[nodiscard]] SearchSnippet snippetOf(const QString &text, const QList<SearchTerm> &terms);

/// Every match of a short text, such as a title.
[[nodiscard]] QList<SearchMark> marksIn(const QString &text, const QList<SearchTerm> &terms);

/// How well the worst matched wanted term fits; None also when an unwanted term occurs.
[[nodiscard]] Fit fitOf(const QStringList &words, const QList<SearchTerm> &terms);

} // namespace Hiwar

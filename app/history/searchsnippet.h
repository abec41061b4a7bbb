// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a text matches a search, and the line of it that is shown. Matches are found by the same
// words as in the index, so what is marked is what was found. Pure; any thread.
#pragma once

#include "app/history/searchpage.h"
#include "app/history/searchterms.h"

namespace Hiwar {

struct SearchSnippet
{
    QString text; ///< one line; "…" where something was left out
    QList<SearchMark> marks;
};

/// The first of the best matches is within it. The beginning of the text when nothing matches.
[[nodiscard]] SearchSnippet snippetOf(const QString &text, const QList<SearchTerm> &terms);

/// Every match of a short text, such as a title.
[[nodiscard]] QList<SearchMark> marksIn(const QString &text, const QList<SearchTerm> &terms);

/// How the words hold the wanted term that they hold worst; None also where an unwanted one is.
[[nodiscard]] Fit fitOf(const QStringList &words, const QList<SearchTerm> &terms);

} // namespace Hiwar

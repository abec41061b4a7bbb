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

/// The first match is within it. The beginning of the text when nothing matches.
[[nodiscard]] SearchSnippet snippetOf(const QString &text, const QList<SearchTerm> &terms);

/// Every match of a short text, such as a title.
[[nodiscard]] QList<SearchMark> marksIn(const QString &text, const QList<SearchTerm> &terms);

/// Whether the words hold every wanted term and no unwanted one.
[[nodiscard]] bool matches(const QStringList &words, const QList<SearchTerm> &terms);

} // namespace Hiwar

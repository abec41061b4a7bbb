// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The meaning of a fence's first word: one table that maps the names that people and models write
// to the language names of the two libraries and to the name of a file for saving. Pure, any
// thread.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <span>

namespace Hiwar {

struct CodeLanguage
{
    QLatin1StringView fences;     ///< its names in fences, lower case, separated by blanks
    QLatin1StringView label;      ///< its name for people
    QLatin1StringView suffix;     ///< of its files
    QLatin1StringView definition; ///< in KSyntaxHighlighting
    QLatin1StringView lexer;      ///< in Scintilla: for it or its nearest relative …
    QLatin1StringView words;      ///< … and the word lists for that lexer, see scintilla.txt
};

/// Null for an unknown name.
[[nodiscard]] const CodeLanguage *languageOf(QStringView fence);
[[nodiscard]] std::span<const CodeLanguage> allLanguages();
/// The name of the language in the header of a block.
[[nodiscard]] QString languageLabel(const QString &fence);
/// "code.py"; a text file if the language is unknown.
[[nodiscard]] QString fileNameFor(const QString &fence);

} // namespace Hiwar

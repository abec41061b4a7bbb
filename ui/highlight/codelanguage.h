// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a fence's first word means: one table from the names people and models write to what the
// two libraries call the language, and to the name of a file it would be saved in. Pure, any
// thread.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <span>

namespace Hiwar {

struct CodeLanguage
{
    QLatin1StringView fences;     ///< names it goes by in fences, lower case, with blanks between
    QLatin1StringView label;      ///< what people call it
    QLatin1StringView suffix;     ///< of its files
    QLatin1StringView definition; ///< in KSyntaxHighlighting
    QLatin1StringView lexer;      ///< in Scintilla: its own or its nearest relative's …
    QLatin1StringView words;      ///< … and which words that lexer is given, see scintilla.txt
};

/// Nothing for a name nobody knows.
[[nodiscard]] const CodeLanguage *languageOf(QStringView fence);
[[nodiscard]] std::span<const CodeLanguage> allLanguages();
/// What the header of a block calls its language.
[[nodiscard]] QString languageLabel(const QString &fence);
/// "code.py"; text for what nobody knows.
[[nodiscard]] QString fileNameFor(const QString &fence);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The meaning of the style numbers of Scintilla's lexers and the word lists that they need: read
// from resources/highlight/scintilla.txt. Pure.
#pragma once

#include "ui/highlight/coderole.h"

#include <QByteArray>
#include <QHash>
#include <QMap>

#include <array>

namespace Hiwar {

struct LexerStyles
{
    std::array<CodeRole, 256> roles{}; ///< by style number
    QList<std::pair<QByteArray, QByteArray>> properties;
};

struct LexerWords
{
    QMap<int, QByteArray> lists; ///< by the lexer's number for the list
    QList<std::pair<QByteArray, QByteArray>> properties;
};

struct ScintillaTable
{
    QHash<QByteArray, LexerStyles> lexers;
    QHash<QByteArray, LexerWords> words;
    QStringList complaints; ///< lines that could not be parsed: none in the built-in table
};

[[nodiscard]] ScintillaTable parseScintillaTable(const QByteArray &text);
/// The built-in table.
[[nodiscard]] ScintillaTable scintillaTable();

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the numbers of Scintilla's lexers mean and which words they have to be given: read from
// resources/highlight/scintilla.txt. Pure.
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
    QMap<int, QByteArray> lists; ///< by the number the lexer knows them by
    QList<std::pair<QByteArray, QByteArray>> properties;
};

struct ScintillaTable
{
    QHash<QByteArray, LexerStyles> lexers;
    QHash<QByteArray, LexerWords> words;
    QStringList complaints; ///< lines nobody understands: none in what is shipped
};

[[nodiscard]] ScintillaTable parseScintillaTable(const QByteArray &text);
/// The one that is built in.
[[nodiscard]] ScintillaTable scintillaTable();

} // namespace Hiwar

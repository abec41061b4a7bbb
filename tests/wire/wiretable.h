// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of odd servers, rows/*.wire, as values: what a server does and the expected result.
// README.md describes its form; wiretable.py reads the same files. It uses no sockets.
#pragma once

#include "tests/support/wireserver.h"

#include <QHash>

namespace Hiwar {

/// The answer to one request, and what that request must contain.
struct WireAnswer
{
    QByteArrayList asked; ///< the words of each ">" line
    WireScript script;
    bool hasScript = false;
    bool always = false; ///< answers every request from here on
};

struct WireRow
{
    QByteArray id;
    QByteArray title;
    QByteArray place; ///< "file:line"
    QHash<QByteArray, QByteArray> settings;
    QList<WireAnswer> answers;
    /// By name; a name may occur more than once.
    QHash<QByteArray, QByteArrayList> outcome;
    QHash<QByteArray, QByteArrayList> first; ///< the same, only for the first request
    QByteArray fault;                        ///< why the row cannot be read

    [[nodiscard]] bool playsFor(const QByteArray &level) const;
    /// A connection is cut, not closed.
    [[nodiscard]] bool breaksOff() const;
};

/// Replaces the escapes in a text of the table.
[[nodiscard]] QByteArray unescaped(const QByteArray &text);

/// All rows of a folder, in the order of the files and of their lines.
[[nodiscard]] QList<WireRow> readRows(const QString &folder);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The table of odd servers, rows/*.wire, as values: what a server does and what must come of it.
// Its form is told in README.md; wiretable.py reads the same files. It knows no socket.
#pragma once

#include "tests/support/wireserver.h"

#include <QHash>

namespace Hiwar {

/// What one request gets, and what must stand in that request.
struct WireAnswer
{
    QByteArrayList asked; ///< the words of each ">" line
    WireScript script;
    bool hasScript = false;
    bool always = false; ///< it goes to every request from here on
};

struct WireRow
{
    QByteArray id;
    QByteArray title;
    QByteArray place; ///< "file:line"
    QHash<QByteArray, QByteArray> settings;
    QList<WireAnswer> answers;
    /// By name; a name may come more than once.
    QHash<QByteArray, QByteArrayList> outcome;
    QHash<QByteArray, QByteArrayList> first; ///< the same, of the first request alone
    QByteArray fault;                        ///< why the row cannot be read

    [[nodiscard]] bool playsFor(const QByteArray &level) const;
    /// A connection is cut, not closed.
    [[nodiscard]] bool breaksOff() const;
};

/// The bytes that a text of the table stands for.
[[nodiscard]] QByteArray unescaped(const QByteArray &text);

/// All rows of a folder, in the order of the files and of their lines.
[[nodiscard]] QList<WireRow> readRows(const QString &folder);

} // namespace Hiwar

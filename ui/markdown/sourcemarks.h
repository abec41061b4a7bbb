// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of a Markdown text md4c must not read: formulas, whose backslashes it would eat, and the
// marks of footnotes. Formulas: $$…$$, \[…\], \(…\), and $…$ under strict rules, so that prices
// stay text; none goes across an empty line, begins in code or leaves its table row. Works on
// cleanText()'s text. The time it takes grows with the text's length and no faster. Pure, any
// thread.
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace Hiwar {

struct SourceMark
{
    enum class Kind : quint8 {
        Formula,
        OpenFormula, ///< its end has not come yet: text, and nothing in it is Markdown
        Note,        ///< [^1]
        NoteText,    ///< [^1]: at the beginning of a line
        Address,     ///< see bareAddressAt()
        Words,       ///< text, whatever it looks like
    };

    Kind kind = Kind::Formula;
    qsizetype from = 0;
    qsizetype size = 0;
    QString shown;      ///< a formula with the marks around it, a note's name, the text
    bool alone = false; ///< a formula for display with its lines to itself
};

struct SourceMarks
{
    QList<SourceMark> marks;     ///< ascending, none overlaps another
    QSet<QString> notesTold;     ///< names of footnotes that have a text here
    QSet<QString> notesMeant;    ///< names that something here refers to, told or not
    bool mayDefineLinks = false; ///< a line looks like "[name]: address"
};

struct SourceRules
{
    bool dollarFormulas = true;
    bool growing = false;     ///< more of the text is to come: see OpenFormula
    QSet<QString> notesKnown; ///< told by the part of the text that stands before this one
};

[[nodiscard]] SourceMarks findSourceMarks(const QString &text, const SourceRules &rules);

} // namespace Hiwar

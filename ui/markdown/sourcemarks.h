// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of a Markdown text that md4c must not read: formulas, whose backslashes it would
// remove, the marks of footnotes, and single tildes: "H~2~O" is not struck. Formulas: $$…$$, \[…\],
// \(…\), and $…$ under strict rules, so that prices stay text; none crosses an empty line, begins
// in code or leaves its table row. Input is the result of cleanText(). Takes time linear in the
// text's length. Pure, any thread.
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace Hiwar {

struct SourceMark
{
    enum class Kind : quint8 {
        Formula,
        OpenFormula, ///< its end has not arrived yet: text without Markdown
        Note,        ///< [^1]
        NoteText,    ///< [^1]: at the beginning of a line
        Address,     ///< see bareAddressAt()
        Words,       ///< text, whatever it looks like
    };

    Kind kind = Kind::Formula;
    qsizetype from = 0;
    qsizetype size = 0;
    QString shown;      ///< a formula with its delimiters, a note's name, the text
    bool alone = false; ///< a display formula on lines of its own
};

struct SourceMarks
{
    QList<SourceMark> marks;     ///< ascending, none overlaps another
    QSet<QString> notesTold;     ///< names of footnotes whose text is here
    QSet<QString> notesMeant;    ///< names of footnotes referred to here, with a text or not
    bool mayDefineLinks = false; ///< a line looks like "[name]: address"
};

struct SourceRules
{
    bool dollarFormulas = true;
    bool growing = false;     ///< more of the text will follow: see OpenFormula
    QSet<QString> notesKnown; ///< notes whose text is in the part before this one
};

[[nodiscard]] SourceMarks findSourceMarks(const QString &text, const SourceRules &rules);

} // namespace Hiwar

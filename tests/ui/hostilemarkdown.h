// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts made to be slow to read, of any length. Tests and benchmarks only.
#pragma once

#include <QList>
#include <QString>

namespace Hiwar {

using namespace Qt::StringLiterals;

struct HostileText
{
    const char *name;
    QString text;
};

/// "`", "``", "```" … with words between: runs of every length are opened and never closed.
inline QString growingRuns(QChar mark, qsizetype size)
{
    QString text;
    for (qsizetype length = 1; text.size() < size; ++length)
        text += u"a "_s + QString(length, mark);
    return text;
}

inline QString wideTable(qsizetype size)
{
    const qsizetype columns = size / 12;
    return u"|a"_s.repeated(columns) + u"|\n"_s + u"|-"_s.repeated(columns) + u"|\n"_s +
           u"|\n"_s.repeated(size / 4);
}

inline QString manyUsesOfOneLink(qsizetype size)
{
    return u"[a]: https://x.org/"_s + QString(size / 64, u'b') + u"\n\n"_s +
           u"[a] "_s.repeated(size / 8);
}

inline QString tableOf(qsizetype columns, qsizetype size)
{
    const QString row = u"|a"_s.repeated(columns) + u"|\n"_s;
    return row + u"|-"_s.repeated(columns) + u"|\n"_s + row.repeated(size / row.size());
}

inline QString manyNotes(qsizetype size)
{
    QString text;
    for (int note = 0; text.size() < size; ++note)
        text += u"a[^%1]\n\n[^%1]: b\n\n"_s.arg(note);
    return text;
}

inline QString nestedLists(qsizetype size)
{
    QString text;
    for (qsizetype depth = 0; text.size() < size; depth = (depth + 1) % 500)
        text += QString(2 * depth, u' ') + u"- a\n"_s;
    return text;
}

inline QList<HostileText> hostileTexts(qsizetype size)
{
    const auto many = [size](const QString &piece) { return piece.repeated(size / piece.size()); };
    return {
        {"words, one line", many(u"word "_s)},
        {"words, short paragraphs", many(u"A few *words* and `code`.\n\n"_s)},
        {"words, one paragraph of lines", many(u"some words\n"_s)},
        {"[", many(u"["_s)},
        {"[a](", many(u"[a]("_s)},
        {"![a", many(u"![a"_s)},
        {"*a_ ", many(u"*a_ "_s)},
        {"**a ", many(u"**a "_s)},
        {"*a **a ", many(u"*a **a "_s)},
        {"~~a ", many(u"~~a "_s)},
        {"~a ", many(u"~a "_s)},
        {"a* b_ ", many(u"a* b_ "_s)},
        {"> on one line", many(u">"_s)},
        {"quotes, ever deeper lines", many(u"> > > > > a\n"_s)},
        {"- on one line", many(u"- "_s)},
        {"one long list", many(u"- a\n"_s)},
        {"one long loose list", many(u"- a\n\n\n  b\n"_s)},
        {"1. ever longer", many(u"1. a\n   1. b\n"_s)},
        {"a tall table", u"|a|b|\n|-|-|\n"_s + many(u"|c|`d`|\n"_s)},
        {"a wide table", wideTable(size)},
        {"delimiter rows", many(u"|-|-|\n"_s)},
        {"a row without end", many(u"|-"_s)},
        {"` in growing runs", growingRuns(u'`', size)},
        {"`", many(u"`a"_s)},
        {"typed: fences", many(u"```x\n"_s)},
        {"typed: two kinds of fences", many(u"~~~\n```a\n"_s)},
        {"typed: shorter fences", many(u"`````\n````a\n"_s)},
        {"typed: addresses", many(u"_www.a"_s)},
        {"typed: lines both ways", many(u"ا\na\n"_s)},
        {"fences", many(u"```\n"_s)},
        {"one open fence", u"```\n"_s + many(u"code\n\n"_s)},
        {"indented code", many(u"    a\n\n\n"_s)},
        {"&amp;", many(u"&amp;"_s)},
        {"&#x41;", many(u"&#x41;"_s)},
        {"& without end", many(u"&a"_s)},
        {"<", many(u"<a "_s)},
        {"https://", many(u"https://x.org/ "_s)},
        {"@", many(u"a@b.c@"_s)},
        {"@ alone", many(u"@"_s)},
        {"mail addresses", many(u"a@b.c "_s)},
        {"a mail name without end", QString(size, u'a') + u"@b.c"_s},
        {"a mail host without end", u"a@"_s + many(u"b."_s)},
        {"definitions of links", many(u"[a]: b\n"_s)},
        {"one link, used often", manyUsesOfOneLink(size)},
        {"$", many(u"$"_s)},
        {"$a ", many(u"$a "_s)},
        {"$a$", many(u"$a$ "_s)},
        {"$$ a", many(u"$$ a\n$ "_s)},
        {"\\(", many(u"\\("_s)},
        {"\\[ at the beginning of lines", many(u"\\[ a\n"_s)},
        {"\\(a\\)", many(u"\\(a\\) "_s)},
        {"\\", many(u"\\"_s)},
        {"[^", many(u"[^"_s)},
        {"[^1]", many(u"[^1] "_s)},
        {"[^1]: ", many(u"[^1]: a\n"_s)},
        {"empty lines", many(u"\n"_s)},
        {"# ", many(u"# "_s)},
        {"bidi controls and surrogates", many(u"\u202E😀\r"_s)},
        {"arabic", many(u"سلام `a` "_s)},
        {"one word", many(u"x"_s)},
        {"one word of two directions", many(u"aא1"_s)},
        {"arabic words", many(u"كلمات كثيرة "_s)},
        {"words by hard blanks", many(u"word\u00a0"_s)},
        {"words by underscores", many(u"word_"_s)},
        {"one letter with marks", u"a"_s + many(u"\u0301"_s)},
        {"letters with many marks", many(u"a"_s + QString(500, QChar(0x0308)) + u' ')},
        {"joined emoji", many(u"👩\u200d"_s)},
        {"flags", many(u"🇩🇪"_s)},
        {"www.", many(u"www."_s)},
        {"<!", many(u"<!"_s)},
        {"<!--", many(u"<!--"_s)},
        {"<?", many(u"<?"_s)},
        {"backticks in pairs", many(u"``a`"_s)},
        {"$a$a", many(u"$a$a"_s)},
        {"$$ with braces", u"$$"_s + many(u"{"_s) + u"$$"_s},
        {"pictures in a paragraph", many(u"![](https://x.org/a.png) "_s)},
        {"links in a paragraph", many(u"[word](https://x.org/a) "_s)},
        {"formulas in a paragraph", many(u"$x^2$ "_s)},
        {"headings", many(u"# a\n"_s)},
        {"rules", many(u"---\n\n"_s)},
        {"check boxes", many(u"- [x] a\n"_s)},
        {"hard breaks", many(u"a  \n"_s)},
        {"blocks of code", many(u"```\na\n```\n"_s)},
        {"code, lines", u"```cpp\n"_s + many(u"int a = 1; // one of many\n"_s) + u"```\n"_s},
        {"code, one line", u"```cpp\n"_s + many(u"int a = 1; "_s) + u"\n```\n"_s},
        {"code, one comment", u"```cpp\n/*"_s + many(u"word "_s) + u"\n```\n"_s},
        {"a table of many rows", u"|a|b|\n|-|-|\n"_s + many(u"|word and word|word|\n"_s)},
        {"a table of 120 columns", tableOf(120, size)},
        {"cells of one word", u"|a|b|\n|-|-|\n|"_s + many(u"x"_s) + u"|y|\n"_s},
        {"notes", manyNotes(size)},
        {"nested lists", nestedLists(size)},
    };
}

} // namespace Hiwar

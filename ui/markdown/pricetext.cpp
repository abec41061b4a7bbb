// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/pricetext.h"

#include "net/values/ascii.h"

#include <QSet>
#include <QString>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isLatin(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// Letters of scripts that are not used for variables.
bool isForeign(QChar c)
{
    constexpr char16_t behindGreekAndCyrillic = 0x0530;
    return c.unicode() >= behindGreekAndCyrillic && c.isLetter() &&
           c.decompositionTag() == QChar::NoDecomposition; // ℝ and ﬁ have a decomposition
}

/// A word of a sentence; two letters side by side are usually two variables.
bool isWord(QStringView letters)
{
    static const QSet<QString> brief{u"an"_s, u"at"_s, u"by"_s, u"in"_s, u"is"_s,
                                     u"of"_s, u"on"_s, u"or"_s, u"to"_s, u"vs"_s};
    static const QSet<QString> functions{
        u"sin"_s,    u"cos"_s,    u"tan"_s,    u"cot"_s, u"sec"_s, u"csc"_s, u"sinh"_s, u"cosh"_s,
        u"tanh"_s,   u"arcsin"_s, u"arccos"_s, u"exp"_s, u"log"_s, u"max"_s, u"min"_s,  u"sup"_s,
        u"inf"_s,    u"lim"_s,    u"mod"_s,    u"gcd"_s, u"lcm"_s, u"det"_s, u"dim"_s,  u"deg"_s,
        u"arctan"_s, u"ker"_s,    u"arg"_s,    u"div"_s, u"mid"_s, u"rank"_s};
    const QString word = letters.toString();
    return word.size() >= 3 ? !functions.contains(word) : brief.contains(word);
}

qsizetype afterNumber(QStringView text)
{
    qsizetype at = 0;
    const auto goesOn = [&](QChar c) {
        return isAsciiDigit(c) ||
               ((c == u'.' || c == u',') && at + 1 < text.size() && isAsciiDigit(text.at(at + 1)));
    };
    while (at < text.size() && goesOn(text.at(at)))
        ++at;
    return at;
}

/// "km", " GB": the unit of a number.
bool isUnit(QStringView rest)
{
    rest = rest.trimmed();
    return !rest.isEmpty() && std::all_of(rest.begin(), rest.end(), isLatin);
}

} // namespace

bool namesPrices(QStringView inside)
{
    const QStringView rest = inside.sliced(afterNumber(inside));
    if (rest.size() == inside.size() || isUnit(rest))
        return false;
    int depth = 0; // of braces: \text{per day} is TeX
    for (qsizetype i = 0; i < rest.size(); ++i) {
        const QChar c = rest.at(i);
        if (c == u'{' || c == u'}')
            depth += c == u'{' ? 1 : -1;
        const bool isCommand = c == u'\\';
        qsizetype end = i + 1;
        if (isCommand || isLatin(c)) {
            while (end < rest.size() && isLatin(rest.at(end)))
                ++end;
            const bool standsApart =
                i > 0 && !isAsciiDigit(rest.at(i - 1)) && rest.at(i - 1) != u'_';
            if (!isCommand && depth == 0 && standsApart && isWord(rest.sliced(i, end - i)))
                return true;
        } else if (depth == 0 && isForeign(c)) {
            return true;
        }
        i = end - 1;
    }
    return false;
}

} // namespace Hiwar

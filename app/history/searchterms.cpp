// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchterms.h"

#include "app/text/foldtext.h"
#include "app/text/searchwords.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTerms = 32; // a pasted page is no search, and SQLite limits expressions

struct Token
{
    QString name; ///< of a narrowing: "from" of "from:me"
    QString value;
    bool isQuoted = false;
    bool isUnwanted = false;
    bool isLast = false;
};

bool isQuote(QChar c)
{
    return c == u'"' || c == u'\u201C' || c == u'\u201D' || c == u'\u201E' || c == u'\u00AB' ||
           c == u'\u00BB';
}

/// Up to the next quote, or to the end when it was not closed yet.
QString takeQuoted(QStringView &rest)
{
    qsizetype end = 1;
    while (end < rest.size() && !isQuote(rest.at(end)))
        ++end;
    const QString quoted = rest.sliced(1, end - 1).toString();
    rest = rest.sliced(std::min(end + 1, rest.size()));
    return quoted;
}

QString takeWord(QStringView &rest)
{
    qsizetype end = 0;
    while (end < rest.size() && !rest.at(end).isSpace() && !isQuote(rest.at(end)) &&
           rest.at(end) != u':')
        ++end;
    const bool isName = end > 0 && end < rest.size() && rest.at(end) == u':';
    while (!isName && end < rest.size() && !rest.at(end).isSpace() && !isQuote(rest.at(end)))
        ++end;
    const QString word = rest.first(isName ? end + 1 : end).toString();
    rest = rest.sliced(word.size());
    return word;
}

QList<Token> split(QStringView rest)
{
    QList<Token> tokens;
    while (!(rest = rest.trimmed()).isEmpty() && tokens.size() < mostTerms) {
        Token token;
        if (rest.size() > 1 && rest.front() == u'-' && !rest.at(1).isSpace()) {
            token.isUnwanted = true;
            rest = rest.sliced(1);
        }
        if (isQuote(rest.front())) {
            token.isQuoted = true;
            token.value = takeQuoted(rest);
        } else {
            token.value = takeWord(rest);
            if (token.value.endsWith(u':')) {
                token.name = token.value.chopped(1).toLower();
                token.isQuoted = !rest.isEmpty() && isQuote(rest.front());
                token.value = token.isQuoted ? takeQuoted(rest) : QString();
                while (!token.isQuoted && !rest.isEmpty() && !rest.front().isSpace()) {
                    token.value += rest.front();
                    rest = rest.sliced(1);
                }
            }
        }
        tokens.append(token);
    }
    if (!tokens.isEmpty())
        tokens.last().isLast = true;
    return tokens;
}

/// The first day of the period and the first day after it.
std::optional<std::pair<QDate, QDate>> daysOf(const QString &value, const QDate &today)
{
    const QString text = foldText(value); // digits of any script
    if (text == "today"_L1)
        return std::pair(today, today.addDays(1));
    if (text == "yesterday"_L1)
        return std::pair(today.addDays(-1), today);
    const QStringList parts = text.split(u'-');
    QList<int> numbers;
    for (const QString &part : parts) {
        bool isNumber = false;
        numbers.append(part.toInt(&isNumber));
        if (!isNumber)
            return std::nullopt;
    }
    const QDate first(numbers.at(0), numbers.value(1, 1), numbers.value(2, 1));
    if (!first.isValid() || numbers.at(0) < 1000 || numbers.size() > 3)
        return std::nullopt;
    const QDate after = numbers.size() == 1   ? first.addYears(1)
                        : numbers.size() == 2 ? first.addMonths(1)
                                              : first.addDays(1);
    return std::pair(first, after);
}

bool narrowFrom(SearchTerms &terms, const QString &value)
{
    const QString who = foldText(value);
    if (who == "me"_L1 || who == "you"_L1 || who == "user"_L1)
        terms.role = Role::User;
    else if (who == "system"_L1)
        terms.role = Role::System;
    else {
        terms.role = Role::Assistant;
        if (who != "assistant"_L1 && who != "model"_L1)
            terms.model = who;
    }
    return true;
}

bool narrowIs(SearchTerms &terms, const QString &value)
{
    const QString state = foldText(value);
    if (state == "pinned"_L1)
        terms.isPinned = true;
    else if (state == "archived"_L1)
        terms.isArchived = true;
    else
        return false;
    return true;
}

bool narrowTime(SearchTerms &terms, const QString &name, const QString &value, const QDate &today)
{
    const auto days = daysOf(value, today);
    if (!days)
        return false;
    if (name != "after"_L1)
        terms.until = (name == "before"_L1 ? days->first : days->second).startOfDay().toUTC();
    if (name != "before"_L1)
        terms.from = days->first.startOfDay().toUTC();
    return true;
}

/// Whether the token is a narrowing. One without a value yet narrows nothing.
bool narrow(SearchTerms &terms, const Token &token, const QDate &today)
{
    static const QStringList names{u"from"_s, u"model"_s,  u"in"_s,    u"tag"_s,
                                   u"is"_s,   u"before"_s, u"after"_s, u"on"_s};
    if (!names.contains(token.name) || token.isUnwanted)
        return false;
    if (token.value.isEmpty())
        return true;
    if (token.name == "from"_L1)
        return narrowFrom(terms, token.value);
    if (token.name == "is"_L1)
        return narrowIs(terms, token.value);
    if (token.name == "model"_L1)
        terms.model = foldText(token.value);
    else if (token.name == "in"_L1)
        terms.folder = foldText(token.value);
    else if (token.name == "tag"_L1)
        terms.tag = foldText(token.value);
    else
        return narrowTime(terms, token.name, token.value, today);
    return true;
}

} // namespace

SearchTerms parseSearch(const QString &typed, const QDate &today)
{
    SearchTerms terms;
    const bool goesOn = !typed.isEmpty() && !typed.back().isSpace();
    for (const Token &token : split(typed)) {
        if (narrow(terms, token, today))
            continue;
        SearchTerm term;
        term.isUnwanted = token.isUnwanted;
        term.words =
            searchWords(token.name.isEmpty() ? token.value : token.name + u' ' + token.value);
        term.isPrefix = !token.isQuoted && ((token.isLast && goesOn && !token.isUnwanted) ||
                                            token.value.endsWith(u'*'));
        term.isPart = !token.isQuoted && !token.isUnwanted && term.words.size() == 1 &&
                      !token.value.endsWith(u'*');
        if (!term.words.isEmpty())
            terms.terms.append(term);
    }
    return terms;
}

QString phraseOf(const SearchTerm &term, Fit least)
{
    // A prefix of one letter would match too much. Words contain no quotes.
    const bool goesOn = least < Fit::Whole && term.words.constLast().size() > 1 &&
                        (term.isPrefix || (least == Fit::Inside && term.isPart));
    return u'"' + term.words.join(u' ') + u'"' + (goesOn ? u"*"_s : u""_s);
}

QString matchExpression(const QStringList &wanted, const QList<SearchTerm> &terms)
{
    if (wanted.isEmpty())
        return {};
    QStringList unwanted;
    for (const SearchTerm &term : terms) {
        if (term.isUnwanted)
            unwanted.append(phraseOf(term, Fit::Whole));
    }
    const QString all = u'(' + wanted.join(" AND "_L1) + u')';
    return unwanted.isEmpty() ? all : all + " NOT ("_L1 + unwanted.join(" OR "_L1) + u')';
}

QString matchExpression(const QList<SearchTerm> &terms, Fit least)
{
    QStringList wanted;
    for (const SearchTerm &term : terms) {
        if (!term.isUnwanted)
            wanted.append(phraseOf(term, least));
    }
    return matchExpression(wanted, terms);
}

} // namespace Hiwar

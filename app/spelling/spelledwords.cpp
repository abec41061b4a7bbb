// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/spelledwords.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr char16_t tatweel = u'\u0640';
constexpr char16_t alefAbove = u'\u0670';
constexpr char16_t firstVowelSign = u'\u064b';
constexpr char16_t lastVowelSign = u'\u0652';

bool isVowelSign(QChar c)
{
    return (c >= firstVowelSign && c <= lastVowelSign) || c == alefAbove || c == tatweel;
}

qsizetype runOf(QStringView text, qsizetype from, QChar mark)
{
    qsizetype end = from;
    while (end < text.size() && text[end] == mark)
        ++end;
    return end - from;
}

/// As Markdown has it: as many backticks end it as began it. 0: nothing ends it.
qsizetype endOfCode(QStringView text, qsizetype from, qsizetype ticks)
{
    for (qsizetype at = text.indexOf(u'`', from); at >= 0; at = text.indexOf(u'`', at)) {
        const qsizetype run = runOf(text, at, u'`');
        if (run == ticks)
            return at + run;
        at += run;
    }
    return 0;
}

/// The text, with spaces in place of code.
QString withoutCode(QStringView text)
{
    QString plain = text.toString();
    for (qsizetype at = plain.indexOf(u'`'); at >= 0; at = plain.indexOf(u'`', at)) {
        const qsizetype ticks = runOf(plain, at, u'`');
        const qsizetype end = endOfCode(plain, at + ticks, ticks);
        if (end > 0)
            std::fill(plain.begin() + at, plain.begin() + end, QChar(u' '));
        at = end > 0 ? end : at + ticks;
    }
    return plain;
}

bool isAroundWords(QChar c)
{
    return c.isPunct() && c != u'@' && c != u'/' && c != u'\\' && c != u'#' && c != u'-' &&
           c != u'_' && c != u'&';
}

/// What stands between spaces, without the quotation marks, brackets and stops around it.
QStringView bare(QStringView chunk)
{
    while (!chunk.isEmpty() && isAroundWords(chunk.front()))
        chunk = chunk.sliced(1);
    while (!chunk.isEmpty() && isAroundWords(chunk.back()))
        chunk.chop(1);
    return chunk;
}

/// "report.pdf", "example.com", "std.out": a stop or a colon between two letters.
bool hasInnerStop(QStringView chunk)
{
    for (qsizetype i = 1; i + 1 < chunk.size(); ++i) {
        const bool isStop = chunk[i] == u'.' || chunk[i] == u':';
        if (isStop && chunk[i - 1].isLetterOrNumber() && chunk[i + 1].isLetterOrNumber())
            return true;
    }
    return false;
}

bool isAddressOrCode(QStringView whole)
{
    const auto is = [](QChar c) { return QStringView(u"@\\<>{}=_|~$%^*").contains(c); };
    const QStringView chunk = bare(whole);
    if (std::any_of(chunk.begin(), chunk.end(), is) || whole.contains(QLatin1String("()")) ||
        chunk.contains(QLatin1String("::")))
        return true;
    if (whole.startsWith(u'/') || whole.startsWith(u'.') || whole.startsWith(u'#') ||
        whole.startsWith(u'@') || whole.startsWith(u'-'))
        return whole.size() > 1 && (whole[1].isLetterOrNumber() || whole[1] == whole[0] ||
                                    whole[1] == u'/' || whole[1] == u'.');
    return chunk.count(u'/') > 1 || hasInnerStop(chunk);
}

bool isIdentifier(QStringView word)
{
    const auto isUpper = [](QChar c) { return c.isUpper(); };
    const auto isLower = [](QChar c) { return c.isLower(); };
    const bool hasInnerCapital = std::any_of(word.begin() + 1, word.end(), isUpper);
    return hasInnerCapital || (word.size() > 1 && std::all_of(word.begin(), word.end(), isUpper) &&
                               std::none_of(word.begin(), word.end(), isLower));
}

bool isSpelled(QStringView word)
{
    qsizetype letters = 0;
    QChar::Script script = QChar::Script_Unknown;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar c = word[i];
        if (c.isDigit() || c == u'_' || c.isSurrogate())
            return false;
        if (!c.isLetter() || c == tatweel)
            continue;
        ++letters;
        if (script != QChar::Script_Unknown && c.script() != script)
            return false; // of two scripts, it is in no dictionary
        script = c.script();
    }
    return letters > 1 && !isIdentifier(word);
}

void addWords(QStringView chunk, qsizetype at, QList<WordRange> &words)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Word, chunk.data(), chunk.size());
    while (finder.toNextBoundary() >= 0) {
        if (!(finder.boundaryReasons() & QTextBoundaryFinder::EndOfItem))
            continue;
        const qsizetype end = finder.position();
        finder.toPreviousBoundary();
        const qsizetype start = finder.position();
        finder.setPosition(end);
        if (isSpelled(chunk.sliced(start, end - start)))
            words.append({at + start, end - start});
    }
}

} // namespace

QList<WordRange> spelledWords(QStringView paragraph)
{
    const QString text = withoutCode(paragraph);
    const QStringView all(text);
    QList<WordRange> words;
    for (qsizetype at = 0; at < all.size();) {
        qsizetype end = at;
        while (end < all.size() && !all[end].isSpace())
            ++end;
        const QStringView chunk = all.sliced(at, end - at);
        if (!chunk.isEmpty() && !isAddressOrCode(chunk))
            addWords(chunk, at, words);
        at = end + 1;
    }
    return words;
}

QString plainWord(QStringView word)
{
    QString plain;
    plain.reserve(word.size());
    for (const QChar c : word) {
        if (!isVowelSign(c))
            plain.append(c == u'\u2019' ? QChar(u'\'') : c);
    }
    return plain;
}

QChar::Script scriptOf(QStringView word)
{
    const auto letter = std::find_if(word.begin(), word.end(),
                                     [](QChar c) { return c.isLetter() && c != tatweel; });
    return letter == word.end() ? QChar::Script_Unknown : letter->script();
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/letters.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Hiwar {

namespace {

constexpr char16_t asciiEnd = 128;

bool isSmall(char16_t c)
{
    return c >= u'a' && c <= u'z';
}

bool isCapital(char16_t c)
{
    return c >= u'A' && c <= u'Z';
}

bool isDigit(char16_t c)
{
    return c >= u'0' && c <= u'9';
}

bool isOfWord(char16_t c)
{
    return isSmall(c) || isCapital(c) || isDigit(c) || c == u'_' || c == u'-';
}

} // namespace

Letters lettersFrom(QStringView ranges)
{
    Letters letters;
    for (qsizetype i = 0; i < ranges.size(); ++i) {
        const char16_t first = ranges[i].unicode();
        const bool isRange = i + 2 < ranges.size() && ranges[i + 1] == u'-';
        const char16_t last = isRange ? ranges[i + 2].unicode() : first;
        for (char16_t c = first; c <= last && c < asciiEnd; ++c)
            letters.set(c);
        i += isRange ? 2 : 0;
    }
    return letters;
}

char16_t ScannedText::at(qsizetype place) const
{
    ++m_steps;
    return place < 0 || place >= m_text.size() ? u'\0' : m_text[place].unicode();
}

bool ScannedText::has(qsizetype place, const Letters &letters) const
{
    const char16_t c = at(place);
    return c < asciiEnd && letters.test(c);
}

bool ScannedText::continuesWith(qsizetype place, QStringView words) const
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (at(place + i) != words[i].unicode())
            return false;
    }
    return true;
}

qsizetype ScannedText::runEnd(qsizetype from, const Letters &letters, qsizetype most) const
{
    const qsizetype limit = std::min(m_text.size(), from + most);
    qsizetype end = from;
    while (end < limit && has(end, letters))
        ++end;
    return end;
}

bool ScannedText::isWordStart(qsizetype place) const
{
    const char16_t before = at(place - 1);
    if (!isOfWord(before))
        return true;
    const bool isEscaped =
        at(place - 2) == u'\\' && (before == u'n' || before == u't' || before == u'r');
    return isEscaped || at(place - 3) == u'%';
}

QStringView ScannedText::part(qsizetype from, qsizetype end) const
{
    const qsizetype first = std::clamp<qsizetype>(from, 0, m_text.size());
    const qsizetype last = std::clamp<qsizetype>(end, first, m_text.size());
    m_steps += last - first;
    return m_text.sliced(first, last - first);
}

double entropyOf(QStringView text)
{
    if (text.isEmpty())
        return 0;
    std::array<int, asciiEnd> counts{};
    int others = 0;
    for (const QChar c : text)
        c.unicode() < asciiEnd ? ++counts.at(c.unicode()) : ++others;
    const double size = double(text.size());
    double bits = others > 0 ? -others / size * std::log2(others / size) : 0;
    for (const int count : counts) {
        if (count > 0)
            bits -= count / size * std::log2(count / size);
    }
    return bits;
}

int letterKindsOf(QStringView text)
{
    bool hasSmall = false;
    bool hasCapital = false;
    bool hasDigit = false;
    for (const QChar letter : text) {
        const char16_t c = letter.unicode();
        hasSmall |= isSmall(c);
        hasCapital |= isCapital(c);
        hasDigit |= isDigit(c);
    }
    return int(hasSmall) + int(hasCapital) + int(hasDigit);
}

int digitsIn(QStringView text)
{
    return int(
        std::count_if(text.begin(), text.end(), [](QChar c) { return isDigit(c.unicode()); }));
}

bool isPlaceholder(QStringView text, const QStringList &words)
{
    return std::any_of(words.begin(), words.end(), [text](const QString &word) {
        return text.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/searchtext.h"

#include "net/values/foldletter.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

bool isLeftOut(char32_t c)
{
    constexpr char32_t tatweel = U'\u0640';
    const QChar::Category category = QChar::category(c);
    return c == tatweel || category == QChar::Mark_NonSpacing || category == QChar::Other_Format;
}

class Folder
{
public:
    Folder(FoldedText &out, MatchCase matchCase)
        : m_matchCase(matchCase)
        , m_out(out)
    {
    }

    void add(char32_t c, int at)
    {
        if (c < 0x80) {
            put(c == U'\n' || c == U'\t' ? U' ' : lowered(c), at);
            return;
        }
        if (c == QChar::LineSeparator) {
            put(U' ', at);
            return;
        }
        // Hangul would be decomposed into single sounds.
        const bool isHangul = c >= 0xAC00 && c <= 0xD7A3;
        if (!isHangul && QChar::decompositionTag(c) != QChar::NoDecomposition)
            addApart(c, at);
        else
            addOne(c, at);
    }

private:
    [[nodiscard]] char32_t lowered(char32_t c) const
    {
        return m_matchCase == MatchCase::Yes ? c : QChar::toCaseFolded(c);
    }

    void addApart(char32_t c, int at)
    {
        const QList<uint> parts =
            QString::fromUcs4(&c, 1).normalized(QString::NormalizationForm_KD).toUcs4();
        for (const uint part : parts)
            addOne(part, at);
    }

    void addOne(char32_t c, int at)
    {
        if (isLeftOut(c))
            return;
        if (const int digit = QChar::digitValue(c);
            digit >= 0 && QChar::category(c) == QChar::Number_DecimalDigit)
            put(U'0' + char32_t(digit), at);
        else if (c == U'\u00DF' && m_matchCase == MatchCase::No)
            putTwice(u's', at); // the only common letter that folds to two
        else
            put(foldLetter(lowered(c)), at);
    }

    void putTwice(char16_t c, int at)
    {
        put(c, at);
        put(c, at);
    }

    void put(char32_t c, int at)
    {
        for (const char16_t unit : QChar::fromUcs4(c)) {
            m_out.text.append(QChar(unit));
            m_out.starts.append(at);
        }
    }

    MatchCase m_matchCase;
    FoldedText &m_out;
};

/// Letters [from, to) of the source.
void foldOnto(FoldedText &out, QStringView source, std::pair<qsizetype, qsizetype> letters,
              MatchCase matchCase)
{
    Folder folder(out, matchCase);
    for (qsizetype i = letters.first; i < letters.second; ++i) {
        const QChar c = source.at(i);
        const bool isPair =
            c.isHighSurrogate() && i + 1 < source.size() && source.at(i + 1).isLowSurrogate();
        folder.add(isPair ? QChar::surrogateToUcs4(c, source.at(i + 1)) : char32_t(c.unicode()),
                   int(i));
        if (isPair)
            ++i;
    }
}

} // namespace

FoldedText foldForSearch(QStringView source, MatchCase matchCase)
{
    FoldedText folded;
    foldOnto(folded, source, {0, source.size()}, matchCase);
    folded.starts.append(int(source.size()));
    return folded;
}

TextSearch::TextSearch(QString source, MatchCase matchCase)
    : m_source(std::move(source))
    , m_matchCase(matchCase)
{
}

qsizetype TextSearch::searchOn(qsizetype most, const QString &wanted, QList<FoundRange> &found)
{
    qsizetype end = std::min(m_next + most, m_source.size());
    if (end < m_source.size() && m_source.at(end - 1).isHighSurrogate())
        ++end; // a pair is one letter
    const qsizetype looked = end - m_next;
    foldOnto(m_folded, m_source, {m_next, end}, m_matchCase);
    m_next = end;
    if (isDone())
        m_folded.starts.append(int(end));
    const qsizetype size = wanted.size();
    // A match at the last letter so far is taken only when that letter's end is known.
    const qsizetype last = isDone() ? m_folded.text.size() : m_folded.text.size() - 1;
    while (size > 0) {
        const qsizetype at = m_folded.text.indexOf(wanted, m_from);
        if (at < 0 || at + size > last)
            break;
        // A decomposed letter is found whole.
        qsizetype behind = at + size;
        while (behind < m_folded.text.size() &&
               m_folded.starts.at(behind) == m_folded.starts.at(behind - 1))
            ++behind;
        if (behind == m_folded.text.size() && !isDone())
            break;
        found.append({m_folded.starts.at(at), m_folded.starts.at(behind)});
        m_from = at + size;
    }
    m_from = std::max(m_from, last - size + 1);
    return looked;
}

} // namespace Hiwar

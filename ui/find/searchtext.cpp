// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/searchtext.h"

#include "net/values/foldletter.h"

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
    explicit Folder(MatchCase matchCase)
        : m_matchCase(matchCase)
    {
    }

    void reserve(qsizetype size)
    {
        m_out.text.reserve(size);
        m_out.starts.reserve(size + 1);
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
        // Hangul would come apart into single sounds.
        const bool isHangul = c >= 0xAC00 && c <= 0xD7A3;
        if (!isHangul && QChar::decompositionTag(c) != QChar::NoDecomposition)
            addApart(c, at);
        else
            addOne(c, at);
    }

    FoldedText take(qsizetype sourceEnd)
    {
        m_out.starts.append(int(sourceEnd));
        return std::move(m_out);
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
            putTwice(u's', at); // the one letter of every day that folds to two
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
    FoldedText m_out;
};

} // namespace

FoldedText foldForSearch(QStringView source, MatchCase matchCase)
{
    Folder folder(matchCase);
    folder.reserve(source.size());
    for (qsizetype i = 0; i < source.size(); ++i) {
        const QChar c = source.at(i);
        const bool isPair =
            c.isHighSurrogate() && i + 1 < source.size() && source.at(i + 1).isLowSurrogate();
        folder.add(isPair ? QChar::surrogateToUcs4(c, source.at(i + 1)) : char32_t(c.unicode()),
                   int(i));
        if (isPair)
            ++i;
    }
    return folder.take(source.size());
}

QList<FoundRange> findFolded(const FoldedText &text, const QString &wanted)
{
    QList<FoundRange> found;
    if (wanted.isEmpty())
        return found;
    const qsizetype size = wanted.size();
    for (qsizetype at = text.text.indexOf(wanted); at >= 0;
         at = text.text.indexOf(wanted, at + size)) {
        const int from = text.starts.at(at);
        // A letter that came apart is found whole.
        qsizetype end = at + size;
        while (end < text.text.size() && text.starts.at(end) == text.starts.at(end - 1))
            ++end;
        found.append({from, text.starts.at(end)});
    }
    return found;
}

} // namespace Hiwar

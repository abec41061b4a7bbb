// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/scriptcounts.h"

#include "app/usage/frequentwords.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

bool isBetween(char16_t c, char16_t from, char16_t to)
{
    return c >= from && c <= to;
}

bool isArabicPunctuation(char16_t c)
{
    return isBetween(c, 0x0609, 0x060d) || isBetween(c, 0x061b, 0x061f) ||
           isBetween(c, 0x066a, 0x066d) || c == 0x06d4;
}

bool isArabic(char16_t c)
{
    return isBetween(c, 0x0600, 0x06ff) || isBetween(c, 0x0750, 0x077f) ||
           isBetween(c, 0x0870, 0x08ff) || isBetween(c, 0xfb50, 0xfdff) ||
           isBetween(c, 0xfe70, 0xfefe);
}

/// Of a character that is not ASCII.
TokenUnit unitOf(char16_t c)
{
    if (isBetween(c, 0x00c0, 0x024f) || isBetween(c, 0x1e00, 0x1eff))
        return TokenUnit::LatinLetter;
    if (isBetween(c, 0x0660, 0x0669) || isBetween(c, 0x06f0, 0x06f9))
        return TokenUnit::Digit;
    if (isArabicPunctuation(c))
        return TokenUnit::Sign;
    if (isArabic(c))
        return TokenUnit::Arabic;
    if (isBetween(c, 0x0370, 0x05ff))
        return TokenUnit::Alphabet;
    if (isBetween(c, 0x2e80, 0x2fff) || isBetween(c, 0x3040, 0x312f) ||
        isBetween(c, 0x3190, 0x9fff) || isBetween(c, 0xf900, 0xfaff))
        return TokenUnit::Ideograph;
    if (isBetween(c, 0x1100, 0x11ff) || isBetween(c, 0x3130, 0x318f) ||
        isBetween(c, 0xac00, 0xd7ff))
        return TokenUnit::Hangul;
    if (isBetween(c, 0x00a0, 0x00bf) || isBetween(c, 0x2000, 0x206f) ||
        isBetween(c, 0x3000, 0x303f) || isBetween(c, 0xff00, 0xffef))
        return TokenUnit::Sign;
    if (isBetween(c, 0xd840, 0xd888)) // begins an ideograph beyond the first 65,536 characters
        return TokenUnit::Ideograph;
    if (isBetween(c, 0x2070, 0x2bff) || isBetween(c, 0xd800, 0xf8ff) ||
        isBetween(c, 0xfe00, 0xfe0f))
        return TokenUnit::Symbol;
    return TokenUnit::OtherLetter;
}

bool isAsciiLetter(char16_t c)
{
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

bool isCapital(char16_t c)
{
    return c >= 'A' && c <= 'Z';
}

bool isLatin(char16_t c)
{
    return isAsciiLetter(c) || (c >= 0x00c0 && c <= 0x024f) || (c >= 0x1e00 && c <= 0x1eff);
}

constexpr quint32 emptyHash = 0x811c9dc5;

constexpr quint32 hashed(quint32 hash, char16_t letter)
{
    return (hash ^ letter) * 0x01000193;
}

constexpr std::size_t hashBits = 16;

/// A bit for the hash of each frequent word: of the other words, one in thirty counts as frequent.
constexpr std::array<quint64, (std::size_t(1) << hashBits) / 64> wordBits = [] {
    std::array<quint64, (std::size_t(1) << hashBits) / 64> bits{};
    quint32 hash = emptyHash;
    for (std::size_t i = 0; i <= frequentWords.size(); ++i) {
        if (i < frequentWords.size() && frequentWords[i] != ' ') {
            hash = hashed(hash, frequentWords[i]);
            continue;
        }
        const quint32 bit = (hash ^ hash >> hashBits) & 0xffffU;
        bits[bit / 64] |= quint64(1) << (bit % 64);
        hash = emptyHash;
    }
    return bits;
}();

bool isFrequent(quint32 hash)
{
    const quint32 bit = (hash ^ hash >> hashBits) & 0xffffU;
    return (wordBits[bit / 64] >> (bit % 64) & 1U) != 0;
}

class UnitCounter
{
public:
    explicit UnitCounter(QStringView text)
        : m_text(text)
    {
    }

    std::array<qint64, tokenUnits> count()
    {
        while (m_at < m_text.size()) {
            const char16_t c = peek();
            if (isLatin(c))
                word();
            else if (c == '\n' || c == '\r')
                lineEnds();
            else if (c == ' ' || c == '\t')
                blanks();
            else if (c >= '0' && c <= '9')
                number();
            else if (c > ' ' && c < 0x7f)
                signs();
            else if (c >= 0x80)
                other(c);
            else
                ++m_at;
        }
        return m_units;
    }

private:
    char16_t peek() const { return m_at < m_text.size() ? m_text[m_at].unicode() : u'\0'; }
    void add(TokenUnit unit, qint64 n = 1) { m_units[indexOf(unit)] += n; }

    /// A run of letters, in its parts: camelCase, HTTPServer.
    void word()
    {
        const char16_t last = m_at > 0 ? m_text[m_at - 1].unicode() : u'\0';
        bool isInner = last == '_' || (last >= '0' && last <= '9');
        while (isLatin(peek())) {
            const qsizetype begin = m_at;
            while (isCapital(peek()))
                ++m_at;
            if (m_at - begin > 1 && isLatin(peek()))
                --m_at; // the last capital begins the next part
            else
                while (isLatin(peek()) && !isCapital(peek()))
                    ++m_at;
            const bool known = part(m_text.sliced(begin, m_at - begin), isInner);
            if (std::exchange(m_isOpening, false))
                add(known ? TokenUnit::Opening : TokenUnit::RareOpening);
            isInner = true;
        }
    }

    /// Whether it is frequent.
    bool part(QStringView part, bool isInner)
    {
        qint64 capitals = 0;
        qint64 accents = 0;
        quint32 hash = emptyHash;
        for (const QChar letter : part) {
            char16_t c = letter.unicode();
            if (c >= 0x80) {
                ++accents;
                continue;
            }
            capitals += isCapital(c) ? 1 : 0;
            c |= 0x20;
            hash = hashed(hash, c);
        }
        add(TokenUnit::Capital, std::max<qint64>(0, capitals - 1));
        add(TokenUnit::Accent, accents);
        if (accents == 0 && (part.size() <= 3 || isFrequent(hash))) {
            add(isInner ? TokenUnit::FrequentPart : TokenUnit::FrequentWord);
            return true;
        }
        add(TokenUnit::LatinWord);
        add(TokenUnit::LatinLetter, part.size());
        return false;
    }

    void number()
    {
        const qsizetype begin = m_at;
        while (peek() >= '0' && peek() <= '9')
            ++m_at;
        add(TokenUnit::Digit, m_at - begin);
        add(TokenUnit::Number, (m_at - begin + 2) / 3);
    }

    void signs()
    {
        const qsizetype begin = m_at;
        char16_t before = 0;
        for (;; ++m_at) {
            const char16_t c = peek();
            if (c <= ' ' || c >= 0x7f || isAsciiLetter(c) || (c >= '0' && c <= '9'))
                break;
            if (c == before)
                add(TokenUnit::SameSign);
            else if (before != 0)
                add(m_at - begin < 3 ? TokenUnit::MoreSign : TokenUnit::ManySign);
            before = c;
        }
        m_isOpening = m_at - begin == 1 && isLatin(peek());
        add(TokenUnit::Sign, m_isOpening ? 0 : 1);
        m_isAfterSign = peek() == '\n' || peek() == '\r';
    }

    void lineEnds()
    {
        while (peek() == '\n' || peek() == '\r')
            ++m_at;
        add(std::exchange(m_isAfterSign, false) ? TokenUnit::SignBreak : TokenUnit::Break);
    }

    void blanks()
    {
        const qsizetype begin = m_at;
        while (peek() == ' ' || peek() == '\t')
            ++m_at;
        if (m_at - begin > 1) {
            add(TokenUnit::Indent);
            add(TokenUnit::Blank, m_at - begin);
        }
    }

    void other(char16_t c)
    {
        const TokenUnit unit = unitOf(c);
        const bool isPair = m_text[m_at].isHighSurrogate() && m_at + 1 < m_text.size() &&
                            m_text[m_at + 1].isLowSurrogate();
        m_at += isPair ? 2 : 1;
        if (unit == TokenUnit::Arabic) {
            add(TokenUnit::Arabic);
            while (peek() >= 0x80 && unitOf(peek()) == TokenUnit::Arabic) {
                add(TokenUnit::Arabic);
                ++m_at;
            }
            add(TokenUnit::ArabicWord);
            return;
        }
        add(unit);
    }

    QStringView m_text;
    qsizetype m_at = 0;
    bool m_isAfterSign = false;
    bool m_isOpening = false;
    std::array<qint64, tokenUnits> m_units{};
};

} // namespace

ScriptCounts &ScriptCounts::operator+=(const ScriptCounts &other)
{
    for (std::size_t i = 0; i < units.size(); ++i)
        units.at(i) += other.units.at(i);
    return *this;
}

ScriptCounts scriptCounts(QStringView text)
{
    UnitCounter counter(text);
    return {counter.count()};
}

ScriptCounts scriptCounts(const ChatRequest &request)
{
    ScriptCounts counts;
    for (const Message &message : request.messages) {
        counts += scriptCounts(message.content);
        counts += scriptCounts(message.reasoning);
    }
    counts.units[indexOf(TokenUnit::Message)] = request.messages.size();
    counts.units[indexOf(TokenUnit::Request)] = 1;
    return counts;
}

} // namespace Hiwar

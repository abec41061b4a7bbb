// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/wordparts.h"

#include <QTextBoundaryFinder>

#include <algorithm>
#include <optional>

namespace Hiwar {

namespace {

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r' || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
}

WordPart::Kind kindOf(QStringView part)
{
    const QChar first = part.front();
    if (isLineEnd(first))
        return WordPart::Kind::LineEnd;
    const bool isPair = first.isHighSurrogate() && part.size() > 1;
    const char32_t code =
        isPair ? QChar::surrogateToUcs4(first, part.at(1)) : char32_t(first.unicode());
    if (QChar::isSpace(code))
        return WordPart::Kind::Blank;
    return QChar::isLetterOrNumber(code) || QChar::isMark(code) || code == U'_'
               ? WordPart::Kind::Word
               : WordPart::Kind::Sign;
}

/// Unicode keeps "object.method" together, for the sake of abbreviations.
bool separatesLetters(QStringView word, qsizetype at)
{
    return (word.at(at) == u'.' || word.at(at) == u':') && at > 0 && at + 1 < word.size() &&
           !word.at(at - 1).isDigit() && !word.at(at + 1).isDigit();
}

class Splitter
{
public:
    explicit Splitter(QStringView text)
        : m_text(text)
    {
    }

    QList<WordPart> split()
    {
        QTextBoundaryFinder words(QTextBoundaryFinder::Word, m_text);
        qsizetype start = 0;
        for (qsizetype end = words.toNextBoundary(); end >= 0; end = words.toNextBoundary()) {
            if (end > start && isWhole(end)) {
                add(start, end);
                start = end;
            }
        }
        if (start < m_text.size())
            add(start, m_text.size());
        return std::move(m_parts);
    }

private:
    /// No letter is cut here. Nothing joins two signs of ASCII.
    bool isWhole(qsizetype at)
    {
        constexpr char16_t endOfAscii = 0x80;
        if (at == m_text.size() ||
            (m_text.at(at - 1).unicode() < endOfAscii && m_text.at(at).unicode() < endOfAscii))
            return true;
        if (!m_letters)
            m_letters.emplace(QTextBoundaryFinder::Grapheme, m_text);
        m_letters->setPosition(at);
        return m_letters->isAtBoundary();
    }

    void add(qsizetype start, qsizetype end)
    {
        const QStringView part = m_text.sliced(start, end - start);
        const WordPart::Kind kind = kindOf(part);
        if (kind == WordPart::Kind::Blank && !m_parts.isEmpty() &&
            m_parts.constLast().kind == WordPart::Kind::Blank) {
            m_parts.last().length += part.size();
            return;
        }
        qsizetype begin = 0;
        for (qsizetype i = 0; kind == WordPart::Kind::Word && i < part.size(); ++i) {
            if (!separatesLetters(part, i))
                continue;
            m_parts.append({start + begin, i - begin, WordPart::Kind::Word});
            m_parts.append({start + i, 1, WordPart::Kind::Sign});
            begin = i + 1;
        }
        m_parts.append({start + begin, part.size() - begin, kind});
    }

    QStringView m_text;
    std::optional<QTextBoundaryFinder> m_letters; // where it is needed
    QList<WordPart> m_parts;
};

} // namespace

QList<WordPart> wordParts(QStringView text)
{
    return Splitter(text).split();
}

int countWords(QStringView text)
{
    const QList<WordPart> parts = wordParts(text);
    return int(std::count_if(parts.begin(), parts.end(), [](const WordPart &part) {
        return part.kind == WordPart::Kind::Word;
    }));
}

QList<QStringView> textLines(QStringView text)
{
    QList<QStringView> lines;
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isLineEnd(text.at(i)))
            continue;
        if (text.at(i) == u'\r' && i + 1 < text.size() && text.at(i + 1) == u'\n')
            ++i;
        lines.append(text.sliced(start, i + 1 - start));
        start = i + 1;
    }
    if (start < text.size())
        lines.append(text.sliced(start));
    return lines;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/sentences.h"

#include "ui/block/blocktext.h"
#include "ui/conversation/accessibility/blockwords.h"
#include "ui/markdown/direction.h"
#include "ui/markdown/markdown.h"

#include <QCoreApplication>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr QChar ellipsis(0x2026);
constexpr char16_t firstWideSign = 0x3000; // from here on, signs contain their own blanks

/// Words to announce, and the number of letters of their block up to their end.
struct Saying
{
    QString words;
    qsizetype reaches = 0;
};

struct SentencesTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

bool isCounted(QChar c)
{
    return c.isLetterOrNumber() || c.isSurrogate();
}

qsizetype lettersIn(QStringView text)
{
    return std::count_if(text.begin(), text.end(), isCounted);
}

/// The position behind `count` letters.
qsizetype placeAfter(const QString &text, qsizetype count)
{
    qsizetype at = 0;
    for (; at < text.size() && count > 0; ++at)
        count -= isCounted(text.at(at)) ? 1 : 0;
    return at;
}

/// "Dr", "e.g", "J": the point after it ends no sentence.
bool isAbbreviation(QStringView word)
{
    static constexpr std::array known{u"dr",  u"mr", u"mrs", u"ms",  u"prof", u"st",
                                      u"jr",  u"sr", u"vs",  u"cf",  u"fig",  u"approx",
                                      u"bzw", u"ca", u"nr",  u"mme", u"sra",  u"vgl"};
    const auto parts = word.split(u'.');
    if (std::all_of(parts.begin(), parts.end(),
                    [](QStringView part) { return part.size() == 1 && part.front().isLetter(); }))
        return true;
    return std::any_of(known.begin(), known.end(), [word](const char16_t *other) {
        return word.compare(QStringView(other), Qt::CaseInsensitive) == 0;
    });
}

/// Whether the sign before the blanks at `end` ends a sentence there.
bool endsSentence(QStringView text, qsizetype end)
{
    const QStringView words = text.first(end).trimmed();
    qsizetype sign = words.size() - 1;
    while (sign > 0 && !words.at(sign).isLetterOrNumber() &&
           (words.at(sign).category() == QChar::Punctuation_Close ||
            words.at(sign).category() == QChar::Punctuation_FinalQuote || words.at(sign) == u'"' ||
            words.at(sign) == u'\'' || words.at(sign) == u'*' || words.at(sign) == u'_'))
        --sign;
    if (sign < 0)
        return false;
    const bool standsApart = text.at(end - 1).isSpace();
    if (!standsApart)
        return words.at(sign).unicode() >= firstWideSign;
    if (words.at(sign) != u'.')
        return true;
    qsizetype begin = sign;
    while (begin > 0 &&
           (words.at(begin - 1).isLetter() || (words.at(begin - 1) == u'.' && begin < sign)))
        --begin;
    return begin == sign || !isAbbreviation(words.sliced(begin, sign - begin));
}

/// Qt's boundaries ignore "…": it ends a sentence unless a small letter follows.
bool endsByEllipsis(QStringView text, qsizetype end)
{
    if (end < 2 || !text.at(end - 1).isSpace() || text.at(end).isSpace())
        return false;
    const QStringView words = text.first(end).trimmed();
    return words.endsWith(ellipsis) && text.at(end).isLetter() && !text.at(end).isLower();
}

QString maskedText(const RunText &run)
{
    QString out = run.text;
    for (const TextRange &range : run.ranges) {
        const bool isAddress =
            range.link == QStringView(run.text).sliced(range.start, range.length);
        if (range.styles.testAnyFlags(SpanStyle::Code | SpanStyle::Formula) || isAddress)
            std::fill_n(out.begin() + range.start, range.length, u'x');
    }
    return out;
}

/// The sign opens emphasis that is not closed: a closed mark is no longer in the text.
bool opensEmphasis(const QString &masked, qsizetype at)
{
    const QChar c = masked.at(at);
    if (c != u'*' && c != u'_' && c != u'~')
        return false;
    const bool beginsWord = at + 1 >= masked.size() || !masked.at(at + 1).isSpace();
    return beginsWord && (at == 0 || !masked.at(at - 1).isLetterOrNumber());
}

/// The length of an open text that is certain: up to a mark that is not closed yet.
qsizetype believable(const QString &masked)
{
    qsizetype bracket = -1;
    qsizetype target = -1;
    for (qsizetype at = 0; at < masked.size(); ++at) {
        const QChar c = masked.at(at);
        if (c == u'`' || opensEmphasis(masked, at))
            return std::min(at, bracket < 0 ? at : bracket);
        if (c == u'[')
            bracket = at;
        else if (c == u']' && bracket >= 0)
            target = std::exchange(bracket, -1);
        else if (c == u'(' && target >= 0 && masked.at(at - 1) == u']')
            bracket = target; // the link is open again until its target ends
        else if (c == u')')
            bracket = target = -1;
    }
    return bracket < 0 ? masked.size() : bracket;
}

/// "3. ", "Done: " before the first words of an item; other marks are not announced.
QString spokenMarks(const Block &block)
{
    QString marks;
    for (const Container &container : block.containers) {
        if (container.startsHere)
            marks += spokenMark(container);
    }
    return marks;
}

QList<Saying> sayingsOfText(const Block &block, qsizetype given, bool isWhole)
{
    const RunText run = blockText(block).runs.value(0);
    const QString masked = maskedText(run);
    const qsizetype most = isWhole ? masked.size() : believable(masked);
    QList<Saying> out;
    qsizetype from = placeAfter(run.text, given);
    qsizetype reached = given;
    for (const qsizetype end : sentenceEnds(masked, isWhole)) {
        if (end <= from || end > most)
            continue;
        const QString words = contentText(run.text.sliced(from, end - from)).simplified();
        reached += lettersIn(QStringView(run.text).sliced(from, end - from));
        from = end;
        out.append({given == 0 && out.isEmpty() ? spokenMarks(block) + words : words, reached});
    }
    return out;
}

QList<Saying> sayingsOfTable(const Table &table, bool isWhole)
{
    QList<Saying> out;
    qsizetype reached = 0;
    const qsizetype rows = table.rows.size() - (isWhole ? 0 : 1);
    for (qsizetype row = 0; row < rows; ++row) {
        QStringList cells;
        for (const Spans &cell : table.rows.at(row)) {
            const QString words = cellWords(cell);
            reached += lettersIn(words);
            if (!words.isEmpty())
                cells << words;
        }
        reached = std::max<qsizetype>(reached, 1);
        if (row == 0)
            out.append({SentencesTr::tr("Table, columns: %1.").arg(table.columns.size()), reached});
        out.append({cells.join(", "_L1), reached});
    }
    return out;
}

Saying sayingOfCode(const Block &block)
{
    const QString size = linesText(block);
    return {block.language.isEmpty() ? SentencesTr::tr("Code, %1.").arg(size)
                                     : SentencesTr::tr("Code, %1, %2.").arg(block.language, size),
            std::max<qsizetype>(lettersIn(block.code), 1)};
}

Saying sayingOfFormula(const Block &block)
{
    QString source = block.spans.value(0).text.trimmed();
    const qsizetype mark = 2; // $$ or \[ on both sides
    if (source.size() > 2 * mark)
        source = source.sliced(mark, source.size() - 2 * mark).simplified();
    return {SentencesTr::tr("Formula: %1").arg(source), std::max<qsizetype>(lettersIn(source), 1)};
}

QList<Saying> sayingsOf(const Block &block, qsizetype given, bool isWhole)
{
    switch (block.kind) {
    case Block::Kind::Heading:
        return isWhole ? sayingsOfText(block, given, true) : QList<Saying>();
    case Block::Kind::Code:
        return isWhole ? QList{sayingOfCode(block)} : QList<Saying>();
    case Block::Kind::Table:
        return sayingsOfTable(block.table, isWhole);
    case Block::Kind::Rule:
        return {};
    case Block::Kind::Formula: // never a part of a formula
        return isWhole ? QList{sayingOfFormula(block)} : QList<Saying>();
    case Block::Kind::Paragraph:
    case Block::Kind::Typed:
        break;
    }
    return sayingsOfText(block, given, isWhole);
}

} // namespace

QList<qsizetype> sentenceEnds(const QString &masked, bool isWhole)
{
    QList<qsizetype> ends;
    const qsizetype size = masked.size();
    // A small letter after an end would cancel it: only an end with a letter after it is certain.
    qsizetype lastLetter = size - 1;
    while (lastLetter >= 0 && !masked.at(lastLetter).isLetter() &&
           !masked.at(lastLetter).isSurrogate())
        --lastLetter;
    qsizetype from = 0;
    const auto add = [&](qsizetype end) {
        const bool hasWords = lettersIn(QStringView(masked).sliced(from, end - from)) > 0;
        if (!hasWords || end > lastLetter)
            return;
        ends.append(end);
        from = end;
    };
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, masked);
    qsizetype done = 0;
    for (qsizetype end = finder.toNextBoundary(); end > 0; end = finder.toNextBoundary()) {
        for (qsizetype at = masked.indexOf(ellipsis, done); at >= 0 && at < end;
             at = masked.indexOf(ellipsis, at + 1)) {
            qsizetype next = at + 1;
            while (next < size && masked.at(next).isSpace())
                ++next;
            if (next < end && endsByEllipsis(masked, next))
                add(next);
        }
        done = end;
        if (end < size && endsSentence(masked, end))
            add(end);
    }
    if (isWhole && from < size)
        ends.append(size);
    return ends;
}

QStringList SentenceReader::take(const Blocks &blocks, bool isWhole)
{
    QStringList out;
    for (; m_block < blocks.size(); ++m_block, m_letters = 0) {
        const bool isLast = m_block == blocks.size() - 1;
        const qsizetype given = m_letters;
        for (const Saying &saying : sayingsOf(blocks.at(m_block), given, isWhole || !isLast)) {
            if (saying.reaches <= given && given > 0)
                continue;
            out << saying.words;
            m_letters = std::max<qsizetype>(saying.reaches, 1);
        }
        // The last block may grow after all: a reply that was cut can be continued.
        if (isLast)
            break;
    }
    return out;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/sourcemarks.h"

#include "net/values/ascii.h"
#include "ui/markdown/bareaddress.h"
#include "ui/markdown/linescan.h"
#include "ui/markdown/pricetext.h"
#include "ui/markdown/shorttexts.h"

#include <QHash>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestNoteName = 64;
constexpr qsizetype longestLinkName = 1000; // CommonMark's own limit, and a bit more
constexpr qsizetype longestDefinition = 4000;

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t' || c == u'\n';
}

bool isAsciiUpper(QChar c)
{
    return c >= u'A' && c <= u'Z';
}

bool isAsciiAlnum(QChar c)
{
    return isAsciiDigit(c) || isAsciiUpper(c) || (c >= u'a' && c <= u'z');
}

/// Reads the lines of a text from its first to its last character.
class MarkFinder
{
public:
    MarkFinder(const QString &text, const SourceRules &rules)
        : m_text(text)
        , m_rules(rules)
        , m_addresses(text)
    {
    }

    SourceMarks find();

private:
    qsizetype endOfChunk(const LinePrefix &first);
    qsizetype endOfParagraph(qsizetype from);
    void readWords(qsizetype from, qsizetype end);
    void beginLine(const LinePrefix &line, qsizetype end);
    qsizetype afterCode(qsizetype at, qsizetype end);
    qsizetype afterAddress(qsizetype at, qsizetype end);
    qsizetype afterForeignAddress(qsizetype at, qsizetype end) const;
    qsizetype afterBackslash(qsizetype at, qsizetype end);
    qsizetype afterTildes(qsizetype at, qsizetype end);
    qsizetype afterDollar(qsizetype at, qsizetype end);
    qsizetype afterBracket(qsizetype at, qsizetype end);
    [[nodiscard]] qsizetype endOfNoteName(qsizetype from, qsizetype end) const;
    qsizetype afterSingleDollar(qsizetype at, qsizetype end);
    qsizetype afterFormula(qsizetype at, QStringView opening, QStringView closing, qsizetype end);
    qsizetype findClosing(qsizetype from, QStringView closing, qsizetype end);
    bool closesDollar(qsizetype opening, qsizetype at) const;
    void addFormula(qsizetype from, qsizetype to, SourceMark::Kind kind);
    bool hasLineToItself(qsizetype from, qsizetype to) const;
    QChar at(qsizetype i) const { return i < m_text.size() ? m_text.at(i) : QChar(); }

    const QString &m_text;
    const SourceRules &m_rules;
    BareAddresses m_addresses;
    SourceMarks m_found;
    ShortTexts m_texts;
    LineScan m_scan;
    LinePrefix m_line; // the current line
    qsizetype m_paragraphEnd = 0;
    qsizetype m_resume = 0; // where the next chunk begins, unless a formula extends beyond it
    QHash<qsizetype, qsizetype>
        m_lastRun;           // in this chunk: length of a run of backticks, its last position
    qsizetype m_runsOf = -1; // the end of the chunk that m_lastRun is for
    QHash<QStringView, qsizetype> m_noClosing; // there is none before this position
};

SourceMarks MarkFinder::find()
{
    for (qsizetype start = 0; start < m_text.size();) {
        start = m_scan.skipPlain(m_text, start);
        if (start == m_text.size())
            break;
        const LinePrefix line = readPrefix(m_text, start);
        const auto role = m_scan.read(m_text, line);
        start = line.end + 1;
        if (role == LineScan::Line::Blank || role == LineScan::Line::Code)
            continue;
        m_resume = endOfChunk(line);
        beginLine(line, m_resume);
        readWords(line.content, m_resume);
        start = m_resume + 1;
    }
    m_found.marks.removeIf([this](const SourceMark &mark) {
        return mark.kind == SourceMark::Kind::Note && !m_found.notesTold.contains(mark.shown) &&
               !m_rules.notesKnown.contains(mark.shown);
    });
    return std::move(m_found);
}

/// The end of the lines that form one stretch of words; a table row is a chunk by itself.
qsizetype MarkFinder::endOfChunk(const LinePrefix &first)
{
    qsizetype end = first.end;
    if (at(first.content) == u'|')
        return end;
    while (end < m_text.size()) {
        const LinePrefix next = readPrefix(m_text, end + 1);
        LineScan ahead = m_scan;
        if (ahead.read(m_text, next) != LineScan::Line::Words || at(next.content) == u'|')
            break;
        m_scan = ahead;
        end = next.end;
    }
    return end;
}

/// The line end before the next empty line.
qsizetype MarkFinder::endOfParagraph(qsizetype from)
{
    if (from < m_paragraphEnd)
        return m_paragraphEnd;
    const auto lineEnd = [this](qsizetype start) {
        const qsizetype end = m_text.indexOf(u'\n', start);
        return end < 0 ? m_text.size() : end;
    };
    qsizetype end = lineEnd(from);
    while (end < m_text.size()) {
        const LinePrefix next = readQuotes(m_text, end + 1, m_line.quotes);
        if (next.isBlank())
            break;
        end = next.end;
    }
    return m_paragraphEnd = end;
}

void MarkFinder::beginLine(const LinePrefix &line, qsizetype end)
{
    m_line = line;
    if (at(line.content) != u'[' || endOfNoteName(line.content, end) >= 0)
        return;
    const qsizetype most = std::min(end - line.content, longestLinkName);
    if (!QStringView(m_text).sliced(line.content, most).contains(u"]:"_s))
        return;
    // Each use of a link copies its address, which may be in the next line.
    const qsizetype next = line.end < end ? readPrefix(m_text, line.end + 1).end : line.end;
    if (next - line.content > longestDefinition)
        m_found.marks.append({SourceMark::Kind::Words, line.content, 1, u"["_s});
    else
        m_found.mayDefineLinks = true;
}

void MarkFinder::readWords(qsizetype from, qsizetype end)
{
    qsizetype i = from;
    while (i < end) {
        switch (m_text.at(i).unicode()) {
        case u'\n':
            beginLine(readPrefix(m_text, i + 1), end);
            i = m_line.content;
            break;
        case u'\\':
            i = afterBackslash(i, end);
            break;
        case u'`':
            i = afterCode(i, end);
            break;
        case u'~':
            i = afterTildes(i, end);
            break;
        case u'$':
            i = afterDollar(i, end);
            break;
        case u'[':
            i = afterBracket(i, end);
            break;
        case u'h':
        case u'H':
        case u'w':
        case u'W':
            i = afterAddress(i, end);
            break;
        case u':':
            i = afterForeignAddress(i, end);
            break;
        default:
            ++i;
        }
        if (i > end) { // a formula continued beyond the usual end of the chunk
            m_line = readPrefix(m_text, m_text.lastIndexOf(u'\n', i - 1) + 1);
            end = m_text.indexOf(u'\n', i);
            end = m_resume = end < 0 ? m_text.size() : end;
        }
    }
}

qsizetype MarkFinder::afterCode(qsizetype from, qsizetype end)
{
    const auto runEnd = [this, end](qsizetype i) {
        while (i < end && m_text.at(i) == u'`')
            ++i;
        return i;
    };
    const qsizetype open = runEnd(from);
    if (m_runsOf != end) {
        m_runsOf = end;
        m_lastRun.clear();
        for (qsizetype i = from; i < end;) {
            const qsizetype to = runEnd(i);
            if (to > i)
                m_lastRun[to - i] = i;
            i = to + 1;
        }
    }
    if (m_lastRun.value(open - from, -1) < open)
        return open; // they are literal backticks
    for (qsizetype i = open; i < end;) {
        i = m_text.indexOf(u'`', i);
        const qsizetype to = runEnd(i);
        if (to - i == open - from)
            return to;
        i = to;
    }
    return open;
}

qsizetype MarkFinder::afterAddress(qsizetype from, qsizetype end)
{
    const qsizetype size = m_addresses.lengthAt(from, end);
    if (size == 0)
        return from + 1;
    m_found.marks.append({SourceMark::Kind::Address, from, size, m_text.mid(from, size)});
    return from + size;
}

/// The end of an address that is not a link or is a link's target; it contains no formulas.
qsizetype MarkFinder::afterForeignAddress(qsizetype from, qsizetype end) const
{
    qsizetype i = from + 1;
    if (at(i) != u'/' || at(i + 1) != u'/')
        return i;
    while (i < end && !isSpace(m_text.at(i)) && !QStringView(u")>`").contains(m_text.at(i)))
        ++i;
    return i;
}

qsizetype MarkFinder::afterBackslash(qsizetype from, qsizetype end)
{
    if (at(from + 1) == u'(')
        return afterFormula(from, u"\\(", u"\\)", end);
    if (at(from + 1) == u'[')
        return afterFormula(from, u"\\[", u"\\]", end);
    // A backslash at the end of a line is a hard break, and the line end is still read.
    return at(from + 1) == u'\n' ? from + 1 : std::min(from + 2, end);
}

qsizetype MarkFinder::afterTildes(qsizetype from, qsizetype end)
{
    qsizetype run = from;
    while (run < end && m_text.at(run) == u'~')
        ++run;
    const bool mayGrow = m_rules.growing && run == m_text.size();
    if (run - from == 1 && !mayGrow)
        m_found.marks.append({SourceMark::Kind::Words, from, 1, u"~"_s});
    return run;
}

qsizetype MarkFinder::afterDollar(qsizetype from, qsizetype end)
{
    qsizetype run = from;
    while (run < end && m_text.at(run) == u'$')
        ++run;
    if (run - from == 2)
        return afterFormula(from, u"$$", u"$$", end);
    return run - from == 1 && m_rules.dollarFormulas ? afterSingleDollar(from, end) : run;
}

qsizetype MarkFinder::afterFormula(qsizetype from, QStringView opening, QStringView closing,
                                   qsizetype end)
{
    const qsizetype begin = from + opening.size();
    // At a line's start, it may contain lines that otherwise are list items or heading underlines.
    const bool display = opening != u"\\(";
    const qsizetype limit = display && from == m_line.content ? endOfParagraph(from) : end;
    const qsizetype close = findClosing(begin, closing, limit);
    if (close < 0) {
        if (!m_rules.growing || limit + 1 < m_text.size())
            return begin;
        addFormula(from, limit, SourceMark::Kind::OpenFormula);
        return limit;
    }
    const QStringView inside = QStringView(m_text).sliced(begin, close - begin);
    if (std::all_of(inside.begin(), inside.end(), [](QChar c) { return isSpace(c) || c == u'\\'; }))
        return begin;
    addFormula(from, close + closing.size(), SourceMark::Kind::Formula);
    return close + closing.size();
}

qsizetype MarkFinder::findClosing(qsizetype from, QStringView closing, qsizetype end)
{
    if (const auto none = m_noClosing.constFind(closing);
        none != m_noClosing.cend() && *none >= end)
        return -1;
    for (qsizetype i = from; i + closing.size() <= end; ++i) {
        if (QStringView(m_text).sliced(i, closing.size()) == closing)
            return i;
        if (m_text.at(i) == u'\\')
            ++i;
    }
    m_noClosing[closing] = end;
    return -1;
}

qsizetype MarkFinder::afterSingleDollar(qsizetype from, qsizetype end)
{
    qsizetype i = from + 1;
    const bool mayOpen = i < end && !isSpace(m_text.at(i)) &&
                         !QStringView(u",;:!?)]}").contains(m_text.at(i)) &&
                         (from == 0 || !isAsciiAlnum(m_text.at(from - 1)));
    for (; mayOpen && i < end && m_text.at(i) != u'`'; ++i) {
        if (m_text.at(i) == u'\\') {
            ++i;
        } else if (m_text.at(i) == u'$') {
            if (!closesDollar(from, i) ||
                namesPrices(QStringView(m_text).sliced(from + 1, i - from - 1)))
                break;
            addFormula(from, i + 1, SourceMark::Kind::Formula);
            return i + 1;
        }
    }
    return from + 1;
}

/// "$5/$10", "$HOME/$USER" and "${a}${b}" are no formulas.
bool MarkFinder::closesDollar(qsizetype opening, qsizetype i) const
{
    const QChar next = at(i + 1);
    return i > opening + 1 && !isSpace(m_text.at(i - 1)) && !isAsciiDigit(next) &&
           !isAsciiUpper(next) && !QStringView(u"_{$").contains(next);
}

/// The position of the "]" of the "[^name]" at `from`; -1: it is none, and may define a link.
qsizetype MarkFinder::endOfNoteName(qsizetype from, qsizetype end) const
{
    if (at(from + 1) != u'^')
        return -1;
    qsizetype i = from + 2;
    const qsizetype most = std::min(end, i + longestNoteName);
    while (i < most && !isSpace(m_text.at(i)) && !QStringView(u"[]^`$\\").contains(m_text.at(i)))
        ++i;
    return i > from + 2 && i < end && m_text.at(i) == u']' ? i : -1;
}

qsizetype MarkFinder::afterBracket(qsizetype from, qsizetype end)
{
    if (at(from + 1) != u'^' || (!m_found.marks.isEmpty() && m_found.marks.last().from == from))
        return from + 1;
    const qsizetype i = endOfNoteName(from, end);
    if (i < 0)
        return from + 2;
    SourceMark mark{SourceMark::Kind::Note, from, i + 1 - from, m_text.mid(from + 2, i - from - 2)};
    if (from == m_line.content && at(i + 1) == u':') {
        mark.kind = SourceMark::Kind::NoteText;
        ++mark.size;
        m_found.notesTold.insert(mark.shown);
    } else {
        m_found.notesMeant.insert(mark.shown);
    }
    m_found.marks.append(mark);
    return from + mark.size;
}

void MarkFinder::addFormula(qsizetype from, qsizetype to, SourceMark::Kind kind)
{
    SourceMark mark{kind, from, to - from,
                    m_texts.shared(withoutPrefixes(m_text, from, to, m_line))};
    const bool display = at(from) != u'$' ? at(from + 1) == u'[' : at(from + 1) == u'$';
    mark.alone = display && hasLineToItself(from, to);
    m_found.marks.append(mark);
}

bool MarkFinder::hasLineToItself(qsizetype from, qsizetype to) const
{
    if (from != m_line.content)
        return false;
    const qsizetype newline = m_text.indexOf(u'\n', to);
    const qsizetype end = newline < 0 ? m_text.size() : newline;
    return QStringView(m_text).sliced(to, end - to).trimmed().isEmpty();
}

} // namespace

SourceMarks findSourceMarks(const QString &text, const SourceRules &rules)
{
    return MarkFinder(text, rules).find();
}

} // namespace Hiwar

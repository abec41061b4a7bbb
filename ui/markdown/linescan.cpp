// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/linescan.h"

#include "net/values/ascii.h"

#include <algorithm>
#include <limits>

namespace Hiwar {

namespace {

constexpr int tabWidth = 4;
constexpr qsizetype leastFence = 3;
constexpr qsizetype mostDigits = 9;

void skipBlanks(QStringView text, LinePrefix &line)
{
    for (; line.content < line.end && isAsciiBlank(text.at(line.content)); ++line.content)
        line.column += text.at(line.content) == u'\t' ? tabWidth - line.column % tabWidth : 1;
}

void skipQuotes(QStringView text, LinePrefix &line, int most)
{
    skipBlanks(text, line);
    while (line.quotes < most && line.content < line.end && text.at(line.content) == u'>') {
        ++line.quotes;
        ++line.content;
        line.column = 0;
        if (line.content < line.end && text.at(line.content) == u' ')
            ++line.content;
        skipBlanks(text, line);
    }
}

/// The length of "-" or "12." at the beginning; 0: there is none.
qsizetype listMark(QStringView words)
{
    if (words.isEmpty())
        return 0;
    qsizetype length = 0;
    if (QStringView(u"-+*").contains(words.front())) {
        length = 1;
    } else {
        while (length < std::min(words.size(), mostDigits) && words.at(length) >= u'0' &&
               words.at(length) <= u'9')
            ++length;
        if (length == 0 || length == words.size() || !QStringView(u".)").contains(words.at(length)))
            return 0;
        ++length;
    }
    return length == words.size() || isAsciiBlank(words.at(length)) ? length : 0;
}

qsizetype runOf(QStringView words, QChar mark)
{
    const auto end =
        std::find_if(words.begin(), words.end(), [mark](QChar c) { return c != mark; });
    return end - words.begin();
}

LinePrefix lineAt(QStringView text, qsizetype start)
{
    LinePrefix line;
    line.start = line.content = start;
    line.end = text.indexOf(u'\n', start);
    if (line.end < 0)
        line.end = text.size();
    return line;
}

} // namespace

LinePrefix readQuotes(QStringView text, qsizetype start, int most)
{
    LinePrefix line = lineAt(text, start);
    skipQuotes(text, line, most);
    line.lead = line.column;
    return line;
}

LinePrefix readPrefix(QStringView text, qsizetype start)
{
    LinePrefix line = lineAt(text, start);
    for (;;) {
        skipQuotes(text, line, std::numeric_limits<int>::max());
        if (!line.isItem)
            line.lead = line.column;
        const qsizetype mark = listMark(text.sliced(line.content, line.end - line.content));
        if (mark == 0)
            return line;
        line.isItem = true;
        line.content += mark;
        line.column += int(mark);
    }
}

QString withoutPrefixes(QStringView text, qsizetype from, qsizetype to, const LinePrefix &first)
{
    QString out;
    for (qsizetype line = from; line < to;) {
        const qsizetype newline = text.first(to).indexOf(u'\n', line);
        const qsizetype end = newline < 0 ? to : newline;
        qsizetype begin = line;
        if (line > from) {
            out += u'\n';
            begin = first.quotes > 0 ? std::min(readQuotes(text, line, first.quotes).content, end)
                                     : line;
            for (int column = 0; first.quotes == 0 && column < first.column && begin < end &&
                                 text.at(begin) == u' ';
                 ++column)
                ++begin;
        }
        out += text.sliced(begin, end - begin);
        line = end + 1;
    }
    return out;
}

LineScan::Line LineScan::read(QStringView text, const LinePrefix &line)
{
    if (m_length > 0 && staysInFence(text, line.start))
        return Line::Code;
    const QStringView words = text.sliced(line.content, line.end - line.content);
    const bool starts =
        m_afterBlank || line.isItem || line.quotes > m_quotes || words.startsWith(u'#');
    m_quotes = line.quotes;
    m_afterBlank = line.isBlank() || words.startsWith(u'#');
    if (line.isBlank() && !line.isItem)
        return Line::Blank;
    if (line.isItem)
        m_item = line.column;
    else if (starts && line.lead < m_item)
        m_item = 0;
    if (opensFence(words, line))
        return Line::Code;
    return starts ? Line::Start : Line::Words;
}

qsizetype LineScan::skipPlain(QStringView text, qsizetype start) const
{
    if (m_length > 0)
        return m_fenceQuotes > 0 || m_fenceItem > 0 ? start : skipCode(text, start);
    while (m_afterBlank && m_quotes == 0 && start < text.size() && text.at(start) == u'\n')
        ++start;
    return start;
}

qsizetype LineScan::skipCode(QStringView text, qsizetype start) const
{
    for (qsizetype at = start; at < text.size(); ++at) {
        const QChar c = text.at(at);
        if (c == u'\n')
            start = at + 1;
        else if (c == u'\r' || c == u'|' || isSeparator(c) ||
                 (at == start && (c == m_mark || isAsciiBlank(c))))
            return start;
    }
    return start;
}

bool LineScan::staysInFence(QStringView text, qsizetype start)
{
    const LinePrefix line = readQuotes(text, start, m_fenceQuotes);
    const bool left = line.quotes < m_fenceQuotes || (!line.isBlank() && line.lead < m_fenceItem);
    if (left) {
        m_length = 0;
        m_afterBlank = true;
        return false;
    }
    const QStringView words = text.sliced(line.content, line.end - line.content);
    const qsizetype run = runOf(words, m_mark);
    if (run >= m_length && words.sliced(run).trimmed().isEmpty() &&
        line.lead - m_fenceItem < tabWidth) {
        m_length = 0;
        m_afterBlank = true; // the next line begins a block
    }
    return true;
}

bool LineScan::opensFence(QStringView words, const LinePrefix &line)
{
    if (words.isEmpty() || (words.front() != u'`' && words.front() != u'~'))
        return false;
    const int item = line.isItem || line.lead >= m_item ? m_item : 0;
    const qsizetype run = runOf(words, words.front());
    if (run < leastFence || line.column - item >= tabWidth ||
        (words.front() == u'`' && words.sliced(run).contains(u'`')))
        return false;
    m_mark = words.front();
    m_length = run;
    m_fenceQuotes = line.quotes;
    m_fenceItem = item;
    return true;
}

} // namespace Hiwar

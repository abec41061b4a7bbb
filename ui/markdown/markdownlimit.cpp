// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/markdownlimit.h"

#include "ui/markdown/cleantext.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int lineWeight = 4;
constexpr int markWeight = 1;
constexpr qsizetype mostWeight = mostMarkdown * lineWeight;
/// A longer line is cut where the limit is reached.
constexpr qsizetype shortLine = 4096;

constexpr std::array<quint8, 128> weights = [] {
    std::array<quint8, 128> out{};
    for (const char c : {'`', '*', '_', '~', '[', ']', '<', '>', '&', '\\', '$'})
        out[size_t(c)] = markWeight;
    for (const char c : {'\n', '\r', '|', '@', ':'})
        out[size_t(c)] = lineWeight;
    return out;
}();

bool hasOddEnd(QStringView line)
{
    const qsizetype cr = line.indexOf(u'\r');
    return (cr >= 0 && cr + 1 < line.size()) || std::any_of(line.begin(), line.end(), isSeparator);
}

qsizetype weightOf(QChar c)
{
    if (isSeparator(c))
        return lineWeight;
    return c.unicode() < weights.size() ? weights[c.unicode()] : 0;
}

/// "**" is one mark, "\r\n" one line end, and a colon counts only in "://".
qsizetype weightAt(QStringView text, qsizetype at)
{
    const QChar c = text.at(at);
    const bool isInRun = at > 0 && text.at(at - 1) == c && QStringView(u"`*_~").contains(c);
    const bool isOfLineEnd = c == u'\r' && at + 1 < text.size() && text.at(at + 1) == u'\n';
    const bool isWords = c == u':' && !text.sliced(at).startsWith(u"://");
    return isInRun || isOfLineEnd || isWords ? 0 : weightOf(c);
}

/// True for a line within a fence; any other line could begin a block.
bool isCode(LineScan::Line role, QStringView words)
{
    return role == LineScan::Line::Code && !words.startsWith(u"```") && !words.startsWith(u"~~~");
}

} // namespace

qsizetype MarkdownLimit::end(QStringView text, qsizetype known)
{
    if (known < m_read)
        *this = {};
    // A text with fewer of these characters than the limit is not examined further.
    const auto add = [](qsizetype sum, QChar c) { return sum + weightOf(c); };
    if (std::accumulate(text.begin() + m_read, text.end(), m_weight, add) < mostWeight)
        return text.size();
    LineScan scan = m_scan;
    bool isOdd = m_isOdd;
    qsizetype weight = m_weight;
    for (qsizetype start = m_read; start < text.size();) {
        if (!isOdd)
            start = scan.skipPlain(start < known ? text.first(known) : text, start);
        if (start == text.size())
            break;
        if (start <= known) {
            m_scan = scan;
            m_isOdd = isOdd;
            m_weight = weight;
            m_read = start;
        }
        const LinePrefix line = readPrefix(text, start);
        const auto role = scan.read(text, line);
        const QStringView words = text.sliced(line.content, line.end - line.content);
        isOdd = isOdd || hasOddEnd(words);
        const bool counts =
            role == LineScan::Line::Blank ? line.quotes > 0 : isOdd || !isCode(role, words);
        if (counts) {
            weight += lineWeight;
            for (qsizetype at = start; at < line.end && weight <= mostWeight; ++at) {
                weight += weightAt(text, at);
                if (weight > mostWeight && line.end - start > shortLine)
                    return at;
            }
            if (weight > mostWeight)
                return start;
        }
        start = line.end + 1;
    }
    return text.size();
}

qsizetype markdownEnd(QStringView text)
{
    return MarkdownLimit().end(text, 0);
}

Block unreadBlock(QStringView rest)
{
    Block block;
    block.kind = Block::Kind::Code;
    block.code = cleanText(rest.toString());
    if (block.code.endsWith(u'\n'))
        block.code.chop(1);
    return block;
}

} // namespace Hiwar

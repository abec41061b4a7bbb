// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/md4csource.h"

#include "net/values/ascii.h"
#include "ui/markdown/linescan.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int wantedDashes = 3;
// md4c compares one byte of an offset with MD_BLOCK_LI.
constexpr int offsetPeriod = 256;
constexpr int unluckyOffset = 4;
constexpr qsizetype farthestShift = 1
                                    << 14; // bytes to move: beyond it, some misreading is accepted
constexpr int mostPlaces = 32; // few enough that some shift is always good for two lines

/// True if the line has only blanks and quote marks.
bool isEmptyLine(QByteArrayView line)
{
    return std::all_of(line.begin(), line.end(),
                       [](char c) { return isAsciiBlank(c) || c == '>'; });
}

/// A row of dashes and pipes, possibly inside quotes; but not "- | -", which begins a list.
bool isDelimiterRow(QByteArrayView line)
{
    qsizetype at = 0;
    while (at < line.size() && (line[at] == ' ' || line[at] == '\t' || line[at] == '>'))
        ++at;
    const QByteArrayView row = line.sliced(at);
    const bool startsList = row.size() > 1 && row[0] == '-' && (row[1] == ' ' || row[1] == '\t');
    if (startsList || !row.contains('|') || !row.contains('-'))
        return false;
    return std::all_of(row.begin(), row.end(), [](char c) {
        return c == '|' || c == '-' || c == ':' || c == ' ' || c == '\t';
    });
}

/// The number of cells in the line, read as a table row.
int cellsIn(QStringView row)
{
    int pipes = 0;
    bool endsInPipe = false;
    bool isFirst = true;
    for (qsizetype i = 0; i < row.size(); ++i) {
        const QChar c = row.at(i);
        if (c == u' ' || c == u'\t' || (isFirst && c == u'>'))
            continue;
        endsInPipe = c == u'|';
        pipes += endsInPipe && !isFirst ? 1 : 0;
        isFirst = false;
        if (c == u'\\')
            ++i;
    }
    return endsInPipe ? pipes : pipes + 1;
}

/// True if the line begins "[name]: address" and its paragraph does not end, and no other one
/// begins, within the limit.
bool isEndlessDefinition(QStringView text, const LinePrefix &line)
{
    const QStringView words = text.sliced(line.content, line.end - line.content);
    if (!words.startsWith(u'[') || !words.contains(u"]:"))
        return false;
    LinePrefix next = line;
    while (next.end < text.size() && next.end - line.content <= Md4cSource::longestDefinition) {
        next = readPrefix(text, next.end + 1);
        if (next.isBlank() || text.at(next.content) == u'[')
            return next.start - line.content > Md4cSource::longestDefinition;
    }
    return next.end - line.content > Md4cSource::longestDefinition;
}

} // namespace

Md4cSource::Md4cSource(const QString &text)
{
    m_text.reserve(text.size() + text.size() / 2);
    LineScan scan;
    QStringView rowBefore; // the previous line, read as a table row
    for (qsizetype from = 0; from < text.size();) {
        // Two empty lines are noted one by one.
        const bool maySkip = scan.isInFence() || m_emptyLines >= 2;
        if (const qsizetype next = maySkip ? scan.skipPlain(text, from) : from; next > from) {
            appendPlain(QStringView(text).sliced(from, next - from), scan.isInFence());
            rowBefore = {};
            from = next;
            continue;
        }
        const LinePrefix prefix = readPrefix(text, from);
        const bool inFence = scan.read(text, prefix) == LineScan::Line::Code;
        const QStringView row = QStringView(text).sliced(from, prefix.end - from);
        const QByteArray line = row.toUtf8();
        const qsizetype start = m_text.size();
        if (!inFence && isEndlessDefinition(text, prefix)) {
            appendSpoilt(line, line.indexOf('['), '\\');
        } else if (!isDelimiterRow(line)) {
            m_text.append(line);
        } else if (const auto columns = cellsIn(row);
                   columns > mostColumns || columns != cellsIn(rowBefore)) {
            appendSpoilt(line, line.indexOf('-') + 1, 'x');
        } else {
            appendPadded(line);
        }
        rowBefore = QStringView(text).sliced(prefix.content, prefix.end - prefix.content);
        noteLine(start, isEmptyLine(line), inFence);
        if (prefix.end < text.size())
            m_text.append('\n');
        from = prefix.end + 1;
    }
}

/// Lines that LineScan skips, the last one's end included.
void Md4cSource::appendPlain(QStringView lines, bool inFence)
{
    m_text.append(lines.chopped(1).toUtf8());
    noteLine(m_text.lastIndexOf('\n') + 1, !inFence, inFence);
    m_text.append('\n');
}

/// Adds a character, which original() removes, so that the line is not read as what it looks like.
void Md4cSource::appendSpoilt(QByteArrayView line, qsizetype at, char by)
{
    m_text.append(line.first(at));
    m_added.push_back(m_text.size());
    m_text.append(by);
    m_text.append(line.sliced(at));
}

void Md4cSource::noteLine(qsizetype start, bool isEmpty, bool inFence)
{
    if (isEmpty && !inFence) {
        m_lastEmpty = m_text.size();
        if (++m_emptyLines == 2)
            avoidUnluckyOffsets();
        return;
    }
    const bool isIndented = QByteArrayView(m_text).sliced(start).startsWith("    ");
    if (m_emptyLines > 0 && !isIndented)
        m_emptyBefore = m_lastEmpty; // and not in indented code
    m_emptyLines = 0;
    m_lineBefore = m_line;
    m_line = {start, m_text.size()};
}

/// Shifts the line before two empty ones by adding blanks to the last empty line before it.
void Md4cSource::avoidUnluckyOffsets()
{
    if (m_text.size() - m_emptyBefore > farthestShift)
        return;
    for (int i = 0; i < offsetPeriod && (isUnlucky(m_line) || isUnlucky(m_lineBefore)); ++i) {
        // If there is no such line, an empty one at the beginning of the text does no harm either.
        m_text.insert(m_emptyBefore, m_emptyBefore == 0 ? '\n' : ' ');
        const auto moved = std::lower_bound(m_added.begin(), m_added.end(), m_emptyBefore);
        for (auto it = moved; it != m_added.end(); ++it)
            ++*it;
        m_added.insert(moved, m_emptyBefore);
        for (Line *line : {&m_line, &m_lineBefore})
            *line = {line->start + 1, line->end + 1};
        ++m_lastEmpty;
    }
}

/// Its end, its words or one of the marks before them are at an unlucky offset.
bool Md4cSource::isUnlucky(const Line &line) const
{
    if (line.end % offsetPeriod == unluckyOffset)
        return true;
    bool isMark = true;
    int places = 0;
    for (qsizetype i = line.start; i < line.end && isMark && places < mostPlaces; ++i) {
        const bool begins =
            !isAsciiBlank(m_text.at(i)) && (i == line.start || isAsciiBlank(m_text.at(i - 1)));
        if (begins && i % offsetPeriod == unluckyOffset)
            return true;
        places += begins ? 1 : 0;
        isMark =
            isAsciiBlank(m_text.at(i)) || QByteArrayView(">-+*.)0123456789").contains(m_text.at(i));
    }
    return false;
}

void Md4cSource::appendPadded(QByteArrayView line)
{
    for (qsizetype i = 0; i < line.size();) {
        if (line[i] != '-') {
            m_text.append(line[i++]);
            continue;
        }
        int dashes = 0;
        for (; i < line.size() && line[i] == '-'; ++i, ++dashes)
            m_text.append('-');
        for (; dashes < wantedDashes; ++dashes) {
            m_added.push_back(m_text.size());
            m_text.append('-');
        }
    }
}

QByteArray Md4cSource::original(qsizetype offset, qsizetype size) const
{
    qsizetype from = offset;
    const qsizetype end = offset + size;
    auto it = std::lower_bound(m_added.begin(), m_added.end(), offset);
    if (it == m_added.end() || *it >= end)
        return QByteArray::fromRawData(m_text.constData() + offset, size);
    QByteArray out;
    for (; it != m_added.end() && *it < end; ++it) {
        out.append(QByteArrayView(m_text).sliced(from, *it - from));
        from = *it + 1;
    }
    out.append(QByteArrayView(m_text).sliced(from, end - from));
    return out;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/openmarks.h"

#include "ui/markdown/linescan.h"
#include "ui/markdown/maskedtext.h"
#include "ui/markdown/openinline.h"

#include <QList>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isMark(QChar c)
{
    switch (c.unicode()) { // a line of 10 MB may have nothing else
    case u'-':
    case u'=':
    case u'*':
    case u'_':
    case u'+':
    case u'#':
    case u'>':
    case u'~':
    case u'`':
    case u'|':
    case u':':
    case u' ':
    case u'\t':
        return true;
    default:
        return false;
    }
}

bool isFence(QStringView words)
{
    return words.startsWith(u"```") || words.startsWith(u"~~~");
}

QStringView wordsOf(QStringView text, const LinePrefix &line)
{
    return text.sliced(line.content, line.end - line.content);
}

LinePrefix lineBefore(QStringView text, const LinePrefix &line)
{
    return readPrefix(text, line.start < 2 ? 0 : text.lastIndexOf(u'\n', line.start - 2) + 1);
}

/// The start of the last paragraph, item, heading or row.
qsizetype lastChunk(QStringView text, LinePrefix line)
{
    while (line.start > 0 && !line.isItem && !wordsOf(text, line).startsWith(u'#')) {
        const LinePrefix before = lineBefore(text, line);
        const QStringView words = wordsOf(text, before);
        if (before.isBlank() || before.quotes != line.quotes || isFence(words) ||
            words.startsWith(u'|'))
            break;
        line = before;
    }
    return line.content;
}

/// "|-|-|" with as many cells as the row above it; keeps the part that is already there.
QString delimiterRow(QStringView heading, QStringView begun)
{
    qsizetype columns = 0;
    QStringView row = heading.trimmed();
    if (row.startsWith(u'|'))
        row = row.sliced(1);
    if (row.endsWith(u'|') && !row.endsWith(u"\\|"))
        row.chop(1);
    for (qsizetype i = 0; i < row.size(); ++i) {
        if (row.at(i) == u'\\')
            ++i;
        else if (row.at(i) == u'|')
            ++columns;
    }
    QStringView known = begun.trimmed();
    known = known.startsWith(u'|') ? known.sliced(1) : known;
    const QList<QStringView> cells = known.split(u'|');
    QString out = u"|"_s;
    for (qsizetype column = 0; column <= columns; ++column) {
        const bool whole = column + 1 < cells.size() && cells.at(column).contains(u'-');
        out += whole ? cells.at(column).toString() + u'|' : u"-|"_s;
    }
    return out;
}

/// Completes a heading row whose delimiter row is missing or incomplete; empty: the text does not
/// end in one.
QString withDelimiterRow(const QString &text, const LinePrefix &last)
{
    const bool begun = !last.isBlank();
    const LinePrefix heading = lineBefore(text, last);
    const QStringView words = wordsOf(text, heading);
    if (last.start == 0 || !words.startsWith(u'|') || words.count(u'|') < 2 ||
        (!begun && !words.trimmed().endsWith(u'|')))
        return {};
    const LinePrefix before = lineBefore(text, heading);
    if (heading.start > 0 && !heading.isItem && before.quotes == heading.quotes &&
        wordsOf(text, before).startsWith(u'|'))
        return {}; // an ordinary row
    QString prefix = text.sliced(heading.start, heading.content - heading.start);
    for (QChar &c : prefix)
        c = c == u'>' || c == u'\t' ? c : QChar(u' ');
    return text.first(last.start) + prefix + delimiterRow(words, wordsOf(text, last));
}

/// "-", "12." or "|--": the next characters decide what it is.
bool mayBeMark(QStringView text, const LinePrefix &last)
{
    const QStringView words = wordsOf(text, last);
    if (std::all_of(words.begin(), words.end(), isMark))
        return true;
    const bool number =
        words.size() > 1 && words.size() <= 10 && QStringView(u".)").contains(words.back());
    return number && std::all_of(words.begin(), words.end() - 1,
                                 [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool mayBeTask(const LinePrefix &last, QStringView words)
{
    return last.isItem && words.size() <= 3 && QStringView(u"[ ]").startsWith(words.first(1)) &&
           (words.size() < 2 || QStringView(u" xX").contains(words.at(1))) &&
           (words.size() < 3 || words.at(2) == u']');
}

/// Drops the line that begins at `start`. After an empty line it still ends the block above.
QString withoutLine(const QString &text, qsizetype start)
{
    const bool ends = !readPrefix(text, start).isBlank() && !text.at(start).isSpace() &&
                      (start == 0 || lineBefore(text, readPrefix(text, start)).isBlank());
    return ends ? text.first(start) + hiddenWord() : text.first(start);
}

/// The remaining part of a line may now be empty or a mark.
QString withoutMarkAtEnd(const QString &text, const QString &closed)
{
    const LinePrefix last = readPrefix(closed, closed.lastIndexOf(u'\n') + 1);
    const bool isGone = last.start == closed.size() && closed.size() < text.size();
    return isGone || (last.end > last.start && mayBeMark(closed, last))
               ? withoutLine(text, last.start)
               : closed;
}

} // namespace

QString closeOpenMarks(const QString &text)
{
    const QStringView all(text);
    const LinePrefix last = readPrefix(all, text.lastIndexOf(u'\n') + 1);
    const QStringView words = wordsOf(all, last);
    if (words.isEmpty() || std::all_of(words.begin(), words.end(), isMark)) {
        if (const QString table = withDelimiterRow(text, last); !table.isEmpty())
            return table;
    }
    if (last.start == text.size()) { // the previous line may continue here
        const LinePrefix before = lineBefore(all, last);
        const QStringView line = wordsOf(all, before);
        if (before.isBlank() || isFence(line) || QStringView(u"#|").contains(line.front()))
            return text;
        return withoutMarkAtEnd(text, closeInlineMarks(text, lastChunk(all, before)));
    }
    if (last.isBlank() || mayBeMark(all, last) || mayBeTask(last, words))
        return withoutLine(text, last.start);
    if (words.startsWith(u'|')) {
        const qsizetype cell = text.lastIndexOf(u'|') + 1;
        return withoutMarkAtEnd(text, closeInlineMarks(text, std::min(cell, text.size())));
    }
    return withoutMarkAtEnd(text, closeInlineMarks(text, lastChunk(all, last)));
}

QString withoutOpenFence(const QString &text)
{
    const qsizetype start = text.lastIndexOf(u'\n') + 1;
    const QStringView words = QStringView(text).sliced(start).trimmed();
    const bool fence = !words.isEmpty() && QStringView(u"`~").contains(words.front()) &&
                       words.count(words.front()) == words.size();
    return fence ? text.first(start) : text;
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/openmarks.h"

#include "ui/markdown/linescan.h"
#include "ui/markdown/veiledtext.h"

#include <QList>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isMark(QChar c)
{
    return QStringView(u"-=*_+#>~`|: \t").contains(c);
}

bool isWord(QChar c)
{
    return !c.isNull() && !c.isSpace() && !c.isPunct() && !c.isSymbol();
}

bool isPunctuation(QChar c)
{
    return c.isPunct() || c.isSymbol();
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

/// Where the last paragraph, item, heading or row begins.
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

/// Reads inline marks from the beginning of a paragraph to the end of the text, and ends them
/// there.
class OpenMarks
{
public:
    OpenMarks(const QString &text, qsizetype from)
        : m_text(text)
        , m_from(from)
        , m_end(text.size())
    {
    }

    QString closed();

private:
    struct Run
    {
        QChar mark;
        qsizetype at = 0;
        qsizetype length = 0;
    };
    struct Bracket
    {
        qsizetype from = 0;
        qsizetype size = 0;
    };

    void readRun(QChar mark);
    void readCode();
    void readBracketEnd();
    void close(QChar mark, qsizetype &length);
    void dropEmpty();
    [[nodiscard]] bool mayDrop(const Bracket &bracket) const;
    [[nodiscard]] qsizetype runEnd(qsizetype from) const;
    [[nodiscard]] QChar at(qsizetype i) const
    {
        return i >= m_from && i < m_end ? m_text.at(i) : QChar(u' ');
    }

    const QString &m_text;
    const qsizetype m_from;
    qsizetype m_end; // what follows is left out
    qsizetype m_at = 0;
    qsizetype m_openCode = 0;
    QList<Run> m_runs;
    QList<Bracket> m_brackets; // not closed
    QList<Bracket> m_dropped;
};

QString OpenMarks::closed()
{
    for (m_at = m_from; m_at < m_end;) {
        const QChar c = m_text.at(m_at);
        if (c == u'\\') {
            if (m_at + 1 == m_end)
                m_end = m_at;
            m_at += 2;
        } else if (c == u'`') {
            readCode();
        } else if (c == u'*' || c == u'_' || c == u'~') {
            readRun(c);
        } else if (c == u'[') {
            const bool picture = at(m_at - 1) == u'!';
            m_brackets.append({m_at - (picture ? 1 : 0), picture ? 2 : 1});
            ++m_at;
        } else if (c == u']') {
            readBracketEnd();
        } else {
            ++m_at;
        }
    }
    if (at(m_end - 1) == u'!' && m_openCode == 0)
        --m_end; // of a picture, or an exclamation mark that shows a moment later
    dropEmpty();
    QString out = m_text.first(m_end);
    std::sort(m_dropped.begin(), m_dropped.end(),
              [](const Bracket &a, const Bracket &b) { return a.from > b.from; });
    out += QString(m_openCode, u'`');
    for (auto run = m_runs.crbegin(); run != m_runs.crend(); ++run)
        out += QString(run->length, run->mark);
    for (const Bracket &bracket : std::as_const(m_dropped)) {
        if (bracket.from + bracket.size <= m_end)
            out.remove(bracket.from, bracket.size);
    }
    return out;
}

qsizetype OpenMarks::runEnd(qsizetype from) const
{
    qsizetype i = from;
    while (i < m_end && m_text.at(i) == m_text.at(from))
        ++i;
    return i;
}

void OpenMarks::readCode()
{
    const qsizetype open = runEnd(m_at);
    const qsizetype length = open - m_at;
    for (qsizetype i = open; i < m_end;) {
        i = m_text.indexOf(u'`', i);
        if (i < 0)
            break;
        const qsizetype to = runEnd(i);
        if (to - i == length) {
            m_at = to;
            return;
        }
        i = to;
    }
    if (open == m_end) {
        m_end = m_at;
        return;
    }
    m_openCode = length;
    while (at(m_end - 1) == u'`')
        --m_end; // the first of those that will close it
    m_at = m_end;
}

void OpenMarks::readRun(QChar mark)
{
    const qsizetype to = runEnd(m_at);
    const QChar before = at(m_at - 1);
    const QChar after = at(to);
    qsizetype length = to - m_at;
    const bool left =
        !after.isSpace() && (!isPunctuation(after) || before.isSpace() || isPunctuation(before));
    const bool right =
        !before.isSpace() && (!isPunctuation(before) || after.isSpace() || isPunctuation(after));
    const bool within = mark == u'_' && left && right; // snake_case
    if (right && !(within && isWord(after)))
        close(mark, length);
    if (to == m_end)
        m_end = to - length;
    else if (length > 0 && left && !(within && isWord(before)) && (mark != u'~' || length < 3))
        m_runs.append({mark, to - length, length});
    m_at = to;
}

void OpenMarks::close(QChar mark, qsizetype &length)
{
    while (length > 0) {
        const auto open = std::find_if(m_runs.rbegin(), m_runs.rend(),
                                       [mark](const Run &run) { return run.mark == mark; });
        if (open == m_runs.rend())
            return;
        const qsizetype both = std::min(open->length, length);
        open->length -= both;
        length -= both;
        m_runs.resize(m_runs.rend() - open - (open->length == 0 ? 1 : 0));
    }
}

void OpenMarks::readBracketEnd()
{
    ++m_at;
    if (m_brackets.isEmpty())
        return;
    const Bracket open = m_brackets.takeLast();
    if (!mayDrop(open))
        return;
    if (m_at == m_end) { // a link's address may follow
        m_dropped.append(open);
        m_end = m_at - 1;
    } else if (m_text.at(m_at) == u'(') {
        const qsizetype close = m_text.indexOf(u')', m_at);
        if (close >= 0) {
            m_at = close + 1;
            return;
        }
        m_dropped.append(open);
        m_end = m_at - 1;
    }
}

/// Without it the words must not become an item, a heading or the definition of a link.
bool OpenMarks::mayDrop(const Bracket &bracket) const
{
    qsizetype before = bracket.from;
    while (before > m_from && (m_text.at(before - 1) == u' ' || m_text.at(before - 1) == u'\t'))
        --before;
    const bool beginsLine = before == m_from || m_text.at(before - 1) == u'\n';
    return at(bracket.from - 1) != u']' &&
           (!beginsLine || at(bracket.from + bracket.size).isLetter());
}

/// Blanks at the end, and openings that nothing follows.
void OpenMarks::dropEmpty()
{
    for (const Bracket &open : std::as_const(m_brackets)) {
        if (mayDrop(open))
            m_dropped.append(open);
    }
    if (m_openCode > 0)
        return;
    for (qsizetype before = -1; before != m_end;) {
        before = m_end;
        while (m_end > m_from && m_text.at(m_end - 1).isSpace())
            --m_end;
        if (!m_runs.isEmpty() && m_runs.last().at + m_runs.last().length == m_end)
            m_end = m_runs.takeLast().at;
        for (const Bracket &bracket : std::as_const(m_dropped)) {
            if (bracket.from + bracket.size == m_end)
                m_end = bracket.from;
        }
    }
}

/// "|-|-|" as long as the row above it, with what of it is there.
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

/// A heading row with a delimiter row that is not there yet, or only half; empty: it is no such
/// end.
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
        return {}; // a row like any other
    QString prefix = text.sliced(heading.start, heading.content - heading.start);
    for (QChar &c : prefix)
        c = c == u'>' || c == u'\t' ? c : QChar(u' ');
    return text.first(last.start) + prefix + delimiterRow(words, wordsOf(text, last));
}

/// "-", "12." or "|--": what it is the next characters tell.
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

/// Without the line that begins at `start`. After an empty one it still ends what stands before it.
QString withoutLine(const QString &text, qsizetype start)
{
    const bool ends = !readPrefix(text, start).isBlank() && !text.at(start).isSpace() &&
                      (start == 0 || lineBefore(text, readPrefix(text, start)).isBlank());
    return ends ? text.first(start) + hiddenWord() : text.first(start);
}

/// What is left of a line may be nothing or a mark now.
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
    if (last.start == text.size()) { // the line before may go on here
        const LinePrefix before = lineBefore(all, last);
        const QStringView line = wordsOf(all, before);
        if (before.isBlank() || isFence(line) || QStringView(u"#|").contains(line.front()))
            return text;
        return withoutMarkAtEnd(text, OpenMarks(text, lastChunk(all, before)).closed());
    }
    if (last.isBlank() || mayBeMark(all, last) || mayBeTask(last, words))
        return withoutLine(text, last.start);
    if (words.startsWith(u'|')) {
        const qsizetype cell = text.lastIndexOf(u'|') + 1;
        return withoutMarkAtEnd(text, OpenMarks(text, std::min(cell, text.size())).closed());
    }
    return withoutMarkAtEnd(text, OpenMarks(text, lastChunk(all, last)).closed());
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

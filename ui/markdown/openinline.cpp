// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/openinline.h"

#include <QList>

#include <algorithm>
#include <array>

namespace Hiwar {

namespace {

bool isWord(QChar c)
{
    return !c.isNull() && !c.isSpace() && !c.isPunct() && !c.isSymbol();
}

bool isPunctuation(QChar c)
{
    return c.isPunct() || c.isSymbol();
}

/// Reads inline marks from the beginning of a paragraph to the end of the text, and closes them
/// there.
class InlineMarks
{
public:
    InlineMarks(const QString &text, qsizetype from)
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
    void dropRun();
    void dropEmpty();
    [[nodiscard]] bool mayDrop(const Bracket &bracket) const;
    [[nodiscard]] qsizetype runEnd(qsizetype from) const;
    qsizetype &openRuns(QChar mark)
    {
        return m_openRuns.at(mark == u'*' ? 0 : mark == u'_' ? 1 : 2);
    }
    [[nodiscard]] QChar at(qsizetype i) const
    {
        return i >= m_from && i < m_end ? m_text.at(i) : QChar(u' ');
    }

    const QString &m_text;
    const qsizetype m_from;
    qsizetype m_end; // the rest is left out
    qsizetype m_at = 0;
    qsizetype m_openCode = 0;
    QList<Run> m_runs;
    std::array<qsizetype, 3> m_openRuns{}; // how many of them there are for each mark
    QList<Bracket> m_brackets;             // not closed
    QList<Bracket> m_dropped;
};

QString InlineMarks::closed()
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
        --m_end; // of a picture, or an exclamation mark that is shown a moment later
    dropEmpty();
    QString out;
    qsizetype from = 0;
    for (const Bracket &bracket : std::as_const(m_dropped)) {
        if (bracket.from + bracket.size > m_end)
            break;
        out += QStringView(m_text).sliced(from, bracket.from - from);
        from = bracket.from + bracket.size;
    }
    out += QStringView(m_text).sliced(from, m_end - from);
    out += QString(m_openCode, u'`');
    for (auto run = m_runs.crbegin(); run != m_runs.crend(); ++run)
        out += QString(run->length, run->mark);
    return out;
}

qsizetype InlineMarks::runEnd(qsizetype from) const
{
    qsizetype i = from;
    while (i < m_end && m_text.at(i) == m_text.at(from))
        ++i;
    return i;
}

void InlineMarks::readCode()
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
        --m_end; // the first of the closing backticks
    m_at = m_end;
}

void InlineMarks::readRun(QChar mark)
{
    const qsizetype to = runEnd(m_at);
    if (mark == u'~' && to - m_at != 2 && to != m_end) { // only two of them strike
        m_at = to;
        return;
    }
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
    else if (length > 0 && left && !(within && isWord(before)) && (mark != u'~' || length < 3)) {
        m_runs.append({mark, to - length, length});
        ++openRuns(mark);
    }
    m_at = to;
}

void InlineMarks::close(QChar mark, qsizetype &length)
{
    while (length > 0 && openRuns(mark) > 0) {
        while (m_runs.last().mark != mark)
            dropRun();
        const qsizetype both = std::min(m_runs.last().length, length);
        m_runs.last().length -= both;
        length -= both;
        if (m_runs.last().length == 0)
            dropRun();
    }
}

void InlineMarks::dropRun()
{
    --openRuns(m_runs.last().mark);
    m_runs.removeLast();
}

void InlineMarks::readBracketEnd()
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

/// Without the bracket, the words must not become an item, a heading or the definition of a link.
bool InlineMarks::mayDrop(const Bracket &bracket) const
{
    qsizetype before = bracket.from;
    while (before > m_from && (m_text.at(before - 1) == u' ' || m_text.at(before - 1) == u'\t'))
        --before;
    const bool beginsLine = before == m_from || m_text.at(before - 1) == u'\n';
    return at(bracket.from - 1) != u']' &&
           (!beginsLine || at(bracket.from + bracket.size).isLetter());
}

/// Drops blanks at the end, and opening marks with nothing after them.
void InlineMarks::dropEmpty()
{
    for (const Bracket &open : std::as_const(m_brackets)) {
        if (mayDrop(open))
            m_dropped.append(open);
    }
    std::sort(m_dropped.begin(), m_dropped.end(),
              [](const Bracket &a, const Bracket &b) { return a.from < b.from; });
    if (m_openCode > 0)
        return;
    auto bracket = m_dropped.crbegin();
    for (qsizetype before = -1; before != m_end;) {
        before = m_end;
        while (m_end > m_from && m_text.at(m_end - 1).isSpace())
            --m_end;
        if (!m_runs.isEmpty() && m_runs.last().at + m_runs.last().length == m_end) {
            m_end = m_runs.last().at;
            dropRun();
        }
        while (bracket != m_dropped.crend() && bracket->from + bracket->size > m_end)
            ++bracket;
        if (bracket != m_dropped.crend() && bracket->from + bracket->size == m_end)
            m_end = bracket->from;
    }
}

} // namespace

QString closeInlineMarks(const QString &text, qsizetype from)
{
    return InlineMarks(text, from).closed();
}

} // namespace Hiwar

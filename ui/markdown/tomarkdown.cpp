// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/tohtml.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/markdown.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype shortestFence = 3;

qsizetype longestRun(const QString &text, QChar mark)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == mark ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

/// Escapes all marks.
QString escaped(const QString &text, bool inCell)
{
    static const QString marks = u"\\`*_[]<>~$"_s;
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool entity = c == u'&' && i + 1 < text.size() &&
                            (text.at(i + 1).isLetter() || text.at(i + 1) == u'#');
        if (marks.contains(c) || entity || (inCell && c == u'|'))
            out += u'\\';
        out += c;
    }
    return out;
}

/// Escapes what would begin a list, heading, rule or table at the beginning of a line.
QString guarded(QString line)
{
    static const QRegularExpression mark(u"^([-+=#|:]|[0-9]{1,9}[.)])"_s);
    if (const auto match = mark.match(line); match.hasMatch())
        line.insert(match.capturedEnd() - 1, u'\\');
    return line;
}

QString codeSpan(const QString &text, bool inCell)
{
    const QString fence(longestRun(text, u'`') + 1, u'`');
    const bool blank = text.startsWith(u'`') || text.endsWith(u'`') ||
                       (text.startsWith(u' ') && text.endsWith(u' ') && !text.trimmed().isEmpty());
    QString inside = blank ? u' ' + text + u' ' : text;
    if (inCell)
        inside.replace(u'|', u"\\|"_s);
    return fence + inside + fence;
}

/// CommonMark's "<…>" allows neither "www." nor mail addresses with other letters.
bool fitsInAngles(const Span &span)
{
    static const QString part = u"[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"_s;
    static const QRegularExpression mail(u"^[a-zA-Z0-9._+-]+@%1(?:\\.%1)*$"_s.arg(part));
    return isBareAddress(span) && (span.link == span.text || mail.match(span.text).hasMatch());
}

QString thingOf(const Span &span, bool inCell)
{
    if (span.styles.testFlag(SpanStyle::Code))
        return codeSpan(span.text, inCell);
    if (span.styles.testFlag(SpanStyle::Formula))
        return span.text;
    if (span.styles.testFlag(SpanStyle::Note))
        return u"[^"_s + span.text + u']';
    if (span.styles.testFlag(SpanStyle::Key))
        return u"<kbd>"_s + escaped(span.text, inCell) + u"</kbd>"_s;
    if (span.styles.testFlag(SpanStyle::Image))
        return u"!["_s + escaped(pictureName(span), inCell) + u"](<"_s + span.link + u">)"_s;
    if (fitsInAngles(span))
        return u'<' + span.text + u'>';
    return escaped(span.text, inCell);
}

/// Writes words and opens and closes their styles around them, with blanks outside.
class WordWriter
{
public:
    explicit WordWriter(bool inCell)
        : m_inCell(inCell)
    {
    }

    QString write(const Spans &spans)
    {
        for (const Span &span : spans)
            add(span);
        closeAll();
        return m_out + std::exchange(m_blanks, {});
    }

private:
    struct Mark
    {
        SpanStyle style;
        QStringView text;
    };
    static constexpr std::array marks{Mark{SpanStyle::Strike, u"~~"}, Mark{SpanStyle::Bold, u"**"},
                                      Mark{SpanStyle::Italic, u"*"}};

    void add(const Span &span)
    {
        QString text = thingOf(span, m_inCell);
        const bool words = !(span.styles & (SpanStyle::Code | SpanStyle::Formula));
        while (words && !text.isEmpty() && text.back().isSpace()) {
            m_after.prepend(text.back());
            text.chop(1);
        }
        while (words && !text.isEmpty() && text.front().isSpace()) {
            m_blanks += text.front();
            text.remove(0, 1);
        }
        closeFor(span);
        if (!text.isEmpty())
            addWord(span, text);
        m_blanks += std::exchange(m_after, {});
    }

    void addWord(const Span &span, const QString &text)
    {
        const bool named =
            !span.link.isEmpty() && !fitsInAngles(span) && !span.styles.testFlag(SpanStyle::Image);
        m_out += std::exchange(m_blanks, {});
        for (const Mark &mark : marks) {
            const auto isIt = [&mark](const Mark &open) { return open.style == mark.style; };
            if (!span.styles.testFlag(mark.style) ||
                std::any_of(m_open.cbegin(), m_open.cend(), isIt))
                continue;
            m_out += mark.text;
            m_open.append(mark);
        }
        m_out += named ? u'[' + text + u"](<"_s + span.link + u">)"_s : text;
    }

    /// Closes the styles that this span does not have.
    void closeFor(const Span &span)
    {
        qsizetype keep = 0;
        while (keep < m_open.size() && span.styles.testFlag(m_open.at(keep).style))
            ++keep;
        while (m_open.size() > keep)
            m_out += m_open.takeLast().text;
    }

    void closeAll()
    {
        while (!m_open.isEmpty())
            m_out += m_open.takeLast().text;
    }

    const bool m_inCell;
    QString m_out;
    QString m_blanks; // not yet written: styles may end before them
    QString m_after;
    QList<Mark> m_open;
};

QStringList linesOf(const Spans &spans)
{
    QStringList lines = WordWriter(false).write(spans).split(u'\n');
    const bool formula = spans.size() == 1 && spans.first().styles.testFlag(SpanStyle::Formula);
    if (formula)
        return lines;
    const bool noteText = spans.size() > 1 && spans.first().styles == SpanStyle::Note;
    if (noteText)
        lines.first().insert(lines.first().indexOf(u']') + 1, u':');
    for (qsizetype i = 0; i < lines.size(); ++i)
        lines[i] = guarded(lines.at(i)) + (i + 1 < lines.size() ? u"\\"_s : QString());
    return lines;
}

QStringList linesOf(const Table &table)
{
    static constexpr std::array<QStringView, 4> delimiters{u" --- |", u" :-- |", u" :-: |",
                                                           u" --: |"};
    QStringList lines;
    for (const auto &row : table.rows) {
        QString line = u"|"_s;
        for (const Spans &cell : row)
            line += u' ' + WordWriter(true).write(cell).replace(u'\n', u' ') + u" |"_s;
        lines << line;
        if (lines.size() > 1)
            continue;
        lines << u"|"_s;
        for (const ColumnAlign align : table.columns)
            lines.last() += delimiters.at(size_t(align));
    }
    return lines;
}

QStringList linesOf(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Typed:
        return linesOf(block.spans);
    case Block::Kind::Heading:
        return {QString(block.level, u'#') + u' ' +
                WordWriter(false).write(block.spans).replace(u'\n', u' ')};
    case Block::Kind::Code: {
        const QString fence(std::max(shortestFence, longestRun(block.code, u'`') + 1), u'`');
        return QStringList{fence + block.language} + block.code.split(u'\n') + QStringList{fence};
    }
    case Block::Kind::Rule:
        return {u"***"_s};
    case Block::Kind::Table:
        break;
    }
    return linesOf(block.table);
}

/// The prefix of the first line of a block, and that of its other lines.
std::pair<QString, QString> prefixes(const QList<Container> &containers)
{
    QString first;
    QString rest;
    for (const Container &container : containers) {
        const bool quote = container.kind == Container::Kind::Quote;
        QString mark = quote ? u"> "_s : markText(container);
        const qsizetype width = mark.indexOf(u' ') + 1; // a task's box is part of the words
        const QString blank = quote ? mark : QString(width, u' ');
        first += quote || container.startsHere ? mark : blank;
        rest += blank;
    }
    return {first, rest};
}

/// The empty line before a block, inside those of its containers that continue.
QString emptyLine(const QList<Container> &containers)
{
    const auto begins = std::find_if(containers.begin(), containers.end(),
                                     [](const Container &c) { return c.startsHere; });
    QString line = prefixes({containers.begin(), begins}).second;
    while (line.endsWith(u' '))
        line.chop(1);
    return line + u'\n';
}

} // namespace

QString toMarkdown(const Blocks &blocks)
{
    QString out;
    for (const Block &block : blocks) {
        if (!out.isEmpty() && !block.tight)
            out += emptyLine(block.containers);
        const auto [first, rest] = prefixes(block.containers);
        const QStringList lines = linesOf(block);
        for (qsizetype i = 0; i < lines.size(); ++i)
            out += (i == 0 ? first : rest) + lines.at(i) + u'\n';
    }
    return out;
}

} // namespace Hiwar

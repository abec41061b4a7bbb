// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/markdownwriter.h"

#include "app/reader/office/cleantext.h"

namespace Hiwar {

namespace {

using namespace Qt::StringLiterals;

constexpr int mostLevels = 12;

QString cellText(QString text)
{
    text.replace(u'|', "\\|"_L1);
    text.replace(u'\n', "<br>"_L1);
    return text;
}

} // namespace

MarkdownWriter::MarkdownWriter(qint64 letters)
    : m_left(letters)
{
}

void MarkdownWriter::beginSection(const QString &name)
{
    if (m_hasSection || !m_text.isEmpty())
        endSection();
    m_hasSection = true;
    m_reading.sections.append({.name = cleanLine(name).left(200)});
}

void MarkdownWriter::nameSection(const QString &name)
{
    if (m_hasSection && m_reading.sections.last().name.isEmpty())
        m_reading.sections.last().name = cleanLine(name).left(200);
}

void MarkdownWriter::endSection()
{
    while (isInTable())
        endTable();
    m_quotes = 0;
    for (const QString &note : std::exchange(m_footnotes, {}))
        block(note, false);
    if (!m_hasSection)
        m_reading.sections.append(ReadSection());
    m_hasSection = true;
    m_reading.sections.last().text = std::exchange(m_text, {});
    m_lastIsItem = false;
}

void MarkdownWriter::heading(int level, const QString &text)
{
    QString line = text;
    line.replace(u'\n', u' ');
    if (line.isEmpty() || isInTable())
        block(line, false);
    else
        block(QString(qBound(1, level, 6), u'#') + u' ' + line, false);
}

void MarkdownWriter::paragraph(const QString &text)
{
    block(text, false);
}

void MarkdownWriter::listItem(int level, const QString &marker, const QString &text)
{
    if (text.isEmpty())
        return;
    const QString indent(qBound(0, level, mostLevels) * 4, u' ');
    QString inner = text;
    inner.replace(u'\n', isInTable() ? u"\n"_s : u'\n' + indent + u"    "_s);
    block((isInTable() ? QString() : indent) + marker + u' ' + inner, true);
}

void MarkdownWriter::code(const QString &text, const QString &language)
{
    QString inner = cleanText(text);
    while (inner.endsWith(u'\n'))
        inner.chop(1);
    if (inner.trimmed().isEmpty())
        return;
    if (isInTable()) {
        block(inner, false);
        return;
    }
    qsizetype longest = 0;
    qsizetype ticks = 0;
    for (const QChar c : std::as_const(inner)) {
        ticks = c == u'`' ? ticks + 1 : 0;
        longest = std::max(longest, ticks);
    }
    const QString fence(std::max<qsizetype>(3, longest + 1), u'`');
    block(fence + cleanLine(language) + u'\n' + inner + u'\n' + fence, false);
}

void MarkdownWriter::footnote(const QString &label, const QString &text)
{
    QString line = text;
    line.replace(u'\n', u' ');
    m_footnotes.append(u"[^%1]: "_s.arg(label) + line);
}

void MarkdownWriter::beginTable()
{
    m_tables.append(Table());
}

void MarkdownWriter::endCell()
{
    if (!isInTable())
        return;
    Table &table = m_tables.last();
    ++table.cells;
    table.row += u"| "_s + std::exchange(table.cell, {}) + u' ';
    // What is too much is too much before the table ends.
    if (table.rows.size() + table.row.size() > m_left) {
        m_isFull = true;
        addNote(ReadNote::Cut);
    }
}

void MarkdownWriter::endRow()
{
    if (!isInTable())
        return;
    Table &table = m_tables.last();
    if (!table.cell.isEmpty())
        endCell();
    if (table.cells == 0)
        return;
    table.rows += std::exchange(table.row, {}) + u"|\n"_s;
    table.columns = std::max(table.columns, table.cells);
    if (table.headEnd < 0) {
        table.headEnd = table.rows.size();
        table.headCells = table.cells;
    }
    table.cells = 0;
}

void MarkdownWriter::endTable()
{
    if (!isInTable())
        return;
    endRow();
    Table table = m_tables.takeLast();
    if (table.headEnd < 0)
        return;
    if (isInTable()) { // in a cell of another: text
        QString text = table.rows.trimmed();
        if (text.startsWith(u'|'))
            text.remove(0, 1);
        text.replace("|\n|"_L1, "\n"_L1);
        text.replace("\\|"_L1, "|"_L1);
        if (text.endsWith(u'|'))
            text.chop(1);
        block(text.trimmed(), false);
        return;
    }
    // Every column has its head; later rows may have fewer cells.
    QString head = table.rows.first(table.headEnd - 1);
    QString rule = u"|"_s;
    for (int i = 0; i < table.columns; ++i) {
        rule += u" --- |"_s;
        if (i >= table.headCells)
            head += u"  |"_s;
    }
    block(head + u'\n' + rule + u'\n' +
              table.rows.sliced(table.headEnd).chopped(table.rows.size() > table.headEnd ? 1 : 0),
          false);
}

void MarkdownWriter::block(const QString &text, bool isItem)
{
    if (text.trimmed().isEmpty())
        return;
    if (isInTable()) {
        Table &table = m_tables.last();
        if (!table.cell.isEmpty())
            table.cell += u"<br>"_s;
        table.cell += cellText(text);
        if (table.rows.size() + table.row.size() + table.cell.size() > m_left) {
            m_isFull = true;
            addNote(ReadNote::Cut);
        }
        return;
    }
    if (m_left <= 0) {
        addNote(ReadNote::Cut);
        return;
    }
    QString quoted = text;
    while (quoted.endsWith(u'\n'))
        quoted.chop(1);
    if (m_quotes > 0) {
        QString mark;
        for (int i = 0; i < std::min(m_quotes, mostLevels); ++i)
            mark += u"> "_s;
        quoted = mark + quoted.replace(u'\n', u'\n' + mark);
    }
    if (!m_text.isEmpty())
        append(isItem && m_lastIsItem ? u"\n"_s : u"\n\n"_s);
    append(quoted);
    m_lastIsItem = isItem;
}

void MarkdownWriter::append(const QString &text)
{
    if (text.size() <= m_left) {
        m_text += text;
        m_left -= text.size();
        return;
    }
    qsizetype size = std::max<qsizetype>(0, qsizetype(m_left));
    if (size > 0 && text[size - 1].isHighSurrogate())
        --size;
    m_text += QStringView(text).first(size);
    m_left = 0;
    addNote(ReadNote::Cut);
}

void MarkdownWriter::addNote(ReadNote note)
{
    if (!m_reading.notes.contains(note))
        m_reading.notes.append(note);
}

AttachmentReading MarkdownWriter::take(const QString &title)
{
    endSection();
    if (isFull())
        addNote(ReadNote::Cut);
    m_reading.title = cleanLine(title).left(300);
    return std::exchange(m_reading, {});
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/opensheets.h"

#include "app/reader/office/cellgrid.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/xmlreader.h"

#include <QStringList>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRepeated = 1000; ///< of what is not empty; more is no table but a pattern

struct SheetCell
{
    int column = 0;
    int repeated = 1;
    QString text;
};

class OpenSheet
{
public:
    OpenSheet(qint64 letters, MarkdownWriter &writer)
        : m_grid(letters)
        , m_writer(writer)
    {
    }

    void readRows(XmlReader &xml);
    void write() { m_grid.write(m_writer); }

private:
    void readRow(XmlReader &xml);
    QString readCell(XmlReader &xml);
    QString readParagraph(XmlReader &xml) const;
    int bounded(int repeated);

    CellGrid m_grid;
    MarkdownWriter &m_writer;
    int m_row = 0;
};

int repeatedIn(const XmlReader &xml, QLatin1StringView name)
{
    bool isNumber = false;
    const qint64 repeated = xml.attribute(name).toLongLong(&isNumber);
    return isNumber ? int(qBound(qint64(1), repeated, qint64(CellGrid::mostRows))) : 1;
}

int OpenSheet::bounded(int repeated)
{
    if (repeated > mostRepeated)
        m_writer.addNote(ReadNote::Cut);
    return std::min(repeated, mostRepeated);
}

void OpenSheet::readRows(XmlReader &xml)
{
    while (!m_grid.isFull() && m_row < CellGrid::mostRows && xml.nextElement()) {
        if (xml.is("table-row"_L1))
            readRow(xml);
        else if (xml.is("table-header-rows"_L1) || xml.is("table-rows"_L1) ||
                 xml.is("table-row-group"_L1))
            readRows(xml);
        else
            xml.skip();
    }
}

void OpenSheet::readRow(XmlReader &xml)
{
    const int rows = repeatedIn(xml, "number-rows-repeated"_L1);
    QList<SheetCell> cells;
    int column = 0;
    while (xml.nextElement()) {
        const int repeated = repeatedIn(xml, "number-columns-repeated"_L1);
        const QString text = xml.is("table-cell"_L1) ? readCell(xml) : QString();
        if (!xml.is("table-cell"_L1))
            xml.skip();
        if (!text.isEmpty())
            cells.append({.column = column, .repeated = bounded(repeated), .text = text});
        column = std::min(column + repeated, CellGrid::mostColumns);
    }
    const int written = cells.isEmpty() ? 0 : bounded(rows);
    for (int i = 0; i < written && !m_grid.isFull(); ++i) {
        for (const SheetCell &cell : std::as_const(cells)) {
            for (int j = 0; j < cell.repeated && !m_grid.isFull(); ++j)
                m_grid.add(m_row + i, cell.column + j, cell.text);
        }
    }
    m_row = std::min(m_row + rows, CellGrid::mostRows);
}

QString OpenSheet::readCell(XmlReader &xml)
{
    if (xml.hasAttribute("formula"_L1))
        m_writer.addNote(ReadNote::Formulas);
    // How a date is shown depends on where it was written.
    const QString date = xml.attribute("date-value"_L1);
    const QString value = xml.attribute("value"_L1);
    QStringList lines;
    while (xml.nextElement()) {
        if (xml.is("p"_L1))
            lines.append(readParagraph(xml));
        else
            xml.skip(); // comments, pictures
    }
    if (!date.isEmpty())
        return QString(date).replace(u'T', u' ');
    const QString text = lines.join(u'\n').trimmed();
    return text.isEmpty() ? value : text;
}

QString OpenSheet::readParagraph(XmlReader &xml) const
{
    QString text;
    while (true) {
        switch (xml.next()) {
        case XmlReader::Item::Text:
            text += xml.text();
            break;
        case XmlReader::Item::Element:
            if (xml.is("s"_L1) || xml.is("tab"_L1) || xml.is("line-break"_L1)) {
                text += u' ';
                xml.skip();
            } else {
                text += readParagraph(xml);
            }
            break;
        case XmlReader::Item::End:
            return text;
        }
    }
}

} // namespace

void readOpenSheets(XmlReader &xml, qint64 letters, MarkdownWriter &writer)
{
    while (!writer.isFull() && xml.nextElement()) {
        if (!xml.is("table"_L1)) {
            xml.skip();
            continue;
        }
        writer.beginSection(xml.attribute("name"_L1));
        OpenSheet sheet(letters, writer);
        sheet.readRows(xml);
        sheet.write();
    }
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/sheetreader.h"

#include "app/reader/office/cellgrid.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/numberformat.h"
#include "app/reader/office/officepackage.h"
#include "app/reader/office/xmlreader.h"

#include <QSet>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// "AB12": column 27, row 11; -1 where it has none.
std::pair<int, int> positionOf(const QString &reference)
{
    int column = 0;
    int row = 0;
    for (const QChar c : reference) {
        if (c >= u'A' && c <= u'Z' && column <= CellGrid::mostColumns)
            column = column * 26 + (c.unicode() - u'A' + 1);
        else if (c.isDigit() && row <= CellGrid::mostRows)
            row = row * 10 + c.digitValue();
    }
    return {column - 1, row - 1};
}

/// Of <si> and <is>: without how it is pronounced.
QString readString(XmlReader &xml)
{
    QString text;
    while (xml.nextElement()) {
        if (xml.is("t"_L1))
            text += xml.allText();
        else if (xml.is("r"_L1))
            text += readString(xml);
        else
            xml.skip();
    }
    return text;
}

class Workbook
{
public:
    Workbook(const OfficePackage &package, MarkdownWriter &writer, qint64 letters)
        : m_package(package)
        , m_writer(writer)
        , m_left(letters)
    {
    }

    bool read(const QString &part);

private:
    void readStrings(const QString &part);
    void readForms(const QString &part);
    void readSheet(const QString &part);
    void readRow(XmlReader &xml, int row, CellGrid &grid);
    QString readCell(XmlReader &xml);

    const OfficePackage &m_package;
    MarkdownWriter &m_writer;
    qint64 m_left;
    QStringList m_strings;
    QList<NumberForm> m_forms;
    bool m_is1904 = false;
};

void Workbook::readStrings(const QString &part)
{
    XmlReader xml(m_package.part(part), m_package.depth());
    if (!xml.nextElement())
        return;
    while (xml.nextElement())
        m_strings.append(readString(xml));
    if (xml.failed())
        m_writer.addNote(ReadNote::SomeUnreadable);
}

void Workbook::readForms(const QString &part)
{
    XmlReader xml(m_package.part(part), m_package.depth());
    if (!xml.nextElement())
        return;
    QHash<int, QString> codes;
    while (xml.nextElement()) {
        if (xml.is("numFmts"_L1)) {
            for (; xml.nextElement(); xml.skip())
                codes.insert(xml.attribute("numFmtId"_L1).toInt(), xml.attribute("formatCode"_L1));
        } else if (xml.is("cellXfs"_L1)) {
            for (; xml.nextElement(); xml.skip()) {
                const int id = xml.attribute("numFmtId"_L1).toInt();
                m_forms.append(numberFormOf(id, codes.value(id)));
            }
        } else {
            xml.skip();
        }
    }
}

bool Workbook::read(const QString &part)
{
    readStrings(m_package.related(part, "sharedStrings"_L1));
    readForms(m_package.related(part, "styles"_L1));
    const QHash<QString, Relation> relations = m_package.relations(part);
    XmlReader xml(m_package.part(part), m_package.depth());
    if (!xml.nextElement())
        return false;
    QSet<QString> known;
    bool isFound = false;
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("workbookPr"_L1)) {
            const QString is1904 = xml.attribute("date1904"_L1);
            m_is1904 = is1904 == "1"_L1 || is1904 == "true"_L1;
        } else if (xml.is("sheets"_L1)) {
            isFound = true;
            for (; !m_writer.isFull() && xml.nextElement(); xml.skip()) {
                m_writer.beginSection(xml.attribute("name"_L1));
                const Relation relation = relations.value(xml.relation());
                if (relation.type == "chartsheet"_L1 || known.contains(relation.target))
                    continue; // no part takes its time twice
                known.insert(relation.target);
                readSheet(relation.target);
            }
            continue;
        }
        xml.skip();
    }
    return isFound && !xml.failed();
}

void Workbook::readSheet(const QString &part)
{
    XmlReader xml(m_package.part(part), m_package.depth());
    CellGrid grid(m_left);
    if (xml.nextElement()) {
        while (!grid.isFull() && xml.nextElement()) {
            if (!xml.is("sheetData"_L1)) {
                xml.skip();
                continue;
            }
            int row = -1;
            while (!grid.isFull() && xml.nextElement()) {
                const int named = xml.attribute("r"_L1).toInt() - 1;
                row = named >= 0 ? named : row + 1;
                readRow(xml, row, grid);
            }
        }
    }
    if (xml.failed())
        m_writer.addNote(ReadNote::SomeUnreadable);
    grid.write(m_writer);
}

void Workbook::readRow(XmlReader &xml, int row, CellGrid &grid)
{
    int column = -1;
    while (!grid.isFull() && xml.nextElement()) {
        if (!xml.is("c"_L1)) {
            xml.skip();
            continue;
        }
        const int named = positionOf(xml.attribute("r"_L1)).first;
        column = named >= 0 ? named : std::min(column + 1, CellGrid::mostColumns);
        grid.add(row, column, readCell(xml));
    }
}

QString Workbook::readCell(XmlReader &xml)
{
    const QString type = xml.attribute("t"_L1);
    const int style = xml.attribute("s"_L1).toInt();
    QString value;
    while (xml.nextElement()) {
        if (xml.is("v"_L1)) {
            value = xml.allText();
        } else if (xml.is("is"_L1)) {
            value = readString(xml);
        } else {
            if (xml.is("f"_L1))
                m_writer.addNote(ReadNote::Formulas);
            xml.skip();
        }
    }
    if (type == "s"_L1) {
        bool isNumber = false;
        const qsizetype index = value.toInt(&isNumber);
        return isNumber && index >= 0 && index < m_strings.size() ? m_strings[index] : QString();
    }
    if (type == "b"_L1)
        return value == "1"_L1 ? u"TRUE"_s : u"FALSE"_s;
    if (!type.isEmpty() && type != "n"_L1)
        return value;
    const NumberForm form =
        style >= 0 && style < m_forms.size() ? m_forms[style] : NumberForm::Plain;
    return shownNumber(value, form, m_is1904);
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readSheets(const ZipFiles &files,
                                                        const ReadLimits &limits)
{
    const OfficePackage package(files, limits.depth);
    MarkdownWriter writer(limits.letters);
    Workbook workbook(package, writer, limits.letters);
    if (!workbook.read(package.mainPart(u"xl/workbook.xml"_s)))
        return tl::unexpected(ReaderFault::Damaged);
    if (package.isBroken())
        writer.addNote(ReadNote::SomeUnreadable);
    return writer.take({});
}

} // namespace Hiwar

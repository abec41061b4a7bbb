// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/slidereader.h"

#include "app/reader/office/inlinetext.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/officepackage.h"
#include "app/reader/office/xmlreader.h"

#include <QSet>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// What a shape is for, as the slide's layout has it.
enum class ShapeRole : quint8 { Text, Title, Body, Furniture };

ShapeRole roleOf(const QString &type)
{
    if (type == "title"_L1 || type == "ctrTitle"_L1)
        return ShapeRole::Title;
    if (type == "dt"_L1 || type == "ftr"_L1 || type == "sldNum"_L1 || type == "hdr"_L1 ||
        type == "sldImg"_L1)
        return ShapeRole::Furniture;
    return type == "subTitle"_L1 ? ShapeRole::Text : ShapeRole::Body;
}

class Slide
{
public:
    Slide(const OfficePackage &package, MarkdownWriter &writer)
        : m_package(package)
        , m_writer(writer)
    {
    }

    /// False: it is damaged.
    bool read(const QString &part, bool isNotes = false);

private:
    void readShapes(XmlReader &xml);
    void readShape(XmlReader &xml);
    ShapeRole readRole(XmlReader &xml);
    void readText(XmlReader &xml, ShapeRole role);
    void readParagraph(XmlReader &xml, ShapeRole role);
    void readRun(XmlReader &xml, InlineText &text);
    void readFrame(XmlReader &xml);
    void readTable(XmlReader &xml);

    const OfficePackage &m_package;
    MarkdownWriter &m_writer;
    QHash<QString, Relation> m_relations;
    QHash<int, int> m_counts; ///< of numbered items, by level
    QString m_title;
    bool m_isNotes = false;
    bool m_hasLabel = false;
};

bool Slide::read(const QString &part, bool isNotes)
{
    m_isNotes = isNotes;
    m_relations = m_package.relations(part);
    XmlReader xml(m_package.part(part), m_package.depth());
    if (xml.nextElement())
        readShapes(xml);
    return !xml.failed();
}

void Slide::readShapes(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("sp"_L1))
            readShape(xml);
        else if (xml.is("graphicFrame"_L1))
            readFrame(xml);
        else if (xml.is("Fallback"_L1) || xml.is("timing"_L1) || xml.is("extLst"_L1))
            xml.skip();
        else
            readShapes(xml);
    }
}

ShapeRole Slide::readRole(XmlReader &xml)
{
    ShapeRole role = ShapeRole::Text;
    while (xml.nextElement()) {
        if (xml.is("nvPr"_L1)) {
            for (; xml.nextElement(); xml.skip()) {
                if (xml.is("ph"_L1))
                    role = roleOf(xml.attribute("type"_L1));
            }
        } else {
            xml.skip();
        }
    }
    return role;
}

void Slide::readShape(XmlReader &xml)
{
    ShapeRole role = ShapeRole::Text;
    while (xml.nextElement()) {
        if (xml.is("nvSpPr"_L1))
            role = readRole(xml);
        else if (xml.is("txBody"_L1) && role != ShapeRole::Furniture)
            readText(xml, m_isNotes ? ShapeRole::Text : role);
        else
            xml.skip();
    }
}

void Slide::readText(XmlReader &xml, ShapeRole role)
{
    m_counts.clear();
    m_title.clear();
    while (xml.nextElement()) {
        if (xml.is("p"_L1))
            readParagraph(xml, role);
        else
            xml.skip();
    }
    if (role == ShapeRole::Title)
        m_writer.nameSection(m_title);
}

void Slide::readParagraph(XmlReader &xml, ShapeRole role)
{
    InlineText text;
    int level = 0;
    bool isItem = role == ShapeRole::Body;
    bool isNumbered = false;
    while (xml.nextElement()) {
        if (xml.is("pPr"_L1)) {
            level = qBound(0, xml.attribute("lvl"_L1).toInt(), 8);
            for (; xml.nextElement(); xml.skip()) {
                isNumbered = isNumbered || xml.is("buAutoNum"_L1);
                isItem = (isItem || xml.is("buChar"_L1) || isNumbered) && !xml.is("buNone"_L1);
            }
        } else if (xml.is("r"_L1) || xml.is("fld"_L1)) {
            readRun(xml, text);
        } else {
            if (xml.is("br"_L1))
                text.add(u"\n");
            xml.skip();
        }
    }
    if (text.isEmpty() || m_writer.isFull())
        return;
    if (role == ShapeRole::Title) {
        m_title += (m_title.isEmpty() ? u""_s : u" "_s) + text.plain();
        return;
    }
    if (m_isNotes && !std::exchange(m_hasLabel, true)) {
        m_writer.paragraph(u"Notes: "_s + text.markdown());
        return;
    }
    if (!isItem && level == 0) {
        m_writer.paragraph(text.markdown());
        return;
    }
    for (int deeper = level + 1; deeper <= 8; ++deeper)
        m_counts.remove(deeper);
    const QString marker = isNumbered ? QString::number(++m_counts[level]) + u'.' : u"-"_s;
    m_writer.listItem(level, marker, text.markdown());
}

void Slide::readRun(XmlReader &xml, InlineText &text)
{
    InlineStyle style;
    while (xml.nextElement()) {
        if (xml.is("rPr"_L1)) {
            style.bold = xml.attribute("b"_L1) == "1"_L1;
            style.italic = xml.attribute("i"_L1) == "1"_L1;
            const QString struck = xml.attribute("strike"_L1);
            style.struck = !struck.isEmpty() && struck != "noStrike"_L1;
            for (; xml.nextElement(); xml.skip()) {
                const Relation relation = m_relations.value(xml.relation());
                if (xml.is("hlinkClick"_L1) && relation.isExternal)
                    style.link = relation.target;
            }
        } else if (xml.is("t"_L1)) {
            text.add(xml.allText(), style);
        } else {
            xml.skip();
        }
    }
}

void Slide::readFrame(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("tbl"_L1))
            readTable(xml);
        else
            readFrame(xml);
    }
}

void Slide::readTable(XmlReader &xml)
{
    m_writer.beginTable();
    while (!m_writer.isFull() && xml.nextElement()) {
        if (!xml.is("tr"_L1)) {
            xml.skip();
            continue;
        }
        while (!m_writer.isFull() && xml.nextElement()) {
            if (!xml.is("tc"_L1)) {
                xml.skip();
                continue;
            }
            while (xml.nextElement()) {
                if (xml.is("txBody"_L1))
                    readText(xml, ShapeRole::Text);
                else
                    xml.skip();
            }
            m_writer.endCell();
        }
        m_writer.endRow();
    }
    m_writer.endTable();
}

void readNotes(const OfficePackage &package, const QString &slide, MarkdownWriter &writer)
{
    const QString part = package.related(slide, "notesSlide"_L1);
    if (part.isEmpty())
        return;
    writer.quote(1);
    Slide notes(package, writer);
    if (!notes.read(part, true))
        writer.addNote(ReadNote::SomeUnreadable);
    writer.quote(-1);
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readSlides(const ZipFiles &files,
                                                        const ReadLimits &limits)
{
    const OfficePackage package(files, limits.depth);
    const QString main = package.mainPart(u"ppt/presentation.xml"_s);
    const QHash<QString, Relation> relations = package.relations(main);
    MarkdownWriter writer(limits.letters);
    XmlReader xml(package.part(main), limits.depth);
    QSet<QString> known;
    bool isFound = false;
    if (xml.nextElement()) {
        while (!writer.isFull() && xml.nextElement()) {
            if (!xml.is("sldIdLst"_L1)) {
                xml.skip();
                continue;
            }
            isFound = true;
            for (; !writer.isFull() && xml.nextElement(); xml.skip()) {
                const QString part = relations.value(xml.relation()).target;
                if (known.contains(part)) // no part takes its time twice
                    continue;
                known.insert(part);
                writer.beginSection();
                Slide slide(package, writer);
                if (!slide.read(part))
                    writer.addNote(ReadNote::SomeUnreadable);
                readNotes(package, part, writer);
            }
        }
    }
    if (xml.failed() || !isFound)
        return tl::unexpected(ReaderFault::Damaged);
    if (package.isBroken())
        writer.addNote(ReadNote::SomeUnreadable);
    return writer.take({});
}

} // namespace Hiwar

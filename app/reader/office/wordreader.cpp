// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/wordreader.h"

#include "app/reader/office/inlinetext.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/officepackage.h"
#include "app/reader/office/wordstyles.h"
#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isOn(const XmlReader &xml)
{
    const QString value = xml.attribute("val"_L1);
    return value != "0"_L1 && value != "false"_L1 && value != "none"_L1;
}

/// The body of one part.
class WordBody
{
public:
    WordBody(const OfficePackage &package, const QString &part, MarkdownWriter &writer)
        : m_package(package)
        , m_part(part)
        , m_relations(package.relations(part))
        , m_writer(writer)
    {
    }

    void readStyles();
    void readBlocks(XmlReader &xml);
    /// The notes that were referred to, from the part of that type.
    void readNotes(QLatin1StringView type, QLatin1StringView element, const QString &prefix);

private:
    struct Paragraph
    {
        QString style;
        int heading = 0;
        std::optional<WordNumbering> numbering;
        InlineText text;
    };

    void readParagraph(XmlReader &xml);
    void readProperties(XmlReader &xml, Paragraph &paragraph);
    void readInline(XmlReader &xml, Paragraph &paragraph, const InlineStyle &style);
    void readRun(XmlReader &xml, Paragraph &paragraph, InlineStyle style);
    bool readRunProperties(XmlReader &xml, InlineStyle &style) const;
    void readDrawing(XmlReader &xml, Paragraph &paragraph);
    void readTable(XmlReader &xml);
    void write(Paragraph &paragraph);
    QString noteLabel(XmlReader &xml, const QString &prefix);

    const OfficePackage &m_package;
    const QString m_part;
    const QHash<QString, Relation> m_relations;
    MarkdownWriter &m_writer;
    WordStyles m_styles;
    WordLists m_lists;
    QHash<QString, QString> m_notes; ///< labels by "f" or "e" and their id
};

void WordBody::readStyles()
{
    m_styles.read(m_package.part(m_package.related(m_part, "styles"_L1)), m_package.depth());
    m_lists.read(m_package.part(m_package.related(m_part, "numbering"_L1)), m_package.depth());
}

void WordBody::readBlocks(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("p"_L1))
            readParagraph(xml);
        else if (xml.is("tbl"_L1))
            readTable(xml);
        else if (xml.is("sectPr"_L1) || xml.is("tblPr"_L1) || xml.is("tcPr"_L1) ||
                 xml.is("moveFrom"_L1) || xml.is("del"_L1) || xml.is("Fallback"_L1) ||
                 xml.is("sdtPr"_L1))
            xml.skip();
        else
            readBlocks(xml); // what only groups: sdt, sdtContent, customXml, ins
    }
}

void WordBody::readParagraph(XmlReader &xml)
{
    Paragraph paragraph;
    readInline(xml, paragraph, {});
    write(paragraph);
}

void WordBody::write(Paragraph &paragraph)
{
    if (paragraph.text.isEmpty())
        return;
    const int heading =
        paragraph.heading > 0 ? paragraph.heading : m_styles.headingLevel(paragraph.style);
    if (heading > 0) {
        m_writer.heading(heading, paragraph.text.plain());
        return;
    }
    const std::optional<WordNumbering> numbering =
        paragraph.numbering ? paragraph.numbering : m_styles.numbering(paragraph.style);
    const QString marker = numbering ? m_lists.nextMarker(*numbering) : QString();
    if (marker.isEmpty())
        m_writer.paragraph(paragraph.text.markdown());
    else
        m_writer.listItem(numbering->level, marker, paragraph.text.markdown());
}

void WordBody::readProperties(XmlReader &xml, Paragraph &paragraph)
{
    while (xml.nextElement()) {
        if (xml.is("pStyle"_L1)) {
            paragraph.style = xml.attribute("val"_L1);
        } else if (xml.is("outlineLvl"_L1)) {
            const int level = xml.attribute("val"_L1).toInt();
            paragraph.heading = level >= 0 && level < 9 ? level + 1 : 0;
        } else if (xml.is("numPr"_L1)) {
            paragraph.numbering = readWordNumbering(xml);
            continue;
        }
        xml.skip();
    }
}

void WordBody::readInline(XmlReader &xml, Paragraph &paragraph, const InlineStyle &style)
{
    while (xml.nextElement()) {
        if (xml.is("pPr"_L1)) {
            readProperties(xml, paragraph);
        } else if (xml.is("r"_L1)) {
            readRun(xml, paragraph, style);
        } else if (xml.is("t"_L1)) { // of a formula
            paragraph.text.add(xml.allText(), style);
        } else if (xml.is("hyperlink"_L1)) {
            InlineStyle linked = style;
            const Relation relation = m_relations.value(xml.relation());
            if (relation.isExternal)
                linked.link = relation.target;
            readInline(xml, paragraph, linked);
        } else if (xml.is("del"_L1) || xml.is("moveFrom"_L1) || xml.is("sdtPr"_L1) ||
                   xml.is("Fallback"_L1) || xml.is("rPr"_L1)) {
            xml.skip();
        } else {
            if (xml.is("p"_L1) && !paragraph.text.isEmpty())
                paragraph.text.add(u"\n"); // of a note
            readInline(xml, paragraph, style);
        }
    }
}

bool WordBody::readRunProperties(XmlReader &xml, InlineStyle &style) const
{
    bool isHidden = false;
    for (; xml.nextElement(); xml.skip()) {
        if (xml.is("b"_L1) || xml.is("bCs"_L1))
            style.bold = isOn(xml);
        else if (xml.is("i"_L1) || xml.is("iCs"_L1))
            style.italic = isOn(xml);
        else if (xml.is("strike"_L1))
            style.struck = isOn(xml);
        else if (xml.is("vanish"_L1))
            isHidden = isOn(xml);
    }
    return isHidden;
}

QString WordBody::noteLabel(XmlReader &xml, const QString &prefix)
{
    const QString key = prefix + xml.attribute("id"_L1);
    if (!m_notes.contains(key))
        m_notes.insert(key, QString::number(m_notes.size() + 1));
    return m_notes.value(key);
}

void WordBody::readRun(XmlReader &xml, Paragraph &paragraph, InlineStyle style)
{
    bool isHidden = false;
    while (xml.nextElement()) {
        if (xml.is("rPr"_L1)) {
            isHidden = readRunProperties(xml, style);
            continue;
        }
        if (isHidden) {
            xml.skip();
            continue;
        }
        if (xml.is("t"_L1)) {
            paragraph.text.add(xml.allText(), style);
            continue;
        }
        if (xml.is("drawing"_L1) || xml.is("pict"_L1) || xml.is("object"_L1) ||
            xml.is("AlternateContent"_L1)) {
            readDrawing(xml, paragraph);
            continue;
        }
        if (xml.is("footnoteReference"_L1))
            paragraph.text.add(u"[^%1]"_s.arg(noteLabel(xml, u"f"_s)));
        else if (xml.is("endnoteReference"_L1))
            paragraph.text.add(u"[^%1]"_s.arg(noteLabel(xml, u"e"_s)));
        else if (xml.is("tab"_L1) || xml.is("ptab"_L1))
            paragraph.text.add(u" ", style);
        else if (xml.is("br"_L1) || xml.is("cr"_L1))
            paragraph.text.add(u"\n", style);
        else if (xml.is("noBreakHyphen"_L1))
            paragraph.text.add(u"-", style);
        xml.skip();
    }
}

/// The description of a picture, the text of a box.
void WordBody::readDrawing(XmlReader &xml, Paragraph &paragraph)
{
    while (xml.nextElement()) {
        if (xml.is("docPr"_L1)) {
            const QString description = xml.attribute("descr"_L1);
            if (!description.isEmpty())
                paragraph.text.add(u"[%1]"_s.arg(description));
            xml.skip();
        } else if (xml.is("txbxContent"_L1)) {
            // It belongs before the paragraph to which it is tied.
            readBlocks(xml);
        } else if (xml.is("Fallback"_L1)) {
            xml.skip();
        } else {
            readDrawing(xml, paragraph);
        }
    }
}

void WordBody::readTable(XmlReader &xml)
{
    m_writer.beginTable();
    while (!m_writer.isFull() && xml.nextElement()) {
        if (!xml.is("tr"_L1)) {
            xml.skip();
            continue;
        }
        while (!m_writer.isFull() && xml.nextElement()) {
            if (xml.is("tc"_L1)) {
                readBlocks(xml);
                m_writer.endCell();
            } else {
                xml.skip();
            }
        }
        m_writer.endRow();
    }
    m_writer.endTable();
}

void WordBody::readNotes(QLatin1StringView type, QLatin1StringView element, const QString &prefix)
{
    const QString part = m_package.related(m_part, type);
    if (part.isEmpty() || m_notes.isEmpty())
        return;
    XmlReader xml(m_package.part(part), m_package.depth());
    if (xml.nextElement()) {
        while (xml.nextElement()) {
            const QString label = m_notes.value(prefix + xml.attribute("id"_L1));
            if (!xml.is(element) || label.isEmpty()) {
                xml.skip();
                continue;
            }
            Paragraph note;
            readInline(xml, note, {});
            m_writer.footnote(label, note.text.markdown());
        }
    }
    if (xml.failed())
        m_writer.addNote(ReadNote::SomeUnreadable);
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readWord(const ZipFiles &files,
                                                      const ReadLimits &limits)
{
    const OfficePackage package(files, limits.depth);
    const QString part = package.mainPart(u"word/document.xml"_s);
    MarkdownWriter writer(limits.letters);
    WordBody body(package, part, writer);
    body.readStyles();
    XmlReader xml(package.part(part), limits.depth);
    bool isFound = false;
    if (xml.nextElement()) {
        while (!writer.isFull() && xml.nextElement()) {
            if (xml.is("body"_L1)) {
                isFound = true;
                body.readBlocks(xml);
            } else {
                xml.skip();
            }
        }
    }
    if (xml.failed() || !isFound)
        return tl::unexpected(ReaderFault::Damaged);
    body.readNotes("footnotes"_L1, "footnote"_L1, u"f"_s);
    body.readNotes("endnotes"_L1, "endnote"_L1, u"e"_s);
    if (package.isBroken())
        writer.addNote(ReadNote::SomeUnreadable);
    return writer.take({});
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/openbody.h"

#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRepeatedCells = 100; ///< of a cell in a text
constexpr int mostSpaces = 100;

bool isLeftOut(const XmlReader &xml)
{
    static const QSet<QString> leftOut{
        u"annotation"_s,       u"tracked-changes"_s, u"forms"_s,    u"sequence-decls"_s,
        u"variable-decls"_s,   u"page-thumbnail"_s,  u"settings"_s, u"image"_s,
        u"object"_s,           u"object-ole"_s,      u"plugin"_s,   u"soft-page-break"_s,
        u"user-field-decls"_s, u"hidden-text"_s,     u"ruby-text"_s};
    return leftOut.contains(xml.name().toString());
}

int repeatedIn(const XmlReader &xml, QLatin1StringView name, int most)
{
    return qBound(1, xml.attribute(name).toInt(), most);
}

} // namespace

OpenBody::OpenBody(const OpenStyles &styles, MarkdownWriter &writer)
    : m_styles(styles)
    , m_writer(writer)
{
}

void OpenBody::readBlocks(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement())
        readBlock(xml);
}

void OpenBody::readBlock(XmlReader &xml)
{
    if (isLeftOut(xml))
        xml.skip();
    else if (xml.is("h"_L1))
        readParagraph(xml, qMax(1, xml.attribute("outline-level"_L1).toInt()));
    else if (xml.is("p"_L1))
        readParagraph(xml, 0);
    else if (xml.is("list"_L1))
        readList(xml);
    else if (xml.is("table"_L1))
        readTable(xml);
    else if (xml.is("frame"_L1))
        readFrame(xml);
    else if (xml.is("page"_L1))
        readSlide(xml);
    else if (xml.is("notes"_L1))
        readSpeakerNotes(xml);
    else
        readBlocks(xml); // what only groups: sections, indexes, boxes, shapes
}

void OpenBody::readParagraph(XmlReader &xml, int heading)
{
    InlineText text;
    readInline(xml, text, {});
    const QString line = text.markdown();
    if (line.isEmpty())
        return;
    if (m_isTitle)
        m_title.append(text.plain());
    else if (heading > 0 && m_lists.isEmpty())
        m_writer.heading(heading, text.plain());
    else if (std::exchange(m_isNoted, false))
        m_writer.paragraph(u"Notes: "_s + line);
    else if (heading > 0) // numbered headings are items of a list
        m_writer.heading(heading,
                         m_marker.size() > 1 ? m_marker + u' ' + text.plain() : text.plain());
    else if (m_lists.isEmpty())
        m_writer.paragraph(line);
    else if (m_marker.isEmpty())
        m_writer.listItem(int(m_lists.size()), u"-"_s, line); // a further paragraph of an item
    else
        m_writer.listItem(int(m_lists.size()) - 1, m_marker, line);
    m_marker.clear();
}

void OpenBody::readInline(XmlReader &xml, InlineText &text, const InlineStyle &style)
{
    while (true) {
        switch (xml.next()) {
        case XmlReader::Item::Text:
            text.addCollapsed(xml.text(), style);
            break;
        case XmlReader::Item::Element:
            readInlineElement(xml, text, style);
            break;
        case XmlReader::Item::End:
            return;
        }
    }
}

void OpenBody::readInlineElement(XmlReader &xml, InlineText &text, const InlineStyle &style)
{
    if (isLeftOut(xml)) {
        xml.skip();
    } else if (xml.is("span"_L1)) {
        const QString name = xml.attribute("style-name"_L1);
        if (m_styles.isHidden(name))
            xml.skip();
        else
            readInline(xml, text, m_styles.merged(style, name));
    } else if (xml.is("a"_L1)) {
        InlineStyle linked = style;
        linked.link = xml.attribute("href"_L1);
        readInline(xml, text, linked);
    } else if (xml.is("s"_L1)) {
        text.add(QString(repeatedIn(xml, "c"_L1, mostSpaces), u' '), style);
        xml.skip();
    } else if (xml.is("tab"_L1)) {
        text.add(u" ", style);
        xml.skip();
    } else if (xml.is("line-break"_L1)) {
        text.add(u"\n", style);
        xml.skip();
    } else if (xml.is("note"_L1)) {
        readNote(xml, text);
    } else if (xml.is("frame"_L1)) {
        readFrame(xml);
    } else if (xml.is("p"_L1) || xml.is("list"_L1) || xml.is("table"_L1)) {
        readBlock(xml); // in a shape
    } else {
        readInline(xml, text, style);
    }
}

void OpenBody::readNote(XmlReader &xml, InlineText &text)
{
    const QString label = QString::number(++m_notes);
    text.add(u"[^%1]"_s.arg(label));
    InlineText note;
    while (xml.nextElement()) {
        if (!xml.is("note-body"_L1)) {
            xml.skip();
            continue;
        }
        while (xml.nextElement()) {
            if (!note.isEmpty())
                note.add(u"\n");
            readInline(xml, note, {});
        }
    }
    m_writer.footnote(label, note.markdown());
}

void OpenBody::readList(XmlReader &xml)
{
    QString style = xml.attribute("style-name"_L1);
    if (style.isEmpty() && !m_lists.isEmpty())
        style = m_lists.last();
    const int level = int(m_lists.size());
    const bool isContinued = xml.attribute("continue-numbering"_L1) == "true"_L1 ||
                             !xml.attribute("continue-list"_L1).isEmpty();
    if (!isContinued)
        m_counts[style].remove(level);
    m_lists.append(style);
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("list-item"_L1) && m_styles.isNumbered(style, level)) {
            const QString start = xml.attribute("start-value"_L1);
            int &count = m_counts[style][level];
            count = start.isEmpty() ? count + 1 : qBound(0, start.toInt(), 1'000'000);
            m_marker = QString::number(count) + u'.';
        } else {
            m_marker = u"-"_s;
        }
        readBlocks(xml);
    }
    m_marker.clear();
    m_lists.removeLast();
}

void OpenBody::readTable(XmlReader &xml)
{
    const QStringList lists = std::exchange(m_lists, {});
    m_writer.beginTable();
    readRows(xml);
    m_writer.endTable();
    m_lists = lists;
}

void OpenBody::readRows(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("table-row"_L1))
            readRow(xml);
        else if (xml.is("table-header-rows"_L1) || xml.is("table-rows"_L1) ||
                 xml.is("table-row-group"_L1))
            readRows(xml);
        else
            xml.skip();
    }
}

void OpenBody::readRow(XmlReader &xml)
{
    while (!m_writer.isFull() && xml.nextElement()) {
        const int repeated = repeatedIn(xml, "number-columns-repeated"_L1, mostRepeatedCells);
        readBlocks(xml);
        for (int i = 0; i < repeated; ++i)
            m_writer.endCell();
    }
    m_writer.endRow();
}

void OpenBody::readFrame(XmlReader &xml)
{
    const QString purpose = xml.attribute("class"_L1);
    if (purpose == "page-number"_L1 || purpose == "date-time"_L1 || purpose == "footer"_L1 ||
        purpose == "header"_L1) {
        xml.skip();
        return;
    }
    const bool wasTitle = std::exchange(m_isTitle, purpose == "title"_L1);
    while (!m_writer.isFull() && xml.nextElement()) {
        if (xml.is("desc"_L1)) {
            const QString description = xml.allText().simplified();
            if (!description.isEmpty())
                m_writer.paragraph(u"[%1]"_s.arg(description));
        } else if (xml.is("title"_L1)) {
            xml.skip();
        } else {
            readBlock(xml);
        }
    }
    m_isTitle = wasTitle;
}

void OpenBody::readSlide(XmlReader &xml)
{
    m_writer.beginSection();
    m_title.clear();
    readBlocks(xml);
    m_writer.nameSection(m_title.join(u' '));
}

void OpenBody::readSpeakerNotes(XmlReader &xml)
{
    m_writer.quote(1);
    m_isNoted = true;
    readBlocks(xml);
    m_isNoted = false;
    m_writer.quote(-1);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/openstyles.h"

#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

void OpenStyles::readPart(const QByteArray &bytes, int depth)
{
    XmlReader xml(bytes, depth);
    if (!xml.nextElement())
        return;
    while (xml.nextElement()) {
        if (xml.is("styles"_L1) || xml.is("automatic-styles"_L1))
            read(xml);
        else
            xml.skip();
    }
}

void OpenStyles::read(XmlReader &xml)
{
    while (xml.nextElement()) {
        if (xml.is("style"_L1))
            readStyle(xml);
        else if (xml.is("list-style"_L1))
            readListStyle(xml);
        else
            xml.skip();
    }
}

void OpenStyles::readStyle(XmlReader &xml)
{
    const QString name = xml.attribute("name"_L1);
    const bool isText = xml.attribute("family"_L1) == "text"_L1;
    InlineStyle style = m_texts.value(xml.attribute("parent-style-name"_L1));
    for (; xml.nextElement(); xml.skip()) {
        if (!isText || !xml.is("text-properties"_L1))
            continue;
        const QString weight = xml.attribute("font-weight"_L1);
        if (!weight.isEmpty())
            style.bold = weight == "bold"_L1 || weight.toInt() >= 600;
        const QString slant = xml.attribute("font-style"_L1);
        if (!slant.isEmpty())
            style.italic = slant == "italic"_L1 || slant == "oblique"_L1;
        const QString struck = xml.attribute("text-line-through-style"_L1);
        if (!struck.isEmpty())
            style.struck = struck != "none"_L1;
        if (xml.attribute("display"_L1) == "none"_L1)
            m_hidden.insert(name);
    }
    if (isText)
        m_texts.insert(name, style);
}

void OpenStyles::readListStyle(XmlReader &xml)
{
    QSet<int> &levels = m_numbered[xml.attribute("name"_L1)];
    for (; xml.nextElement(); xml.skip()) {
        if (xml.is("list-level-style-number"_L1) && !xml.attribute("num-format"_L1).isEmpty())
            levels.insert(xml.attribute("level"_L1).toInt() - 1);
    }
}

InlineStyle OpenStyles::merged(InlineStyle base, const QString &style) const
{
    const InlineStyle added = m_texts.value(style);
    base.bold = base.bold || added.bold;
    base.italic = base.italic || added.italic;
    base.struck = base.struck || added.struck;
    return base;
}

bool OpenStyles::isNumbered(const QString &listStyle, int level) const
{
    const auto levels = m_numbered.constFind(listStyle);
    return levels != m_numbered.cend() && levels->contains(level);
}

} // namespace Hiwar

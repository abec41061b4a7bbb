// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostAttributes = 10'000;

/// Qt compares each attribute of an element with all before it.
bool hasCrowdedElement(const QByteArray &bytes)
{
    int attributes = 0;
    char quote = 0;
    bool isInside = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (!isInside) {
            const char next = i + 1 < bytes.size() ? bytes[i + 1] : ' ';
            isInside = c == '<' && next != '!' && next != '?' && next != '/';
            attributes = 0;
        } else if (quote != 0) {
            quote = c == quote ? 0 : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
            if (++attributes > mostAttributes)
                return true;
        } else if (c == '>') {
            isInside = false;
        }
    }
    return false;
}

} // namespace

XmlReader::XmlReader(const QByteArray &bytes, int mostDepth)
    : m_xml(bytes)
    , m_mostDepth(mostDepth)
{
    if (bytes.isEmpty() || hasCrowdedElement(bytes))
        m_xml.raiseError(u"nothing that can be read"_s);
}

XmlReader::Item XmlReader::next()
{
    while (!m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = m_xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            if (++m_depth <= m_mostDepth)
                return Item::Element;
            m_xml.raiseError(u"too deep"_s);
        } else if (token == QXmlStreamReader::EndElement) {
            --m_depth;
            return Item::End;
        } else if (token == QXmlStreamReader::Characters) {
            return Item::Text;
        } else if (token == QXmlStreamReader::DTD && !m_xml.entityDeclarations().isEmpty()) {
            m_xml.raiseError(u"entities"_s);
        }
    }
    return Item::End;
}

bool XmlReader::nextElement()
{
    Item item = next();
    while (item == Item::Text)
        item = next();
    return item == Item::Element;
}

void XmlReader::skip()
{
    m_xml.skipCurrentElement();
    --m_depth;
}

QString XmlReader::allText()
{
    QString all;
    int open = 1;
    while (open > 0 && !m_xml.atEnd()) {
        const QXmlStreamReader::TokenType token = m_xml.readNext();
        if (token == QXmlStreamReader::StartElement)
            ++open;
        else if (token == QXmlStreamReader::EndElement)
            --open;
        else if (token == QXmlStreamReader::Characters)
            all += m_xml.text();
    }
    --m_depth;
    return all;
}

QString XmlReader::attribute(QLatin1StringView name) const
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    for (const QXmlStreamAttribute &attribute : attributes) {
        if (attribute.name() == name)
            return attribute.value().toString();
    }
    return {};
}

bool XmlReader::hasAttribute(QLatin1StringView name) const
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    return std::any_of(attributes.begin(), attributes.end(),
                       [name](const QXmlStreamAttribute &each) { return each.name() == name; });
}

QString XmlReader::relation() const
{
    const QXmlStreamAttributes attributes = m_xml.attributes();
    for (const QXmlStreamAttribute &attribute : attributes) {
        if (attribute.name() == "id"_L1 && attribute.namespaceUri().endsWith("relationships"_L1))
            return attribute.value().toString();
    }
    return {};
}

} // namespace Hiwar

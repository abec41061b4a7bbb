// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Goes through an XML document, element by element, never deeper than it may. A document that
// declares entities of its own is damaged: none of those that are read here has a reason to.
// Names are without their prefix, which documents may choose.
#pragma once

#include <QXmlStreamReader>

namespace Hiwar {

class XmlReader
{
public:
    enum class Item : quint8 { Element, Text, End };

    XmlReader(const QByteArray &bytes, int mostDepth);

    /// What comes next in the current element; End: its end, that of the document, or an error.
    /// After Element either all of it is read or skip() is called.
    Item next();
    /// Like next(), without the texts between.
    bool nextElement();
    /// To the end of the current element.
    void skip();
    /// All text in the current element, up to its end.
    QString allText();

    [[nodiscard]] QStringView name() const { return m_xml.name(); }
    [[nodiscard]] bool is(QLatin1StringView name) const { return m_xml.name() == name; }
    [[nodiscard]] QString text() const { return m_xml.text().toString(); }
    [[nodiscard]] QString attribute(QLatin1StringView name) const;
    [[nodiscard]] bool hasAttribute(QLatin1StringView name) const;
    /// The attribute "id" that names a relationship, of OOXML.
    [[nodiscard]] QString relation() const;
    [[nodiscard]] bool failed() const { return m_xml.hasError(); }

private:
    QXmlStreamReader m_xml;
    const int m_mostDepth;
    int m_depth = 0;
};

} // namespace Hiwar

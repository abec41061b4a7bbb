// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formula/checkdrawing.h"

#include <QXmlStreamReader>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// No <svg> within another: QtSvg drops it and all that follows it.
constexpr std::array shapes{
    "g"_L1,       "defs"_L1,     "path"_L1,   "use"_L1,     "rect"_L1, "line"_L1,
    "polygon"_L1, "polyline"_L1, "circle"_L1, "ellipse"_L1, "text"_L1,
};

constexpr std::array apart{
    QChar::Script_Common,   QChar::Script_Latin,    QChar::Script_Greek,  QChar::Script_Cyrillic,
    QChar::Script_Armenian, QChar::Script_Georgian, QChar::Script_Han,    QChar::Script_Hiragana,
    QChar::Script_Katakana, QChar::Script_Bopomofo, QChar::Script_Hangul,
};

bool staysInside(const QXmlStreamAttribute &attribute)
{
    const QStringView name = attribute.name();
    if (name == "href"_L1)
        return attribute.value().startsWith(u'#');
    return name != "style"_L1 && !name.startsWith("on"_L1) &&
           !attribute.value().contains("url("_L1);
}

/// MathJax places letters for which it has no shapes one by one, from left to right. In a script
/// whose letters join or change order the word would be broken.
bool standsAlone(char32_t letter)
{
    return std::find(apart.begin(), apart.end(), QChar::script(letter)) != apart.end();
}

bool staysInside(const QXmlStreamReader &xml)
{
    const QXmlStreamAttributes attributes = xml.attributes();
    return std::all_of(attributes.begin(), attributes.end(),
                       [](const QXmlStreamAttribute &attribute) { return staysInside(attribute); });
}

bool isPlainElement(const QXmlStreamReader &xml)
{
    return std::find(shapes.begin(), shapes.end(), xml.name()) != shapes.end() && staysInside(xml);
}

bool isPlainText(QStringView text)
{
    const auto letters = text.toUcs4();
    return std::all_of(letters.begin(), letters.end(), [](char32_t c) { return standsAlone(c); });
}

} // namespace

bool isPlainDrawing(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    if (!xml.readNextStartElement() || xml.name() != "svg"_L1 || !staysInside(xml))
        return false;
    for (xml.readNext(); !xml.atEnd(); xml.readNext()) {
        const bool plain = xml.isStartElement() ? isPlainElement(xml)
                           : xml.isCharacters() ? isPlainText(xml.text())
                                                : xml.isEndElement() || xml.isEndDocument();
        if (!plain)
            return false;
    }
    return !xml.hasError();
}

} // namespace Hiwar

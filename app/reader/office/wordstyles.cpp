// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/wordstyles.h"

#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostAncestors = 20;
constexpr int wordLevels = 9;

} // namespace

WordNumbering readWordNumbering(XmlReader &xml)
{
    WordNumbering numbering;
    for (; xml.nextElement(); xml.skip()) {
        if (xml.is("numId"_L1))
            numbering.number = xml.attribute("val"_L1);
        else if (xml.is("ilvl"_L1))
            numbering.level = qBound(0, xml.attribute("val"_L1).toInt(), wordLevels - 1);
    }
    return numbering;
}

WordStyles::Style WordStyles::readStyle(XmlReader &xml) const
{
    Style style;
    while (xml.nextElement()) {
        if (xml.is("name"_L1)) {
            const QString name = xml.attribute("val"_L1).toLower();
            if (name == "title"_L1)
                style.heading = 1;
            else if (name.startsWith("heading "_L1))
                style.heading = qBound(0, name.sliced(8).toInt(), wordLevels);
        } else if (xml.is("basedOn"_L1)) {
            style.basedOn = xml.attribute("val"_L1);
        } else if (xml.is("pPr"_L1)) {
            while (xml.nextElement()) {
                if (xml.is("outlineLvl"_L1) && style.heading == 0) {
                    const int level = xml.attribute("val"_L1).toInt();
                    style.heading = level >= 0 && level < wordLevels ? level + 1 : 0;
                } else if (xml.is("numPr"_L1)) {
                    style.numbering = readWordNumbering(xml);
                    continue;
                }
                xml.skip();
            }
            continue;
        }
        xml.skip();
    }
    return style;
}

void WordStyles::read(const QByteArray &bytes, int depth)
{
    XmlReader xml(bytes, depth);
    if (!xml.nextElement())
        return;
    while (xml.nextElement()) {
        if (xml.is("style"_L1)) {
            const QString id = xml.attribute("styleId"_L1);
            m_styles.insert(id, readStyle(xml));
        } else {
            xml.skip();
        }
    }
}

int WordStyles::headingLevel(const QString &style) const
{
    QString id = style;
    for (int i = 0; i < mostAncestors && !id.isEmpty(); ++i) {
        const Style found = m_styles.value(id);
        if (found.heading > 0)
            return found.heading;
        id = found.basedOn;
    }
    return 0;
}

std::optional<WordNumbering> WordStyles::numbering(const QString &style) const
{
    QString id = style;
    for (int i = 0; i < mostAncestors && !id.isEmpty(); ++i) {
        const Style found = m_styles.value(id);
        if (found.numbering)
            return found.numbering;
        id = found.basedOn;
    }
    return {};
}

void WordLists::read(const QByteArray &bytes, int depth)
{
    XmlReader xml(bytes, depth);
    if (!xml.nextElement())
        return;
    while (xml.nextElement()) {
        if (xml.is("abstractNum"_L1)) {
            QHash<int, Level> &levels = m_abstract[xml.attribute("abstractNumId"_L1)];
            while (xml.nextElement()) {
                if (!xml.is("lvl"_L1)) {
                    xml.skip();
                    continue;
                }
                Level &level = levels[xml.attribute("ilvl"_L1).toInt()];
                for (; xml.nextElement(); xml.skip()) {
                    if (xml.is("numFmt"_L1))
                        level.format = xml.attribute("val"_L1);
                    else if (xml.is("start"_L1))
                        level.start = qBound(0, xml.attribute("val"_L1).toInt(), 1'000'000);
                }
            }
        } else if (xml.is("num"_L1)) {
            QString &abstract = m_numbers[xml.attribute("numId"_L1)];
            for (; xml.nextElement(); xml.skip()) {
                if (xml.is("abstractNumId"_L1))
                    abstract = xml.attribute("val"_L1);
            }
        } else {
            xml.skip();
        }
    }
}

QString WordLists::nextMarker(const WordNumbering &numbering)
{
    if (numbering.number.isEmpty() || numbering.number == "0"_L1)
        return {};
    const auto abstract = m_abstract.constFind(m_numbers.value(numbering.number));
    const Level level = abstract == m_abstract.cend() ? Level() : abstract->value(numbering.level);
    if (level.format == "none"_L1)
        return {};
    if (level.format.isEmpty() || level.format == "bullet"_L1)
        return u"-"_s;
    QHash<int, int> &counts = m_counts[numbering.number];
    for (int deeper = numbering.level + 1; deeper < wordLevels; ++deeper)
        counts.remove(deeper);
    const int count = counts.value(numbering.level, level.start - 1) + 1;
    counts.insert(numbering.level, count);
    return QString::number(count) + u'.';
}

} // namespace Hiwar

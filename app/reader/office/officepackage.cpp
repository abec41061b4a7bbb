// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/officepackage.h"

#include "app/reader/office/xmlreader.h"

#include <QDir>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// "word/document.xml" is accompanied by "word/_rels/document.xml.rels".
QString relationsOf(const QString &part)
{
    const qsizetype slash = part.lastIndexOf(u'/');
    return part.first(slash + 1) + u"_rels/"_s + part.sliced(slash + 1) + u".rels"_s;
}

QString resolved(const QString &part, const QString &target)
{
    if (target.startsWith(u'/'))
        return QDir::cleanPath(target.sliced(1));
    return QDir::cleanPath(part.first(part.lastIndexOf(u'/') + 1) + target);
}

} // namespace

OfficePackage::OfficePackage(ZipFiles files, int depth)
    : m_files(std::move(files))
    , m_depth(depth)
{
}

QString OfficePackage::mainPart(const QString &usual) const
{
    const QString named = related({}, "officeDocument"_L1);
    return m_files.members.contains(named) ? named : usual;
}

QHash<QString, Relation> OfficePackage::relations(const QString &part) const
{
    QHash<QString, Relation> all;
    const QByteArray bytes = m_files.member(relationsOf(part));
    if (bytes.isEmpty())
        return all;
    XmlReader xml(bytes, m_depth);
    if (!xml.nextElement())
        return all;
    for (; xml.nextElement(); xml.skip()) {
        const QString type = xml.attribute("Type"_L1);
        const QString target = xml.attribute("Target"_L1);
        const bool isExternal = xml.attribute("TargetMode"_L1) == "External"_L1;
        all.insert(xml.attribute("Id"_L1), {.type = type.sliced(type.lastIndexOf(u'/') + 1),
                                            .target = isExternal ? target : resolved(part, target),
                                            .isExternal = isExternal});
    }
    return all;
}

QString OfficePackage::related(const QString &part, QLatin1StringView type) const
{
    const QHash<QString, Relation> all = relations(part);
    for (const Relation &relation : all) {
        if (!relation.isExternal && relation.type == type)
            return relation.target;
    }
    return {};
}

} // namespace Hiwar

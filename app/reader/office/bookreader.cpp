// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/bookreader.h"

#include "app/reader/office/htmlreader.h"
#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/xmlreader.h"

#include <QDir>
#include <QSet>
#include <QStringList>
#include <QUrl>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

struct Book
{
    QString title;
    QStringList chapters; ///< their paths, in order
    bool isRead = false;
};

/// The path of the first file that "full-path" or "URI" names.
QStringList pathsIn(const QByteArray &bytes, QLatin1StringView attribute, int depth)
{
    QXmlStreamReader xml(bytes);
    QStringList paths;
    int level = 0;
    while (!xml.atEnd() && level <= depth) {
        const QXmlStreamReader::TokenType token = xml.readNext();
        if (token == QXmlStreamReader::EndElement)
            --level;
        if (token != QXmlStreamReader::StartElement)
            continue;
        ++level;
        if (xml.attributes().hasAttribute(attribute))
            paths.append(xml.attributes().value(attribute).toString());
    }
    return paths;
}

Book readOutline(const QByteArray &bytes, const QString &folder, int depth)
{
    Book book;
    QHash<QString, QString> items;
    QStringList order;
    XmlReader xml(bytes, depth);
    if (!xml.nextElement())
        return book;
    while (xml.nextElement()) {
        if (xml.is("metadata"_L1)) {
            while (xml.nextElement()) {
                if (xml.is("title"_L1) && book.title.isEmpty())
                    book.title = xml.allText();
                else
                    xml.skip();
            }
        } else if (xml.is("manifest"_L1)) {
            for (; xml.nextElement(); xml.skip())
                items.insert(xml.attribute("id"_L1), xml.attribute("href"_L1));
        } else if (xml.is("spine"_L1)) {
            for (; xml.nextElement(); xml.skip())
                order.append(xml.attribute("idref"_L1));
        } else {
            xml.skip();
        }
    }
    QSet<QString> known; // no chapter takes its time twice
    for (const QString &id : std::as_const(order)) {
        const QString target = QUrl::fromPercentEncoding(items.value(id).toUtf8());
        if (target.isEmpty() || known.contains(target))
            continue;
        known.insert(target);
        book.chapters.append(QDir::cleanPath(folder + target));
    }
    book.isRead = !xml.failed();
    return book;
}

QString headingIn(const QString &markdown)
{
    for (const QStringView line : QStringView(markdown).left(4000).split(u'\n')) {
        if (line.startsWith(u'#'))
            return line.mid(line.indexOf(u' ') + 1).toString();
    }
    return {};
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readBook(const ZipFiles &files,
                                                      const ReadLimits &limits)
{
    // Fonts may be hidden from copying; a book whose chapters are is for its own reader alone.
    const QByteArray rights = files.member(u"META-INF/encryption.xml"_s);
    const QStringList hidden = pathsIn(rights, "URI"_L1, limits.depth);
    if (std::any_of(hidden.cbegin(), hidden.cend(), [](const QString &path) {
            return path.endsWith("html"_L1, Qt::CaseInsensitive) ||
                   path.endsWith(".htm"_L1, Qt::CaseInsensitive);
        }))
        return tl::unexpected(ReaderFault::Encrypted);
    const QStringList roots =
        pathsIn(files.member(u"META-INF/container.xml"_s), "full-path"_L1, limits.depth);
    const QString root = roots.value(0);
    const Book book =
        readOutline(files.member(root), root.first(root.lastIndexOf(u'/') + 1), limits.depth);
    if (!book.isRead)
        return tl::unexpected(ReaderFault::Damaged);
    MarkdownWriter writer(limits.letters);
    for (const QString &chapter : book.chapters) {
        if (writer.isFull())
            break;
        const QByteArray page = files.member(chapter);
        if (page.isEmpty()) {
            writer.addNote(ReadNote::SomeUnreadable);
            continue;
        }
        writer.beginSection();
        const QString title = writeHtml(page, {}, limits.depth, writer);
        const QString heading = headingIn(writer.sectionText());
        writer.nameSection(heading.isEmpty() ? title : heading);
    }
    if (files.isBroken)
        writer.addNote(ReadNote::SomeUnreadable);
    return writer.take(book.title);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/openreader.h"

#include "app/reader/office/markdownwriter.h"
#include "app/reader/office/openbody.h"
#include "app/reader/office/opensheets.h"
#include "app/reader/office/xmlreader.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

tl::expected<AttachmentReading, ReaderFault> readOpenDocument(const ZipFiles &files,
                                                              const ReadLimits &limits)
{
    if (files.member(u"META-INF/manifest.xml"_s).contains("encryption-data"))
        return tl::unexpected(ReaderFault::Encrypted);
    OpenStyles styles;
    styles.readPart(files.member(u"styles.xml"_s), limits.depth);
    MarkdownWriter writer(limits.letters);
    XmlReader xml(files.member(u"content.xml"_s), limits.depth);
    bool isFound = false;
    if (xml.nextElement()) {
        while (!writer.isFull() && xml.nextElement()) {
            if (xml.is("automatic-styles"_L1) || xml.is("styles"_L1)) {
                styles.read(xml);
            } else if (xml.is("body"_L1)) {
                isFound = true;
                while (!writer.isFull() && xml.nextElement()) {
                    if (xml.is("spreadsheet"_L1))
                        readOpenSheets(xml, limits.letters, writer);
                    else
                        OpenBody(styles, writer).readBlocks(xml);
                }
            } else {
                xml.skip();
            }
        }
    }
    if (xml.failed() || !isFound)
        return tl::unexpected(ReaderFault::Damaged);
    if (files.isBroken)
        writer.addNote(ReadNote::SomeUnreadable);
    return writer.take({});
}

} // namespace Hiwar

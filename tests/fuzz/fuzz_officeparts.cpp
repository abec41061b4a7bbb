// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as the parts of an office document or a book, already unpacked: the parts are divided
// by lines of "%%%". In the archive itself a changed byte seldom reaches a reader.
#include "app/reader/office/bookreader.h"
#include "app/reader/office/openreader.h"
#include "app/reader/office/sheetreader.h"
#include "app/reader/office/slidereader.h"
#include "app/reader/office/wordreader.h"
#include "tests/fuzz/demand.h"

#include <array>

using namespace Hiwar;

namespace {

using Read = tl::expected<AttachmentReading, ReaderFault> (*)(const ZipFiles &, const ReadLimits &);

struct Format
{
    Read read;
    QStringList parts; ///< the main one first
};

const std::array<Format, 5> &formats()
{
    static const std::array<Format, 5> all{
        Format{readWord,
               {QStringLiteral("word/document.xml"), QStringLiteral("word/_rels/document.xml.rels"),
                QStringLiteral("word/styles.xml"), QStringLiteral("word/numbering.xml"),
                QStringLiteral("word/footnotes.xml")}},
        Format{readSheets,
               {QStringLiteral("xl/workbook.xml"), QStringLiteral("xl/_rels/workbook.xml.rels"),
                QStringLiteral("xl/sheet.xml"), QStringLiteral("xl/sharedStrings.xml"),
                QStringLiteral("xl/styles.xml")}},
        Format{readSlides,
               {QStringLiteral("ppt/presentation.xml"),
                QStringLiteral("ppt/_rels/presentation.xml.rels"), QStringLiteral("ppt/slide.xml"),
                QStringLiteral("ppt/_rels/slide.xml.rels"), QStringLiteral("ppt/notes.xml")}},
        Format{readOpenDocument,
               {QStringLiteral("content.xml"), QStringLiteral("styles.xml"),
                QStringLiteral("meta.xml")}},
        Format{readBook,
               {QStringLiteral("META-INF/container.xml"), QStringLiteral("book.opf"),
                QStringLiteral("a.xhtml"), QStringLiteral("b.xhtml")}}};
    return all;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const Format &format = formats()[input.choice() % formats().size()];
    QByteArray rest = input.rest().toByteArray();
    ZipFiles files;
    for (const QString &part : format.parts) {
        const qsizetype end = rest.indexOf("\n%%%\n");
        files.members.insert(part, end < 0 ? rest : rest.first(end));
        rest = end < 0 ? QByteArray() : rest.sliced(end + 5);
    }
    constexpr qint64 letters = 100'000;
    const auto read = format.read(files, {.letters = letters, .depth = 100});
    if (!read)
        return 0;
    qint64 written = 0;
    for (const ReadSection &section : read->sections) {
        written += section.text.size();
        demandClean(section.name);
    }
    demandClean(read->title);
    demand(written <= letters, "no more letters than are allowed");
    return 0;
}

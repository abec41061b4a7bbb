// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/readdocument.h"

#include "app/reader/office/bookreader.h"
#include "app/reader/office/decodetext.h"
#include "app/reader/office/htmlreader.h"
#include "app/reader/office/mailreader.h"
#include "app/reader/office/notebookreader.h"
#include "app/reader/office/openreader.h"
#include "app/reader/office/richtext.h"
#include "app/reader/office/sheetreader.h"
#include "app/reader/office/slidereader.h"
#include "app/reader/office/wordreader.h"
#include "app/reader/office/zipfiles.h"

namespace Hiwar {

namespace {

using Reading = tl::expected<AttachmentReading, ReaderFault>;

/// Of all formats the levels are walked by recursion: the stack has room for these.
constexpr int mostNesting = 500;

Reading readTable(const QByteArray &bytes, const ReadLimits &limits)
{
    DecodedText decoded = decodeText(bytes);
    AttachmentReading reading;
    if (decoded.isGuessed)
        reading.notes.append(ReadNote::GuessedEncoding);
    if (decoded.text.size() > limits.letters) {
        decoded.text.truncate(qsizetype(limits.letters));
        reading.notes.append(ReadNote::Cut);
    }
    reading.sections.append({.text = decoded.text});
    return reading;
}

template<typename Read>
Reading readZip(const QByteArray &bytes, const ReadLimits &limits, Read read)
{
    // An encrypted document of Office is no archive, but a file of its own kind.
    if (bytes.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))
        return tl::unexpected(ReaderFault::Encrypted);
    const auto files = unpackMarkup(bytes, limits.unpackedBytes);
    return files ? read(*files, limits) : tl::unexpected(files.error());
}

Reading read(DocumentFormat format, const QByteArray &bytes, const ReadLimits &limits)
{
    switch (format) {
    case DocumentFormat::Docx:
        return readZip(bytes, limits, readWord);
    case DocumentFormat::Xlsx:
        return readZip(bytes, limits, readSheets);
    case DocumentFormat::Pptx:
        return readZip(bytes, limits, readSlides);
    case DocumentFormat::OpenText:
    case DocumentFormat::OpenSheet:
    case DocumentFormat::OpenSlides:
        return readZip(bytes, limits, readOpenDocument);
    case DocumentFormat::Epub:
        return readZip(bytes, limits, readBook);
    case DocumentFormat::Mail:
        return readMail(bytes, limits);
    case DocumentFormat::Notebook:
        return readNotebook(bytes, limits);
    case DocumentFormat::Html:
        return readHtml(bytes, limits);
    case DocumentFormat::Csv:
    case DocumentFormat::Tsv:
        return readTable(bytes, limits);
    case DocumentFormat::Rtf:
        return readRichText(bytes, limits);
    }
    return tl::unexpected(ReaderFault::UnknownKind);
}

} // namespace

tl::expected<AttachmentReading, ReaderFault>
readDocument(DocumentFormat format, const QByteArray &bytes, const ReadLimits &limits)
{
    if (bytes.isEmpty())
        return tl::unexpected(ReaderFault::Empty);
    ReadLimits bounded = limits;
    bounded.depth = qBound(16, limits.depth, mostNesting);
    Reading reading = read(format, bytes, bounded);
    if (!reading)
        return reading;
    const bool hasText =
        std::any_of(reading->sections.cbegin(), reading->sections.cend(),
                    [](const ReadSection &section) { return !section.text.isEmpty(); });
    if (!hasText && !reading->notes.contains(ReadNote::NoText))
        reading->notes.append(ReadNote::NoText);
    return reading;
}

} // namespace Hiwar

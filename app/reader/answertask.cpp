// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/answertask.h"

#include "app/reader/archive.h"
#include "app/reader/filekind.h"
#include "app/reader/picture.h"
#include "app/reader/textfile.h"
#ifdef HIWAR_PDF
#include "app/reader/pdfdocument.h"
#endif
#ifdef HIWAR_DOCUMENTS
#include "app/reader/office/readdocument.h"
#endif

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// A task, what its file is, and the answer so far.
struct Work
{
    const ReaderTask &task;
    const ReaderLimits &limits;
    FileFormat format;
    ReaderAnswer answer;
};

using Done = tl::expected<void, ReaderFault>;

Done unreadable()
{
    return tl::unexpected(ReaderFault::UnknownKind);
}

PictureRules pictureRules(const Work &work)
{
    return {.longestSide = work.task.longestSide,
            .quality = work.task.quality,
            .pixels = work.limits.pixels,
            // Beside it there are the file and what is written.
            .memory = work.limits.memory / 2};
}

ArchiveRules archiveRules(const ReaderLimits &limits)
{
    constexpr qint64 passedOver = 4LL * 1024 * 1024 * 1024;
    return {.entries = limits.entries,
            .memberBytes = std::min(limits.fileBytes, limits.answerBytes / 4),
            .unpackedBytes = passedOver};
}

Done take(Work &work, tl::expected<AttachmentReading, ReaderFault> reading)
{
    if (!reading)
        return tl::unexpected(reading.error());
    work.answer.reading = *std::move(reading);
    return {};
}

Done readText(Work &work)
{
    return take(work, readTextFile(work.task.bytes, work.task.encoding, work.limits.textLetters));
}

#ifdef HIWAR_DOCUMENTS
Done readAsDocument(Work &work)
{
    // Both have them in the same order.
    static_assert(int(DocumentFormat::Docx) == 0);
    static_assert(int(FileFormat::Rtf) - int(FileFormat::Docx) == int(DocumentFormat::Rtf));
    const auto format = DocumentFormat(int(work.format) - int(FileFormat::Docx));
    constexpr int deepest = 256;
    return take(work, readDocument(format, work.task.bytes,
                                   {.letters = work.limits.textLetters,
                                    .unpackedBytes = work.limits.memory / 4,
                                    .depth = deepest}));
}
#endif

/// A document that is text, too: without its reader, or in an encoding that was chosen, as it is.
Done readTextDocument(Work &work)
{
#ifdef HIWAR_DOCUMENTS
    if (work.task.encoding.isEmpty()) {
        if (const Done done = readAsDocument(work))
            return done;
        work.answer.kind = FileKind::Text; // it is not what its name says, but still text
    }
#endif
    return readText(work);
}

/// A document that is nothing to read without its reader.
Done readPacked(Work &work)
{
#ifdef HIWAR_DOCUMENTS
    return readAsDocument(work);
#else
    return (void(work), unreadable());
#endif
}

tl::expected<QImage, ReaderFault> imageOf(const Work &work)
{
    const PictureRules rules = pictureRules(work);
    return work.format == FileFormat::Svg
               ? drawnSvg(work.task.bytes, rules)
               : decodedPicture(work.task.bytes, work.answer.mediaType, rules);
}

Done readPicture(Work &work)
{
    auto image = imageOf(work);
    if (!image)
        return tl::unexpected(image.error());
    const QString &type = work.answer.mediaType;
    const bool isPhoto = type == "image/jpeg"_L1 || type == "image/webp"_L1 ||
                         type == "image/avif"_L1 || type.startsWith("image/hei"_L1);
    work.answer.pictures.append(writtenPicture(*std::move(image), isPhoto, work.task.quality));
    return work.answer.pictures.first().bytes.isEmpty() ? tl::unexpected(ReaderFault::TooLarge)
                                                        : Done();
}

Done listEntries(Work &work)
{
    auto entries = archiveEntries(work.task.bytes, work.task.name, archiveRules(work.limits));
    if (!entries)
        return tl::unexpected(entries.error());
    work.answer.entries = *std::move(entries);
    return {};
}

#ifdef HIWAR_PDF
Done readPdf(Work &work)
{
    const auto pdf = PdfDocument::open(work.task.bytes);
    if (!pdf)
        return tl::unexpected(pdf.error());
    work.answer.pages = pdf->pages();
    work.answer.reading = pdf->read(work.limits.textLetters);
    return {};
}

Done drawPages(Work &work)
{
    const auto pdf = PdfDocument::open(work.task.bytes);
    if (!pdf)
        return tl::unexpected(pdf.error());
    work.answer.pages = pdf->pages();
    QList<int> pages = work.task.pages;
    for (int i = 0; work.task.pages.isEmpty() && i < pdf->pages(); ++i)
        pages.append(i);
    qint64 room = work.limits.answerBytes / 2;
    if (pages.size() > work.limits.drawnPages)
        pages.resize(work.limits.drawnPages);
    for (const int page : std::as_const(pages)) {
        QImage image = page < pdf->pages() ? pdf->drawn(page, work.task.longestSide) : QImage();
        if (image.isNull())
            continue;
        ReadPicture picture = writtenPicture(std::move(image), false, work.task.quality);
        picture.name = QString::number(page + 1);
        room -= picture.bytes.size();
        if (room < 0)
            return tl::unexpected(ReaderFault::TooLarge);
        work.answer.pictures.append(std::move(picture));
    }
    return work.answer.pictures.isEmpty() ? tl::unexpected(ReaderFault::Damaged) : Done();
}

tl::expected<QImage, ReaderFault> firstPage(const Work &work)
{
    const auto pdf = PdfDocument::open(work.task.bytes);
    if (!pdf)
        return tl::unexpected(pdf.error());
    const QImage image = pdf->drawn(0, work.task.longestSide);
    return image.isNull() ? tl::unexpected(ReaderFault::Damaged)
                          : tl::expected<QImage, ReaderFault>(image);
}
#else
Done readPdf(Work &)
{
    return tl::unexpected(ReaderFault::NoPdf);
}
Done drawPages(Work &)
{
    return tl::unexpected(ReaderFault::NoPdf);
}
tl::expected<QImage, ReaderFault> firstPage(const Work &)
{
    return tl::unexpected(ReaderFault::NoPdf);
}
#endif

Done readAny(Work &work)
{
    switch (work.format) {
    case FileFormat::Unknown:
        return unreadable();
    case FileFormat::Locked:
        return tl::unexpected(ReaderFault::Encrypted);
    case FileFormat::Text:
    case FileFormat::Csv:
    case FileFormat::Tsv:
        return readText(work);
    case FileFormat::Html:
    case FileFormat::Mail:
    case FileFormat::Notebook:
        return readTextDocument(work);
    case FileFormat::Rtf:
    case FileFormat::Docx:
    case FileFormat::Xlsx:
    case FileFormat::Pptx:
    case FileFormat::OpenText:
    case FileFormat::OpenSheet:
    case FileFormat::OpenSlides:
    case FileFormat::Epub:
        return readPacked(work);
    case FileFormat::Pdf:
        return readPdf(work);
    case FileFormat::Picture:
    case FileFormat::Svg:
        return readPicture(work);
    case FileFormat::Archive:
        return listEntries(work);
    case FileFormat::Sound:
        return {}; // goes out as it is, or not at all
    }
    return unreadable();
}

Done makeThumbnail(Work &work)
{
    const bool isPicture = kindOf(work.format) == FileKind::Picture;
    if (!isPicture && work.format != FileFormat::Pdf)
        return unreadable();
    const auto image = isPicture ? imageOf(work) : firstPage(work);
    if (!image)
        return tl::unexpected(image.error());
    work.answer.pictures.append(rawPicture(*image, work.task.longestSide));
    return {};
}

Done extract(Work &work)
{
    auto members = archiveMembers(work.task.bytes, work.task.name, work.task.members,
                                  archiveRules(work.limits));
    if (!members)
        return tl::unexpected(members.error());
    work.answer.members = *std::move(members);
    return {};
}

Done obey(Work &work)
{
    if (work.task.bytes.isEmpty())
        return tl::unexpected(ReaderFault::Empty);
    switch (work.task.kind) {
    case ReaderTaskKind::Read:
        return readAny(work);
    case ReaderTaskKind::DrawPages:
        return work.format == FileFormat::Pdf ? drawPages(work) : unreadable();
    case ReaderTaskKind::Thumbnail:
        return makeThumbnail(work);
    case ReaderTaskKind::List:
        return work.answer.kind == FileKind::Archive ? listEntries(work) : unreadable();
    case ReaderTaskKind::Extract:
        return work.answer.kind == FileKind::Archive ? extract(work) : unreadable();
    }
    return unreadable();
}

/// A person chose the encoding: then it is text, whatever it looks like.
KnownFile knownOf(const ReaderTask &task)
{
    KnownFile known = knownFile(task.bytes, task.name);
    if (known.format == FileFormat::Unknown && !task.encoding.isEmpty())
        known = {FileFormat::Text, u"text/plain"_s};
    return known;
}

} // namespace

ReaderAnswer answerTask(const ReaderTask &task, const ReaderLimits &limits)
{
    const KnownFile known = knownOf(task);
    Work work{.task = task, .limits = limits, .format = known.format, .answer = {}};
    work.answer.kind = kindOf(known.format);
    work.answer.mediaType = known.mediaType;
    if (const Done done = obey(work); !done) {
        work.answer.fault = done.error();
        work.answer.pictures.clear();
        work.answer.members.clear();
        work.answer.reading = {};
    }
    return work.answer;
}

void prepareAnswers()
{
    preparePictures();
    // Fonts, their folders and the tables of encodings are looked for once, by the first that needs
    // them.
    ReaderTask svg;
    svg.bytes = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>a</text></svg>";
    svg.longestSide = 9;
    [[maybe_unused]] const ReaderAnswer drawn = answerTask(svg);
}

} // namespace Hiwar

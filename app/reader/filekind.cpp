// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/filekind.h"

#include "app/reader/textfile.h"

#include <QtEndian>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct Signature
{
    qsizetype at;
    QByteArrayView bytes;
    FileFormat format;
    QLatin1StringView mediaType;
};

const std::array signatures{
    Signature{0, "\x89PNG\r\n\x1a\n", FileFormat::Picture, "image/png"_L1},
    Signature{0, "\xff\xd8\xff", FileFormat::Picture, "image/jpeg"_L1},
    Signature{0, "GIF87a", FileFormat::Picture, "image/gif"_L1},
    Signature{0, "GIF89a", FileFormat::Picture, "image/gif"_L1},
    Signature{8, "WEBPVP8", FileFormat::Picture, "image/webp"_L1},
    Signature{4, "ftypavif", FileFormat::Picture, "image/avif"_L1},
    Signature{4, "ftypavis", FileFormat::Picture, "image/avif"_L1},
    Signature{4, "ftypheic", FileFormat::Picture, "image/heic"_L1},
    Signature{4, "ftypheix", FileFormat::Picture, "image/heic"_L1},
    Signature{4, "ftypmif1", FileFormat::Picture, "image/heif"_L1},
    Signature{4, "ftypM4A ", FileFormat::Sound, "audio/mp4"_L1},
    Signature{8, "WAVEfmt ", FileFormat::Sound, "audio/wav"_L1},
    Signature{0, "ID3", FileFormat::Sound, "audio/mpeg"_L1},
    Signature{0, "\xff\xfb", FileFormat::Sound, "audio/mpeg"_L1},
    Signature{0, "\xff\xf3", FileFormat::Sound, "audio/mpeg"_L1},
    Signature{0, "fLaC", FileFormat::Sound, "audio/flac"_L1},
    Signature{0, "OggS", FileFormat::Sound, "audio/ogg"_L1},
    Signature{0, "7z\xbc\xaf\x27\x1c", FileFormat::Archive, "application/x-7z-compressed"_L1},
    Signature{0, "\x1f\x8b\x08", FileFormat::Archive, "application/gzip"_L1},
    Signature{0, "BZh", FileFormat::Archive, "application/x-bzip2"_L1},
    Signature{0, "\xfd\x37zXZ", FileFormat::Archive, "application/x-xz"_L1},
    Signature{0, "\x28\xb5\x2f\xfd", FileFormat::Archive, "application/zstd"_L1},
    Signature{257, "ustar", FileFormat::Archive, "application/x-tar"_L1},
};

struct Named
{
    QLatin1StringView word; // an ending or a media type
    FileFormat format;
    QLatin1StringView mediaType;
};

const std::array endings{
    Named{"csv"_L1, FileFormat::Csv, "text/csv"_L1},
    Named{"tsv"_L1, FileFormat::Tsv, "text/tab-separated-values"_L1},
    Named{"html"_L1, FileFormat::Html, "text/html"_L1},
    Named{"htm"_L1, FileFormat::Html, "text/html"_L1},
    Named{"xhtml"_L1, FileFormat::Html, "application/xhtml+xml"_L1},
    Named{"eml"_L1, FileFormat::Mail, "message/rfc822"_L1},
    Named{"md"_L1, FileFormat::Text, "text/markdown"_L1},
    Named{"json"_L1, FileFormat::Text, "application/json"_L1},
    Named{"xml"_L1, FileFormat::Text, "application/xml"_L1},
};

const std::array zipTypes{
    Named{"application/vnd.oasis.opendocument.text"_L1, FileFormat::OpenText, {}},
    Named{"application/vnd.oasis.opendocument.spreadsheet"_L1, FileFormat::OpenSheet, {}},
    Named{"application/vnd.oasis.opendocument.presentation"_L1, FileFormat::OpenSlides, {}},
    Named{"application/epub+zip"_L1, FileFormat::Epub, {}},
};

/// Microsoft's documents are known by the folder of their parts.
const std::array zipFolders{
    Named{"word/"_L1, FileFormat::Docx,
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document"_L1},
    Named{"xl/"_L1, FileFormat::Xlsx,
          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"_L1},
    Named{"ppt/"_L1, FileFormat::Pptx,
          "application/vnd.openxmlformats-officedocument.presentationml.presentation"_L1},
};

bool hasAt(QByteArrayView bytes, qsizetype at, QByteArrayView word)
{
    return bytes.size() >= at + word.size() && bytes.sliced(at, word.size()) == word;
}

template<typename Number>
Number numberAt(QByteArrayView bytes, qsizetype at)
{
    return at >= 0 && at + qsizetype(sizeof(Number)) <= bytes.size()
               ? qFromLittleEndian<Number>(bytes.data() + at)
               : Number(0);
}

/// What an entry "mimetype" at the front says, as OpenDocument and EPUB have it: not compressed.
QByteArrayView mimetypeOf(QByteArrayView zip)
{
    if (!hasAt(zip, 30, "mimetype") || numberAt<quint16>(zip, 8) != 0)
        return {};
    const qsizetype at = 38 + numberAt<quint16>(zip, 28);
    const qsizetype length = std::min<qsizetype>(numberAt<quint32>(zip, 18), 100);
    return at + length <= zip.size() ? zip.sliced(at, length).trimmed() : QByteArrayView();
}

/// Calls back with the names in the directory at the end of a ZIP, until it returns true.
template<typename Function>
void forEachName(QByteArrayView zip, Function function)
{
    const qsizetype end = zip.lastIndexOf(QByteArrayView("PK\5\6"));
    qsizetype at = end < 0 ? -1 : qsizetype(numberAt<quint32>(zip, end + 16));
    constexpr int most = 20'000;
    for (int i = 0; i < most && at >= 0 && hasAt(zip, at, "PK\1\2"); ++i) {
        const qsizetype length = numberAt<quint16>(zip, at + 28);
        if (at + 46 + length > zip.size() || function(zip.sliced(at + 46, length)))
            return;
        at += 46 + length + numberAt<quint16>(zip, at + 30) + numberAt<quint16>(zip, at + 32);
    }
}

KnownFile knownZip(QByteArrayView zip)
{
    const QByteArrayView type = mimetypeOf(zip);
    for (const Named &one : zipTypes) {
        // A template is read as the document it would make.
        if (QLatin1StringView(type).startsWith(one.word))
            return {one.format, QString::fromLatin1(type)};
    }
    bool isOpenXml = false;
    const Named *found = nullptr;
    forEachName(zip, [&isOpenXml, &found](QByteArrayView entry) {
        isOpenXml = isOpenXml || entry == "[Content_Types].xml";
        for (const Named &folder : zipFolders) {
            if (!found && QLatin1StringView(entry).startsWith(folder.word))
                found = &folder;
        }
        return isOpenXml && found;
    });
    if (isOpenXml && found)
        return {found->format, found->mediaType};
    return {FileFormat::Archive, u"application/zip"_s};
}

KnownFile knownBinary(QByteArrayView bytes)
{
    for (const Signature &signature : signatures) {
        if (hasAt(bytes, signature.at, signature.bytes))
            return {signature.format, signature.mediaType};
    }
    if (bytes.first(std::min<qsizetype>(bytes.size(), 1024)).contains("%PDF-"))
        return {FileFormat::Pdf, u"application/pdf"_s};
    if (hasAt(bytes, 0, "PK\3\4") || hasAt(bytes, 0, "PK\5\6"))
        return knownZip(bytes);
    if (hasAt(bytes, 0, "BM") && numberAt<quint32>(bytes, 2) == bytes.size())
        return {FileFormat::Picture, u"image/bmp"_s};
    constexpr char lockedName[] = "E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e";
    if (hasAt(bytes, 0, "\xd0\xcf\x11\xe0") &&
        bytes.contains(QByteArrayView(lockedName, sizeof lockedName - 1)))
        return {FileFormat::Locked, {}};
    return {};
}

QString endingOf(const QString &name)
{
    return name.sliced(name.lastIndexOf(u'.') + 1).toLower();
}

/// The name of a header at the front of a mail's line, in small letters; empty: it has none.
QByteArray headerOf(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon < 1)
        return {};
    const QByteArrayView name = line.first(colon);
    const bool isName =
        std::all_of(name.begin(), name.end(), [](char c) { return c > ' ' && c < 127; });
    return isName ? name.toByteArray().toLower() : QByteArray();
}

/// Its first lines are headers, and some of those that mails have.
bool isMail(QByteArrayView start)
{
    static const QByteArrayList usual{"from",       "to",          "subject",      "date",
                                      "message-id", "received",    "mime-version", "return-path",
                                      "reply-to",   "content-type"};
    int known = 0;
    for (qsizetype at = 0; at < start.size();) {
        qsizetype end = start.indexOf('\n', at);
        end = end < 0 ? start.size() : end;
        const QByteArrayView line = start.sliced(at, end - at);
        at = end + 1;
        if (line.trimmed().isEmpty())
            break;
        if (line.startsWith(' ') || line.startsWith('\t'))
            continue; // the header before goes on
        const QByteArray header = headerOf(line);
        if (header.isEmpty())
            return false;
        known += int(usual.contains(header));
    }
    return known >= 3;
}

/// Without what may precede the first element.
QByteArrayView elementIn(QByteArrayView text)
{
    if (text.startsWith("\xef\xbb\xbf"))
        text = text.sliced(3);
    for (text = text.trimmed(); text.startsWith("<?") || text.startsWith("<!--");
         text = text.trimmed()) {
        const QByteArrayView close = text.startsWith("<?") ? "?>" : "-->";
        const qsizetype end = text.indexOf(close);
        if (end < 0)
            return {};
        text = text.sliced(end + close.size());
    }
    return text;
}

KnownFile knownText(const QByteArray &bytes, const QString &name)
{
    constexpr qsizetype front = 64 * 1024;
    const QByteArrayView start = QByteArrayView(bytes).first(std::min(bytes.size(), front));
    const QByteArray element = elementIn(start)
                                   .first(std::min<qsizetype>(14, elementIn(start).size()))
                                   .toByteArray()
                                   .toLower();
    const QString ending = endingOf(name);
    if (element.startsWith("<svg") || (ending == "svg"_L1 && start.contains("<svg")))
        return {FileFormat::Svg, u"image/svg+xml"_s};
    if (element.startsWith("<!doctype html") || element.startsWith("<html"))
        return {FileFormat::Html, u"text/html"_s};
    if (start.startsWith("{\\rtf"))
        return {FileFormat::Rtf, u"application/rtf"_s};
    if (ending == "ipynb"_L1 && element.startsWith('{') && bytes.contains("\"nbformat\""))
        return {FileFormat::Notebook, u"application/x-ipynb+json"_s};
    for (const Named &one : endings) {
        if (ending == one.word)
            return {one.format, one.mediaType};
    }
    if (isMail(start))
        return {FileFormat::Mail, u"message/rfc822"_s};
    return {FileFormat::Text, u"text/plain"_s};
}

} // namespace

KnownFile knownFile(const QByteArray &bytes, const QString &name)
{
    const KnownFile binary = knownBinary(bytes);
    if (binary.format != FileFormat::Unknown)
        return binary;
    return isText(bytes) ? knownText(bytes, name) : KnownFile();
}

FileKind kindOf(FileFormat format)
{
    switch (format) {
    case FileFormat::Unknown:
        return FileKind::Unknown;
    case FileFormat::Text:
    case FileFormat::Notebook:
    case FileFormat::Csv:
    case FileFormat::Tsv:
        return FileKind::Text;
    case FileFormat::Docx:
    case FileFormat::Xlsx:
    case FileFormat::Pptx:
    case FileFormat::OpenText:
    case FileFormat::OpenSheet:
    case FileFormat::OpenSlides:
    case FileFormat::Epub:
    case FileFormat::Html:
    case FileFormat::Mail:
    case FileFormat::Rtf:
    case FileFormat::Pdf:
    case FileFormat::Locked:
        return FileKind::Document;
    case FileFormat::Picture:
    case FileFormat::Svg:
        return FileKind::Picture;
    case FileFormat::Archive:
        return FileKind::Archive;
    case FileFormat::Sound:
        return FileKind::Sound;
    }
    return FileKind::Unknown;
}

} // namespace Hiwar

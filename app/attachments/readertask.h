// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What Hiwar asks hiwar-reader, and what that answers. A reader gets one task and ends: whatever a
// file does to it ends with it. The file itself is never opened there: its bytes come with the
// task, its name is only a hint of its kind. Values; any thread.
//
// On the wire, both ways: the length of a JSON object in bytes, as decimal digits and a line end;
// the object; then the byte strings that it names by their lengths ("bytes": [120, 4031]), in that
// order. The task: {"kind", "name", "encoding", "pages", "longestSide", "quality", "members",
// "bytes": [the file]}. The answer: {"fault", "fileKind", "mediaType", "reading": {…}, "pages": 12,
// "pictures": [{"name", "mediaType", "width", "height"}], "entries": [{"name", "size",
// "isFolder"}], "isOpen", "bytes": [pictures, members, texts of sections]}. It is untrusted:
// lengths beyond the limits end the reader, and a picture is never decoded in Hiwar but by
// "Thumbnail", which answers with raw pixels.
#pragma once

#include "app/history/attachmentreading.h"

#include <QSize>

namespace Hiwar {

enum class ReaderTaskKind : quint8 {
    Read,      ///< what kind it is; its text, or the picture as it would go out
    DrawPages, ///< pages of a document as pictures
    Thumbnail, ///< of a picture, or of a document's first page: raw pixels
    List,      ///< the entries of an archive
    Extract,   ///< some of them
};

struct ReaderTask
{
    ReaderTaskKind kind = ReaderTaskKind::Read;
    QString name;     ///< of the file; only its ending counts
    QByteArray bytes; ///< the file
    QString encoding; ///< Read: of a text; empty: detected
    QList<int> pages; ///< DrawPages: from 0; empty: all, up to the limit
    /// A picture is made no larger than this, in pixels; 0: stays as it is.
    int longestSide = 2048;
    int quality = 85;    ///< of a JPEG, 0 to 100
    QStringList members; ///< Extract: names of entries, as List reports them
};

/// What a file is, as far as it matters for what can be done with it.
enum class FileKind : quint8 {
    Unknown,
    Text,     ///< also code, Markdown, JSON, tables of text, notebooks
    Document, ///< with sections: PDF, DOCX, ODT, XLSX, PPTX, EPUB, HTML, a mail …
    Picture,
    Archive,
    Sound,
};

/// Why a file cannot be read.
enum class ReaderFault : quint8 {
    None,
    UnknownKind, ///< it is nothing that can be read here
    Damaged,     ///< it says it is something, but is not, or is broken
    Encrypted,   ///< it wants a password
    TooLarge,    ///< reading it would take more memory or output than is allowed
    TooLong,     ///< … more time
    Empty,       ///< it has no bytes, or nothing in it
    Crashed,     ///< the reader ended without an answer
    Missing,     ///< there is no reader, or it cannot be started
    NoPdf,       ///< it is a PDF, and this build has nothing to read it with
};

struct ReadPicture
{
    QString name; ///< of its page; may be empty
    /// "image/png" or "image/jpeg"; of a Thumbnail "image/x-rgba": rows of premultiplied RGBA
    QString mediaType;
    QSize size;
    QByteArray bytes;

    bool operator==(const ReadPicture &) const = default;
};

struct ArchiveEntry
{
    QString name;    ///< its path in the archive: only to be shown, never opened
    qint64 size = 0; ///< unpacked; -1: not known
    bool isFolder = false;

    bool operator==(const ArchiveEntry &) const = default;
};

struct ReaderAnswer
{
    ReaderFault fault = ReaderFault::None;
    FileKind kind = FileKind::Unknown;
    QString mediaType;         ///< by its content, "application/pdf"
    AttachmentReading reading; ///< Text and Document
    int pages = 0;             ///< that can be drawn; 0: none
    QList<ReadPicture> pictures;
    QList<ArchiveEntry> entries;
    QList<QByteArray> members; ///< Extract: in the order of the task; null: it cannot be read
    bool isOpen = false;       ///< the reader ran without its sandbox
};

/// Limits of one task; the reader keeps them itself, Hiwar ends one that does not.
struct ReaderLimits
{
    qint64 fileBytes = 200LL * 1024 * 1024;
    qint64 memory = 640LL * 1024 * 1024;
    qint64 textLetters = 64LL * 1024 * 1024; ///< further text is cut
    qint64 answerBytes = 512LL * 1024 * 1024;
    qint64 pixels = 250LL * 1000 * 1000; ///< of a picture, before it is scaled
    int entries = 20'000;                ///< of an archive
    int drawnPages = 50;
    int cpuSeconds = 30;  ///< of processor time
    int wallSeconds = 90; ///< Hiwar ends it then
};

} // namespace Hiwar

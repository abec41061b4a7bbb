// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file that is attached to the message being written, and how it becomes an Attachment. Values
// and functions without an object; any thread. A file may be large: what takes long is marked.
#pragma once

#include "app/attachments/filebytes.h"
#include "app/attachments/readertask.h"
#include "app/history/storedconversation.h"

#include <variant>

namespace Hiwar {

/// Why a file cannot be attached. The first: it was read, but could not be stored.
using AttachmentFault = std::variant<std::monostate, FileFault, ReaderFault>;

struct DraftAttachment
{
    enum class State : quint8 { Reading, Ready, Failed };

    QString key; ///< of this program only; never empty
    State state = State::Reading;
    /// Its name is plain from the beginning; the rest is known when it is Ready. Without a hash it
    /// is none that can be sent: an archive or a folder to choose from.
    Attachment attachment;
    AttachmentFault fault; ///< Failed
    FileKind kind = FileKind::Unknown;
    int pages = 0;         ///< that can be drawn; 0: none
    ReadPicture thumbnail; ///< raw pixels; null until it has arrived, or where there is none
    QList<ReadNote> notes;
    QList<ArchiveEntry> entries; ///< of an archive or a folder, to choose from
    bool hasOriginal = false;    ///< its own bytes are here or stored: see DraftAttachments
    bool keepsOriginal = false;  ///< … and are to be stored
    bool pdfItself = false;      ///< once it is read as a PDF: the form it goes in
    bool sendsSound = true;      ///< once it is read as sound: whether it goes
    QString path;                ///< of the file or folder; empty: it never was one
    bool isFolder = false;
    QByteArray original; ///< while it may be needed again

    /// It goes with the draft.
    [[nodiscard]] bool isKept() const
    {
        return state == State::Ready && !attachment.hash.isEmpty();
    }
};

/// What is at a path.
struct LookedAt
{
    QByteArray bytes;
    std::optional<FileFault> fault;
    bool isFolder = false;
    QList<ArchiveEntry> entries; ///< of a folder, names relative to it
};

/// Reads the file, or lists the folder with those in it: no links, nothing hidden, nothing but
/// files, and no more than the limit. Takes as long as the disk does.
[[nodiscard]] LookedAt lookAt(const QString &path, const ReaderLimits &limits);

struct PreparedAttachment
{
    Attachment attachment;
    QList<AttachmentData> contents; ///< to be stored
};

/// Of a file that was read without a fault, as Text, Document, Picture or Sound. Hashes and packs:
/// seconds for a long text.
[[nodiscard]] PreparedAttachment prepared(const DraftAttachment &draft, const ReaderAnswer &answer);

/// As it was kept with a draft.
[[nodiscard]] DraftAttachment draftOf(const Attachment &kept);

/// The name of the picture of a page, from 0: "report-3.png".
[[nodiscard]] QString pageName(const QString &document, int page, const QString &mediaType);

} // namespace Hiwar

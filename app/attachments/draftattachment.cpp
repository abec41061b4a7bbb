// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/draftattachment.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Of files and folders; more are not even looked at.
constexpr int mostSeen = 200'000;

LookedAt listed(const QString &path, int most)
{
    LookedAt looked;
    looked.isFolder = true;
    const QFileInfo folder(path);
    if (!folder.isReadable()) {
        looked.fault = FileFault::NotAllowed;
        return looked;
    }
    // Not canonical: the names must begin with it.
    const QString root = folder.absoluteFilePath();
    const qsizetype cut = root.endsWith(u'/') ? root.size() : root.size() + 1;
    QDirIterator each(root, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                      QDirIterator::Subdirectories);
    for (int seen = 0; seen < mostSeen && looked.entries.size() < most && each.hasNext(); ++seen) {
        each.next();
        const QFileInfo info = each.fileInfo();
        if (info.isFile())
            looked.entries.append({.name = info.filePath().sliced(cut), .size = info.size()});
    }
    std::sort(looked.entries.begin(), looked.entries.end(),
              [](const ArchiveEntry &a, const ArchiveEntry &b) { return a.name < b.name; });
    if (looked.entries.isEmpty())
        looked.fault = FileFault::Empty;
    return looked;
}

} // namespace

LookedAt lookAt(const QString &path, const ReaderLimits &limits)
{
    auto bytes = readFileBytes(path, limits.fileBytes);
    if (bytes)
        return {.bytes = *std::move(bytes), .fault = {}, .isFolder = false, .entries = {}};
    if (bytes.error() == FileFault::Folder)
        return listed(path, limits.entries);
    return {.bytes = {}, .fault = bytes.error(), .isFolder = false, .entries = {}};
}

PreparedAttachment prepared(const DraftAttachment &draft, const ReaderAnswer &answer)
{
    PreparedAttachment made{.attachment = draft.attachment, .contents = {}};
    Attachment &attachment = made.attachment;
    if (answer.kind == FileKind::Picture && !answer.pictures.isEmpty()) {
        const ReadPicture &picture = answer.pictures.first();
        attachment.hash = attachmentHash(picture.bytes);
        attachment.mediaType = picture.mediaType;
        attachment.size = picture.bytes.size();
        attachment.use.form = AttachmentForm::Picture;
        attachment.use.pixels = picture.size;
        made.contents.append({.hash = attachment.hash, .bytes = picture.bytes});
        return made;
    }
    attachment.hash = attachmentHash(draft.original);
    attachment.mediaType = answer.mediaType;
    attachment.size = draft.original.size();
    const bool isSound = answer.kind == FileKind::Sound;
    if (isSound) {
        attachment.use.form = AttachmentForm::Sound;
        if (!draft.sendsSound)
            attachment.use.share = AttachmentShare::None;
    } else {
        const QByteArray reading = storedReading(answer.reading);
        attachment.reading = attachmentHash(reading);
        attachment.use.sections = int(answer.reading.sections.size());
        attachment.use.letters = answer.reading.letters();
        attachment.use.encoding = answer.reading.encoding;
        made.contents.append({.hash = attachment.reading, .bytes = reading});
    }
    if (draft.pdfItself && attachment.mediaType == "application/pdf"_L1)
        attachment.use.form = AttachmentForm::Document;
    const bool goesItself = attachment.use.form != AttachmentForm::Text;
    attachment.isMissing = !goesItself && !draft.keepsOriginal;
    if (!attachment.isMissing)
        made.contents.append({.hash = attachment.hash, .bytes = draft.original});
    return made;
}

DraftAttachment draftOf(const Attachment &kept)
{
    DraftAttachment draft;
    draft.key = QUuid::createUuid().toString(QUuid::WithoutBraces);
    draft.state = DraftAttachment::State::Ready;
    draft.attachment = kept;
    if (!kept.reading.isEmpty()) {
        draft.kind = kept.use.encoding.isEmpty() ? FileKind::Document : FileKind::Text;
        draft.hasOriginal = draft.keepsOriginal = !kept.isMissing;
        // Whether its pages can be drawn is not stored; of this kind they always can.
        if (draft.hasOriginal && kept.mediaType == "application/pdf"_L1)
            draft.pages = kept.use.sections;
        return draft;
    }
    draft.kind = kept.mediaType.startsWith("image/"_L1)   ? FileKind::Picture
                 : kept.mediaType.startsWith("audio/"_L1) ? FileKind::Sound
                                                          : FileKind::Document;
    return draft;
}

QString pageName(const QString &document, int page, const QString &mediaType)
{
    const qsizetype dot = document.lastIndexOf(u'.');
    const QString ending = mediaType == "image/jpeg"_L1 ? u"jpg"_s : u"png"_s;
    return u"%1-%2.%3"_s.arg(dot > 0 ? document.first(dot) : document, QString::number(page + 1),
                             ending);
}

} // namespace Hiwar

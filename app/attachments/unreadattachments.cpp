// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/unreadattachments.h"

#include "app/async/whendone.h"
#include "app/history/unreaduse.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

ReadAttachment asPicture(Attachment attachment, const ReadPicture &picture)
{
    attachment.hash = attachmentHash(picture.bytes);
    attachment.mediaType = picture.mediaType;
    attachment.size = picture.bytes.size();
    attachment.use = {};
    attachment.use.form = AttachmentForm::Picture;
    attachment.use.pixels = picture.size;
    return {attachment, picture.bytes};
}

ReadAttachment asText(Attachment attachment, const AttachmentReading &reading)
{
    const QByteArray stored = storedReading(reading);
    attachment.reading = attachmentHash(stored);
    attachment.use = {};
    attachment.use.sections = int(reading.sections.size());
    attachment.use.letters = reading.letters();
    attachment.use.encoding = reading.encoding;
    return {attachment, stored};
}

} // namespace

std::optional<ReadAttachment> readAttachment(const Attachment &former, const ReaderAnswer &answer)
{
    if (answer.fault != ReaderFault::None)
        return std::nullopt;
    switch (answer.kind) {
    case FileKind::Picture: {
        const ReadPicture picture = answer.pictures.value(0);
        const bool isOne =
            picture.mediaType == "image/png"_L1 || picture.mediaType == "image/jpeg"_L1;
        if (!isOne || picture.size.isEmpty() || picture.bytes.isEmpty())
            return std::nullopt;
        return asPicture(former, picture);
    }
    case FileKind::Text:
    case FileKind::Document:
        if (answer.reading.letters() == 0)
            return std::nullopt;
        return asText(former, answer.reading);
    case FileKind::Unknown:
    case FileKind::Archive:
    case FileKind::Sound:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

UnreadAttachments::UnreadAttachments(Sources sources, int longestSide)
    : m_sources(std::move(sources))
    , m_longestSide(longestSide)
{
}

void UnreadAttachments::look(const QString &conversationId, const QList<MessageNode> &messages)
{
    for (const MessageNode &message : messages) {
        for (const Attachment &attachment : message.attachments) {
            const QString key = message.id + u' ' + attachment.hash;
            if (!isUnread(attachment) || m_seen.contains(key))
                continue;
            m_seen.insert(key);
            m_waiting.append({conversationId, message.id, attachment});
        }
    }
    readNext();
}

void UnreadAttachments::readNext()
{
    if (m_isReading || m_waiting.isEmpty())
        return;
    m_isReading = true;
    const Waiting one = m_waiting.takeFirst();
    whenDone(m_sources.bytes(one.conversationId, one.attachment.hash), this,
             [this, one](const tl::expected<QByteArray, StoreError> &bytes) {
                 if (!bytes)
                     return done();
                 ReaderTask task;
                 task.name = one.attachment.name;
                 task.bytes = *bytes;
                 task.longestSide = m_longestSide;
                 whenDone(m_sources.ask(task), this,
                          [this, one](const ReaderAnswer &answer) { take(one, answer); });
             });
}

void UnreadAttachments::take(const Waiting &one, const ReaderAnswer &answer)
{
    if (const auto made = readAttachment(one.attachment, answer))
        keep(one, made->attachment, made->content);
    else
        done();
}

void UnreadAttachments::keep(const Waiting &one, const Attachment &attachment,
                             const QByteArray &content)
{
    const QString hash = attachmentHash(content);
    whenDone(m_sources.save(one.conversationId, {hash, content}), this,
             [this, one, attachment](const tl::expected<void, StoreError> &saved) {
                 if (saved)
                     emit read(one.conversationId, one.messageId, one.attachment, attachment);
                 done();
             });
}

void UnreadAttachments::done()
{
    m_isReading = false;
    readNext();
}

} // namespace Hiwar

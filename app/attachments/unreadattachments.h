// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the files of a conversation that are kept as they came, from an import, a reply or an
// earlier Hiwar (see history/unreaduse.h), when the conversation is used: one after the other, each
// once. A picture is replaced by one without what hides in it; of anything else the text is kept
// beside it. What cannot be read stays as it is, and nothing of it goes. GUI thread.
#pragma once

#include "app/attachments/readertask.h"
#include "app/history/messagenode.h"
#include "app/history/storedconversation.h"
#include "app/history/storeerror.h"

#include <QFuture>
#include <QObject>
#include <QSet>

#include <functional>

#include <tl/expected.hpp>

namespace Hiwar {

class UnreadAttachments : public QObject
{
    Q_OBJECT

public:
    struct Sources
    {
        /// ContentStore::content() and save() of that conversation.
        std::function<QFuture<tl::expected<QByteArray, StoreError>>(const QString &conversationId,
                                                                    const QString &hash)>
            bytes;
        std::function<QFuture<tl::expected<void, StoreError>>(const QString &conversationId,
                                                              const AttachmentData &)>
            save;
        /// ReaderProgram::ask().
        std::function<QFuture<ReaderAnswer>(const ReaderTask &task)> ask;
    };

    /// `longestSide`: of a picture as it goes, in pixels.
    explicit UnreadAttachments(Sources sources, int longestSide = 2048);

    /// These messages may be asked about next. Cheap when everything was read.
    void look(const QString &conversationId, const QList<MessageNode> &messages);

signals:
    /// What the attachment `former` of that message is from now on; its contents are stored.
    void read(const QString &conversationId, const QString &messageId,
              const Hiwar::Attachment &former, const Hiwar::Attachment &attachment);

private:
    struct Waiting
    {
        QString conversationId;
        QString messageId;
        Attachment attachment;
    };

    void readNext();
    void take(const Waiting &one, const ReaderAnswer &answer);
    void keep(const Waiting &one, const Attachment &attachment, const QByteArray &content);
    void done();

    const Sources m_sources;
    const int m_longestSide;
    QList<Waiting> m_waiting;
    QSet<QString> m_seen; ///< message and hash
    bool m_isReading = false;
};

/// The attachment as the reader's answer makes it, and the content to store for it; nullopt: it
/// cannot be read, or there is nothing in it.
struct ReadAttachment
{
    Attachment attachment;
    QByteArray content;
};
[[nodiscard]] std::optional<ReadAttachment> readAttachment(const Attachment &former,
                                                           const ReaderAnswer &answer);

} // namespace Hiwar

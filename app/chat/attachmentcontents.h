// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is sent of the attachments of some messages, loaded from where their contents are stored.
// Texts are unpacked, and passages found, on a thread of their own: 50 MB take seconds. GUI thread.
#pragma once

#include "app/chat/contentstore.h"

#include <QFuture>

namespace Hiwar {

struct AttachmentContent
{
    QString text;             ///< AttachmentForm::Text: the block as it goes, see attachmenttext.h
    QByteArray bytes;         ///< the other forms: the file
    QList<int> sections = {}; ///< AttachmentShare::Matching: those that passages are of, from 0

    bool operator==(const AttachmentContent &) const = default;
};

/// By attachmentKey(). What is not in it is gone.
using AttachmentContents = QHash<QString, AttachmentContent>;

/// Of a message's attachment at this index.
[[nodiscard]] QString attachmentKey(const QString &messageId, qsizetype index);

/// Something of these messages goes out that must be loaded.
[[nodiscard]] bool hasAttachments(const QList<MessageNode> &messages);

/// `question`: the newest one, for what goes of a file as matching passages; the question that the
/// file belongs to counts, too. The future always ends with a result; take it with whenDone().
[[nodiscard]] QFuture<AttachmentContents> loadContents(const ContentStore &store,
                                                       const QList<MessageNode> &messages,
                                                       const QString &question);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/attachmentcontents.h"

#include "app/chat/attachmenttext.h"
#include "app/history/attachmentreading.h"
#include "net/values/readyfuture.h"

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

using FoundContent = QFuture<tl::expected<QByteArray, StoreError>>;

/// One attachment that goes, and what it needs.
struct Wanted
{
    QString key;
    Attachment attachment;
    QString question;
    qsizetype found = -1; ///< among what is loaded
};

/// Of which bytes it is made; empty: of none that were ever stored.
QString hashOf(const Attachment &attachment)
{
    return attachment.use.form == AttachmentForm::Text ? attachment.reading : attachment.hash;
}

QString questionOf(const MessageNode &node, const QString &newest)
{
    if (node.content == newest || node.role != Role::User)
        return newest;
    return node.content + u'\n' + newest;
}

AttachmentContents contentsOf(const QList<Wanted> &wanted, const QList<FoundContent> &loaded)
{
    AttachmentContents contents;
    for (const Wanted &each : wanted) {
        const FoundContent &found = loaded.at(each.found);
        if (found.resultCount() == 0) // the history ended
            continue;
        const tl::expected<QByteArray, StoreError> bytes = found.result();
        if (!bytes)
            continue;
        if (each.attachment.use.form != AttachmentForm::Text) {
            contents.insert(each.key, {.text = {}, .bytes = *bytes});
        } else if (const auto reading = readingOf(*bytes)) {
            AttachmentContent content;
            content.text = textOf(each.attachment, *reading, each.question, &content.sections);
            contents.insert(each.key, content);
        }
    }
    return contents;
}

} // namespace

QString attachmentKey(const QString &messageId, qsizetype index)
{
    return messageId + u'/' + QString::number(index);
}

bool hasAttachments(const QList<MessageNode> &messages)
{
    return std::any_of(messages.begin(), messages.end(),
                       [](const MessageNode &node) { return isAnySent(node.attachments); });
}

QFuture<AttachmentContents>
loadContents(const ContentStore &store, const QList<MessageNode> &messages, const QString &question)
{
    QList<Wanted> wanted;
    QList<FoundContent> loading;
    QHash<QString, qsizetype> known; // by hash: each is loaded once
    for (const MessageNode &node : messages) {
        for (qsizetype i = 0; i < node.attachments.size(); ++i) {
            const Attachment &attachment = node.attachments.at(i);
            const QString hash = hashOf(attachment);
            if (!isSent(attachment) || hash.isEmpty())
                continue;
            if (!known.contains(hash)) {
                known.insert(hash, loading.size());
                loading.append(store.content(hash));
            }
            wanted.append({.key = attachmentKey(node.id, i),
                           .attachment = attachment,
                           .question = questionOf(node, question),
                           .found = known.value(hash)});
        }
    }
    if (wanted.isEmpty())
        return readyFuture(AttachmentContents());
    return QtFuture::whenAll(loading.begin(), loading.end())
        .then(QtFuture::Launch::Async,
              [wanted](const QList<FoundContent> &loaded) { return contentsOf(wanted, loaded); });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/attachmentcontroller.h"

#include "app/async/whendone.h"
#include "app/attachments/readertask.h"
#include "app/attachments/readingtext.h"
#include "app/controllers/attachmentthumbnails.h"
#include "app/controllers/savedfiles.h"
#include "app/history/storeerrortext.h"
#include "app/transfer/filenames.h"
#include "ui/conversation/conversationview.h"
#include "ui/markdown/cleantext.h"
#include "ui/window/noticebar.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <utility>

namespace Hiwar {

namespace {

/// What was read in a file, unpacked.
struct ReadText
{
    bool isThere = false;
    bool isPlain = false; ///< of a text file
    QByteArray text;
};

/// On another thread: it may be long.
QFuture<ReadText> unpacked(const QByteArray &stored)
{
    const auto promise = std::make_shared<QPromise<ReadText>>();
    promise->start();
    const QFuture<ReadText> future = promise->future();
    QThreadPool::globalInstance()->start([promise, stored] {
        const auto reading = readingOf(stored);
        promise->addResult(reading ? ReadText{.isThere = true,
                                              .isPlain = !reading->encoding.isEmpty(),
                                              .text = textFileOf(*reading).toUtf8()}
                                   : ReadText());
        promise->finish();
    });
    return future;
}

} // namespace

AttachmentController::AttachmentController(const Views &views, Sources sources, SavedFiles &files)
    : m_notice(views.notice)
    , m_sources(std::move(sources))
    , m_files(files)
{
    connect(&views.conversation, &ConversationView::saveAttachmentRequested, this,
            &AttachmentController::save);
    connect(&views.conversation, &ConversationView::copyAttachmentRequested, this,
            &AttachmentController::copy);
}

void AttachmentController::tell(const QString &sentence, const ShownAttachment &attachment,
                                const StoreError &error)
{
    m_notice.tell(sentence.arg(attachmentName(attachment), describe(error)));
}

void AttachmentController::save(const ShownAttachment &attachment)
{
    if (attachment.isMissing && !attachment.reading.isEmpty())
        return saveText(attachment);
    whenDone(m_sources.contents(attachment.hash), this,
             [this, attachment](const tl::expected<QByteArray, StoreError> &content) {
                 if (!content)
                     tell(tr("“%1” cannot be saved. %2"), attachment, content.error());
                 else
                     m_files.ask(tr("Save attachment"), *content,
                                 proposedFileName(attachment.name));
             });
}

template<typename Function>
void AttachmentController::withReading(const ShownAttachment &attachment, const QString &sentence,
                                       Function use)
{
    whenDone(m_sources.contents(attachment.reading), this,
             [this, attachment, sentence, use](const tl::expected<QByteArray, StoreError> &stored) {
                 if (!stored)
                     return tell(sentence, attachment, stored.error());
                 whenDone(unpacked(*stored), this, [=, this](const ReadText &read) {
                     if (!read.isThere)
                         tell(sentence, attachment, {StoreFault::NotFound, {}, {}});
                     else
                         use(read);
                 });
             });
}

void AttachmentController::saveText(const ShownAttachment &attachment)
{
    withReading(
        attachment, tr("“%1” cannot be saved. %2"), [this, attachment](const ReadText &read) {
            const QString name = read.isPlain ? attachment.name : textFileName(attachment.name);
            m_files.ask(tr("Save the text of the attachment"), read.text, proposedFileName(name));
        });
}

void AttachmentController::copy(const ShownAttachment &attachment)
{
    const QString sentence = tr("“%1” cannot be copied. %2");
    if (!attachment.reading.isEmpty())
        return withReading(attachment, sentence, [](const ReadText &read) {
            QGuiApplication::clipboard()->setText(QString::fromUtf8(read.text));
        });
    whenDone(m_sources.contents(attachment.hash), this,
             [this, attachment, sentence](const tl::expected<QByteArray, StoreError> &content) {
                 if (!content)
                     return tell(sentence, attachment, content.error());
                 copyPicture(attachment, *content);
             });
}

void AttachmentController::copyPicture(const ShownAttachment &attachment, const QByteArray &content)
{
    whenDone(m_sources.ask({.kind = ReaderTaskKind::Thumbnail,
                            .name = attachment.name,
                            .bytes = content,
                            .longestSide = 0}),
             this, [attachment, content](const ReaderAnswer &answer) {
                 auto copied = std::make_unique<QMimeData>();
                 if (const QImage pixels = imageOf(answer.pictures.value(0)); !pixels.isNull())
                     copied->setImageData(pixels);
                 copied->setData(attachment.mediaType, content);
                 QGuiApplication::clipboard()->setMimeData(copied.release());
             });
}

QString proposedFileName(const QString &name)
{
    const QFileInfo file(cleanText(name)); // only the text of the path is used
    const auto isTaken = [](const QString &) { return false; };
    constexpr qsizetype longestEnding = 20;
    const QString ending = file.suffix();
    const bool isEnding =
        !ending.isEmpty() && ending.size() <= longestEnding &&
        std::all_of(ending.begin(), ending.end(), [](QChar c) { return c.isLetterOrNumber(); });
    const QString base = isEnding ? file.completeBaseName() : file.fileName();
    return safeFileName(base.isEmpty() ? AttachmentController::tr("attachment") : base,
                        isEnding ? ending : QString(), isTaken);
}

} // namespace Hiwar

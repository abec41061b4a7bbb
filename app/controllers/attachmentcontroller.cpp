// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/attachmentcontroller.h"

#include "app/async/whendone.h"
#include "app/controllers/savedfiles.h"
#include "app/history/historystore.h"
#include "app/history/storeerrortext.h"
#include "app/transfer/filenames.h"
#include "ui/conversation/conversationview.h"
#include "ui/markdown/cleantext.h"
#include "ui/window/noticebar.h"

#include <QFileInfo>

namespace Hiwar {

AttachmentController::AttachmentController(const Views &views, HistoryStore &history,
                                           SavedFiles &files)
    : m_notice(views.notice)
    , m_history(history)
    , m_files(files)
{
    connect(&views.conversation, &ConversationView::saveAttachmentRequested, this,
            &AttachmentController::save);
}

void AttachmentController::save(const ShownAttachment &attachment)
{
    whenDone(m_history.attachment(attachment.hash), this,
             [this, attachment](const tl::expected<QByteArray, StoreError> &content) {
                 if (!content)
                     m_notice.tell(tr("“%1” cannot be saved. %2")
                                       .arg(attachmentName(attachment), describe(content.error())));
                 else
                     m_files.ask(tr("Save attachment"), *content,
                                 proposedFileName(attachment.name));
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

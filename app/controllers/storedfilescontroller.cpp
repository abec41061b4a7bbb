// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/storedfilescontroller.h"

#include "app/attachments/readerprogram.h"
#include "app/chat/openconversations.h"
#include "app/history/historystore.h"
#include "ui/conversation/conversationview.h"

namespace Hiwar {

StoredFilesController::StoredFilesController(ConversationView &view,
                                             OpenConversations &conversations,
                                             HistoryStore &history, ReaderProgram &reader)
    : m_view(view)
    , m_thumbnails({.bytes = [&history](const QString &hash) { return history.attachment(hash); },
                    .ask = [&reader](const ReaderTask &task) { return reader.ask(task); }})
    , m_pictures(m_thumbnails)
    , m_unread(
          {.bytes = [&history](const QString &hash) { return history.attachment(hash); },
           .save = [&history](const AttachmentData &data) { return history.saveAttachment(data); },
           .ask = [&reader](const ReaderTask &task) { return reader.ask(task); }})
    , m_imported(conversations, history, m_unread)
{
    m_view.setThumbnailSource(&m_pictures);
    connect(&m_view, &ConversationView::attachmentUseRequested, this,
            [&conversations](const QString &messageId, int index, const AttachmentUse &use) {
                if (ChatSession *session = conversations.shown())
                    session->setAttachmentUse(messageId, index, use);
            });
}

StoredFilesController::~StoredFilesController()
{
    m_view.setThumbnailSource(nullptr);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/storedfilescontroller.h"

#include "app/attachments/readerprogram.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/showncontents.h"
#include "app/history/historystore.h"
#include "app/shown/shownattachments.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/noticebar.h"

namespace Hiwar {

StoredFilesController::StoredFilesController(const Views &views, ShownConversation &shown,
                                             HistoryStore &history, ReaderProgram &reader)
    : m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_thumbnails({.bytes = shownContents(shown, history),
                    .ask = [&reader](const ReaderTask &task) { return reader.ask(task); }})
    , m_pictures(m_thumbnails)
    , m_preview({.conversation = views.conversation, .panels = views.panels}, shown, reader)
    , m_unread({.bytes =
                    [this, &history](const QString &id, const QString &hash) {
                        const ContentStore *contents = m_conversations.contents(id);
                        return contents ? contents->content(hash) : history.attachment(hash);
                    },
                .save =
                    [this, &history](const QString &id, const AttachmentData &data) {
                        ContentStore *contents = m_conversations.contents(id);
                        return contents ? contents->save(data) : history.saveAttachment(data);
                    },
                .ask = [&reader](const ReaderTask &task) { return reader.ask(task); }})
    , m_imported(shown, m_unread)
{
    m_views.conversation.setThumbnailSource(&m_pictures);
    connect(&m_views.conversation, &ConversationView::attachmentUseRequested, this,
            &StoredFilesController::setUse);
    connect(&m_preview, &StoredPreview::useRequested, this, &StoredFilesController::setUse);
    connect(&m_preview, &StoredPreview::saveRequested, this, &StoredFilesController::saveRequested);
    connect(&m_preview, &StoredPreview::copyRequested, this, &StoredFilesController::copyRequested);
}

StoredFilesController::~StoredFilesController()
{
    m_views.conversation.setThumbnailSource(nullptr);
}

void StoredFilesController::setUse(const QString &messageId, int index, const AttachmentUse &use)
{
    ChatSession *session = m_shown.session();
    const MessageNode *node = session ? session->conversation().find(messageId) : nullptr;
    if (!node || index < 0 || index >= node->attachments.size())
        return;
    const Attachment former = node->attachments.at(index);
    const QString name = attachmentName(shownOf({former}).constFirst());
    session->setAttachmentUse(messageId, index, use);
    const bool goes = use.share != AttachmentShare::None;
    m_views.notice.tellUndoable(
        (goes ? tr("“%1” is sent again with the next requests.")
              : tr("“%1” is not sent with the next requests."))
            .arg(name),
        [this, id = m_shown.id(), messageId, index, former] {
            // A temporary conversation that was left is gone.
            if (!m_conversations.session(id) && !m_conversations.list().contains(id))
                return;
            m_conversations.withSession(id, [messageId, index, former](ChatSession &open) {
                const MessageNode *message = open.conversation().find(messageId);
                // It may have been read again meanwhile, and be another content.
                if (message && message->attachments.value(index).hash == former.hash)
                    open.setAttachmentUse(messageId, index, former.use);
            });
        });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attachments of stored messages in the window: their small pictures, what was sent of them,
// the reading of files that an import or a reply brought, and whether they go with the requests to
// come, which can be undone. GUI thread.
#pragma once

#include "app/attachments/thumbnails.h"
#include "app/attachments/unreadattachments.h"
#include "app/controllers/attachmentthumbnails.h"
#include "app/controllers/importedfiles.h"
#include "app/controllers/storedpreview.h"

namespace Hiwar {

class HistoryStore;
class NoticeBar;
class ShownConversation;

class StoredFilesController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        SidePanels &panels;
        NoticeBar &notice;
    };

    /// All must outlive it.
    StoredFilesController(const Views &views, ShownConversation &shown, HistoryStore &history,
                          ReaderProgram &reader);
    ~StoredFilesController() override;

signals:
    /// From the panel that shows a file.
    void saveRequested(const Hiwar::ShownAttachment &attachment);
    void copyRequested(const Hiwar::ShownAttachment &attachment);

private:
    void setUse(const QString &messageId, int index, const AttachmentUse &use);

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    Thumbnails m_thumbnails;
    AttachmentThumbnails m_pictures;
    StoredPreview m_preview;
    UnreadAttachments m_unread;
    ImportedFiles m_imported;
};

} // namespace Hiwar

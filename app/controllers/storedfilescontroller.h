// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The attachments of stored messages in the window: their small pictures, the reading of files that
// an import brought, and whether they go with the requests to come. GUI thread.
#pragma once

#include "app/attachments/thumbnails.h"
#include "app/attachments/unreadattachments.h"
#include "app/controllers/attachmentthumbnails.h"
#include "app/controllers/importedfiles.h"

namespace Hiwar {

class ConversationView;
class ReaderProgram;

class StoredFilesController : public QObject
{
    Q_OBJECT

public:
    /// All must outlive it.
    StoredFilesController(ConversationView &view, OpenConversations &conversations,
                          HistoryStore &history, ReaderProgram &reader);
    ~StoredFilesController() override;

private:
    ConversationView &m_view;
    Thumbnails m_thumbnails;
    AttachmentThumbnails m_pictures;
    UnreadAttachments m_unread;
    ImportedFiles m_imported;
};

} // namespace Hiwar

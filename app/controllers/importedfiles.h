// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When a conversation is shown, has its files read that came with an import and were never read, so
// that they can go with its requests: see attachments/unreadattachments.h. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class HistoryStore;
class OpenConversations;
class UnreadAttachments;
struct Attachment;

class ImportedFiles : public QObject
{
    Q_OBJECT

public:
    ImportedFiles(OpenConversations &conversations, HistoryStore &history,
                  UnreadAttachments &unread);

private:
    void look();
    void take(const QString &conversationId, const QString &messageId, const Attachment &former,
              const Attachment &attachment);

    OpenConversations &m_conversations;
    HistoryStore &m_history;
    UnreadAttachments &m_unread;
};

} // namespace Hiwar

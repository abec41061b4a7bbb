// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Has the files of the conversation that is shown read that came with an import or with a reply and
// were never read, so that they can go with its requests: when it is shown, when another version of
// it is, and when a reply has ended. See attachments/unreadattachments.h. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class OpenConversations;
class ShownConversation;
class UnreadAttachments;
struct Attachment;

class ImportedFiles : public QObject
{
    Q_OBJECT

public:
    ImportedFiles(ShownConversation &shown, UnreadAttachments &unread);

private:
    void takeShown();
    void look();
    void lookAt(const QString &conversationId);
    void take(const QString &conversationId, const QString &messageId, const Attachment &former,
              const Attachment &attachment);

    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    UnreadAttachments &m_unread;
    QMetaObject::Connection m_versions; ///< of the conversation that is shown
};

} // namespace Hiwar

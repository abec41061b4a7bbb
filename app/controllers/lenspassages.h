// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the passages are that the next request takes of the files of earlier messages, for what the
// user is writing: found again when that changes, never two searches at a time, because a long file
// takes seconds. GUI thread.
#pragma once

#include "app/chat/attachmentcontents.h"

#include <QObject>

namespace Hiwar {

class OpenConversations;
class ShownConversation;

class LensPassages : public QObject
{
    Q_OBJECT

public:
    /// They must outlive it.
    explicit LensPassages(ShownConversation &shown);

    /// Of the conversation that is shown.
    void look();
    /// "report.pdf: Only the passages …, pages 3, 7 of 12."; empty: nothing goes in this way, or it
    /// is not known yet.
    [[nodiscard]] QString words(const QString &messageId) const { return m_words.value(messageId); }

signals:
    void changed();

private:
    void load();
    void take(const AttachmentContents &contents);

    ShownConversation &m_shown;
    const OpenConversations &m_conversations;
    QString m_conversationId;
    QString m_question;
    QList<MessageNode> m_wanted; ///< with those of their files of which passages go
    QHash<QString, QString> m_words;
    bool m_isLoading = false;
    bool m_isStale = false; ///< what is loading is not what is wanted
};

} // namespace Hiwar

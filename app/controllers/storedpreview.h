// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows a file of a message that was sent in the panel that shows those of the draft: the very text
// that went with it, or its pixels as hiwar-reader draws them. Rule: made by the functions that
// make the request. The panel follows the message until it shows something else. GUI thread.
#pragma once

#include "app/history/messagenode.h"
#include "ui/attachments/shownattachmentpreview.h"
#include "ui/conversation/message/shownattachment.h"

#include <QObject>

#include <optional>

namespace Hiwar {

class ChatSession;
class ConversationView;
class OpenConversations;
class ReaderProgram;
class ShownConversation;
class SidePanels;

class StoredPreview : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        SidePanels &panels;
    };

    /// All must outlive it.
    StoredPreview(const Views &views, ShownConversation &shown, ReaderProgram &reader);

    /// `index`: of the message's attachments. Nothing, if there is none.
    void open(const QString &messageId, int index);

signals:
    void saveRequested(const Hiwar::ShownAttachment &attachment);
    void copyRequested(const Hiwar::ShownAttachment &attachment);
    /// How it goes with the requests from now on.
    void useRequested(const QString &messageId, int index, const Hiwar::AttachmentUse &use);

private:
    void connectPanel();
    void takeShownChange(bool shown);
    /// The panel shows something else.
    void forget();
    void refresh();
    void show(const Attachment &attachment);
    void load(const Attachment &attachment);
    void loadPicture(const QByteArray &bytes, int number);
    void toggleUse();
    [[nodiscard]] QString key() const;
    [[nodiscard]] const ChatSession *session() const;
    [[nodiscard]] std::optional<Attachment> attachment() const;
    /// As the view shows it; nothing when it is gone.
    [[nodiscard]] std::optional<ShownAttachment> shown() const;
    [[nodiscard]] ShownAttachmentPreview previewOf(const Attachment &attachment) const;

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    ReaderProgram &m_reader;
    QString m_messageId; ///< empty: nothing is shown
    int m_index = -1;
    QList<QMetaObject::Connection> m_changes; ///< of its conversation
    Attachment m_loaded;                      ///< of which m_text and m_picture are
    int m_loading = 0;                        ///< the number of the latest load
    bool m_isLoading = false;
    QString m_text;
    QList<int> m_sections; ///< of a file's passages: those that they are of
    QImage m_picture;
};

} // namespace Hiwar

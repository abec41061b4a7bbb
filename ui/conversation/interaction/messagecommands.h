// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user can do with a message, by any input: its actions, its links, pictures and
// attachments, copying, folding. Copying and folding are done here, the rest is emitted. GUI
// thread.
#pragma once

#include "ui/conversation/conversationviewport.h"

#include <QUrl>

class QMimeData;

namespace Hiwar {

class CodeControls;
class CopySign;

class MessageCommands : public QObject
{
    Q_OBJECT

public:
    MessageCommands(ConversationViewport &viewport, CodeControls &code, CopySign &copySign);

    void trigger(int row, MessageAction action);
    /// Does the same as a click.
    void press(int row, const FocusTarget &focusTarget);
    void press(const PointerHit &pointed);
    /// It does something here, and does not lead elsewhere.
    [[nodiscard]] bool isButton(int row, const FocusTarget &focusTarget) const;
    /// Loads a picture that is only named, or cancels its loading; opens every other link.
    void follow(const MessageLink &link);
    void open(const MessageLink &link);
    /// Opens it, or saves it where there is nothing to show.
    void pressAttachment(int row, const MessageLink &link);
    void openAttachment(int row, const MessageLink &link);
    void saveAttachment(int row, const MessageLink &link);
    void copyAttachment(int row, const MessageLink &link);
    /// See otherUse().
    void useAttachment(int row, const MessageLink &link);
    void unfold(int row, Fold fold);
    /// See MessageRows.
    void setDirection(int row, Qt::LayoutDirection direction);
    /// Copies the selection; does nothing without one.
    void copy();
    void copyPlain();
    void copyMarkdown();
    void copy(const QString &text);
    void copy(const QPixmap &picture);
    /// Each row of the table is one line.
    void copyTable(const Block &block);
    void copyTabSeparated(const Block &block);
    void copyCommaSeparated(const Block &block);

signals:
    /// See ConversationView.
    void actionRequested(const QString &messageId, Hiwar::MessageAction action,
                         const QString &address = {});
    /// http, https or mailto; `words` is the link's text.
    void linkActivated(const QUrl &url, const QString &words);
    /// The user wants to see a picture that a reply names, or cancels its loading.
    void pictureRequested(const QString &address);
    void pictureCancelled(const QString &address);
    /// The user wants to save an attachment as a file.
    void saveAttachmentRequested(const Hiwar::ShownAttachment &attachment);
    /// … to see its text or its picture; `index`: of the message's attachments.
    void openAttachmentRequested(const Hiwar::ShownAttachment &attachment, const QString &messageId,
                                 int index);
    /// … to have them in the clipboard.
    void copyAttachmentRequested(const Hiwar::ShownAttachment &attachment);
    /// … to have it go otherwise with the requests to come.
    void attachmentUseRequested(const QString &messageId, int index,
                                const Hiwar::AttachmentUse &use);

private:
    void toggle(int row, Fold fold);
    [[nodiscard]] FocusTarget targetAt(const PointerHit &pointed) const;
    template<typename Function>
    void withAttachment(int row, const MessageLink &link, Function function);
    void put(std::unique_ptr<QMimeData> copied);

    ConversationViewport &m_viewport;
    CodeControls &m_code;
    CopySign &m_copySign;
};

} // namespace Hiwar

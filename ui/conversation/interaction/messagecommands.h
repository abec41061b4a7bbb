// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do with a message, however it was asked for: its actions, its links, pictures
// and attachments, copying, folding. What copies or folds is done here, the rest is emitted. GUI
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
    /// As if it had been clicked.
    void press(int row, const FocusTarget &focusTarget);
    void press(const PointerHit &pointed);
    /// It does something here, and does not lead elsewhere.
    [[nodiscard]] bool isButton(int row, const FocusTarget &focusTarget) const;
    /// A picture that is only named is loaded, everything else opened.
    void follow(const MessageLink &link);
    void open(const MessageLink &link);
    void saveAttachment(int row, const MessageLink &link);
    void unfold(int row, Fold fold);
    /// See MessageRows.
    void setDirection(int row, Qt::LayoutDirection direction);
    /// What is selected; nothing: does nothing.
    void copy();
    void copyPlain();
    void copyMarkdown();
    void copy(const QString &text);
    void copy(const QPixmap &picture);
    /// Rows of a table are lines.
    void copyTable(const Block &block);
    void copyTabSeparated(const Block &block);
    void copyCommaSeparated(const Block &block);

signals:
    void actionRequested(const QString &messageId, Hiwar::MessageAction action);
    /// http, https or mailto; `words` are those the link was under.
    void linkActivated(const QUrl &url, const QString &words);
    /// The person wants to see a picture that a reply names, or waits for it no longer.
    void pictureRequested(const QString &address);
    void pictureCancelled(const QString &address);
    /// Somebody wants an attachment in a file.
    void saveAttachmentRequested(const Hiwar::ShownAttachment &attachment);

private:
    void toggle(int row, Fold fold);
    [[nodiscard]] FocusTarget targetAt(const PointerHit &pointed) const;
    void put(std::unique_ptr<QMimeData> copied);

    ConversationViewport &m_viewport;
    CodeControls &m_code;
    CopySign &m_copySign;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The context menu of the conversation, by the mouse or by the keyboard: shows the items of
// menuItems() and carries out the chosen one. GUI thread.
#pragma once

#include "ui/conversation/conversationviewport.h"
#include "ui/conversation/message/contextmenu.h"

class QContextMenuEvent;

namespace Hiwar {

class CaretBrowsing;
class CodeControls;
class ConversationFocus;
class MessageCommands;

class ConversationMenu : public QObject
{
    Q_OBJECT

public:
    /// What the menu acts on.
    struct Parts
    {
        ConversationViewport &viewport;
        ConversationFocus &focus;
        CaretBrowsing &caretBrowsing;
        CodeControls &code;
        MessageCommands &commands;
    };

    /// The owner's own actions are added at the end of the menu.
    ConversationMenu(QWidget &owner, const Parts &parts);

    void popup(const QContextMenuEvent &event);

signals:
    /// The user wants to quote this Markdown in the message being written.
    void quoteRequested(const QString &markdown);
    /// The user wants to save the selection as a PDF.
    void saveSelectionRequested();
    /// The user wants to save a loaded picture as a file.
    void savePictureRequested(const QString &address);

private:
    void popupByKeyboard();
    /// Without a hit: opened with the keyboard.
    void show(int row, const std::optional<MessageHit> &hit, QPoint viewportPosition);
    void addItem(QMenu &menu, const QString &messageId, const MenuItem &item);
    void carryOut(int row, const MenuItem &item);

    QWidget &m_owner;
    Parts m_parts;
};

} // namespace Hiwar

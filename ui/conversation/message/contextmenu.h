// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the context menu of a message offers, as a list: what is selected, the link, code or table
// under the mouse, the message, the conversation. The keyboard points at a whole message and is
// offered all there is in it. Who shows the menu carries out what is chosen. Pure; GUI thread
// (translations).
#pragma once

#include "ui/block/picturesource.h"
#include "ui/conversation/message/messagelinks.h"

#include <QKeySequence>

namespace Hiwar {

enum class MenuCommand : quint8 {
    Copy,
    CopyAsMarkdown,
    CopyAsPlainText,
    Quote,
    SaveSelection,
    LoadPicture, ///< or cancel
    CopyPicture,
    SavePicture,
    SaveAttachment,
    OpenLink,
    CopyLink,
    CopyTex,
    Code, ///< all that can be done with a block of code: CodeControls knows
    CopyTable,
    CopyTabSeparated,
    CopyCommaSeparated,
    ActOnMessage,
    SetDirection,
    SelectMessage,
    SelectAll,
    SelectByKeyboard,
};

struct MenuItem
{
    MenuCommand command = MenuCommand::Copy;
    QString text;
    QKeySequence shortcut; ///< shown, and bound elsewhere
    bool beginsGroup = false;
    std::optional<bool> checked; ///< nothing: it is no choice
    int block = -1;
    MessageLink link;
    QString tex;
    MessageAction action = MessageAction::Copy;
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
};

struct MenuSubject
{
    ShownMessage message;
    bool hasSelection = false;
    bool selectsByKeyboard = false;
    /// Under the mouse; nothing: the keyboard asked.
    std::optional<TextPosition> position;
    bool onLink = false; ///< the mouse is on the link at `place`
    QString formula;     ///< … on this one, as it was written
    /// What is known of a picture; without it none can be loaded.
    std::function<NamedPicture(const QString &address)> named = {};
};

[[nodiscard]] QList<MenuItem> menuItems(const MenuSubject &subject);
/// What the submenu of the text's directions is called.
[[nodiscard]] QString directionMenuName();

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The items of a message's context menu, as a list: for the selection, the link, code or table
// under the mouse, the message, the conversation. The keyboard points at a whole message and gets
// the items for everything in it. The caller shows the menu and carries out the choice. Pure; GUI
// thread (translations).
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
    OpenAttachment,
    SaveAttachment,
    CopyAttachment,
    UseAttachment, ///< see otherUse()
    OpenLink,
    CopyLink,
    CopyTex,
    Code, ///< all commands of a block of code, see CodeControls
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
    QKeySequence shortcut; ///< only shown: bound elsewhere
    bool beginsGroup = false;
    std::optional<bool> checked; ///< nullopt: not checkable
    int block = -1;
    MessageLink link;
    QString tex;
    MessageAction action = MessageAction::Copy;
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
};

struct MenuSubject
{
    ShownMessage message;
    QList<MessageAction> actions; ///< of the message, see actionsFor()
    bool hasSelection = false;
    bool selectsByKeyboard = false;
    /// Under the mouse; nullopt: opened with the keyboard.
    std::optional<TextPosition> position;
    bool onLink = false; ///< the mouse is on the link at `position`
    QString formula;     ///< the formula under the mouse, as written
    /// The state of a picture; without this function no picture can be loaded.
    std::function<NamedPicture(const QString &address)> named = {};
};

[[nodiscard]] QList<MenuItem> menuItems(const MenuSubject &subject);
/// The title of the submenu with the text's directions.
[[nodiscard]] QString directionMenuName();

} // namespace Hiwar

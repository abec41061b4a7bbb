// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keyboard shortcuts: one table from which the window binds its keys, the list of shortcuts is
// shown (Ctrl+/) and the Guide's page is made. Pure; any thread.
#pragma once

#include <QList>
#include <QStringList>

namespace Hiwar {

enum class ShortcutId : quint8 {
    Send,
    AddOnly,
    NewLine,
    Stop,
    EditLast,
    Write,
    ChooseModel,
    Attach,
    NewConversation,
    Temporary,
    SearchConversations,
    Undo,
    Rename,
    Pin,
    Archive,
    Delete,
    Find,
    NextMatch,
    PreviousMatch,
    PreviousQuestion,
    NextQuestion,
    Questions,
    Request,
    Library,
    Context,
    Tree,
    Scroll,
    ReadOn,
    ReadByMessage,
    EditMessage,
    Caret,
    SelectAll,
    Copy,
    Print,
    SavePdf,
    Settings,
    SaveSettings,
    Sidebar,
    Larger,
    Smaller,
    UsualSize,
    NextPane,
    PreviousPane,
    Menu,
    Shortcuts,
    Quit,
};

/// Where the keys work.
enum class ShortcutArea : quint8 { Anywhere, Composer, Conversation, List, SettingsPanel };

struct Shortcut
{
    ShortcutId id;
    ShortcutArea area;
    const char *name; ///< English, of the translation context shortcutContext
    QStringList keys; ///< as QKeySequence::PortableText; any of them does it
};

/// A section of the list of shortcuts.
struct ShortcutGroup
{
    const char *title; ///< as Shortcut::name
    QList<Shortcut> shortcuts;
};

inline constexpr auto shortcutContext = "Hiwar::Shortcut";

[[nodiscard]] const QList<ShortcutGroup> &shortcutGroups();
/// The keys of one, as QKeySequence::PortableText.
[[nodiscard]] QStringList keysOf(ShortcutId id);
/// A key as pages write it: "Enter" for "Return", "Page Up" for "PgUp".
[[nodiscard]] QString writtenKey(const QString &key);
/// Its name in the language of the window.
[[nodiscard]] QString nameOf(ShortcutId id);

} // namespace Hiwar

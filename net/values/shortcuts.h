// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All actions of the program with their first keys: one table from which the window makes its
// actions, the palette lists them, the list of shortcuts is shown and the Guide's page is made.
// What people changed is in keymap.h. Pure; any thread.
#pragma once

#include <QList>
#include <QStringList>

#include <optional>

namespace Hiwar {

enum class ShortcutId : quint8 {
    Send,
    AddOnly,
    NewLine,
    Stop,
    StopAndSend,
    EditLast,
    Write,
    ChooseModel,
    Attach,
    Dictate,
    NewConversation,
    Temporary,
    NewTab,
    NewWindow,
    SearchConversations,
    Undo,
    Import,
    ExportAll,
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
    SideBySide,
    ChooseReply,
    NextChange,
    PreviousChange,
    Scroll,
    ReadOn,
    ReadByMessage,
    EditMessage,
    Caret,
    ReadAloud,
    NextSentence,
    StopReading,
    SelectAll,
    Copy,
    Print,
    SavePdf,
    CommandPalette,
    Settings,
    SaveSettings,
    UsagePanel,
    Sidebar,
    Larger,
    Smaller,
    UsualSize,
    NextPane,
    PreviousPane,
    NextTab,
    PreviousTab,
    Menu,
    Shortcuts,
    CloseWindow,
    Quit,
};

/// Where the keys work.
enum class ShortcutArea : quint8 {
    Anywhere,
    Composer,
    Conversation,
    SideBySide,
    List,
    SettingsPanel,
    ComparePanel,
};

struct Shortcut
{
    ShortcutId id;
    ShortcutArea area;
    const char *name; ///< English, of the translation context shortcutContext
    QStringList keys; ///< as QKeySequence::PortableText; any of them does it; may be none
    const char *word; ///< its name in the settings file; never changes
};

/// A section of the list of shortcuts.
struct ShortcutGroup
{
    const char *title; ///< as Shortcut::name
    QList<Shortcut> shortcuts;
};

inline constexpr auto shortcutContext = "Hiwar::Shortcut";

[[nodiscard]] const QList<ShortcutGroup> &shortcutGroups();
[[nodiscard]] const Shortcut &shortcutOf(ShortcutId id);
/// That name in the settings file; nullopt: there is none.
[[nodiscard]] std::optional<ShortcutId> shortcutNamed(const QString &word);
/// The keys that it has at first, as QKeySequence::PortableText.
[[nodiscard]] QStringList keysOf(ShortcutId id);
/// A key as pages write it: "Enter" for "Return", "Page Up" for "PgUp".
[[nodiscard]] QString writtenKey(const QString &key);
/// Its name in the language of the window.
[[nodiscard]] QString nameOf(ShortcutId id);

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/shortcuts.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Ctrl is the command key of macOS, where it changes the program with Tab.
#ifdef Q_OS_MACOS
constexpr auto tabKey = "Meta+Tab"_L1;
constexpr auto tabBackKey = "Meta+Shift+Tab"_L1;
#else
constexpr auto tabKey = "Ctrl+Tab"_L1;
constexpr auto tabBackKey = "Ctrl+Shift+Tab"_L1;
#endif

ShortcutGroup writing()
{
    using enum ShortcutArea;
    return {QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Writing"),
            {{ShortcutId::Send,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Send the message"),
              {u"Return"_s},
              "send"},
             {ShortcutId::AddOnly,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Add the message without asking"),
              {u"Ctrl+Shift+Return"_s},
              "add-only"},
             {ShortcutId::NewLine,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Start a new line"),
              {u"Shift+Return"_s},
              "new-line"},
             {ShortcutId::Stop,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Stop the reply"),
              {u"Esc"_s},
              "stop"},
             {ShortcutId::StopAndSend,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Stop the reply and send the message now"),
              {u"Ctrl+Shift+S"_s},
              "stop-and-send"},
             {ShortcutId::EditLast,
              Composer,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Edit the last question (empty message)"),
              {u"Up"_s},
              "edit-last"},
             {ShortcutId::Write,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Go to the message"),
              {u"Ctrl+L"_s},
              "write"},
             {ShortcutId::ChooseModel,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Choose who answers"),
              {u"Ctrl+M"_s},
              "choose-model"},
             {ShortcutId::Attach,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Attach files"),
              {u"Ctrl+O"_s},
              "attach"},
             {ShortcutId::Dictate,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Dictate"),
              {u"F9"_s},
              "dictate"}}};
}

ShortcutGroup conversations()
{
    using enum ShortcutArea;
    return {
        QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Conversations"),
        {{ShortcutId::NewConversation,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "New conversation"),
          {u"Ctrl+N"_s},
          "new-conversation"},
         {ShortcutId::Temporary,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Temporary conversation"),
          {u"Ctrl+Shift+N"_s},
          "temporary"},
         {ShortcutId::NewTab,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "New tab"),
          {u"Ctrl+T"_s},
          "new-tab"},
         {ShortcutId::NewWindow,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "New window"),
          {u"Ctrl+Shift+T"_s},
          "new-window"},
         {ShortcutId::SearchConversations,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Search conversations"),
          {u"Ctrl+K"_s},
          "search-conversations"},
         {ShortcutId::Undo,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Undo what was deleted, archived or moved"),
          {u"Ctrl+Z"_s},
          "undo"},
         {ShortcutId::Import,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Import conversations"),
          {},
          "import"},
         {ShortcutId::ExportAll,
          Anywhere,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Export all conversations"),
          {},
          "export-all"},
         {ShortcutId::Rename,
          List,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Rename"),
          {u"F2"_s},
          "rename"},
         {ShortcutId::Pin, List, QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Pin"), {u"Ctrl+D"_s}, "pin"},
         {ShortcutId::Archive,
          List,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Archive"),
          {u"Ctrl+E"_s},
          "archive"},
         {ShortcutId::Delete,
          List,
          QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Delete"),
          {u"Del"_s},
          "delete"}}};
}

ShortcutGroup reading()
{
    using enum ShortcutArea;
    return {QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Reading"),
            {{ShortcutId::Find,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Find in this conversation"),
              {u"Ctrl+F"_s},
              "find"},
             {ShortcutId::NextMatch,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next match"),
              {u"F3"_s},
              "next-match"},
             {ShortcutId::PreviousMatch,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Previous match"),
              {u"Shift+F3"_s},
              "previous-match"},
             {ShortcutId::PreviousQuestion,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Previous question"),
              {u"Ctrl+Up"_s},
              "previous-question"},
             {ShortcutId::NextQuestion,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next question"),
              {u"Ctrl+Down"_s},
              "next-question"},
             {ShortcutId::Questions,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Jump to a question"),
              {u"Ctrl+Shift+O"_s},
              "questions"},
             {ShortcutId::Request,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "System prompt and parameters"),
              {u"Ctrl+I"_s},
              "request"},
             {ShortcutId::Context,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "What is sent with the next message"),
              {u"Ctrl+Shift+I"_s},
              "context"},
             {ShortcutId::Tree,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "All messages and versions"),
              {u"Ctrl+Shift+M"_s},
              "tree"},
             {ShortcutId::SideBySide,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Replies of several models side by side"),
              {u"Ctrl+Shift+B"_s},
              "side-by-side"},
             {ShortcutId::ChooseReply,
              ShortcutArea::SideBySide,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Go on with this reply (side by side)"),
              {u"Ctrl+Return"_s},
              "choose-reply"},
             {ShortcutId::NextChange,
              ComparePanel,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next change of a comparison"),
              {u"Alt+Down"_s},
              "next-change"},
             {ShortcutId::PreviousChange,
              ComparePanel,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Previous change of a comparison"),
              {u"Alt+Up"_s},
              "previous-change"},
             {ShortcutId::Scroll,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Scroll"),
              {u"PgUp"_s, u"PgDown"_s, u"Space"_s, u"Shift+Space"_s, u"Home"_s, u"End"_s},
              "scroll"},
             {ShortcutId::ReadOn,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Read up and down"),
              {u"Up"_s, u"Down"_s},
              "read-on"},
             {ShortcutId::ReadByMessage,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Read message by message"),
              {u"Alt+Up"_s, u"Alt+Down"_s},
              "read-by-message"},
             {ShortcutId::EditMessage,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Edit the message"),
              {u"F2"_s},
              "edit-message"},
             {ShortcutId::Caret,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Text cursor to select with"),
              {u"F7"_s},
              "caret"},
             {ShortcutId::ReadAloud,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Read the message aloud, pause, go on"),
              {u"F8"_s},
              "read-aloud"},
             {ShortcutId::NextSentence,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next sentence of what is read aloud"),
              {u"Shift+F8"_s},
              "next-sentence"},
             {ShortcutId::StopReading,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Stop reading aloud"),
              {u"Ctrl+F8"_s},
              "stop-reading"},
             {ShortcutId::SelectAll,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Select all"),
              {u"Ctrl+A"_s},
              "select-all"},
             {ShortcutId::Copy,
              Conversation,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Copy"),
              {u"Ctrl+C"_s},
              "copy"},
             {ShortcutId::Print,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Print this conversation"),
              {u"Ctrl+P"_s},
              "print"},
             {ShortcutId::SavePdf,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Save as PDF"),
              {u"Ctrl+Shift+P"_s},
              "save-pdf"}}};
}

ShortcutGroup window()
{
    using enum ShortcutArea;
    return {QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Window"),
            {{ShortcutId::CommandPalette,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Command palette"),
              {u"Ctrl+Shift+K"_s},
              "command-palette"},
             {ShortcutId::Settings,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Settings"),
              {u"Ctrl+,"_s},
              "settings"},
             {ShortcutId::SaveSettings,
              SettingsPanel,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Save the settings"),
              {u"Ctrl+S"_s},
              "save-settings"},
             {ShortcutId::Library,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Library of personas and prompts"),
              {u"Ctrl+J"_s},
              "library"},
             {ShortcutId::UsagePanel,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Usage"),
              {},
              "usage-panel"},
             {ShortcutId::Sidebar,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Show or hide the sidebar"),
              {u"Ctrl+B"_s},
              "sidebar"},
             {ShortcutId::Larger,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Larger"),
              {u"Ctrl++"_s, u"Ctrl+="_s},
              "larger"},
             {ShortcutId::Smaller,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Smaller"),
              {u"Ctrl+-"_s},
              "smaller"},
             {ShortcutId::UsualSize,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Usual size"),
              {u"Ctrl+0"_s},
              "usual-size"},
             {ShortcutId::NextPane,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next part of the window"),
              {u"F6"_s},
              "next-pane"},
             {ShortcutId::PreviousPane,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Previous part of the window"),
              {u"Shift+F6"_s},
              "previous-pane"},
             {ShortcutId::NextTab,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Next tab"),
              {tabKey, u"Ctrl+PgDown"_s},
              "next-tab"},
             {ShortcutId::PreviousTab,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Previous tab"),
              {tabBackKey, u"Ctrl+PgUp"_s},
              "previous-tab"},
             {ShortcutId::Menu,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Menu of what has the focus"),
              {u"Shift+F10"_s, u"Menu"_s},
              "menu"},
             {ShortcutId::Shortcuts,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Keyboard shortcuts"),
              {u"F1"_s, u"Ctrl+?"_s, u"Ctrl+/"_s},
              "shortcuts"},
             {ShortcutId::CloseWindow,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Close the tab, or else the window"),
              {u"Ctrl+W"_s},
              "close-window"},
             {ShortcutId::Quit,
              Anywhere,
              QT_TRANSLATE_NOOP("Hiwar::Shortcut", "Close Hiwar"),
              {u"Ctrl+Q"_s},
              "quit"}}};
}

} // namespace

const QList<ShortcutGroup> &shortcutGroups()
{
    static const QList<ShortcutGroup> groups{writing(), conversations(), reading(), window()};
    return groups;
}

const Shortcut &shortcutOf(ShortcutId id)
{
    for (const ShortcutGroup &group : shortcutGroups()) {
        for (const Shortcut &shortcut : group.shortcuts) {
            if (shortcut.id == id)
                return shortcut;
        }
    }
    Q_UNREACHABLE();
}

std::optional<ShortcutId> shortcutNamed(const QString &word)
{
    for (const ShortcutGroup &group : shortcutGroups()) {
        for (const Shortcut &shortcut : group.shortcuts) {
            if (word == QLatin1StringView(shortcut.word))
                return shortcut.id;
        }
    }
    return {};
}

QStringList keysOf(ShortcutId id)
{
    return shortcutOf(id).keys;
}

QString writtenKey(const QString &key)
{
    QString written = key;
    written.replace("Return"_L1, "Enter"_L1);
    written.replace("PgUp"_L1, "Page Up"_L1);
    written.replace("PgDown"_L1, "Page Down"_L1);
#ifdef Q_OS_MACOS
    written.replace("Meta+"_L1, "Ctrl+"_L1); // as the key is called
#endif
    return written;
}

QString nameOf(ShortcutId id)
{
    return QCoreApplication::translate(shortcutContext, shortcutOf(id).name);
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's actions, those of net/values/shortcuts.h that work anywhere. What one view can do
// alone is done here, everything else leaves as a signal. GUI thread.
#pragma once

#include "net/values/keymap.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QObject>

#include <functional>

class QAbstractItemModel;
class QAction;
class QMenu;
class QWidget;

namespace Hiwar {

class CommandPalette;
class ConversationView;
class Finder;
class OutlinePanel;
class NoticeBar;
class SidePanels;
class TabStrip;

class WindowActions : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        Finder &finder;
        OutlinePanel &outline;
        NoticeBar &notice;
        SidePanels &panels;
        TabStrip &tabs;
    };

    WindowActions(QWidget &window, const Views &views);

    [[nodiscard]] QAction *action(ShortcutId id) const { return m_actions.value(id); }
    /// Those with a button in the header.
    [[nodiscard]] QList<QAction *> forHeader() const;
    /// Those with a button beside the message.
    [[nodiscard]] QList<QAction *> forComposer() const;
    /// Made when it is first asked for, with this model, which must outlive it.
    [[nodiscard]] CommandPalette &palette(QAbstractItemModel &model);
    /// What concerns the whole window, for its menu.
    void fillMenu(QMenu *menu) const;
    void setTheme(const Theme &theme);
    /// The keys of all of them, at once.
    void setKeymap(const Keymap &keymap);
    [[nodiscard]] const Keymap &keymap() const { return m_keymap; }
    /// What this conversation sends of its own, in words; empty: nothing. Marks the button.
    void setOwnRequest(const QString &words);

signals:
    void newConversationRequested();
    void temporaryRequested();
    /// A new conversation in a tab of its own.
    void tabRequested();
    /// A new conversation in a window of its own.
    void windowRequested();
    void searchRequested();
    /// Nothing is offered to be undone, but something may have been deleted before.
    void undoRequested();
    void writingRequested();
    void modelsRequested();
    /// Files to attach are to be chosen.
    void attachRequested();
    /// Something is to be dictated; while the microphone is open: the words are to be inserted.
    void dictationRequested();
    /// What follows happens there: a narrow window shows it first.
    void conversationWanted();
    /// … among the messages, which may not be seen while replies stand side by side.
    void messagesWanted();
    /// Shows the sidebar or hides it.
    void sidebarToggled();
    /// +1 larger, -1 smaller, 0 as at first.
    void zoomRequested(int step);
    /// A message is to be read aloud; while one is read: to pause or to go on.
    void readAloudRequested();
    void nextSentenceRequested();
    void stopReadingRequested();
    /// The replies of several models, side by side or no longer.
    void sideBySideRequested();
    void printRequested();
    void savePdfRequested();
    /// +1 the next one, -1 the previous one.
    void paneRequested(int step);
    void shortcutsRequested();
    void paletteRequested();
    void importRequested();
    void exportAllRequested();
    /// The program is to end: the window is about to be closed for that.
    void quitRequested();

private:
    void addConversationActions();
    void addWindowActions();
    void addReadingActions();
    void addPrintActions();
    void openContextMenu();
    void showOwnRequest();
    QAction *add(ShortcutId id, std::function<void()> act);
    void showKeys(ShortcutId id);
    /// Shows the conversation before it acts.
    QAction *addReading(ShortcutId id, std::function<void()> act);
    /// … and the messages.
    QAction *addFinding(ShortcutId id, const std::function<void()> &act);

    QWidget &m_window;
    Views m_views;
    QHash<ShortcutId, QAction *> m_actions;
    QString m_ownRequest;
    Theme m_theme;
    CommandPalette *m_palette = nullptr;
    Keymap m_keymap;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's actions, with the keys of net/values/shortcuts.h. What one view can do alone is done
// here, everything else leaves as a signal. GUI thread.
#pragma once

#include "net/values/shortcuts.h"

#include <QColor>
#include <QHash>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QWidget;

namespace Hiwar {

class ConversationView;
class Finder;
class OutlinePanel;
class NoticeBar;
class SidePanels;
struct Theme;

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
    };

    WindowActions(QWidget &window, const Views &views);

    [[nodiscard]] QAction *action(ShortcutId id) const { return m_actions.value(id); }
    /// Those with a button in the header.
    [[nodiscard]] QList<QAction *> forHeader() const;
    /// What concerns the whole window, for its menu.
    void fillMenu(QMenu *menu) const;
    void setTheme(const Theme &theme);
    /// What this conversation sends of its own, in words; empty: nothing. Marks the button.
    void setOwnRequest(const QString &words);

signals:
    void newConversationRequested();
    void temporaryRequested();
    void searchRequested();
    void writingRequested();
    void modelsRequested();
    /// Files to attach are to be chosen.
    void attachRequested();
    /// What follows happens there: a narrow window shows it first.
    void conversationWanted();
    /// Shows the sidebar or hides it.
    void sidebarToggled();
    /// +1 larger, -1 smaller, 0 as at first.
    void zoomRequested(int step);
    void printRequested();
    void savePdfRequested();
    /// +1 the next one, -1 the previous one.
    void paneRequested(int step);
    void shortcutsRequested();
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
    /// Shows the conversation before it acts.
    QAction *addReading(ShortcutId id, std::function<void()> act);

    QWidget &m_window;
    Views m_views;
    QHash<ShortcutId, QAction *> m_actions;
    QString m_ownRequest;
    QColor m_colour;
    QAction *m_usage; ///< without keys
};

} // namespace Hiwar

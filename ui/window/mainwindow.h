// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: places the views and the actions, owns no logic. What the person wants leaves through
// the views' own signals and the few here. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/window/panes.h"

#include <QMainWindow>

class QToolButton;

namespace Hiwar {

class Composer;
class ConversationView;
class CornerButtons;
class Finder;
class InspectorPanel;
class NoticeBar;
class OutlinePanel;
class SettingsPanel;
class Sidebar;
class TemporaryBar;
class Welcome;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);

    [[nodiscard]] Sidebar &sidebar() const { return *m_sidebar; }
    [[nodiscard]] ConversationView &conversationView() const { return *m_view; }
    [[nodiscard]] Finder &finder() const { return *m_finder; }
    [[nodiscard]] Composer &composer() const { return *m_composer; }
    /// Made when it is first asked for, as the next: most starts show neither.
    [[nodiscard]] SettingsPanel &settingsPanel();
    [[nodiscard]] InspectorPanel &inspector();
    [[nodiscard]] Welcome &welcome() const { return *m_welcome; }
    [[nodiscard]] NoticeBar &notice() const { return *m_notice; }
    [[nodiscard]] TemporaryBar &temporaryBar() const { return *m_temporary; }

    void setTheme(const Theme &theme);
    /// "" for a conversation that has no title yet.
    void setConversationTitle(const QString &title);
    [[nodiscard]] QString conversationTitle() const { return m_title; }
    /// Marks the shown conversation as one that is not stored; its title is not shown then.
    void setTemporary(bool temporary);
    void setSidebarWanted(bool wanted);
    [[nodiscard]] bool isSidebarWanted() const { return m_wishes.sidebar; }
    void setSettingsShown(bool shown);
    [[nodiscard]] bool areSettingsShown() const { return m_settingsWanted; }
    /// In the place of the settings; those come back, as they were left, when it is closed.
    void setInspectorShown(bool shown);
    [[nodiscard]] bool isInspectorShown() const { return m_inspectorWanted; }
    /// In a narrow window: back from the sidebar or the settings to the conversation; the settings
    /// may ask first what becomes of unsaved changes.
    void showConversation();
    /// Before everything else, also when it was hidden or minimised.
    void raiseToFront();
    /// Asked before the window closes. Who says true tells something first, and closes it then.
    void setClosingHeld(std::function<bool()> isHeld) { m_isClosingHeld = std::move(isHeld); }
    /// Closes without a question: nobody may be there to answer it.
    void endNow();

signals:
    void newConversationRequested();
    void temporaryRequested();
    /// For the first time, and empty: who fills it does so now.
    void settingsPanelMade(Hiwar::SettingsPanel &panel);
    void settingsShownChanged(bool shown);
    void inspectorShownChanged(bool shown);
    /// +1 larger, -1 smaller, 0 as at first.
    void zoomRequested(int step);
    void printRequested();
    void savePdfRequested();
    void closing();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    /// Files and pictures, wherever they are let go, are the composer's affair.
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void placeViews();
    template<typename Panel>
    [[nodiscard]] Panel *addPanel(void (MainWindow::*setShown)(bool));
    void addActions();
    QAction *addShortcut(const QString &name, const QList<QKeySequence> &keys,
                         std::function<void()> act);
    void addReadingActions();
    void addPrintActions();
    void toggleSidebar();
    void cyclePanes(int step);
    void arrange();
    void nameWindow();

    Theme m_theme;
    QString m_title; ///< of the conversation
    PanePreferences m_wishes;
    bool m_endsNow = false;
    std::function<bool()> m_isClosingHeld;
    bool m_isTemporary = false;
    Panes m_shown;
    Sidebar *m_sidebar;
    QWidget *m_column;
    QWidget *m_strip; ///< the way back to the sidebar while it is hidden
    QToolButton *m_showSidebar;
    QToolButton *m_new;
    NoticeBar *m_notice;
    TemporaryBar *m_temporary;
    ConversationView *m_view;
    Finder *m_finder;
    OutlinePanel *m_outline;
    QAction *m_find = nullptr;
    QAction *m_questions = nullptr;
    CornerButtons *m_corner = nullptr;
    Composer *m_composer;
    SettingsPanel *m_panel = nullptr;
    InspectorPanel *m_inspector = nullptr;
    bool m_settingsWanted = false;
    bool m_inspectorWanted = false;
    Welcome *m_welcome;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window: places the views and the actions, contains no logic. The views' own signals and the
// few here emit what the user wants. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/window/panes.h"

#include <QMainWindow>

namespace Hiwar {

class BinnedBar;
class Composer;
class ConversationStack;
class ConversationView;
class Finder;
class ForkBar;
class Header;
class LimitBar;
class NoticeBar;
class OutlinePanel;
class Sidebar;
class ShortcutSheet;
class SidePanels;
class StrayInput;
class TabStrip;
class TemporaryBar;
class Welcome;
class WindowActions;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);

    [[nodiscard]] Sidebar &sidebar() const { return *m_sidebar; }
    [[nodiscard]] Header &header() const { return *m_header; }
    [[nodiscard]] ConversationView &conversationView() const { return *m_view; }
    /// The place of that view, where replies may stand side by side instead.
    [[nodiscard]] ConversationStack &conversationStack() const { return *m_stack; }
    [[nodiscard]] Finder &finder() const { return *m_finder; }
    [[nodiscard]] Composer &composer() const { return *m_composer; }
    [[nodiscard]] SidePanels &panels() const { return *m_panels; }
    [[nodiscard]] Welcome &welcome() const { return *m_welcome; }
    /// What the user wants of the whole program comes from here.
    [[nodiscard]] WindowActions &commands() const { return *m_actions; }
    [[nodiscard]] ShortcutSheet &shortcuts() const { return *m_shortcuts; }
    [[nodiscard]] NoticeBar &notice() const { return *m_notice; }
    [[nodiscard]] TemporaryBar &temporaryBar() const { return *m_temporary; }
    [[nodiscard]] BinnedBar &binnedBar() const { return *m_binned; }
    [[nodiscard]] TabStrip &tabs() const { return *m_tabs; }
    [[nodiscard]] ForkBar &forkBar() const { return *m_fork; }
    [[nodiscard]] LimitBar &limitBar() const { return *m_limit; }

    void setTheme(const Theme &theme);
    /// "" for a conversation that has no title yet.
    void setConversationTitle(const QString &title);
    /// Marks the shown conversation as one that is not stored; its title is then not shown.
    void setTemporary(bool temporary);
    void setSidebarWanted(bool wanted)
    {
        m_wishes.sidebar = wanted;
        arrange();
    }
    [[nodiscard]] bool isSidebarWanted() const { return m_wishes.sidebar; }
    /// Shows the messages of the conversation, not some replies side by side; in a narrow window in
    /// place of the sidebar or a panel. The settings may ask first about unsaved changes.
    void showConversation();
    /// In a narrow window the same; the cursor goes to the composer.
    void write();
    /// Raises the window above all others, also when it was hidden or minimised.
    void raiseToFront();
    /// Called before the window closes. Returning true keeps it open: the callee closes it later.
    void setClosingHeld(std::function<bool()> isHeld) { m_isClosingHeld = std::move(isHeld); }
    /// Closes without a question: there may be no user to answer it.
    void endNow()
    {
        m_endsNow = true;
        close();
    }

signals:
    void closing();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void placeViews();
    void connectHeader();
    void connectPanels();
    void connectActions();
    void toggleSidebar();
    void cyclePanes(int step);
    /// In a narrow window: what covers the conversation goes.
    void uncover();
    void arrange();
    void nameWindow();

    Theme m_theme;
    QString m_title; ///< of the conversation
    PanePreferences m_wishes;
    bool m_endsNow = false;
    std::function<bool()> m_isClosingHeld;
    bool m_isTemporary = false;
    Panes m_shown;
    QWidget *m_row; ///< contains all that is in the window
    Sidebar *m_sidebar;
    QWidget *m_column;
    TabStrip *m_tabs;
    Header *m_header;
    NoticeBar *m_notice;
    TemporaryBar *m_temporary;
    BinnedBar *m_binned;
    ForkBar *m_fork;
    ConversationView *m_view;
    ConversationStack *m_stack;
    Finder *m_finder;
    OutlinePanel *m_outline;
    LimitBar *m_limit;
    Composer *m_composer;
    Welcome *m_welcome;
    SidePanels *m_panels;
    WindowActions *m_actions;
    ShortcutSheet *m_shortcuts;
    StrayInput *m_stray;
};

} // namespace Hiwar

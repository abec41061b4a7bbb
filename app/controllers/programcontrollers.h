// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What there is once, however many windows: notices of the desktop, the icon in the tray, the
// small window for a quick question, updates, and the state of the history. It shows what it has to
// say in the first window. GUI thread.
#pragma once

#include "app/controllers/desktopcontroller.h"
#include "app/controllers/historycontroller.h"
#include "app/controllers/iconmenucontroller.h"
#include "app/controllers/localcontroller.h"
#include "app/controllers/notificationcontroller.h"
#include "app/controllers/quickcontroller.h"
#include "app/controllers/updatecontroller.h"
#include "app/controllers/windowcontrollers.h"

namespace Hiwar {

class ProgramControllers : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        Program &program;
        WindowControllers &first;
        /// The window that shows this conversation, or else the first one.
        std::function<WindowControllers &(const QString &id)> windowOf;
        FormulaSource *formulas = nullptr; ///< null where formulas cannot be drawn
        NotificationServices notifications = {};
        DesktopServices desktop = {};
    };

    explicit ProgramControllers(const Collaborators &with);
    ~ProgramControllers() override;

    [[nodiscard]] HistoryController &history() { return m_history; }
    [[nodiscard]] LocalController &local() { return m_local; }
    [[nodiscard]] DesktopController &desktop() { return m_desktop; }
    [[nodiscard]] QuickController &quick() { return m_quick; }
    /// nullptr where a package manager updates Hiwar.
    [[nodiscard]] UpdateController *updates() { return m_updates.get(); }
    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);
    /// Raises the window that shows this conversation, or the first one with it.
    void show(const QString &conversationId, const QString &messageId = {},
              const QString &token = {});
    /// Called before the last window that can be seen closes: true if it has to wait, or was hidden
    /// by `hide`, which is empty where the program is to end.
    [[nodiscard]] bool holdsClosing(const std::function<void()> &hide);
    /// Something is in progress that would be lost with it: a download.
    [[nodiscard]] bool isBusy() const { return m_updates && m_updates->isDownloading(); }
    /// Shows what `other` shows.
    void takeOverFrom(const ProgramControllers &other) { m_history.takeOverFrom(other.m_history); }
    void setTheme(const Theme &theme) { m_quick.setTheme(theme); }

signals:
    /// The user wants the program to end.
    void quitRequested();
    /// The words of a command line, chosen in the menu of the icon.
    void wordsChosen(const QStringList &words);
    /// What held the closing of the last window does so no longer.
    void closeRequested();

private:
    void connectNotifications();
    void connectDesktop();
    void connectQuick();

    WindowControllers &m_first;
    std::function<WindowControllers &(const QString &id)> m_windowOf;
    HistoryController m_history;
    LocalController m_local;
    std::unique_ptr<UpdateController> m_updates;
    NotificationController m_notifications;
    DesktopController m_desktop;
    IconMenuController m_iconMenu;
    QuickController m_quick;
};

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The choices for the desktop: shows them in the settings, stores them, and carries out what needs
// more than a stored word: the tray's icon, the start at login, the global keys. What the system
// said to that is shown in the settings. Rule: what is off is not even asked for. GUI thread.
#pragma once

#include "app/desktop/desktopservices.h"

#include <QPointer>

#include <functional>

namespace Hiwar {

class CurrentSettings;
class DesktopSection;
class SettingsPanel;

/// What the desktop can be asked for. Any may be empty: it cannot.
struct DesktopServices
{
    std::function<bool()> hasTray = {};
    std::function<std::unique_ptr<TrayIcon>()> makeTrayIcon = {};
    std::function<std::unique_ptr<LoginStart>()> makeLoginStart = {};
    std::function<std::unique_ptr<GlobalKeys>()> makeGlobalKeys = {};
    std::function<std::unique_ptr<IconMenu>()> makeIconMenu = {}; ///< for IconMenuController
    bool hasSearch = false;
};

class DesktopController : public QObject
{
    Q_OBJECT

public:
    DesktopController(CurrentSettings &settings, DesktopServices services,
                      QObject *parent = nullptr);
    ~DesktopController() override;

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);
    /// What the system said to the titles in the menu of the icon.
    void tellOfIconMenu(const QString &sentence);
    /// Makes what the user has chosen. Until then nothing is asked of the desktop.
    void begin();
    /// Whether the window can be brought back from the tray.
    [[nodiscard]] bool hasTrayIcon() const { return m_tray && m_tray->isThere(); }
    /// Whether closing the window hides it.
    [[nodiscard]] bool keepsRunning() const;

signals:
    void windowToggled();
    void newConversationRequested();
    /// `token`: as of GlobalKeys::pressed().
    void quickQuestionRequested(const QString &token);
    void quitRequested();

private:
    void apply();
    void applyTray(bool wanted);
    void applyKeys(bool wanted);
    void applyLogin(bool wanted);
    void takeLogin(bool starts, const QString &sentence);

    CurrentSettings &m_settings;
    DesktopServices m_services;
    QPointer<DesktopSection> m_section;
    std::unique_ptr<TrayIcon> m_tray;
    std::unique_ptr<GlobalKeys> m_keys;
    std::unique_ptr<LoginStart> m_login;
    bool m_hasBegun = false;
    bool m_startsAtLogin = false; ///< as the system was last asked
    QString m_loginSaid;
    QString m_keysSaid;
    QString m_iconMenuSaid;
};

} // namespace Hiwar

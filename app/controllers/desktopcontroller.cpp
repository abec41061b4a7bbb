// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/desktopcontroller.h"

#include "app/settings/currentsettings.h"
#include "ui/settings/desktopsection.h"
#include "ui/settings/settingspanel.h"

#include <utility>

namespace Hiwar {

DesktopController::DesktopController(CurrentSettings &settings, DesktopServices services,
                                     QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_services(std::move(services))
    , m_startsAtLogin(settings.settings().desktop.startsAtLogin)
{
    connect(&m_settings, &CurrentSettings::changed, this, &DesktopController::apply);
}

DesktopController::~DesktopController() = default;

void DesktopController::setPanel(SettingsPanel &panel)
{
    m_section = &panel.desktop();
    m_section->setOffers({.trayIcon = m_services.hasTray && m_services.hasTray(),
                          .search = m_services.hasSearch,
                          .iconMenu = bool(m_services.makeIconMenu)});
    m_section->tellOfLogin(m_loginSaid);
    m_section->tellOfKeys(m_keysSaid);
    m_section->tellOfIconMenu(m_iconMenuSaid);
    connect(m_section, &DesktopSection::chosen, this, [this](const DesktopChoices &choices) {
        m_settings.change([&choices](Settings &all) { all.desktop = choices; });
    });
    apply();
}

void DesktopController::tellOfIconMenu(const QString &sentence)
{
    m_iconMenuSaid = sentence;
    if (m_section)
        m_section->tellOfIconMenu(sentence);
}

void DesktopController::begin()
{
    m_hasBegun = true;
    apply();
}

bool DesktopController::keepsRunning() const
{
    return m_settings.settings().desktop.staysInTray && hasTrayIcon();
}

void DesktopController::apply()
{
    const DesktopChoices choices = m_settings.settings().desktop;
    if (m_section)
        m_section->setChoices(choices);
    if (!m_hasBegun)
        return;
    applyTray(choices.hasTrayIcon);
    applyKeys(choices.hasQuickKeys);
    applyLogin(choices.startsAtLogin);
}

void DesktopController::applyTray(bool wanted)
{
    if (!wanted) {
        m_tray.reset();
        return;
    }
    if (m_tray || !m_services.makeTrayIcon)
        return;
    m_tray = m_services.makeTrayIcon();
    connect(m_tray.get(), &TrayIcon::windowToggled, this, &DesktopController::windowToggled);
    connect(m_tray.get(), &TrayIcon::newConversationRequested, this,
            &DesktopController::newConversationRequested);
    connect(m_tray.get(), &TrayIcon::quickQuestionRequested, this,
            [this] { emit quickQuestionRequested({}); });
    connect(m_tray.get(), &TrayIcon::quitRequested, this, &DesktopController::quitRequested);
}

void DesktopController::applyKeys(bool wanted)
{
    if (wanted == (m_keys != nullptr) || !m_services.makeGlobalKeys)
        return;
    m_keysSaid.clear();
    if (wanted) {
        m_keys = m_services.makeGlobalKeys();
        connect(m_keys.get(), &GlobalKeys::pressed, this,
                &DesktopController::quickQuestionRequested);
        connect(m_keys.get(), &GlobalKeys::told, this, [this](const QString &sentence) {
            m_keysSaid = sentence;
            if (m_section)
                m_section->tellOfKeys(sentence);
        });
        m_keys->begin();
    } else {
        m_keys.reset();
    }
    if (m_section)
        m_section->tellOfKeys(m_keysSaid);
}

void DesktopController::applyLogin(bool wanted)
{
    if (wanted == m_startsAtLogin || !m_services.makeLoginStart)
        return;
    m_startsAtLogin = wanted;
    if (!m_login) {
        m_login = m_services.makeLoginStart();
        connect(m_login.get(), &LoginStart::answered, this, &DesktopController::takeLogin);
    }
    m_login->set(wanted);
}

/// What the system does is what the settings show.
void DesktopController::takeLogin(bool starts, const QString &sentence)
{
    m_startsAtLogin = starts;
    m_loginSaid = sentence;
    if (m_section)
        m_section->tellOfLogin(sentence);
    m_settings.change([starts](Settings &all) { all.desktop.startsAtLogin = starts; });
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Carries out "Test connection" of the settings panel and shows there how it goes. It decides
// nothing about a connection and stores nothing. GUI thread.
#pragma once

#include "app/checkup/checkup.h"
#include "ui/settings/settingspanel.h"

namespace Hiwar {

class Connections;

class CheckupController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        Connections &connections;
        ChatClient &client;
    };

    CheckupController(SettingsPanel &panel, const Collaborators &with, QObject *parent = nullptr);

    /// What runs is stopped, and nothing more of it is told.
    void forget();

private:
    void test(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);
    void run(const Connection &connection);
    void cancel();

    SettingsPanel &m_panel;
    Collaborators m_with;
    std::unique_ptr<Checkup> m_checkup;
    int m_attempt = 0; ///< which test a late answer of the keychain belongs to
};

} // namespace Hiwar

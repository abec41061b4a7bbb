// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Carries out "Test connection" of the settings panel and shows its progress there. Decides nothing
// about a connection and stores nothing. GUI thread.
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

    /// Stops the running test, and shows no more of its results.
    void forget();

private:
    void test(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);
    void run(const Connection &connection);
    void cancel();

    SettingsPanel &m_panel;
    Collaborators m_with;
    std::unique_ptr<Checkup> m_checkup;
    int m_attempt = 0; ///< number of the test, to ignore late answers of the keychain
};

} // namespace Hiwar

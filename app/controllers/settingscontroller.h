// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Presents the settings in use in their panel, and carries out what the panel asks for, with the
// keychain and the service. Until the panel is made there is none to fill. GUI thread.
#pragma once

#include "app/controllers/checkupcontroller.h"
#include "app/controllers/profilecontroller.h"
#include "net/keychain/keystore.h"
#include "ui/settings/settingspanel.h"

#include <memory>

namespace Hiwar {

class Connections;
class CurrentSettings;

class SettingsController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        CurrentSettings &settings;
        KeyStore &keys;
        Connections &connections;
        ChatClient &client;
    };

    explicit SettingsController(const Collaborators &with, QObject *parent = nullptr);

    /// From now on it shows the settings, and is listened to, until it goes or another one comes.
    void setPanel(SettingsPanel &panel);
    /// The panel has come into view, or gone. A person without a profile of their own finds an
    /// empty one to fill in.
    void setPanelShown(bool shown);

private:
    void connectPanel();
    void fillPanel();
    /// Of the profile in the panel.
    [[nodiscard]] const QString &shownId() const;
    void showCurrent();
    void forgetCheckup();
    void readSecrets(const QString &id);
    /// What is known of them now.
    void showSecrets(const QString &id);
    void choose(const QString &id);
    void draftProfile();
    void save(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);
    /// Whether it had further secrets before.
    [[nodiscard]] bool store(Profile saved);
    void remove(const QString &id);
    /// What a service listed for a profile, as it was asked: shown, and stored with the profile.
    void keepModels(const Profile &asked, const QStringList &models);
    void fetchModels(const Profile &shown, const KeyChange &key, const SecretsChange &secrets);

    SettingsPanel *m_panel = nullptr;
    Collaborators m_with;
    bool m_isSaving = false;
    std::optional<Profile> m_draft;  ///< shown to be filled in, and not saved yet
    std::optional<Profile> m_listed; ///< the profile that was asked last for its models, with them
    std::unique_ptr<CheckupController> m_checkup; ///< these two: as soon as there is a panel
    std::unique_ptr<ProfileController> m_profiles;
};

} // namespace Hiwar

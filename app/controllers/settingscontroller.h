// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Keeps the settings: carries out what the settings panel asks for, with the file, the keychain and
// the service, and tells everybody else what holds now. Until the panel is made there is none to
// fill. GUI thread.
#pragma once

#include "app/controllers/checkupcontroller.h"
#include "app/controllers/profilecontroller.h"
#include "app/settings/settings.h"
#include "net/keychain/keystore.h"
#include "ui/settings/settingspanel.h"

#include <functional>
#include <memory>

namespace Hiwar {

class Connections;
class SettingsStore;

class SettingsController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        SettingsStore &store;
        KeyStore &keys;
        Connections &connections;
        ChatClient &client;
    };

    SettingsController(const Collaborators &with, Settings settings, QObject *parent = nullptr);

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    /// The profile of that id, else the one in use.
    [[nodiscard]] const Profile &profile(const QString &id) const;
    /// Changes and stores them, and tells.
    void change(const std::function<void(Settings &)> &how);
    /// From now on it shows the settings, and is listened to, until it goes or another one comes.
    void setPanel(SettingsPanel &panel);
    /// The panel has come into view, or gone. A person without a profile of their own finds an
    /// empty one to fill in.
    void setPanelShown(bool shown);
    void useProfile(const QString &id);
    /// The person has clicked on it: it is used from now on, and stored if it is not stored yet.
    void takeUp(const Profile &profile);
    /// Shows the profile in use in the panel again.
    void showCurrent();
    /// Of the profile in the panel.
    [[nodiscard]] const QString &shownId() const;
    /// What a service listed for a profile, as it was asked: shown, and stored with the profile.
    void keepModels(const Profile &asked, const QStringList &models);

signals:
    void changed();
    /// What is in use now, by the person's own choice.
    void profileChosen(const QString &id);
    void storingFailed(const QString &sentence);

private:
    void connectPanel();
    void fillPanel();
    void forgetCheckup();
    void readSecrets(const QString &id);
    /// What is known of them now.
    void showSecrets(const QString &id);
    void choose(const QString &id);
    void draftProfile();
    void save(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);
    void store(std::function<void(const QString &fault)> whenStored);
    void remove(const QString &id);
    void fetchModels(const Profile &shown, const KeyChange &key, const SecretsChange &secrets);

    SettingsPanel *m_panel = nullptr;
    Collaborators m_with;
    Settings m_settings;
    std::optional<Profile> m_draft;  ///< shown to be filled in, and not saved yet
    std::optional<Profile> m_listed; ///< the profile that was asked last for its models, with them
    std::unique_ptr<CheckupController> m_checkup; ///< these two: as soon as there is a panel
    std::unique_ptr<ProfileController> m_profiles;
};

} // namespace Hiwar

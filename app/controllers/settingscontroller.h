// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows the settings in their panel, and carries out the panel's requests, with the keychain and
// the service. Until the panel is made there is none to fill. GUI thread.
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

    /// Shows the settings in `panel` and handles its signals, until it is destroyed or replaced.
    void setPanel(SettingsPanel &panel);
    /// The panel was shown or hidden. A user without a profile of their own gets an empty one to
    /// fill in.
    void setPanelShown(bool shown);

private:
    void connectPanel();
    void fillPanel();
    /// The id of the profile in the panel.
    [[nodiscard]] const QString &shownId() const;
    [[nodiscard]] bool isDraftShown() const;
    void dropUntouchedDraft();
    void showCurrent();
    void forgetCheckup();
    void readSecrets(const QString &id);
    /// Shows the current status of its secrets.
    void showSecrets(const QString &id);
    void choose(const QString &id);
    void draftProfile();
    void save(const Profile &profile, const KeyChange &key, const SecretsChange &secrets);
    /// Returns whether the profile had further secrets before.
    [[nodiscard]] bool store(Profile saved);
    void remove(const QString &id);
    /// The models that a service listed for `asked`: shows them, and stores them with the profile.
    void keepModels(const Profile &asked, const QList<ModelInfo> &models);
    void fetchModels(const Profile &shown, const KeyChange &key, const SecretsChange &secrets);
    struct ModelsQuestion
    {
        Profile shown;
        bool isKeyTyped = false; ///< then the answer says whether it works
        int number = 0;          ///< only the last one is of interest
    };
    void listModels(const Connection &connection, const ModelsQuestion &question);
    void listWithoutKey(Connection connection, const ModelsQuestion &question,
                        const QStringList &models);

    SettingsPanel *m_panel = nullptr;
    Collaborators m_with;
    bool m_isSaving = false;
    int m_question = 0;              ///< number of the last request for models
    std::optional<Profile> m_draft;  ///< to be filled in, not saved yet
    bool m_isDraftAside = false;     ///< another profile is shown
    std::optional<Profile> m_listed; ///< the last profile whose models were listed, with them
    std::unique_ptr<CheckupController> m_checkup; ///< these two exist while there is a panel
    std::unique_ptr<ProfileController> m_profiles;
};

} // namespace Hiwar

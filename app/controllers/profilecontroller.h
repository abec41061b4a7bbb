// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Carries out the actions on whole profiles in the settings panel: duplicate, move, export, import,
// delete and undo. Rule: deleting a profile removes its secrets from the keychain, and undo
// restores all of them. GUI thread.
#pragma once

#include "net/keychain/keystore.h"
#include "ui/settings/settingspanel.h"

#include <memory>

namespace Hiwar {

class CurrentSettings;

class ProfileController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        CurrentSettings &settings;
        KeyStore &keys;
    };

    ProfileController(SettingsPanel &panel, const Collaborators &with, QObject *parent = nullptr);
    ~ProfileController() override;

    void remove(const QString &id);

private:
    struct Removed;

    void undoRemoval();
    void takeSecrets(const std::shared_ptr<Removed> &removed);
    void putBackSecrets(const Removed &removed);
    void duplicate(const QString &id);
    void copySecrets(const Profile &original, const QString &copyId);
    void move(const QString &id, int step);
    void exportTo(const QString &id, const QString &path);
    void importFrom(const QString &path);
    /// Shows the profile in use, which an action may have changed.
    void showCurrent();
    [[nodiscard]] QStringList names() const;

    SettingsPanel &m_panel;
    Collaborators m_with;
    std::shared_ptr<Removed> m_removed; ///< the last one; keeps its secrets in memory for an undo
};

} // namespace Hiwar

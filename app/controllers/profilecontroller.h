// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Carries out what people do with whole profiles in the settings panel: duplicate, move, hand on,
// delete and have it back. The rule it protects: a profile that is deleted takes its secrets out of
// the keychain, and brings all of them back when the person thinks again. GUI thread.
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
    /// What was done with a profile brought another one into use, or the same one again.
    void showCurrent();
    [[nodiscard]] QStringList names() const;

    SettingsPanel &m_panel;
    Collaborators m_with;
    std::shared_ptr<Removed> m_removed; ///< the last one; its secrets are in memory until then
};

} // namespace Hiwar

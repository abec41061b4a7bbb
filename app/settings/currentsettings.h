// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings in use. Rule: a change applies at once, is stored, and is reported to everyone who
// depends on it. Knows neither window nor keychain. GUI thread.
#pragma once

#include "app/settings/settings.h"

#include <QObject>

#include <functional>

namespace Hiwar {

class SettingsStore;

class CurrentSettings : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive it.
    CurrentSettings(SettingsStore &store, Settings settings, QObject *parent = nullptr);

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    /// The profile of that id, else the one in use.
    [[nodiscard]] const Profile &profile(const QString &id) const;

    using Change = std::function<void(Settings &)>;
    /// Receives "", or a sentence that says why the settings could not be stored.
    using Stored = std::function<void(const QString &fault)>;

    void change(const Change &how);
    /// The same, also if nothing changes; `whenStored` is called in place of storingFailed().
    void changeAndStore(const Change &how, const Stored &whenStored);
    void useProfile(const QString &id);
    /// Uses the profile by the user's own choice.
    void chooseProfile(const QString &id);
    /// Chooses the profile, and adds it if there is none with its id.
    void takeUp(const Profile &profile);

signals:
    void changed();
    /// The profile now in use, by the user's own choice.
    void profileChosen(const QString &id);
    void storingFailed(const QString &sentence);

private:
    void store(const Stored &whenStored);

    SettingsStore &m_store;
    Settings m_settings;
};

} // namespace Hiwar

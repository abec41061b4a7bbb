// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/currentsettings.h"

#include "app/async/whendone.h"
#include "app/history/storeerrortext.h"
#include "app/settings/settingsstore.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

bool holds(const Settings &settings, const QString &id)
{
    return std::any_of(settings.profiles.begin(), settings.profiles.end(),
                       [&](const Profile &profile) { return profile.id == id; });
}

} // namespace

CurrentSettings::CurrentSettings(SettingsStore &store, Settings settings, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_settings(std::move(settings))
{
}

const Profile &CurrentSettings::profile(const QString &id) const
{
    return profileOf(m_settings, holds(m_settings, id) ? id : m_settings.currentProfileId);
}

void CurrentSettings::change(const Change &how)
{
    const Settings before = m_settings;
    how(m_settings);
    if (m_settings == before)
        return;
    store([this](const QString &fault) {
        if (!fault.isEmpty())
            emit storingFailed(fault);
    });
    emit changed();
}

void CurrentSettings::changeAndStore(const Change &how, const Stored &whenStored)
{
    how(m_settings);
    store(whenStored);
    emit changed();
}

void CurrentSettings::store(const Stored &whenStored)
{
    whenDone(m_store.save(m_settings), this,
             [whenStored](const tl::expected<void, StoreError> &stored) {
                 whenStored(stored ? QString() : describe(stored.error()));
             });
}

void CurrentSettings::useProfile(const QString &id)
{
    change([&](Settings &settings) { settings.currentProfileId = id; });
}

void CurrentSettings::chooseProfile(const QString &id)
{
    useProfile(id);
    emit profileChosen(id);
}

void CurrentSettings::takeUp(const Profile &profile)
{
    change([&](Settings &settings) {
        if (!holds(settings, profile.id))
            settings.profiles.append(profile);
        settings.currentProfileId = profile.id;
    });
    emit profileChosen(profile.id);
}

} // namespace Hiwar

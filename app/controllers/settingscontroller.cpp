// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/settingscontroller.h"

#include "app/async/whendone.h"
#include "app/connections.h"
#include "app/history/storeerrortext.h"
#include "app/settings/settingsstore.h"
#include "net/client/localservers.h"
#include "net/client/timeouts.h"
#include "net/values/addressproposal.h"
#include "net/values/endpoint.h"
#include "ui/errortext.h"

#include <QDesktopServices>
#include <QPointer>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

ThemePreference preferenceOf(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::System:
        return ThemePreference::System;
    case ThemeChoice::Light:
        return ThemePreference::Light;
    case ThemeChoice::Dark:
        return ThemePreference::Dark;
    }
    Q_UNREACHABLE();
}

ThemeChoice choiceOf(ThemePreference preference)
{
    switch (preference) {
    case ThemePreference::System:
        return ThemeChoice::System;
    case ThemePreference::Light:
        return ThemeChoice::Light;
    case ThemePreference::Dark:
        return ThemeChoice::Dark;
    }
    Q_UNREACHABLE();
}

/// For a profile that was given none: its host says best which it is.
QString nameFor(const Profile &profile)
{
    const auto endpoint = resolveEndpoint(profile.baseUrl);
    return endpoint ? endpoint->base.authority() : profile.baseUrl;
}

WaitLimits ownLimits()
{
    const auto seconds = [](std::chrono::milliseconds limit) {
        return std::chrono::duration_cast<std::chrono::seconds>(limit);
    };
    const Timeouts own;
    return {.connect = seconds(own.connect),
            .firstByte = seconds(own.firstByte),
            .silence = seconds(own.silence)};
}

auto findProfile(QList<Profile> &profiles, const QString &id)
{
    return std::find_if(profiles.begin(), profiles.end(),
                        [&](const Profile &profile) { return profile.id == id; });
}

} // namespace

SettingsController::SettingsController(const Collaborators &with, Settings settings,
                                       QObject *parent)
    : QObject(parent)
    , m_with(with)
    , m_settings(std::move(settings))
{
    connect(&m_with.keys, &KeyStore::changed, this, &SettingsController::showSecrets);
}

void SettingsController::setPanel(SettingsPanel &panel)
{
    m_panel = &panel;
    m_checkup = std::make_unique<CheckupController>(
        panel, CheckupController::Collaborators{.connections = m_with.connections,
                                                .client = m_with.client});
    m_profiles = std::make_unique<ProfileController>(
        panel, ProfileController::Collaborators{.settings = *this, .keys = m_with.keys});
    panel.setOwnLimits(ownLimits());
    panel.setPresets(presets());
    connect(&panel, &QObject::destroyed, this, [this, of = &panel] {
        if (m_panel != of) // another one has come
            return;
        m_panel = nullptr;
        m_checkup.reset();
        m_profiles.reset();
    });
    connectPanel();
    fillPanel();
}

void SettingsController::connectPanel()
{
    connect(m_panel, &SettingsPanel::profileChosen, this, &SettingsController::choose);
    connect(m_panel, &SettingsPanel::newProfileRequested, this, &SettingsController::draftProfile);
    connect(m_panel, &SettingsPanel::profileRemoved, this, &SettingsController::remove);
    connect(m_panel, &SettingsPanel::saveRequested, this, &SettingsController::save);
    connect(m_panel, &SettingsPanel::modelsRequested, this, &SettingsController::fetchModels);
    connect(m_panel, &SettingsPanel::localServersWanted, this, [this] {
        whenDone(findLocalServers(this), this,
                 [panel = QPointer(m_panel)](const QList<LocalServer> &servers) {
                     if (panel)
                         panel->setLocalServers(servers);
                 });
    });
    connect(m_panel, &SettingsPanel::pageRequested, this,
            [](const QUrl &page) { QDesktopServices::openUrl(page); });
    connect(m_panel, &SettingsPanel::themeChosen, this, [this](ThemePreference preference) {
        change([&](Settings &settings) { settings.theme = choiceOf(preference); });
    });
    connect(m_panel, &SettingsPanel::sendKeyChosen, this, [this](bool ctrlEnter) {
        change([&](Settings &settings) {
            settings.sendKey = ctrlEnter ? SendKey::CtrlEnter : SendKey::Enter;
        });
    });
    connect(m_panel, &SettingsPanel::storingRequested, this,
            [keys = &m_with.keys] { keys->storeKept(); });
}

void SettingsController::forgetCheckup()
{
    if (m_checkup)
        m_checkup->forget();
}

void SettingsController::fillPanel()
{
    if (!m_panel)
        return;
    QList<Profile> profiles = m_settings.profiles;
    if (m_draft)
        profiles.append(*m_draft);
    m_panel->setProfiles(profiles, shownId());
    m_panel->setAppearance(preferenceOf(m_settings.theme),
                           m_settings.sendKey == SendKey::CtrlEnter);
}

const QString &SettingsController::shownId() const
{
    return m_draft ? m_draft->id : m_settings.currentProfileId;
}

const Profile &SettingsController::profile(const QString &id) const
{
    const bool known = std::any_of(m_settings.profiles.begin(), m_settings.profiles.end(),
                                   [&](const Profile &profile) { return profile.id == id; });
    return profileOf(m_settings, known ? id : m_settings.currentProfileId);
}

void SettingsController::change(const std::function<void(Settings &)> &how)
{
    const Settings before = m_settings;
    how(m_settings);
    if (m_settings == before)
        return;
    store([this](const QString &fault) {
        if (!fault.isEmpty())
            emit storingFailed(fault);
    });
    fillPanel();
    emit changed();
}

void SettingsController::setPanelShown(bool shown)
{
    const bool hasOwn = std::any_of(m_settings.profiles.begin(), m_settings.profiles.end(),
                                    [](const Profile &profile) { return !profile.builtIn; });
    if (shown && (!hasOwn || m_draft)) {
        draftProfile();
        return;
    }
    if (!shown && m_draft) {
        forgetCheckup();
        m_draft.reset();
    }
    fillPanel();
    if (shown)
        readSecrets(m_settings.currentProfileId);
}

void SettingsController::useProfile(const QString &id)
{
    change([&](Settings &settings) { settings.currentProfileId = id; });
}

void SettingsController::takeUp(const Profile &profile)
{
    change([&](Settings &settings) {
        if (findProfile(settings.profiles, profile.id) == settings.profiles.end())
            settings.profiles.append(profile);
        settings.currentProfileId = profile.id;
    });
    showCurrent();
}

void SettingsController::showCurrent()
{
    forgetCheckup();
    m_draft.reset();
    fillPanel();
    readSecrets(m_settings.currentProfileId);
    emit profileChosen(m_settings.currentProfileId);
}

void SettingsController::showSecrets(const QString &id)
{
    if (!m_panel || id != shownId())
        return;
    const Profile &shown = profile(id);
    if (shown.id != id || shown.builtIn)
        m_panel->setSecretsStatus(id, {.state = KeyState::Missing});
    else
        m_panel->setSecretsStatus(id, m_with.keys.status(shown), m_with.keys.secretsStatus(shown));
}

/// The key first: who closes the prompt for it is not asked for the rest.
void SettingsController::readSecrets(const QString &id)
{
    if (!m_panel)
        return;
    m_with.keys.storeKeptQuietly();
    showSecrets(id);
    const Profile &shown = profile(id);
    if (shown.builtIn)
        return;
    const auto readRest = [this, shown](const KeyReading &reading) {
        const bool isOpen = reading.state == KeyState::Stored ||
                            reading.state == KeyState::Missing || !reading.key.isEmpty();
        if (isOpen && hasFurtherSecrets(shown))
            whenDone(m_with.keys.readSecrets(shown.id), this, [](const SecretsReading &) {});
    };
    if (shown.hasKey)
        whenDone(m_with.keys.read(id), this, readRest);
    else
        readRest({KeyState::Missing, Secret()});
}

void SettingsController::choose(const QString &id)
{
    if (m_draft && m_draft->id == id)
        return;
    useProfile(id);
    showCurrent();
}

void SettingsController::draftProfile()
{
    forgetCheckup();
    if (!m_draft)
        m_draft = Profile{.id = QUuid::createUuid().toString(QUuid::WithoutBraces)};
    fillPanel();
    showSecrets(m_draft->id);
}

void SettingsController::save(const Profile &profile, const KeyChange &key,
                              const SecretsChange &secrets)
{
    Profile saved = profile;
    if (saved.name.trimmed().isEmpty())
        saved.name = nameFor(saved);
    if (key)
        saved.hasKey = !key->isEmpty();
    if (m_listed && m_listed->id == saved.id && m_listed->baseUrl == saved.baseUrl)
        saved.models = m_listed->models;
    bool hadSecrets = false;
    const auto position = findProfile(m_settings.profiles, saved.id);
    if (position == m_settings.profiles.end()) {
        m_settings.profiles.append(saved);
    } else {
        hadSecrets = hasFurtherSecrets(*position);
        // Another service or model may well stream, and take what the former refused.
        if (position->baseUrl != saved.baseUrl || position->model != saved.model)
            saved.streamRefused = false;
        *position = saved;
    }
    m_settings.currentProfileId = saved.id;
    m_draft.reset();
    fillPanel();

    // From memory all of it holds at once, however long the keychain takes.
    if (key)
        m_with.keys.write(saved.id, *key);
    if (hadSecrets || !secrets.isEmpty())
        m_with.keys.changeSecrets(saved, secrets);
    showSecrets(saved.id);
    store([this](const QString &fault) {
        if (m_panel)
            fault.isEmpty() ? m_panel->saved() : m_panel->saveFailed(fault);
    });
    emit changed();
    emit profileChosen(saved.id);
}

void SettingsController::store(std::function<void(const QString &fault)> whenStored)
{
    whenDone(m_with.store.save(m_settings), this,
             [whenStored = std::move(whenStored)](const tl::expected<void, StoreError> &stored) {
                 whenStored(stored ? QString() : describe(stored.error()));
             });
}

void SettingsController::remove(const QString &id)
{
    forgetCheckup();
    if (m_draft && m_draft->id == id) {
        m_draft.reset();
        fillPanel();
        return;
    }
    m_profiles->remove(id);
}

void SettingsController::keepModels(const Profile &asked, const QStringList &models)
{
    m_listed = asked;
    m_listed->models = models;
    change([&](Settings &settings) {
        const auto position = findProfile(settings.profiles, asked.id);
        if (position != settings.profiles.end() && position->baseUrl == asked.baseUrl &&
            !position->builtIn)
            position->models = models;
    });
    if (m_panel && asked.id == shownId())
        m_panel->setModels(models);
}

void SettingsController::fetchModels(const Profile &shown, const KeyChange &key,
                                     const SecretsChange &secrets)
{
    // Nobody has asked for it in so many words, so what is stored stays with the stored address.
    if (needsStoredSecrets(shown, key, secrets) && profile(shown.id).baseUrl != shown.baseUrl)
        return;
    whenDone(m_with.connections.connect(shown, key, secrets), this,
             [this, shown](const tl::expected<Connection, ApiError> &connection) {
                 if (!connection)
                     return;
                 whenDone(m_with.client.models(*connection), this,
                          [this, shown](const tl::expected<QStringList, ApiError> &models) {
                              if (models) {
                                  keepModels(shown, *models);
                              } else if (m_panel && shown.id == shownId()) {
                                  m_panel->setModelsMessage(describeMissingModels(models.error()));
                                  m_panel->proposeAddress(shown.baseUrl,
                                                          proposeAddress(models.error()));
                              }
                          });
             });
}

} // namespace Hiwar

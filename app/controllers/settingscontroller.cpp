// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/settingscontroller.h"

#include "app/async/whendone.h"
#include "app/chat/connections.h"
#include "app/settings/currentsettings.h"
#include "net/client/localservers.h"
#include "net/client/timeouts.h"
#include "net/values/addressproposal.h"
#include "net/values/endpoint.h"
#include "ui/errortext.h"

#include <QDesktopServices>
#include <QPointer>
#include <QScopedValueRollback>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The name of a profile without one: its host identifies it best.
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

void takeModels(Profile &profile, const Profile &listed)
{
    profile.models = listed.models;
    profile.modelFacts = listed.modelFacts;
}

auto findProfile(QList<Profile> &profiles, const QString &id)
{
    return std::find_if(profiles.begin(), profiles.end(),
                        [&](const Profile &profile) { return profile.id == id; });
}

} // namespace

SettingsController::SettingsController(const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_with(with)
{
    connect(&m_with.settings, &CurrentSettings::changed, this, &SettingsController::fillPanel);
    connect(&m_with.settings, &CurrentSettings::profileChosen, this, [this] {
        if (!m_isSaving) // it is shown already, and its secrets need not be read
            showCurrent();
    });
    connect(&m_with.keys, &KeyStore::changed, this, &SettingsController::showSecrets);
}

void SettingsController::setPanel(SettingsPanel &panel)
{
    m_panel = &panel;
    m_checkup = std::make_unique<CheckupController>(
        panel, CheckupController::Collaborators{.connections = m_with.connections,
                                                .client = m_with.client});
    m_profiles = std::make_unique<ProfileController>(
        panel, ProfileController::Collaborators{.settings = m_with.settings, .keys = m_with.keys});
    panel.setOwnLimits(ownLimits());
    panel.setPresets(presets());
    connect(&panel, &QObject::destroyed, this, [this, of = &panel] {
        if (m_panel != of) // it was replaced
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
        m_with.settings.change([&](Settings &settings) { settings.theme = preference; });
    });
    connect(m_panel, &SettingsPanel::sendKeyChosen, this, [this](bool ctrlEnter) {
        m_with.settings.change([&](Settings &settings) {
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
    const Settings &settings = m_with.settings.settings();
    QList<Profile> profiles = settings.profiles;
    if (m_draft)
        profiles.append(*m_draft);
    m_panel->setProfiles(profiles, shownId());
    m_panel->setAppearance(settings.theme, settings.sendKey == SendKey::CtrlEnter);
}

bool SettingsController::isDraftShown() const
{
    return m_draft && !m_isDraftAside;
}

const QString &SettingsController::shownId() const
{
    return isDraftShown() ? m_draft->id : m_with.settings.settings().currentProfileId;
}

void SettingsController::setPanelShown(bool shown)
{
    const Settings &settings = m_with.settings.settings();
    const bool hasOwn = std::any_of(settings.profiles.begin(), settings.profiles.end(),
                                    [](const Profile &profile) { return !profile.builtIn; });
    if (shown && (!hasOwn || isDraftShown())) {
        draftProfile();
        return;
    }
    if (!shown && m_draft) {
        forgetCheckup();
        dropUntouchedDraft();
    }
    fillPanel();
    if (shown)
        readSecrets(settings.currentProfileId);
}

/// What was typed for a new profile is kept, like that of others.
void SettingsController::dropUntouchedDraft()
{
    if (m_draft && !(m_panel && m_panel->isUnsaved(m_draft->id)))
        m_draft.reset();
}

void SettingsController::showCurrent()
{
    forgetCheckup();
    dropUntouchedDraft();
    m_isDraftAside = true;
    fillPanel();
    readSecrets(m_with.settings.settings().currentProfileId);
}

void SettingsController::showSecrets(const QString &id)
{
    if (!m_panel || id != shownId())
        return;
    const Profile &shown = m_with.settings.profile(id);
    if (shown.id != id || shown.builtIn)
        m_panel->setSecretsStatus(id, {.state = KeyState::Missing});
    else
        m_panel->setSecretsStatus(id, m_with.keys.status(shown), m_with.keys.secretsStatus(shown));
}

/// The key first: a user who closes its prompt is not asked for the other secrets.
void SettingsController::readSecrets(const QString &id)
{
    if (!m_panel)
        return;
    m_with.keys.storeKeptQuietly();
    showSecrets(id);
    const Profile &shown = m_with.settings.profile(id);
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
        draftProfile();
    else
        m_with.settings.chooseProfile(id);
}

void SettingsController::draftProfile()
{
    forgetCheckup();
    m_isDraftAside = false;
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
        takeModels(saved, *m_listed);
    if (m_draft && m_draft->id == saved.id)
        m_draft.reset();
    else
        m_isDraftAside = true;
    const QScopedValueRollback saving(m_isSaving, true);
    const bool hadSecrets = store(saved);
    // The values in memory are valid at once, however long the keychain takes.
    if (key)
        m_with.keys.write(saved.id, *key);
    if (hadSecrets || !secrets.isEmpty())
        m_with.keys.changeSecrets(saved, secrets);
    showSecrets(saved.id);
    m_with.settings.chooseProfile(saved.id);
}

bool SettingsController::store(Profile saved)
{
    bool hadSecrets = false;
    m_with.settings.changeAndStore(
        [&](Settings &settings) {
            settings.currentProfileId = saved.id;
            const auto position = findProfile(settings.profiles, saved.id);
            if (position == settings.profiles.end()) {
                settings.profiles.append(saved);
                return;
            }
            hadSecrets = hasFurtherSecrets(*position);
            forgetRefusals(saved, *position);
            *position = saved;
        },
        [self = QPointer(this)](const QString &fault) {
            if (self && self->m_panel)
                fault.isEmpty() ? self->m_panel->saved() : self->m_panel->saveFailed(fault);
        });
    return hadSecrets;
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

void SettingsController::keepModels(const Profile &asked, const QList<ModelInfo> &models)
{
    m_listed = asked;
    m_listed->models = namesOf(models);
    m_listed->modelFacts = withFacts(models);
    m_with.settings.change([&](Settings &settings) {
        const auto position = findProfile(settings.profiles, asked.id);
        if (position != settings.profiles.end() && position->baseUrl == asked.baseUrl &&
            !position->builtIn)
            takeModels(*position, *m_listed);
    });
    if (m_panel && asked.id == shownId())
        m_panel->setModels(m_listed->models);
}

void SettingsController::fetchModels(const Profile &shown, const KeyChange &key,
                                     const SecretsChange &secrets)
{
    // The user did not ask for this explicitly, so stored secrets go only to the stored address.
    if (needsStoredSecrets(shown, key, secrets) &&
        m_with.settings.profile(shown.id).baseUrl != shown.baseUrl) {
        m_panel->endModelsRequest();
        return;
    }
    const bool isKeyTyped = key && !key->isEmpty();
    whenDone(m_with.connections.connect(shown, key, secrets), this,
             [this, shown, isKeyTyped,
              question = ++m_question](const tl::expected<Connection, ApiError> &connection) {
                 if (connection)
                     listModels(*connection, {shown, isKeyTyped, question});
                 else if (m_panel && question == m_question)
                     m_panel->endModelsRequest();
             });
}

void SettingsController::listModels(const Connection &connection, const ModelsQuestion &question)
{
    whenDone(m_with.client.models(connection), this,
             [this, connection, question](const tl::expected<QList<ModelInfo>, ApiError> &models) {
                 if (models)
                     keepModels(question.shown, *models);
                 if (question.number != m_question || !m_panel || question.shown.id != shownId())
                     return;
                 if (!models) {
                     m_panel->takeModelsFault(models.error());
                     m_panel->proposeAddress(question.shown.baseUrl,
                                             proposeAddress(models.error()));
                 } else if (question.isKeyTyped) {
                     listWithoutKey(connection, question, namesOf(*models));
                 } else {
                     m_panel->takeModels(namesOf(*models), false);
                 }
             });
}

/// A list that comes without a key as well says nothing about the key.
void SettingsController::listWithoutKey(Connection connection, const ModelsQuestion &question,
                                        const QStringList &models)
{
    connection.key = Secret();
    connection.profile.hasKey = false;
    whenDone(m_with.client.models(connection), this,
             [this, question, models](const tl::expected<QList<ModelInfo>, ApiError> &open) {
                 if (question.number == m_question && m_panel && question.shown.id == shownId())
                     m_panel->takeModels(models, open.has_value());
             });
}

} // namespace Hiwar

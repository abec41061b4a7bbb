// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/profilecontroller.h"

#include "app/async/whendone.h"
#include "app/settings/currentsettings.h"
#include "app/settings/profilefile.h"
#include "app/text/commitfile.h"
#include "app/text/sentence.h"
#include "app/transfer/ownersfile.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

struct ProfileController::Removed
{
    Profile profile;
    qsizetype position = 0;
    bool wasCurrent = false;
    Secret key;
    ProfileSecrets secrets;
    bool isForgotten = false; ///< once both have been read, and removed from the keychain
    bool undone = false;
};

namespace {

qsizetype positionOf(const Settings &settings, const QString &id)
{
    const auto at = std::find_if(settings.profiles.begin(), settings.profiles.end(),
                                 [&](const Profile &profile) { return profile.id == id; });
    return at == settings.profiles.end() ? -1 : at - settings.profiles.begin();
}

} // namespace

ProfileController::ProfileController(SettingsPanel &panel, const Collaborators &with,
                                     QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_with(with)
{
    connect(&panel, &SettingsPanel::removalUndone, this, &ProfileController::undoRemoval);
    connect(&panel, &SettingsPanel::profileDuplicated, this, &ProfileController::duplicate);
    connect(&panel, &SettingsPanel::profileMoved, this, &ProfileController::move);
    connect(&panel, &SettingsPanel::exportRequested, this, &ProfileController::exportTo);
    connect(&panel, &SettingsPanel::importRequested, this, &ProfileController::importFrom);
}

ProfileController::~ProfileController() = default;

void ProfileController::remove(const QString &id)
{
    const Settings &settings = m_with.settings.settings();
    const qsizetype position = positionOf(settings, id);
    if (position < 0 || settings.profiles.at(position).builtIn)
        return;
    m_removed = std::make_shared<Removed>(Removed{.profile = settings.profiles.at(position),
                                                  .position = position,
                                                  .wasCurrent = settings.currentProfileId == id});
    takeSecrets(m_removed);
    m_with.settings.change([&](Settings &changed) {
        changed.profiles.removeAt(position);
        if (changed.currentProfileId == id)
            changed.currentProfileId = QString::fromLatin1(guideProfileId);
    });
    showCurrent();
    m_panel.tellRemoved(m_removed->profile.name);
}

void ProfileController::takeSecrets(const std::shared_ptr<Removed> &removed)
{
    const QString &id = removed->profile.id;
    whenDone(m_with.keys.read(id), this, [this, removed, id](const KeyReading &reading) {
        removed->key = reading.key;
        whenDone(m_with.keys.readSecrets(id), this,
                 [this, removed, id](const SecretsReading &more) {
                     removed->secrets = more.secrets;
                     if (removed->undone)
                         return;
                     removed->isForgotten = true;
                     m_with.keys.forget(id);
                 });
    });
}

void ProfileController::undoRemoval()
{
    const auto removed = std::exchange(m_removed, nullptr);
    if (!removed)
        return;
    removed->undone = true;
    if (removed->isForgotten)
        putBackSecrets(*removed);
    m_with.settings.change([&](Settings &settings) {
        settings.profiles.insert(std::min(removed->position, settings.profiles.size()),
                                 removed->profile);
        if (removed->wasCurrent)
            settings.currentProfileId = removed->profile.id;
    });
    showCurrent();
}

void ProfileController::putBackSecrets(const Removed &removed)
{
    const QString &id = removed.profile.id;
    if (!removed.secrets.isEmpty())
        m_with.keys.writeSecrets(id, removed.secrets);
    if (!removed.key.isEmpty())
        m_with.keys.write(id, removed.key);
}

void ProfileController::duplicate(const QString &id)
{
    const qsizetype position = positionOf(m_with.settings.settings(), id);
    if (position < 0)
        return;
    const Profile original = m_with.settings.settings().profiles.at(position);
    const Profile copy = Hiwar::duplicate(original, names());
    m_with.settings.change([&](Settings &settings) {
        settings.profiles.insert(position + 1, copy);
        settings.currentProfileId = copy.id;
    });
    showCurrent();
    copySecrets(original, copy.id);
}

void ProfileController::showCurrent()
{
    m_with.settings.chooseProfile(m_with.settings.settings().currentProfileId);
}

QStringList ProfileController::names() const
{
    QStringList names;
    for (const Profile &profile : m_with.settings.settings().profiles)
        names << profile.name;
    return names;
}

void ProfileController::copySecrets(const Profile &original, const QString &copyId)
{
    const auto copyRest = [this, original, copyId] {
        if (!hasFurtherSecrets(original))
            return;
        whenDone(m_with.keys.readSecrets(original.id), this,
                 [this, original, copyId](const SecretsReading &reading) {
                     if (!missingSecret(original, reading.secrets).isEmpty())
                         m_panel.tell(
                             tr("Not every secret could be copied. Type those of the copy."));
                     if (!reading.secrets.isEmpty())
                         m_with.keys.writeSecrets(copyId, reading.secrets);
                 });
    };
    if (!original.hasKey)
        return copyRest();
    whenDone(m_with.keys.read(original.id), this,
             [this, copyId, copyRest](const KeyReading &reading) {
                 if (reading.key.isEmpty())
                     m_panel.tell(tr("The key could not be copied. Type it for the copy."));
                 else
                     m_with.keys.write(copyId, reading.key);
                 copyRest();
             });
}

void ProfileController::move(const QString &id, int step)
{
    m_with.settings.change([&](Settings &settings) {
        const qsizetype from = positionOf(settings, id);
        const qsizetype to = from + step;
        // The Guide stays where it is.
        if (from < 0 || to < 0 || to >= settings.profiles.size() ||
            settings.profiles.at(from).builtIn || settings.profiles.at(to).builtIn)
            return;
        settings.profiles.move(from, to);
    });
}

void ProfileController::exportTo(const QString &id, const QString &path)
{
    const Profile profile = m_with.settings.profile(id);
    QSaveFile file(path);
    const QByteArray json = exportProfiles({profile});
    const bool written = openForOwner(file) && file.write(json) == json.size();
    m_panel.tell(written && commitFile(file)
                     ? tr("“%1” was exported, without its key and other secrets.").arg(profile.name)
                     : tr("The file could not be written: %1").arg(asSentence(file.errorString())));
}

void ProfileController::importFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_panel.tell(tr("The file could not be read: %1").arg(asSentence(file.errorString())));
        return;
    }
    const auto imported = importProfiles(file.read(maxProfileFile + 1), names());
    if (!imported) {
        m_panel.tell(imported.error());
        return;
    }
    if (imported->isEmpty()) {
        m_panel.tell(tr("There is no profile in this file."));
        return;
    }
    m_with.settings.change([&](Settings &settings) {
        settings.profiles += *imported;
        settings.currentProfileId = imported->first().id;
    });
    showCurrent();
    m_panel.tell(
        imported->size() == 1
            ? tr("“%1” was imported. Its key was not in the file.").arg(imported->first().name)
            : tr("%n profiles were imported. Their keys were not in the file.", nullptr,
                 int(imported->size())));
}

} // namespace Hiwar

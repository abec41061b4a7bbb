// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/profiledesk.h"

#include "app/history/whendone.h"
#include "app/settingsdesk.h"

#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

struct ProfileDesk::Removed
{
    Profile profile;
    qsizetype place = 0;
    bool wasCurrent = false;
    Secret key;
    ProfileSecrets secrets;
    std::optional<QFuture<KeyState>> forgetting; ///< once both have been read
    bool undone = false;
};

namespace {

qsizetype placeOf(const Settings &settings, const QString &id)
{
    const auto at = std::find_if(settings.profiles.begin(), settings.profiles.end(),
                                 [&](const Profile &profile) { return profile.id == id; });
    return at == settings.profiles.end() ? -1 : at - settings.profiles.begin();
}

} // namespace

ProfileDesk::ProfileDesk(SettingsPanel &panel, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_with(with)
{
    connect(&panel, &SettingsPanel::removalUndone, this, &ProfileDesk::undoRemoval);
    connect(&panel, &SettingsPanel::profileDuplicated, this, &ProfileDesk::duplicate);
    connect(&panel, &SettingsPanel::profileMoved, this, &ProfileDesk::move);
}

ProfileDesk::~ProfileDesk() = default;

void ProfileDesk::remove(const QString &id)
{
    const Settings &settings = m_with.settings.settings();
    const qsizetype place = placeOf(settings, id);
    if (place < 0 || settings.profiles.at(place).builtIn)
        return;
    m_removed = std::make_shared<Removed>(Removed{.profile = settings.profiles.at(place),
                                                  .place = place,
                                                  .wasCurrent = settings.currentProfileId == id});
    takeSecrets(m_removed);
    m_with.settings.change([&](Settings &changed) {
        changed.profiles.removeAt(place);
        if (changed.currentProfileId == id)
            changed.currentProfileId = QString::fromLatin1(guideProfileId);
    });
    m_with.settings.showCurrent();
    m_panel.tellRemoved(m_removed->profile.name);
}

void ProfileDesk::takeSecrets(const std::shared_ptr<Removed> &removed)
{
    const QString &id = removed->profile.id;
    whenDone(m_with.keys.read(id), this, [this, removed, id](const KeyReading &reading) {
        removed->key = reading.key;
        whenDone(m_with.keys.readSecrets(id), this,
                 [this, removed, id](const SecretsReading &more) {
                     removed->secrets = more.secrets;
                     if (!removed->undone)
                         removed->forgetting = m_with.keys.forget(id);
                 });
    });
}

void ProfileDesk::undoRemoval()
{
    const auto removed = std::exchange(m_removed, nullptr);
    if (!removed)
        return;
    removed->undone = true;
    // One job at a time for an item, so that the last word is ours.
    if (removed->forgetting)
        whenDone(*removed->forgetting, this,
                 [this, removed](KeyState) { putBackSecrets(*removed); });
    m_with.settings.change([&](Settings &settings) {
        settings.profiles.insert(std::min(removed->place, settings.profiles.size()),
                                 removed->profile);
        if (removed->wasCurrent)
            settings.currentProfileId = removed->profile.id;
    });
    m_with.settings.showCurrent();
}

void ProfileDesk::putBackSecrets(const Removed &removed)
{
    const QString &id = removed.profile.id;
    if (!removed.secrets.isEmpty())
        whenDone(m_with.keys.writeSecrets(id, removed.secrets), this, [](KeyState) {});
    if (removed.key.isEmpty())
        return;
    m_panel.setKeyState(id, KeyState::Waiting);
    whenDone(m_with.keys.write(id, removed.key), this,
             [this, id](KeyState state) { m_panel.setKeyState(id, state); });
}

void ProfileDesk::duplicate(const QString &id)
{
    const qsizetype place = placeOf(m_with.settings.settings(), id);
    if (place < 0)
        return;
    const Profile original = m_with.settings.settings().profiles.at(place);
    Profile copy = original;
    copy.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    copy.name = tr("%1 (copy)").arg(original.name);
    m_with.settings.change([&](Settings &settings) {
        settings.profiles.insert(place + 1, copy);
        settings.currentProfileId = copy.id;
    });
    m_with.settings.showCurrent();
    copySecrets(original, copy.id);
}

void ProfileDesk::copySecrets(const Profile &original, const QString &copyId)
{
    if (original.hasKey) {
        m_panel.setKeyState(copyId, KeyState::Waiting);
        whenDone(m_with.keys.read(original.id), this, [this, copyId](const KeyReading &reading) {
            if (reading.key.isEmpty()) {
                m_panel.setKeyState(copyId, KeyState::Missing);
                m_panel.tell(tr("The key could not be copied. Type it for the copy."));
                return;
            }
            whenDone(m_with.keys.write(copyId, reading.key), this,
                     [this, copyId](KeyState state) { m_panel.setKeyState(copyId, state); });
        });
    }
    if (!hasFurtherSecrets(original))
        return;
    whenDone(m_with.keys.readSecrets(original.id), this,
             [this, original, copyId](const SecretsReading &reading) {
                 if (!missingSecret(original, reading.secrets).isEmpty())
                     m_panel.tell(tr("Not every secret could be copied. Type those of the copy."));
                 if (!reading.secrets.isEmpty())
                     whenDone(m_with.keys.writeSecrets(copyId, reading.secrets), this,
                              [](KeyState) {});
             });
}

void ProfileDesk::move(const QString &id, int step)
{
    m_with.settings.change([&](Settings &settings) {
        const qsizetype from = placeOf(settings, id);
        const qsizetype to = from + step;
        // The Guide stays where it is.
        if (from < 0 || to < 0 || to >= settings.profiles.size() ||
            settings.profiles.at(from).builtIn || settings.profiles.at(to).builtIn)
            return;
        settings.profiles.move(from, to);
    });
}

} // namespace Hiwar

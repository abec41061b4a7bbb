// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/asklearning.h"

#include "app/settings/settingsstore.h"

#include <QFileInfo>

#include <algorithm>

namespace Hiwar {

void rememberRefusal(const QString &settingsPath, const QString &profileId, const QString &model,
                     const QString &field)
{
    if (!QFileInfo::exists(settingsPath))
        return;
    SettingsStore store(settingsPath);
    Settings settings = store.load(QDateTime::currentDateTimeUtc()).settings;
    const auto found =
        std::find_if(settings.profiles.begin(), settings.profiles.end(),
                     [&profileId](const Profile &profile) { return profile.id == profileId; });
    if (found == settings.profiles.end() || found->builtIn)
        return;
    const Profile before = *found;
    learnRefusal(*found, model, field);
    if (!(*found == before))
        (void)store.save(settings); // written before the store ends
}

} // namespace Hiwar

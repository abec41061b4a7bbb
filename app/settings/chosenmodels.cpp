// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/chosenmodels.h"

#include <algorithm>

namespace Hiwar {

namespace {

Profile *profileIn(Settings &settings, const QString &id)
{
    const auto found = std::find_if(settings.profiles.begin(), settings.profiles.end(),
                                    [&id](const Profile &profile) { return profile.id == id; });
    return found == settings.profiles.end() ? nullptr : &*found;
}

} // namespace

void useModel(Settings &settings, const ModelRef &chosen)
{
    Profile *profile = profileIn(settings, chosen.profileId);
    if (!profile)
        return;
    settings.currentProfileId = chosen.profileId;
    if (profile->builtIn || chosen.model.isEmpty())
        return;
    profile->model = chosen.model;
    settings.recentModels.removeAll(chosen);
    settings.recentModels.prepend(chosen);
    if (settings.recentModels.size() > maxRecentModels)
        settings.recentModels.resize(maxRecentModels);
}

void toggleFavourite(Settings &settings, const ModelRef &model)
{
    if (settings.favouriteModels.removeAll(model) == 0 &&
        settings.favouriteModels.size() < maxFavouriteModels)
        settings.favouriteModels.append(model);
}

ModelRef helperOf(const Settings &settings)
{
    const ModelRef &chosen = settings.helperModel;
    const Profile &profile = profileOf(settings, chosen.profileId);
    return profile.id == chosen.profileId && !profile.isOff ? chosen : ModelRef();
}

DictationChoice dictationOf(const Settings &settings)
{
    const DictationChoice &chosen = settings.dictation;
    const Profile &profile = profileOf(settings, chosen.service.profileId);
    const bool canBeAsked = profile.id == chosen.service.profileId && !profile.isOff &&
                            !profile.builtIn && !chosen.service.model.trimmed().isEmpty();
    return canBeAsked ? chosen : DictationChoice();
}

void setOwnFacts(Settings &settings, const QString &profileId, const ModelInfo &own)
{
    Profile *profile = profileIn(settings, profileId);
    if (!profile || profile->builtIn)
        return;
    profile->ownFacts.removeIf([&own](const ModelInfo &each) { return each.id == own.id; });
    if (!isBare(own))
        profile->ownFacts.append(own);
}

} // namespace Hiwar

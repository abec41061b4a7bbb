// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/profile.h"

#include <algorithm>

namespace Hiwar {

ModelInfo knownOf(const Profile &profile, const QString &model)
{
    ModelInfo known{.id = model};
    for (const QList<ModelInfo> *infos : {&profile.modelFacts, &profile.ownFacts}) {
        if (const ModelInfo *info = findModel(*infos, model))
            known = completed(known, *info);
    }
    return known;
}

bool hasFurtherSecrets(const Profile &profile)
{
    return profile.proxy.hasPassword || profile.tls.hasPassphrase ||
           std::any_of(profile.headers.begin(), profile.headers.end(),
                       [](const ExtraHeader &header) { return header.isSecret; });
}

Refusals refusalsOf(const Profile &profile)
{
    return profile.refusals.value(profile.model);
}

void learnRefusal(Profile &profile, const QString &model, const QString &field)
{
    if (QStringList &fields = profile.refusals[model].fields; !fields.contains(field))
        fields.append(field);
}

void learnStreamRefusal(Profile &profile, const QString &model)
{
    profile.refusals[model].stream = true;
}

void forgetRefusals(Profile &profile, const Profile &former)
{
    if (profile.baseUrl != former.baseUrl)
        profile.refusals.clear();
}

} // namespace Hiwar

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

void forgetRefusals(Profile &profile, const Profile &former)
{
    if (profile.baseUrl == former.baseUrl && profile.model == former.model)
        return;
    profile.streamRefused = false;
    profile.refusedFields.clear();
}

} // namespace Hiwar

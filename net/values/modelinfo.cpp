// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/modelinfo.h"

#include <algorithm>

namespace Hiwar {

bool isBare(const ModelInfo &info)
{
    return !info.contextTokens && !info.takesPictures && !info.callsTools && !info.price;
}

ModelInfo completed(const ModelInfo &told, const ModelInfo &own)
{
    ModelInfo both = told;
    if (own.contextTokens)
        both.contextTokens = own.contextTokens;
    if (own.takesPictures)
        both.takesPictures = own.takesPictures;
    if (own.callsTools)
        both.callsTools = own.callsTools;
    if (own.price)
        both.price = own.price;
    return both;
}

const ModelInfo *findModel(const QList<ModelInfo> &infos, const QString &id)
{
    const auto found = std::find_if(infos.cbegin(), infos.cend(),
                                    [&id](const ModelInfo &info) { return info.id == id; });
    return found == infos.cend() ? nullptr : &*found;
}

void setPrice(QList<ModelInfo> &infos, const QString &id, const ModelPrice &price)
{
    const auto found = std::find_if(infos.begin(), infos.end(),
                                    [&id](const ModelInfo &info) { return info.id == id; });
    if (found != infos.end())
        found->price = price;
    else
        infos.append(
            {.id = id, .contextTokens = {}, .takesPictures = {}, .callsTools = {}, .price = price});
}

QStringList namesOf(const QList<ModelInfo> &infos)
{
    QStringList names;
    names.reserve(infos.size());
    for (const ModelInfo &info : infos)
        names.append(info.id);
    return names;
}

QList<ModelInfo> withFacts(QList<ModelInfo> infos)
{
    infos.removeIf(isBare);
    return infos;
}

} // namespace Hiwar

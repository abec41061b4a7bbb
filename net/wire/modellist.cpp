// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/modellist.h"

#include "net/wire/errorbody.h"
#include "net/wire/jsontext.h"
#include "net/wire/modelfacts.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString modelName(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    const QJsonObject model = value.toObject();
    for (const QLatin1StringView field : {"id"_L1, "name"_L1, "model"_L1}) {
        const QString name = model.value(field).toString();
        if (!name.isEmpty())
            return name;
    }
    return {};
}

std::optional<QJsonArray> modelArray(const QJsonValue &root)
{
    if (root.isArray())
        return root.toArray();
    for (const QLatin1StringView field : {"data"_L1, "models"_L1}) {
        const QJsonValue list = root.toObject().value(field);
        if (list.isArray())
            return list.toArray();
    }
    return {};
}

} // namespace

QStringList boundedModels(QStringList names)
{
    names.removeIf([](const QString &name) { return name.size() > maxModelName; });
    qsizetype letters = 0;
    const auto tooMuch =
        std::find_if(names.cbegin(), names.cend(), [&letters](const QString &name) {
            return (letters += name.size()) > maxModelLetters;
        });
    return names.first(std::min<qsizetype>(tooMuch - names.cbegin(), maxModels));
}

tl::expected<QList<ModelInfo>, ApiError> readModelList(QByteArrayView body, const Secret &key)
{
    ApiError error;
    const std::optional<QJsonValue> root = parseJson(body);
    if (!root || !(root->isArray() || root->isObject())) {
        error.kind = ErrorKind::NotAnApi;
        error.serverText = readErrorBody(body, key).message;
        return tl::unexpected(error);
    }
    const std::optional<QJsonArray> models = modelArray(*root);
    if (!models) {
        error.serverText = readErrorValue(*root, key).message;
        return tl::unexpected(error);
    }
    QList<ModelInfo> infos;
    QSet<QString> names;
    qsizetype letters = 0;
    for (const auto &model : *models) {
        const QString name = modelName(model);
        if (name.isEmpty() || name.size() > maxModelName || names.contains(name))
            continue;
        letters += name.size();
        if (infos.size() == maxModels || letters > maxModelLetters)
            break;
        names.insert(name);
        infos.append(readModelFacts(model.toObject()));
        infos.last().id = name;
    }
    return infos;
}

} // namespace Hiwar

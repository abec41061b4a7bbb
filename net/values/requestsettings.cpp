// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/requestsettings.h"

#include <QJsonDocument>

namespace Hiwar {

using namespace Qt::StringLiterals;

bool isReservedField(const QString &name)
{
    return name == "model"_L1 || name == "messages"_L1 || name == "stream"_L1;
}

QJsonObject jsonOf(const RequestSettings &settings)
{
    QJsonObject json;
    if (settings.systemPrompt)
        json.insert(u"systemPrompt"_s, *settings.systemPrompt);
    if (!settings.fields.isEmpty())
        json.insert(u"fields"_s, settings.fields);
    if (!settings.context.isEmpty())
        json.insert(u"context"_s, jsonOf(settings.context));
    return json;
}

RequestSettings requestSettingsOf(const QJsonObject &json)
{
    RequestSettings settings;
    if (const QJsonValue prompt = json.value("systemPrompt"_L1); prompt.isString())
        settings.systemPrompt = prompt.toString();
    settings.fields = json.value("fields"_L1).toObject();
    const QStringList names = settings.fields.keys();
    for (const QString &name : names) {
        if (isReservedField(name) || name.isEmpty())
            settings.fields.remove(name);
    }
    if (QJsonDocument(settings.fields).toJson(QJsonDocument::Compact).size() > mostFieldBytes)
        settings.fields = {};
    settings.context = contextLimitOf(json.value("context"_L1).toObject());
    return settings;
}

QString storedText(const RequestSettings &settings)
{
    if (settings.isEmpty())
        return {};
    return QString::fromUtf8(QJsonDocument(jsonOf(settings)).toJson(QJsonDocument::Compact));
}

RequestSettings requestSettingsOf(const QString &stored)
{
    if (stored.isEmpty())
        return {};
    return requestSettingsOf(QJsonDocument::fromJson(stored.toUtf8()).object());
}

} // namespace Hiwar

// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/requestlevels.h"

#include "app/chat/answerer.h"

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

void put(EffectiveSettings &over, const RequestSettings &settings, SettingLevel level)
{
    if (settings.systemPrompt) {
        over.systemPrompt = *settings.systemPrompt;
        over.promptLevel = level;
    }
    const QJsonObject &fields = settings.fields;
    for (auto field = fields.begin(); field != fields.end(); ++field) {
        if (isReservedField(field.key()))
            continue;
        if (const QString other = otherLimitName(field.key()); !fields.contains(other))
            over.fields.remove(other);
        over.fields.insert(field.key(), {field.value(), level});
    }
    over.context = Hiwar::over(over.context, settings.context);
    if (settings.context.messages)
        over.messagesLevel = level;
    if (settings.context.percent)
        over.percentLevel = level;
}

} // namespace

QString otherLimitName(const QString &field)
{
    const QString former = u"max_tokens"_s;
    const QString newer = u"max_completion_tokens"_s;
    if (field == former)
        return newer;
    return field == newer ? former : QString();
}

RequestSettings settingsOf(const Profile &profile)
{
    RequestSettings settings;
    if (!profile.systemPrompt.trimmed().isEmpty())
        settings.systemPrompt = profile.systemPrompt;
    settings.fields = profile.extraBody;
    settings.context = profile.context;
    return settings;
}

EffectiveSettings effectiveSettings(const Profile &profile, const RequestSettings &persona,
                                    const RequestSettings &conversation)
{
    EffectiveSettings settings;
    put(settings, settingsOf(profile), SettingLevel::Profile);
    put(settings, persona, SettingLevel::Persona);
    put(settings, conversation, SettingLevel::Conversation);
    return settings;
}

QJsonObject bodyFields(const EffectiveSettings &settings)
{
    QJsonObject fields;
    for (auto field = settings.fields.cbegin(); field != settings.fields.cend(); ++field) {
        if (!field->value.isNull())
            fields.insert(field.key(), field->value);
    }
    return fields;
}

Profile withModelOf(Profile profile, const ConversationInfo &conversation)
{
    profile.model = modelOf(conversation, profile);
    return profile;
}

} // namespace Hiwar

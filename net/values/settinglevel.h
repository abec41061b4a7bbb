// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What applies to a request, field by field, and which level decides it. Plain values, any thread.
#pragma once

#include "net/values/contextlimit.h"

#include <QJsonValue>
#include <QMap>
#include <QString>

namespace Hiwar {

/// A later one goes over an earlier one.
enum class SettingLevel : quint8 { Service, Profile, Persona, Conversation };

struct LevelledValue
{
    QJsonValue value; ///< null: the service's default, not sent
    SettingLevel level = SettingLevel::Service;

    bool operator==(const LevelledValue &) const = default;
};

struct EffectiveSettings
{
    QString systemPrompt; ///< blank: none is sent
    SettingLevel promptLevel = SettingLevel::Service;
    QMap<QString, LevelledValue> fields; ///< those that a level names
    ContextLimit context = {};           ///< how much of the conversation goes; 0: no limit
    SettingLevel messagesLevel = SettingLevel::Service; ///< where ContextLimit::messages comes from
    SettingLevel percentLevel = SettingLevel::Service;

    /// The service's default for a field that no level names.
    [[nodiscard]] LevelledValue field(const QString &name) const { return fields.value(name); }

    bool operator==(const EffectiveSettings &) const = default;
};

} // namespace Hiwar
